import { exact, exactDecimal, growthFactor, multiplyExact, roundExact } from './exact';
import { portionsOf, weigh } from './portions';

/** Money in whole cents: a safe integer, below 10^14 in magnitude. */
export type Cents = number;

/** No amount that a person or a paper gives reaches 10^12 dollars. */
export const MAX_CENTS = 100_000_000_000_000;
/** No total of a budget does more than double that: doubled five times over, as a forecast may, it is still exact. */
export const MAX_TOTAL_CENTS = 2 * MAX_CENTS;

const DECIMAL = /^-?(\d+\.?\d*|\.\d+)$/;

/**
 * Cents of a decimal string as the wire has it, "-1234.5", and of our own sums and products. Rounded half away from
 * zero; -0 is 0. Throws a RangeError for anything else: what people type goes through `amountEntry`.
 */
export function toCents(amount: string): Cents {
  if (amount.length > 64 || !DECIMAL.test(amount))
    throw new RangeError(`Not an amount: ${amount.slice(0, 40)}`);
  return roundExact(multiplyExact(exactDecimal(amount), exact(100)));
}

/** Money on the wire: 123450 is "1234.50". */
export function toDecimalString(cents: Cents): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

const wholeDollars = dollarFormat(0);
const dollarsAndCents = dollarFormat(2);

/** For people, as `formatDollars` and `formatPercent` write it; what is read by programs has a hyphen. */
export const MINUS = '\u2212';

/**
 * "$1,235", or "$1,234.50" with `cents`; with 'if any' the cents stand only where there are some. Halves away from zero,
 * a true minus before a negative amount, and never "−$0".
 */
export function formatDollars(cents: Cents, options: { cents?: boolean | 'if any' } = {}): string {
  const withCents = options.cents === 'if any' ? cents % 100 !== 0 : options.cents;
  const text = withCents
    ? dollarsAndCents.format(cents / 100)
    : wholeDollars.format(roundExact(exact(cents, 100)));
  return text.replace('-', MINUS);
}

function dollarFormat(digits: number): Intl.NumberFormat {
  return new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay: 'negative',
  });
}

const shortDollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
  maximumSignificantDigits: 3,
});

/** "$337K", for the axes of charts only: three digits are no figure to budget with. */
export function formatShortDollars(cents: Cents): string {
  return shortDollars.format(cents / 100).replace('-', MINUS);
}

/** The sum of amounts in cents. */
export function sumCents(amounts: Iterable<Cents>): Cents {
  let sum = 0;
  for (const amount of amounts) sum += amount;
  return sum;
}

/** `percent` of an amount: (10000, 6.7) is 670. Exact, rounded once, half away from zero. */
export function multiplyByPercent(cents: Cents, percent: number | string): Cents {
  return roundExact(multiplyExact(exact(cents), exactDecimal(percent), exact(1, 100)));
}

/** An amount grown by `percent`: (10000, 6.7) is 10670. Exact, rounded once, half away from zero. */
export function growByPercent(cents: Cents, percent: number | string): Cents {
  return roundExact(multiplyExact(exact(cents), growthFactor(percent)));
}

/** `part / whole` of an amount, such as 6 of 12 months. Exact, rounded once. */
export function prorate(cents: Cents, part: number, whole: number): Cents {
  return roundExact(multiplyExact(exact(cents), exact(part, whole)));
}

/**
 * Splits `total` in proportion to whole-number weights by the rule of `portionsOf`: the shares always add to `total`.
 * Equal shares where all weights are 0; no shares for no weights. Throws a RangeError for a negative weight.
 */
export function allocate(total: Cents, weights: readonly number[]): Cents[] {
  if (weights.length === 0) return [];
  const parts = weigh(weights.map((weight) => exact(weight)));
  if (parts.sum.n > 0n) return portionsOf(total, parts, parts.sum).cents;
  if (weights.some((weight) => weight < 0)) throw new RangeError('A weight is negative.');
  return allocate(
    total,
    weights.map(() => 1),
  );
}
