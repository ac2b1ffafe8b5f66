import type { Row } from '../../tables/types';
import type { HeadColumn } from './table-heads';

/** Most tables that stand beside each other on a page. */
const MOST = 3;
/** Points by which names may begin left of their head. */
const MARGIN = 8;

const plain = ({ words }: { words: string }): string => words.toLowerCase().replace(/[^a-z0-9]/g, '');

/** Two columns that say the same, though recognition may see a letter otherwise. */
const isSame = <R extends string>(a: HeadColumn<R>, b: HeadColumn<R>): boolean =>
  plain(a) === plain(b) || (a.role !== undefined && a.role === b.role);

/** Heads that say the same columns twice or thrice, as a head each: tables that stand beside each other. */
function headsBeside<R extends string>(columns: HeadColumn<R>[]): HeadColumn<R>[][] {
  for (let count = MOST; count > 1; count--) {
    const width = columns.length / count;
    const isRepeated =
      Number.isInteger(width) && width > 1 && columns.every((column, c) => c < width || isSame(column, columns[c % width]!)); // prettier-ignore
    if (isRepeated) return Array.from({ length: count }, (_, i) => columns.slice(i * width, (i + 1) * width));
  }
  return [columns];
}

/** The tables that stand beside each other under a head, each with its own columns and the parts of the rows below it. */
export function tablesBeside<R extends string>(
  columns: HeadColumn<R>[],
  body: Row[],
): { columns: HeadColumn<R>[]; body: Row[] }[] {
  const heads = headsBeside(columns);
  if (heads.length === 1) return [{ columns, body }];
  const cuts = heads.map(([first], i) =>
    i === 0 ? -Infinity : cutBefore(first!, heads[i - 1]!.at(-1)!, body),
  );
  return heads.map((own, i) => {
    const isOwn = ({ box }: Row['items'][number]): boolean => box[0] >= cuts[i]! && box[0] < (cuts[i + 1] ?? Infinity); // prettier-ignore
    const rows = body.map((row) => ({ ...row, items: row.items.filter(isOwn) }));
    return { columns: own, body: rows.filter(({ items }) => items.length > 0) };
  });
}

/** Left of the names of the next table; where these have no head, right of the figures of the one before. */
function cutBefore<R extends string>(next: HeadColumn<R>, last: HeadColumn<R>, body: Row[]): number {
  const items = body.flatMap((row) => row.items);
  const figures = items.filter(({ kind, box }) => kind !== 'words' && box[0] < last.x1 && box[2] > last.x0);
  const end = Math.max(last.x1, ...figures.map(({ box }) => box[2]));
  const isNames = items.some(({ kind, box }) => kind === 'words' && Math.abs(box[0] - next.x0) < MARGIN);
  return isNames ? Math.max(end, next.x0 - MARGIN) : end;
}
