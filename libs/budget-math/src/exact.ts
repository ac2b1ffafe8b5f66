/** An exact fraction of cents (or of anything): kept until a figure is shown or stored, so that rounding happens once. */
export interface Exact {
  n: bigint;
  /** Always positive. */
  d: bigint;
}

const DECIMAL = /^(-?)(\d*)(?:\.(\d*))?(?:e([+-]?\d+))?$/i;

/** `n / d` exactly. Throws a RangeError for a denominator of 0. */
export function exact(n: number | bigint, d: number | bigint = 1): Exact {
  return reduce(BigInt(n), BigInt(d));
}

/**
 * The decimal that a number or string shows: `6.7` is 67/10, not the binary neighbour of 6.7.
 * Throws a RangeError for what is no finite decimal.
 */
export function exactDecimal(value: number | string): Exact {
  const match = DECIMAL.exec(String(value).trim());
  if (!match || `${match[2] ?? ''}${match[3] ?? ''}` === '') throw new RangeError(`Not a decimal: ${value}`);
  const fraction = match[3] ?? '';
  const scale = fraction.length - Number(match[4] ?? 0);
  const digits = BigInt(`${match[1] ?? ''}${match[2] ?? ''}${fraction}`);
  return scale >= 0 ? reduce(digits, 10n ** BigInt(scale)) : reduce(digits * 10n ** BigInt(-scale), 1n);
}

/** The factor of a growth in percent: 4.2 is 1.042. */
export function growthFactor(percent: number | string): Exact {
  return addExact(exact(1), multiplyExact(exactDecimal(percent), exact(1, 100)));
}

export function addExact(...terms: Exact[]): Exact {
  return sumExact(terms);
}

/** The sum of any number of terms: first of those with one denominator, then two by two, so that it stays quick. */
export function sumExact(terms: readonly Exact[]): Exact {
  const byDenominator = new Map<bigint, bigint>();
  for (const { n, d } of terms) byDenominator.set(d, (byDenominator.get(d) ?? 0n) + n);
  let sums = [...byDenominator].map(([d, n]) => reduce(n, d));
  while (sums.length > 1) {
    const pairs: Exact[] = [];
    for (let index = 0; index < sums.length; index += 2) {
      const a = sums[index]!;
      const b = sums[index + 1];
      pairs.push(b ? reduce(a.n * b.d + b.n * a.d, a.d * b.d) : a);
    }
    sums = pairs;
  }
  return sums[0] ?? exact(0);
}

export function multiplyExact(...factors: Exact[]): Exact {
  return factors.reduce((product, factor) => reduce(product.n * factor.n, product.d * factor.d), exact(1));
}

/** `base` to the power of a whole number from 0. */
export function powerExact(base: Exact, exponent: number): Exact {
  return reduce(base.n ** BigInt(exponent), base.d ** BigInt(exponent));
}

/** -1, 0 or 1, as a comparison function answers. */
export function compareExact(a: Exact, b: Exact): number {
  const difference = a.n * b.d - b.n * a.d;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

/** The nearest whole number, halves away from zero; never -0. Throws a RangeError beyond what a number holds exactly. */
export function roundExact(value: Exact): number {
  const magnitude = value.n < 0n ? -value.n : value.n;
  const rounded = (2n * magnitude + value.d) / (2n * value.d);
  const result = Number(value.n < 0n ? -rounded : rounded);
  if (!Number.isSafeInteger(result)) throw new RangeError('The amount is too large.');
  return result === 0 ? 0 : result;
}

/** For showing a ratio only: the closest floating-point number. */
export function approximate(value: Exact): number {
  const whole = value.n / value.d;
  return Number(whole) + Number(value.n - whole * value.d) / Number(value.d);
}

function reduce(n: bigint, d: bigint): Exact {
  if (d === 0n) throw new RangeError('Division by zero.');
  const sign = d < 0n ? -1n : 1n;
  const divisor = gcd(n < 0n ? -n : n, d * sign);
  return { n: (n * sign) / divisor, d: (d * sign) / divisor };
}

function gcd(a: bigint, b: bigint): bigint {
  while (b !== 0n) [a, b] = [b, a % b];
  return a === 0n ? 1n : a;
}
