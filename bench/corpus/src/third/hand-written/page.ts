import type { Meaning, RowSketch } from '../../blind/hand-written/kit';

/** A row of a page: what stands at the left, what it means if it has amounts, and its figures in print order. */
export type Row = [label: string, meaning: Meaning | null, ...cells: (number | null)[]];

const bare = (label: string): string => label.replace(/^\*/, '').replace(/~/g, '').trim();

/** The truth of rows whose labels are printed as they are. */
export const sketches = (rows: readonly Row[]): RowSketch[] =>
  rows.flatMap(([label, meaning, ...cells]): RowSketch[] =>
    meaning ? [[bare(label), meaning, ...cells]] : [],
  );

/** '12,345', '12,345.60', '(1,200)'; nothing for an empty cell. */
export function typed(value: number | null, decimals: 0 | 2 = 0): string {
  if (value === null) return '';
  const size = Math.abs(value).toLocaleString('en-US', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: 2,
  });
  return value < 0 ? `(${size})` : size;
}

export const typedRows = (rows: readonly Row[], decimals: 0 | 2 = 0): string[][] =>
  rows.map(([label, , ...cells]) => [label, ...cells.map((value) => typed(value, decimals))]);
