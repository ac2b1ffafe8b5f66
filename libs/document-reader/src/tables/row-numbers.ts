import { median } from './bands';
import { rowOf } from './items';
import type { Row } from './types';

/** Rows that must be numbered before their numbers are believed to be that. */
const FEWEST = 8;

/** Takes away a first column that only counts the rows: 1, 2, 3 down the left edge. */
export function withoutRowNumbers(rows: Row[]): Row[] {
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
