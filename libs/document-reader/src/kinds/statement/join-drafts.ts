import { overlapShare } from '../../tables/bands';
import type { Item } from '../../tables/types';
import type { Draft } from './draft';
import type { Entry } from './entries';

/** Columns under the same places of the same page with heads of other words: "Year End" of the income, "Actual to Date" of the expenses. */
export function placesBelow(before: Draft, { columns, entries }: Draft): number[] | undefined {
  const [last, first] = [before.entries.at(-1)?.row.source, entries[0]?.row.source];
  if (!last || !first || last.page !== first.page || last.stream !== first.stream) return undefined;
  if (columns.length < 2 || columns.length !== before.columns.length) return undefined;
  const isSame = columns.every((column, i) => {
    const other = before.columns[i]!;
    const years = column.year === undefined || other.year === undefined || column.year === other.year;
    return years && column.kind === other.kind && overlapShare(column, other) > 0.4;
  });
  return isSame ? columns.map((_, i) => i) : undefined;
}

/** The rows of a table behind those of the one before it, each figure in the column that it belongs to. */
export function joinTo(before: Draft, draft: Draft, places: number[]): void {
  draft.columns.forEach((column, i) => {
    const known = before.columns[places[i]!];
    const isOther =
      known !== undefined &&
      column.label !== '' &&
      known.label !== column.label &&
      known.role !== column.role;
    before.columns[places[i]!] = isOther
      ? { ...known, label: [known.label, column.label].filter(Boolean).join(' / ') }
      : (known ?? column);
  });
  const width = before.columns.length;
  const moved = draft.entries.map((entry) => movedTo(entry, places, width));
  before.entries = [...before.entries.map((entry) => movedTo(entry, undefined, width)), ...moved];
}

function movedTo(entry: Entry, places: number[] | undefined, width: number): Entry {
  const values: Entry['values'] = Array.from({ length: width }, () => undefined);
  const amounts: (Item | undefined)[] = Array.from({ length: width }, () => undefined);
  entry.values.forEach((value, i) => (values[places?.[i] ?? i] = value));
  entry.row.amounts.forEach((item, i) => (amounts[places?.[i] ?? i] = item));
  return { ...entry, values, row: { ...entry.row, amounts } };
}
