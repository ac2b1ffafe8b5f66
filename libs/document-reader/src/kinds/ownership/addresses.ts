import type { KeyColumn } from './column-roles';

/** A house number and a street: `1104 Plover Way`, `12-B N. Elm St.`; a bare `1104` beside it is a designation. */
const STREET = /^\d{1,6}[\w-]{0,4}\s[^\n]{0,40}[A-Za-z]{2}/;
const HEAD = /\b(?:address(?:es)?|street|situs|location)\b/i;

/**
 * Where a column of lots or units tells the rows apart by itself, the street address beside it says where they stand
 * and not what they are called. Alone it is all the name they have.
 */
export function withoutAddresses(keys: KeyColumn[], identifies: (rest: KeyColumn[]) => boolean): KeyColumn[] {
  const rest = keys.filter((key) => !isAddress(key));
  const isNamed = rest.some(({ label }) => label === 'unit' || label === 'lot');
  return isNamed && rest.length < keys.length && identifies(rest) ? rest : keys;
}

function isAddress({ column: { chunks, head } }: KeyColumn): boolean {
  if (/\b(?:unit|apt|apartment|suite)\b/i.test(head)) return false;
  const texts = [...chunks.values()].map((row) => row.map(({ text }) => text).join(' '));
  const streets = texts.filter((text) => STREET.test(text)).length;
  return streets >= texts.length * (HEAD.test(head) ? 0.6 : 0.9);
}
