import type { Entry } from './entries';
import { totalKind } from './vocabulary';

/** Rows that one total above its lines may cover. */
const MOST_PARTS = 40;
/** Totals of several lines that must stand above them before a table is known to be set so. */
const FEWEST_TOTALS = 3;
/** Share of a table's rows that are then totals or under one. */
const MOSTLY = 0.6;

/**
 * Tables that print each section's total above its lines, as far as figures alone tell: no indent and no letter need
 * do so. A total and its lines agree to the cent in every column, again and again from the first row to the last.
 * Undefined for any other table; the rows under each total else.
 */
export function totalsAbove(
  entries: readonly Entry[],
  columns: readonly number[],
): Map<Entry, Entry[]> | undefined {
  const rows = entries.filter(
    (entry) => entry.kind === 'figures' && columns.some((column) => entry.values[column] !== undefined),
  );
  const found = new Map<Entry, Entry[]>();
  for (let i = 0; i < rows.length;) {
    const count = rows[i]!.code === undefined ? partsAfter(rows, i, columns) : 0;
    if (count > 1) found.set(rows[i]!, rows.slice(i + 1, i + 1 + count));
    i += count > 1 ? count + 1 : 1;
  }
  const covered = [...found.values()].reduce((sum, parts) => sum + parts.length + 1, 0);
  if (found.size < FEWEST_TOTALS || covered < MOSTLY * rows.length) return undefined;
  for (const [total, line] of lonePairs(rows, found, columns)) found.set(total, [line]);
  return found;
}

/** How many rows after a row add to it in each of its columns; 0 where none do. */
function partsAfter(rows: readonly Entry[], at: number, columns: readonly number[]): number {
  const total = rows[at]!;
  const told = columns.filter((column) => total.values[column] !== undefined);
  if (told.every((column) => total.values[column] === 0)) return 0;
  const sums = new Map(told.map((column) => [column, 0]));
  for (let count = 1; count <= MOST_PARTS && at + count < rows.length; count++) {
    const row = rows[at + count]!;
    if (totalKind(row.description) !== undefined || row.description === '') return 0;
    for (const column of told) sums.set(column, sums.get(column)! + (row.values[column] ?? 0));
    if (told.every((column) => sums.get(column) === total.values[column])) return count;
  }
  return 0;
}

/** A section of one line prints its figures twice, between two sections or at the end of them. */
function lonePairs(
  rows: readonly Entry[],
  found: ReadonlyMap<Entry, Entry[]>,
  columns: readonly number[],
): [Entry, Entry][] {
  const under = new Set([...found.values()].flat());
  const isFree = (row: Entry | undefined): row is Entry =>
    row !== undefined && !found.has(row) && !under.has(row) && totalKind(row.description) === undefined;
  return rows.flatMap((row, i): [Entry, Entry][] => {
    const next = rows[i + 1];
    const isPair =
      isFree(row) &&
      isFree(next) &&
      row.code === undefined &&
      columns.every((column) => row.values[column] === next.values[column]);
    return isPair ? [[row, next]] : [];
  });
}
