import { exact, multiplyExact, roundExact, sumExact, type Exact } from './exact';

export interface Portions {
  /** One amount a weight, in the order given. */
  cents: number[];
  /** What rounding each portion by itself left over: positive was added, negative taken away. */
  remainderCents: number;
  /** Whether the last paying portion took the remainder, or it was too small to and it was spread. */
  remainder: 'none' | 'last' | 'spread';
}

/**
 * An amount times `weight / whole` for each weight, rounded half away from zero. The portions add to the amount times
 * the weights' sum / whole, rounded once: what rounding each by itself leaves goes to the last portion with a weight.
 * Where that would turn the last portion below zero (60 cents over 100 weights: each rounds to 1), a cent is taken
 * from those portions that rounding raised, from the last one backwards, so that each stays within a cent.
 * Throws a RangeError for a negative weight and for a whole that is not positive.
 */
export function portionsOf(cents: number, weights: readonly Exact[], whole: Exact): Portions {
  if (whole.n <= 0n) throw new RangeError('The whole must be above zero.');
  if (weights.some(({ n }) => n < 0n)) throw new RangeError('A weight is negative.');
  if (cents < 0) return mirrored(portionsOf(-cents, weights, whole));
  const scale = BigInt(cents) * whole.d;
  const portions = weights.map(({ n, d }) => nearest(scale * n, d * whole.n));
  const perWhole = { n: whole.d, d: whole.n };
  const target = roundExact(multiplyExact(exact(cents), sumExact(weights), perWhole));
  const remainderCents = target - portions.reduce((sum, portion) => sum + portion, 0);
  const last = weights.findLastIndex(({ n }) => n > 0n);
  if (remainderCents === 0) return { cents: portions, remainderCents, remainder: 'none' };
  if (portions[last]! + remainderCents >= 0) {
    portions[last]! += remainderCents;
    return { cents: portions, remainderCents, remainder: 'last' };
  }
  const wasRaised = (index: number): boolean => {
    const { n, d } = weights[index]!;
    return BigInt(portions[index]!) * d * whole.n > scale * n;
  };
  let owed = -remainderCents;
  for (let index = last; owed > 0; index--) {
    if (!wasRaised(index)) continue;
    portions[index]! -= 1;
    owed -= 1;
  }
  return { cents: portions, remainderCents, remainder: 'spread' };
}

function nearest(n: bigint, d: bigint): number {
  return Number((2n * n + d) / (2n * d));
}

function mirrored(portions: Portions): Portions {
  return {
    ...portions,
    cents: portions.cents.map((cents) => 0 - cents),
    remainderCents: 0 - portions.remainderCents,
  };
}
