import { SIGNALS } from './signals';

/** By-laws call themselves so before anything else; what they say of the declaration and its covenants is no name. */
const NAMES_BYLAWS =
  /^\W*(?:(?:the|amended|restated|and|revised|association|condominium) )*by-?laws(?:\W*$|\W+of\b)/i;

/** `Exhibit to the Declaration and By-Laws` is of the one that it names first. */
export const BESIDE_DECLARATION = /\b(?:declaration|master deed)\b.{0,12}\b(?:and|&)\b.{0,8}\bby-?laws\b/i;

export function isNamedBylaws(head: string[]): boolean {
  const at = head.findIndex((text) => NAMES_BYLAWS.test(text));
  const { title } = SIGNALS.find(({ kind }) => kind === 'declaration')!;
  return at >= 0 && !head.slice(0, at).some((text) => title.some((pattern) => pattern.test(text)));
}
