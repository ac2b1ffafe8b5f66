import { median } from './bands';
import { rowOf } from './items';
import type { Item, Row } from './types';

/** Rows that must be numbered before their numbers are believed to be that. */
const FEWEST = 8;

/** Takes away what only counts the rows: 1, 2, 3 down the left edge, apart from the names or right before them. */
export function withoutRowNumbers(rows: Row[]): Row[] {
  const counted = inOrder(rows.flatMap(countOf));
  const apart = counted.filter(({ isApart }) => isApart).length;
  const isColumn = 2 * apart >= counted.length;
  // A column of numbers may leave some out; right before the names hardly one is missing.
  const most = isColumn ? 3 : 1;
  const steps = counted.slice(1).filter(({ value }, i) => {
    const step = value - counted[i]!.value;
    return step > 0 && step <= most;
  });
  const figured = rows.filter((row) => row.items.some((item) => item.strong));
  const enough = 0.5 * (isColumn ? rows : figured).length;
  if (counted.length < FEWEST || counted.length < enough || steps.length < MOSTLY * (counted.length - 1))
    return rows;
  const bare = new Map(counted.map(({ row, items }) => [row, items]));
  return rows.map((row) => (bare.has(row) ? rowOf({ ...row, items: bare.get(row)! }) : row));
}

interface Counted {
  row: Row;
  value: number;
  /** The number stands in a cell of its own. */
  isApart: boolean;
  /** What is left of the row. */
  items: Item[];
}

/** `12 Power`: a count and a name. */
const COUNTED = /^(\d{1,3})[.)]?\s+(?=\p{L})/u;
const MOSTLY = 0.9;

function countOf(row: Row): Counted[] {
  const [first, ...others] = row.items;
  if (!first) return [];
  if (/^\d{1,4}[.)]?$/.test(first.text))
    return [{ row, value: Number.parseInt(first.text, 10), isApart: true, items: others }];
  const found = first.kind === 'words' && others.length > 0 ? COUNTED.exec(first.text) : null;
  if (!found) return [];
  const items = [withoutStart(first, found[0].length), ...others];
  return [{ row, value: Number(found[1]), isApart: false, items }];
}

/** Numbers that stand at the edge of the others; of names that begin with one, those that count on. */
function inOrder(counted: Counted[]): Counted[] {
  const left = median(counted.map(({ row }) => row.items[0]!.box[0]));
  const level = counted.filter(({ row }) => Math.abs(row.items[0]!.box[0] - left) < 2 * row.height);
  const apart = level.filter(({ isApart }) => isApart);
  if (apart.length < FEWEST) return level;
  return level.filter(({ isApart, value }, i) => {
    if (isApart) return true;
    const before = level.slice(0, i).findLast((one) => one.isApart);
    const after = level.slice(i).find((one) => one.isApart);
    return value > (before?.value ?? 0) && value < (after?.value ?? Infinity);
  });
}

function withoutStart(item: Item, length: number): Item {
  const [left, top, right, bottom] = item.box;
  const start = left + ((right - left) * length) / item.text.length;
  return { ...item, text: item.text.slice(length), box: [start, top, right, bottom] };
}
