import type { Chunk } from './chunks';
import type { KeyColumn } from './column-roles';

/** `No.`, `#`, `Line`, `Item No.`, or nothing: the head of a column that only counts the rows. */
const HEAD = /^\W*(?:line|row|item|seq(?:uence)?|serial|entry|count)?\W*(?:nos?|numbers?)?\W*$/i;
const FEWEST = 3;

/**
 * Where another column names the unit or the lot by its head, a column of 1, 2, 3 beside it counts the rows and names
 * none. Under a head of its own (`Unit No.`) such figures are names.
 */
export function withoutOrdinals(keys: KeyColumn[], identifies: (rest: KeyColumn[]) => boolean): KeyColumn[] {
  const rest = keys.filter((key) => !isOrdinal(key));
  const isNamed = rest.some(({ label, headed }) => label === 'lot' || headed);
  return isNamed && rest.length < keys.length && identifies(rest) ? rest : keys;
}

/** A column of 1, 2, 3 under no head of its own. */
export function isOrdinal({ column: { chunks, head }, headed, label }: KeyColumn): boolean {
  if (headed || label !== 'unit' || !HEAD.test(head) || chunks.size < FEWEST) return false;
  const counted = [...chunks.values()].map(figureOf);
  return counted.every((figure, i) => figure !== undefined && figure === counted[0]! + i);
}

function figureOf(chunks: Chunk[]): number | undefined {
  const [only, another] = chunks;
  const digits = another ? undefined : /^(\d{1,4})\.?$/.exec(only?.text ?? '')?.[1];
  return digits === undefined ? undefined : Number(digits);
}
