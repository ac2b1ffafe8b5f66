/** Sums over the columns of a budget; a missing cell counts nothing. */
export type Values = readonly (number | undefined)[];

export function addValues(list: { values: Values; sign: 1 | -1 }[], width: number): number[] {
  return Array.from({ length: width }, (_, column) =>
    list.reduce((sum, { values, sign }) => sum + sign * (values[column] ?? 0), 0),
  );
}

/** Whether all figures of `b` in these columns are those of `a`, and not only zeros. */
export function printsSame(columns: readonly number[], a: Values, b: Values): boolean {
  const compared = columns.filter((column) => b[column] !== undefined);
  return compared.some((column) => b[column] !== 0) && compared.every((column) => a[column] === b[column]);
}

/** How sums compare with what is printed, column by column. */
export interface Fit {
  /** Columns with a printed figure. */
  compared: number;
  exact: number;
  /** Exact and not zero. */
  telling: number;
  /** Within what rounding to whole dollars explains. */
  close: number;
}

interface Compared {
  /** Sums that may be meant: of the totals as printed, and of the lines below them. */
  sums: readonly Values[];
  printed: Values;
  /** Addends, for what rounding may add up to. */
  count: number;
  columns: readonly number[];
}

export function fitOf({ sums, printed, count, columns }: Compared): Fit {
  const fit: Fit = { compared: 0, exact: 0, telling: 0, close: 0 };
  for (const column of columns) {
    const value = printed[column];
    if (value === undefined) continue;
    fit.compared++;
    const off = Math.min(...sums.map((sum) => Math.abs(value - (sum[column] ?? 0))));
    if (off === 0) fit.exact++;
    if (off === 0 && value !== 0) fit.telling++;
    if (off > 0 && value % 100 === 0 && off <= Math.max(100, 50 * count) && off * 50 < Math.abs(value))
      fit.close++;
  }
  return fit;
}

export const isWholeFit = (fit: Fit): boolean => fit.compared > 0 && fit.exact === fit.compared;

/** Columns that agree, those that rounding explains counting less. */
export const fitScore = (fit: Fit): number => fit.exact + 0.6 * fit.close;
