import { hasFigures, sumIn, type Values } from './arithmetic';
import type { Entry } from './entries';
import { REQUIRED } from './required';
import { totalKind } from './vocabulary';

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

/** Cents by which what is left may differ from what is printed. */
const ROUNDED = 100;

/**
 * "We spend 27,300 · less laundry 750 · less garage 1,140 · Assessments needed 25,410": what is taken off is printed
 * without a minus, and the last figure says that it is taken off.
 */
export function withLessTakenOff(entries: readonly Entry[], places: readonly number[]): Entry[] {
  const figures = entries.filter(({ kind, values }) => kind === 'figures' && hasFigures(values));
  const taken = figures.flatMap((needed, at) => {
    if (!REQUIRED.test(needed.description)) return [];
    const begin = figures.findLastIndex(({ description }, i) => i < at && !LESS.test(description)) + 1;
    const [total, less] = [figures[begin - 1], figures.slice(begin, at)];
    const isLess = places.every((place) => {
      const left = (total?.values[place] ?? 0) - sumIn(less, place);
      return Math.abs(left - (needed.values[place] ?? 0)) <= ROUNDED;
    });
    return total && totalKind(total.description) !== 'net' && less.length > 0 && isLess ? less : [];
  });
  const isTaken = new Set(taken);
  return entries.map((entry) => (isTaken.has(entry) ? { ...entry, isTakenOff: true, values: entry.values.map((value) => value && -value) } : entry)); // prettier-ignore
}

const LESS = /^(?:less|minus|deduct)\b/i;
