import {
  byDenominator,
  exact,
  multiplyExact,
  roundExact,
  roundToBigint,
  sumOfUnlike,
  type Exact,
} from './exact';

export interface Portions {
  /** One amount a weight, in the order given. */
  cents: number[];
  /** What rounding each portion by itself left over: positive was added, negative taken away. */
  remainderCents: number;
  /** Whether the last paying portion took the remainder, or was too small to, so that it was spread. */
  remainder: 'none' | 'last' | 'spread';
}

/** Weights with their sum, so that a hundred thousand of them are added once. */
export interface Weights {
  terms: readonly Exact[];
  sum: Exact;
  /** The denominators that there are, and which of them each term has. */
  denominators: bigint[];
  which: number[];
}

export function weigh(terms: readonly Exact[]): Weights {
  const { which, sums } = byDenominator(terms);
  return { terms, sum: sumOfUnlike(sums), denominators: sums.map(({ d }) => d), which };
}

/**
 * An amount times `weight / whole` for each weight, rounded half away from zero. The portions add to the amount times
 * the weights' sum / whole, rounded once: what rounding each by itself leaves goes to the last portion with a weight.
 * Where that would turn the last portion below zero (60 cents over 100 weights: each rounds to 1), a cent is taken
 * from those portions that rounding raised, from the last one backwards, so that each stays within a cent.
 * Throws a RangeError for a negative weight and for a whole that is not positive.
 */
export function portionsOf(cents: number, weights: Weights, whole: Exact): Portions {
  const { terms, sum } = weights;
  if (whole.n <= 0n) throw new RangeError('The whole must be above zero.');
  if (terms.some(({ n }) => n < 0n)) throw new RangeError('A weight is negative.');
  if (cents < 0) return mirrored(portionsOf(-cents, weights, whole));
  const portions = roundEach(cents, weights, whole);
  const target = roundExact(multiplyExact(exact(cents), sum, { n: whole.d, d: whole.n }));
  const remainderCents = target - portions.reduce((all, portion) => all + portion, 0);
  const last = terms.findLastIndex(({ n }) => n > 0n);
  if (remainderCents === 0) return { cents: portions, remainderCents, remainder: 'none' };
  if (portions[last]! + remainderCents >= 0) {
    portions[last]! += remainderCents;
    return { cents: portions, remainderCents, remainder: 'last' };
  }
  const wasRaised = (index: number): boolean => {
    const { n, d } = terms[index]!;
    return BigInt(portions[index]!) * d * whole.n > BigInt(cents) * n * whole.d;
  };
  // It ends: at most half a cent is owed for each raised portion, and half a cent for the sum's own rounding.
  for (let index = last, owed = -remainderCents; owed > 0; index--) {
    if (!wasRaised(index)) continue;
    portions[index]! -= 1;
    owed -= 1;
  }
  return { cents: portions, remainderCents, remainder: 'spread' };
}

function roundEach(cents: number, { terms, denominators, which }: Weights, whole: Exact): number[] {
  const inverse = { n: whole.d, d: whole.n };
  if (whole.d >= UNWIELDY || whole.n >= UNWIELDY) {
    return terms.map(boundedRounder({ n: BigInt(cents) * inverse.n, d: inverse.d }));
  }
  const scales = denominators.map((d) => scaleOf(exact(BigInt(cents) * inverse.n, d * inverse.d)));
  return terms.map(({ n }, index) => portionOf(n, scales[which[index]!]!));
}

/** Thousands of unlike denominators have a sum of a hundred thousand digits, with which nothing is quick. */
const UNWIELDY = 1n << 1024n;
const BOUND_BITS = 256n;

/** Rounds `factor` x a weight between two short bounds of the factor; only where they disagree with the factor itself. */
function boundedRounder({ n, d }: Exact): (weight: Exact) => number {
  const low = (n << BOUND_BITS) / d;
  const rounded = (factor: Exact, weight: Exact) =>
    roundToBigint({ n: factor.n * weight.n, d: factor.d * weight.d });
  return (weight) => {
    const below = rounded({ n: low, d: 1n << BOUND_BITS }, weight);
    const above = rounded({ n: low + 1n, d: 1n << BOUND_BITS }, weight);
    return Number(below === above ? below : rounded({ n, d }, weight));
  };
}

/** What a numerator of one denominator is multiplied by: `whole + part / d` cents, where numbers hold that exactly. */
interface Scale {
  exact: Exact;
  isSmall: boolean;
  whole: number;
  part: number;
  d: number;
}

function scaleOf({ n, d }: Exact): Scale {
  const whole = n / d;
  const isSmall = d <= Number.MAX_SAFE_INTEGER && whole <= Number.MAX_SAFE_INTEGER;
  return { exact: { n, d }, isSmall, whole: Number(whole), part: Number(n % d), d: Number(d) };
}

/** In numbers where they are exact, which is several times quicker; else in bigints. */
function portionOf(n: bigint, scale: Scale): number {
  const count = Number(n);
  const whole = count * scale.whole;
  const part = count * scale.part;
  // A product of whole numbers that stays below 2^53 is exact.
  if (scale.isSmall && whole + part < Number.MAX_SAFE_INTEGER) {
    const left = part % scale.d;
    return whole + (part - left) / scale.d + (left * 2 >= scale.d ? 1 : 0);
  }
  return roundExact({ n: scale.exact.n * n, d: scale.exact.d });
}

function mirrored(portions: Portions): Portions {
  return {
    ...portions,
    cents: portions.cents.map((cents) => 0 - cents),
    remainderCents: 0 - portions.remainderCents,
  };
}
