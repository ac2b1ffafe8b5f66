import type { TableColumn } from '../../tables/types';
import type { Summed } from './sums';

/** The columns of a table that add up: percentages do not. */
export function summable(columns: TableColumn[]): Summed {
  const summed = columns.flatMap((column, i) =>
    column.kind === 'percent' || column.role === 'percent' ? [] : [i],
  );
  return { columns: summed, variances: new Set(summed.filter((i) => columns[i]!.role === 'variance')) };
}
