import type { Item, Row } from './types';

const FEWEST = 4;
const SHORT = /^\d{2,6}\.\d{2,3}$/;

/**
 * Account numbers such as `61.30` or `4010.000` look like money, but they lead their rows and only ever rise. They are taken for
 * words, so that no column is made of them.
 */
export function codesAsWords(rows: Row[]): Row[] {
  const leading = rows.flatMap((row) => {
    const [item, next] = row.items;
    return item && SHORT.test(item.text) && next?.kind === 'words' ? [{ row, item }] : [];
  });
  const figures = rows.filter((row) => row.items.some((item) => item.kind !== 'words')).length;
  if (leading.length < FEWEST || leading.length * 2 < figures) return rows;
  const rising = leading
    .slice(1)
    .filter(({ item }, i) => Number(item.text) > Number(leading[i]!.item.text)).length;
  if (rising < 0.8 * (leading.length - 1)) return rows;
  const codes = new Map(leading.map(({ row, item }) => [row, item]));
  return rows.map((row) => {
    const code = codes.get(row);
    return code ? { ...row, items: row.items.map((item) => (item === code ? asWords(item) : item)) } : row;
  });
}

function asWords(item: Item): Item {
  const { cents: _cents, ...rest } = item;
  return { ...rest, kind: 'words', strong: false, mixed: false };
}
