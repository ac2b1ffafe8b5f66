import { median } from './bands';
import { rowOf } from './items';
import type { Item, Row } from './types';

/** Rows that must be numbered before their numbers are believed to be that. */
const FEWEST = 8;

/** Takes away a first column that only counts the rows: 1, 2, 3 down the left edge, apart from the names or right before them. */
export function withoutRowNumbers(rows: Row[]): Row[] {
  return withoutCounts(withoutColumn(rows));
}

/** `12 Power`: a count and a name. */
const COUNTED = /^(\d{1,3})[.)]?\s+(?=\p{L})/u;
const MOSTLY = 0.9;

/** Counts that share a cell with the names: rows with figures are numbered one by one, and hardly one is left out. */
function withoutCounts(rows: Row[]): Row[] {
  const counted = rows.flatMap((row) => {
    const [item] = row.items;
    const found = item?.kind === 'words' && row.items.length > 1 ? COUNTED.exec(item.text) : null;
    return item && found ? [{ row, item, length: found[0].length, value: Number(found[1]) }] : [];
  });
  const steps = counted.slice(1).filter(({ value }, i) => value - counted[i]!.value === 1);
  const figured = rows.filter((row) => row.items.some((item) => item.strong));
  if (counted.length < FEWEST || steps.length < MOSTLY * (counted.length - 1)) return rows;
  if (counted.length < 0.5 * figured.length) return rows;
  const named = new Map(counted.map(({ row, item, length }) => [row, withoutStart(item, length)]));
  return rows.map((row) => {
    const name = named.get(row);
    return name ? rowOf({ ...row, items: [name, ...row.items.slice(1)] }) : row;
  });
}

function withoutStart(item: Item, length: number): Item {
  const [left, top, right, bottom] = item.box;
  const start = left + ((right - left) * length) / item.text.length;
  return { ...item, text: item.text.slice(length), box: [start, top, right, bottom] };
}

function withoutColumn(rows: Row[]): Row[] {
  const firsts = rows.flatMap((row) => {
    const item = row.items[0];
    return item && /^\d{1,4}[.)]?$/.test(item.text)
      ? [{ row, item, value: Number.parseInt(item.text, 10) }]
      : [];
  });
  if (firsts.length < FEWEST || firsts.length < 0.5 * rows.length) return rows;
  const left = median(firsts.map(({ item }) => item.box[0]));
  const numbered = firsts.filter(({ item, row }) => Math.abs(item.box[0] - left) < 2 * row.height);
  const steps = numbered.slice(1).filter(({ value }, i) => {
    const step = value - numbered[i]!.value;
    return step > 0 && step <= 3;
  });
  if (steps.length < 0.9 * (firsts.length - 1)) return rows;
  const counting = new Set(numbered.map(({ row }) => row));
  return rows.map((row) => (counting.has(row) ? rowOf({ ...row, items: row.items.slice(1) }) : row));
}
