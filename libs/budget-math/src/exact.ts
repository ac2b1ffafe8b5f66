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

/** The sum of any number of terms: first of those with one denominator, so that it stays quick. */
export function sumExact(terms: readonly Exact[]): Exact {
  return sumOfUnlike(byDenominator(terms).sums);
}

/** Terms that share a denominator: `which` of the denominators each term has, and the sum of each one's terms. */
export interface ByDenominator {
  which: number[];
  sums: Exact[];
}

export function byDenominator(terms: readonly Exact[]): ByDenominator {
  // By number where that is exact: a bigint takes several times longer to look up.
  const places = new Map<number | bigint, number>();
  const sums: Exact[] = [];
  const which = new Array<number>(terms.length);
  let place = -1;
  let d = 0n;
  terms.forEach((term, index) => {
    if (term.d !== d) {
      d = term.d;
      const number = Number(d);
      const key = number <= Number.MAX_SAFE_INTEGER ? number : d;
      const known = places.get(key);
      place = known ?? sums.push({ n: 0n, d }) - 1;
      if (known === undefined) places.set(key, place);
    }
    sums[place]!.n += term.n;
    which[index] = place;
  });
  return { which, sums };
}

/** As `sumExact`, for terms that are known to be few or unlike. */
export function sumOfUnlike(terms: readonly Exact[]): Exact {
  const common = commonDenominator(terms);
  if (common === undefined) return sumByPairs(terms);
  return reduce(
    terms.reduce((sum, { n, d }) => sum + n * (common / d), 0n),
    common,
  );
}

/** Undefined where it grows too long to be worth finding. */
function commonDenominator(terms: readonly Exact[]): bigint | undefined {
  let common = 1n;
  for (const { d } of terms) {
    common = (common / gcd(common, d)) * d;
    if (common > LARGEST_REDUCED) return undefined;
  }
  return common;
}

/** Two by two, so that few of the products are long. */
function sumByPairs(terms: readonly Exact[]): Exact {
  let sums = terms;
  while (sums.length > 1) {
    const pairs: Exact[] = [];
    for (let index = 0; index < sums.length; index += 2) {
      const a = sums[index]!;
      const b = sums[index + 1];
      pairs.push(b ? { n: a.n * b.d + b.n * a.d, d: a.d * b.d } : a);
    }
    sums = pairs;
  }
  return reduce(sums[0]!.n, sums[0]!.d);
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
  const result = Number(roundToBigint(value));
  if (!Number.isSafeInteger(result)) throw new RangeError('The amount is too large.');
  return result === 0 ? 0 : result;
}

/** The nearest whole number of any size, halves away from zero. */
export function roundToBigint(value: Exact): bigint {
  const magnitude = value.n < 0n ? -value.n : value.n;
  const rounded = (2n * magnitude + value.d) / (2n * value.d);
  return value.n < 0n ? -rounded : rounded;
}

/** For showing a ratio only: the closest floating-point number. */
export function approximate(value: Exact): number {
  const whole = value.n / value.d;
  return Number(whole) + Number(value.n - whole * value.d) / Number(value.d);
}

/** A fraction beyond it stays as it is: it is as exact, and for thousands of unlike denominators no divisor is found in time. */
const LARGEST_REDUCED = 1n << 1024n;

function reduce(n: bigint, d: bigint): Exact {
  if (d === 0n) throw new RangeError('Division by zero.');
  const sign = d < 0n ? -1n : 1n;
  if (d * sign > LARGEST_REDUCED) return { n: n * sign, d: d * sign };
  const divisor = gcd(n < 0n ? -n : n, d * sign);
  return { n: (n * sign) / divisor, d: (d * sign) / divisor };
}

function gcd(a: bigint, b: bigint): bigint {
  while (b !== 0n) [a, b] = [b, a % b];
  return a === 0n ? 1n : a;
}
