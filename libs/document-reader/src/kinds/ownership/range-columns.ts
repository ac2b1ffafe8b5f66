import type { KeyColumn } from './column-roles';
import type { Chunk, ChunkLine } from './chunks';
import { approx } from './ratio';
import type { ShareColumn } from './share-columns';
import { bareKey, findKeys, spreadList, type FoundKey } from './unit-text';

/** How many units each row names, where some row names a range or a list of them; undefined where none does. */
export function unitsOfRows(keys: KeyColumn[]): Map<ChunkLine, number> | undefined {
  const named = keys.filter(({ label }) => label === 'unit' || label === 'lot');
  const counts = new Map<ChunkLine, number>();
  for (const key of named)
    for (const [row, chunks] of key.column.chunks)
      counts.set(row, Math.max(counts.get(row) ?? 1, namesIn(key, chunks)));
  return [...counts.values()].some((count) => count > 1) ? counts : undefined;
}

/** The bare designations of a cell; in a column of ranges those from the first to the last. */
export function bareNames(
  { ranges }: KeyColumn,
  text: string,
): Pick<FoundKey, 'names' | 'ranged'> | undefined {
  return ranges && RANGE.test(text.trim()) ? spreadList(text.trim(), true) : bareKey(text);
}

const RANGE = /^(\d{1,6})-(\d{1,6})$/;
const HEAD = /\b(?:inclusive|ranges?|through|thru)\b/i;
const WIDEST = 500;

/**
 * `101-105` may be one designation or five. It is a range where each row begins behind the one before, and the head
 * says so, another column holds how many units each row has, or a row has three or more: two may be joined to one.
 */
export function ofRanges(key: KeyColumn, columns: KeyColumn['column'][]): KeyColumn {
  const { column, label } = key;
  const rows = label === 'unit' || label === 'lot' ? [...column.chunks] : [];
  const ranges = rows.map(([row, chunks]) => ({ row, ...endsOf(chunks) }));
  const isRun = ranges.every(
    ({ from, to }, i) => to >= from && to - from < WIDEST && (i === 0 || from > ranges[i - 1]!.to),
  );
  if (!isRun || !ranges.some(({ from, to }) => to > from)) return key;
  const counts = (other: KeyColumn['column']): boolean =>
    ranges.length > 1 &&
    other !== column &&
    ranges.every(({ row, from, to }) => Number(other.chunks.get(row)?.[0]?.text) === to - from + 1);
  const isWide = ranges.length > 1 && ranges.some(({ from, to }) => to - from >= 2);
  return isWide || HEAD.test(column.head) || columns.some(counts) ? { ...key, ranges: true } : key;
}

function endsOf([only, another]: Chunk[]): { from: number; to: number } {
  const text = another ? '' : (only?.text.trim() ?? '');
  const [, from = '', to = ''] = RANGE.exec(text) ?? [];
  if (from.length === to.length && from !== '') return { from: Number(from), to: Number(to) };
  const one = /^\d{1,6}$/.test(text) ? Number(text) : NaN;
  return { from: one, to: one };
}

function namesIn(key: KeyColumn, chunks: Chunk[]): number {
  const text = chunks.map((chunk) => chunk.text).join(' ');
  const names = bareNames(key, text)?.names ?? findKeys(text).find((key) => key.label !== 'other')?.names;
  return names?.length ?? 1;
}

/** What the shares of a column add to where each is one unit's share. */
export function sumOfEach({ column, shareOf }: ShareColumn, units: ReadonlyMap<ChunkLine, number>): number {
  let sum = 0;
  for (const [row, chunks] of column.chunks) {
    const share = chunks[0] && shareOf(chunks[0]);
    if (share) sum += approx(share) * (units.get(row) ?? 1);
  }
  return sum;
}
