import type { ResultRow } from './calculation';

export type SortColumn = 'unit' | 'lot' | 'group' | 'percent' | 'cents' | 'before' | 'change';
export interface Sorting {
  column: SortColumn;
  descending: boolean;
}

/** "101B" stands after "99", as people count. */
const naturally = new Intl.Collator('en-US', { numeric: true, sensitivity: 'base' });

type Compare = (a: ResultRow, b: ResultRow) => number;
const compares: Record<SortColumn, Compare> = {
  unit: (a, b) => naturally.compare(a.unit.unit, b.unit.unit),
  lot: (a, b) => naturally.compare(a.unit.lotNumber, b.unit.lotNumber),
  group: (a, b) => naturally.compare(a.unit.group ?? '', b.unit.group ?? ''),
  percent: (a, b) => byNumber(a.percent, b.percent),
  cents: (a, b) => a.cents - b.cents,
  before: (a, b) => byNumber(a.beforeCents, b.beforeCents),
  change: (a, b) => byNumber(changeOf(a), changeOf(b)),
};

/** Rows whose unit, lot or tower contains the words looked for, in the order asked for; without one, the schedule's own. */
export function viewOf(
  rows: readonly ResultRow[],
  { sorting, search }: { sorting: Sorting | null; search: string },
): readonly ResultRow[] {
  const wanted = search.trim().toLowerCase();
  const found = wanted === '' ? rows : rows.filter((row) => isFound(row, wanted));
  if (!sorting) return found;
  const compare = compares[sorting.column];
  const sign = sorting.descending ? -1 : 1;
  return found.toSorted((a, b) => sign * compare(a, b) || a.place - b.place);
}

function isFound({ unit }: ResultRow, wanted: string): boolean {
  return [unit.unit, unit.lotNumber, unit.group ?? ''].some((text) => text.toLowerCase().includes(wanted));
}

export function changeOf({ cents, beforeCents }: ResultRow): number | null {
  return beforeCents === undefined ? null : cents - beforeCents;
}

/** What is unknown stands before every number. */
function byNumber(a: number | null | undefined, b: number | null | undefined): number {
  if (a === b) return 0;
  if (a === null || a === undefined) return -1;
  if (b === null || b === undefined) return 1;
  return a - b;
}

/** The next order of a column that is pressed: up, down, the schedule's own. */
export function nextSorting(now: Sorting | null, column: SortColumn): Sorting | null {
  if (now?.column !== column) return { column, descending: false };
  return now.descending ? null : { column, descending: true };
}
