/** Cents by column; absent where the cell is blank, which is not zero. */
export type Values = readonly (number | undefined)[];

/** Cents from which the same figure twice is no coincidence. */
export const TELLING = 100_000;

/** How a printed row compares with a sum, over all columns. */
export interface Tie {
  /** Log-likelihood that the sum is meant and not a coincidence; negative where columns fail. */
  evidence: number;
  exact: number;
  failed: number;
  /** Columns with a printed amount that the terms leave blank: a total without detail. */
  bare: number;
}

/** A column that ties counts at most this much, however large its amount. */
const MOST_EVIDENCE = 9;
/** Each further column of the same rows is less of a surprise. */
const DISCOUNT = 0.45;
const FAILURE = 5;
/** Whole dollars may be off by half a dollar for each term, up to three dollars. */
const PER_TERM = 50;
const MOST_ROUNDING = 300;

/** A copy of one amount may mean anything; the same in several columns says more. */
const COPY = 0.3;
const SEVERAL = 0.2;

export const isWhole = (cents: number): boolean => cents % 100 === 0;

/** Cents by which a sum of `terms` whole-dollar amounts may differ from its printed total. */
export const roundingOf = (terms: number): number => Math.min(MOST_ROUNDING, PER_TERM * Math.max(2, terms));

/**
 * Compares a printed row with sums. `count` is the number of nonzero terms. A sum of one term proves little, since a
 * copy of an amount may mean anything; zeros prove nothing, unless they are what `sides` leave that cancel each other.
 */
export function tieOf(input: {
  printed: Values;
  sums: Values;
  count: number;
  rounds: readonly boolean[];
  /** What is taken together on either side of a difference. */
  sides?: Values;
}): Tie {
  const { printed, sums, count, rounds, sides } = input;
  const gains: number[] = [];
  const tie: Tie = { evidence: 0, exact: 0, failed: 0, bare: 0 };
  printed.forEach((value, column) => {
    if (value === undefined) return;
    const sum = sums[column];
    if (sum === undefined) {
      if (value !== 0) tie.bare++;
      return;
    }
    const off = Math.abs(value - sum);
    // Terms that are displayed in whole dollars may hide cents that their total shows.
    const isRounded =
      rounds[column] === true || (isWhole(sum) && off < 100 && Math.abs(value) > MOST_ROUNDING);
    const slack = isRounded ? roundingOf(count) : 0;
    if (off <= slack) {
      tie.exact++;
      const size = value === 0 ? (sides?.[column] ?? 0) : Math.abs(value);
      if (size !== 0) gains.push(gainOf(size, Math.max(off, isRounded ? 100 : 1)));
    } else tie.failed++;
  });
  gains.sort((a, b) => b - a);
  const gain = gains.reduce((all, one, i) => all + one * DISCOUNT ** i, 0);
  tie.evidence = gain * (count === 1 ? COPY + (gains.length > 1 ? SEVERAL : 0) : 1) - FAILURE * tie.failed;
  return tie;
}

const gainOf = (amount: number, step: number): number =>
  Math.max(0, Math.min(MOST_EVIDENCE, Math.log(amount / step) * 0.9));

export function add(a: Values, b: Values, sign: 1 | -1 = 1): (number | undefined)[] {
  return a.map((value, i) => {
    const other = b[i];
    if (value === undefined) return other === undefined ? undefined : sign * other;
    return other === undefined ? value : value + sign * other;
  });
}

/** What rows have in a column together. */
export const sumIn = (rows: readonly { values: Values }[], column: number): number =>
  rows.reduce((sum, { values }) => sum + (values[column] ?? 0), 0);

export const hasFigures = (values: Values): boolean => values.some((value) => value !== undefined);
export const isZero = (values: Values): boolean =>
  values.every((value) => value === undefined || value === 0);

/** Whether both print the same figures wherever both print any, and not only zeros. */
export function isSame(a: Values, b: Values): boolean {
  let told = false;
  for (const [i, value] of a.entries()) {
    const other = b[i];
    if (value === undefined || other === undefined) continue;
    if (value !== other) return false;
    if (value !== 0) told = true;
  }
  return told;
}
