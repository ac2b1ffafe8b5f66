import type { Fraction } from '@hoa/contracts';

/** An exact rational number in lowest terms; `d` is positive. */
export interface Ratio {
  n: bigint;
  d: bigint;
}

export const ZERO: Ratio = { n: 0n, d: 1n };

function gcd(a: bigint, b: bigint): bigint {
  let [x, y] = [a < 0n ? -a : a, b];
  while (y !== 0n) [x, y] = [y, x % y];
  return x === 0n ? 1n : x;
}

/** n / d in lowest terms; a denominator of 0 is a programming error. */
export function ratio(n: bigint, d: bigint): Ratio {
  if (d === 0n) throw new RangeError('A ratio needs a denominator that is not 0.');
  const factor = gcd(n, d);
  const sign = d < 0n ? -1n : 1n;
  return { n: (sign * n) / factor, d: (sign * d) / factor };
}

export function add(a: Ratio, b: Ratio): Ratio {
  return ratio(a.n * b.d + b.n * a.d, a.d * b.d);
}

export function times(a: Ratio, b: Ratio): Ratio {
  return ratio(a.n * b.n, a.d * b.d);
}

export function sumOf(all: Ratio[]): Ratio {
  return all.reduce(add, ZERO);
}

export function equal(a: Ratio, b: Ratio): boolean {
  return a.n === b.n && a.d === b.d;
}

/** A float for comparisons with a tolerance, never for a share that is shown. */
export function approx(a: Ratio): number {
  const scaled = (a.n * 1_000_000_000_000n) / a.d;
  return Number(scaled) / 1e12;
}

/** "1.2345" or ".8750" exactly; undefined for anything else, or more than 30 digits. */
export function ratioOfDecimal(text: string): Ratio | undefined {
  const match = /^(\d*)(?:\.(\d*))?$/.exec(text);
  if (!match || text.length > 30) return undefined;
  const [, whole = '', fraction = ''] = match;
  if (whole === '' && fraction === '') return undefined;
  return ratio(BigInt(whole + fraction || '0'), 10n ** BigInt(fraction.length));
}

/** A percent's exact fraction of the whole: 2.5 % is 1/40. */
export function ofPercent(percent: Ratio): Ratio {
  return ratio(percent.n, percent.d * 100n);
}

export function toFraction(a: Ratio): Fraction {
  return { n: a.n.toString(), d: a.d.toString() };
}

export function fromFraction(a: Fraction): Ratio {
  return ratio(BigInt(a.n), BigInt(a.d));
}

/** A share or a sum of shares as percent for people: at most six decimals, no trailing zeros ("99.9998"). */
export function percentText(share: Ratio): string {
  const scaled = (share.n * 100_000_000n * 2n + share.d) / (share.d * 2n);
  const digits = scaled.toString().padStart(7, '0');
  return `${digits.slice(0, -6)}.${digits.slice(-6)}`.replace(/\.?0+$/, '') || '0';
}
