import type { TableColumn } from '../../tables/types';
import type { Entry } from './entries';

/**
 * "Final" on a row of its own, where a column is called so: a second table with that column alone, set where the first
 * column of the table before was. Its figures belong to the column that it names.
 */
export function underOwnLabels(entries: readonly Entry[], columns: readonly TableColumn[]): Entry[] {
  let own: number | undefined;
  return entries.map((entry) => {
    if (entry.kind === 'heading') {
      own = columnCalled(entry.description, columns);
      return entry;
    }
    const filled = entry.values.flatMap((value, i) => (value === undefined ? [] : [i]));
    return own === undefined || filled.length !== 1 || filled[0] === own
      ? entry
      : moved(entry, filled[0]!, own);
  });
}

function columnCalled(name: string, columns: readonly TableColumn[]): number | undefined {
  const called = columns.flatMap(({ label }, i) => (label !== '' && label === name ? [i] : []));
  return called.length === 1 ? called[0] : undefined;
}

function moved(entry: Entry, from: number, to: number): Entry {
  const move = <T>(list: readonly (T | undefined)[]): (T | undefined)[] =>
    list.map((item, i) => (i === to ? list[from] : i === from ? undefined : item));
  return { ...entry, values: move(entry.values), row: { ...entry.row, amounts: move(entry.row.amounts) } };
}
