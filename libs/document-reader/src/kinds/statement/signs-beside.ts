import type { Values } from './arithmetic';

/** Rows that must be printed with the other sign before a column is. */
const FEWEST = 5;

/**
 * Costs that a program prints below zero, beside a column that somebody typed without the minus: with the signs of its
 * neighbor. Only where every row agrees that has a figure in both, those above zero too. `places` are the columns of amounts.
 */
export function withSignsBeside(rows: readonly Values[], places: readonly number[]): Values[] {
  const printed = places.find((at) => isSigned(rows, at));
  if (printed === undefined) return [...rows];
  const turned = new Set(places.filter((at) => at !== printed && isTyped(rows, printed, at)));
  return rows.map((row) =>
    (row[printed] ?? 0) < 0 ? row.map((value, at) => (value !== undefined && turned.has(at) ? -value : value)) : row,
  ); // prettier-ignore
}

/** Income above zero, costs below it, and a result: where signs change more often, a column compares others. */
const MOST_CHANGES = 2;

function isSigned(rows: readonly Values[], at: number): boolean {
  const told = rows.flatMap((row) => (row[at] ? [row[at] < 0] : []));
  const changes = told.filter((isBelow, i) => i > 0 && isBelow !== told[i - 1]).length;
  return changes > 0 && changes <= MOST_CHANGES && told.filter((isBelow) => isBelow).length >= FEWEST;
}

/** A column without a figure below zero where the other has one, and none above where that is below. */
function isTyped(rows: readonly Values[], printed: number, at: number): boolean {
  const both = rows.filter((row) => row[printed] && row[at]);
  const turned = both.filter((row) => row[printed]! < 0);
  const alike = turned.filter((row) => isAlike(-row[printed]!, row[at]!));
  return (
    turned.length >= FEWEST && both.every((row) => row[at]! > 0) && alike.length >= MOSTLY * turned.length
  );
}

/** Costs of two years are of one size; what is left of a budget is not. */
const MOSTLY = 0.8;
const TIMES = 3;
const isAlike = (a: number, b: number): boolean => a <= TIMES * b && b <= TIMES * a;
