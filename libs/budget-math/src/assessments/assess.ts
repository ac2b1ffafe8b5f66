import { exact, sumExact, type Exact } from '../exact';
import { type Cents } from '../money';
import { portionsOf, type Portions } from '../portions';
import { isWithinBounds, sharesArePartsOf, type AssessedUnit } from './groups';
import type { AssessmentBasis, Pool } from './plan';

/** One pool's division. Amounts of units that do not pay it are 0. */
export interface AssessedPool {
  pool: Pool;
  /** One amount a unit of the schedule, in order. */
  cents: Cents[];
  /** What recorded shares leave of the pool (negative where they exceed 100 %). */
  unallocatedCents: Cents;
  /** Of the paying units' shares, in percent; 100 for any other basis. */
  sum: Exact;
  /** What a unit's figure is a part of: 1 for shares as recorded, the sum of the paying units' figures otherwise. */
  whole: Exact;
  /** How many units pay, and the last of them by place. */
  payers: number;
  remainderCents: Cents;
  remainder: Portions['remainder'];
  /** The unit that took the remainder, or the last one that it was spread over; -1 where there is none. */
  lastPayer: number;
}

export type AssessmentBlock = {
  kind: 'blocked';
  reason: 'no-units' | 'no-shares' | 'negative-share' | 'sum-out-of-bounds' | 'missing-basis' | 'no-weight';
  /** The pool's label. */
  pool: string;
  basis: AssessmentBasis;
  group?: string;
  /** In percent. */
  sum?: Exact;
  /** The unit at fault, by place from 0. */
  unit?: number;
};

export type Assessed = {
  kind: 'assessed';
  /** One amount a unit, in order: the sum over the pools. */
  cents: Cents[];
  /** With the units' amounts it adds to the pools' total, always. */
  unallocatedCents: Cents;
  pools: AssessedPool[];
};

export interface AssessmentInput {
  units: readonly AssessedUnit[];
  pools: readonly Pool[];
  /** What becomes of the difference where shares do not add to 100 %. */
  gap: 'unallocated' | 'normalise';
}

/**
 * Divides pools over units: a pool times a unit's part, rounded to cents half away from zero, what rounding leaves
 * to the last unit that pays (`portionsOf`). Shares of a pool for one group are of that group's whole (towers), or
 * in proportion among its units where the shares of the schedule are of the whole. Blocked, with the reason, for
 * negative figures and for shares outside 95 to 105 %.
 */
export function assess({ units, pools, gap }: AssessmentInput): Assessed | AssessmentBlock {
  const cents = new Array<Cents>(units.length).fill(0);
  const divided: AssessedPool[] = [];
  let unallocatedCents = 0;
  for (const pool of pools) {
    const result = dividePool(units, pool, gap);
    if ('reason' in result) {
      const { label, basis, group } = pool;
      return { kind: 'blocked', pool: label, basis, ...(group ? { group } : {}), ...result };
    }
    result.cents.forEach((amount, index) => (cents[index]! += amount));
    unallocatedCents += result.unallocatedCents;
    divided.push(result);
  }
  return { kind: 'assessed', cents, unallocatedCents, pools: divided };
}

type Obstacle = Pick<AssessmentBlock, 'reason' | 'sum' | 'unit'>;

function dividePool(
  units: readonly AssessedUnit[],
  pool: Pool,
  gap: AssessmentInput['gap'],
): AssessedPool | Obstacle {
  const places = placesOf(units, pool.group);
  if (places.length === 0) return { reason: 'no-units' };
  const weights: Exact[] = [];
  for (const unit of places) {
    const weight = weightOf(units[unit]!, pool.basis);
    if (weight) weights.push(weight);
    if (weight && weight.n < 0n) return { reason: 'negative-share', unit };
  }
  if (weights.length < places.length) return missing(units, places, pool.basis);
  const total = sumExact(weights);
  const measure =
    pool.basis === 'share' ? shareWhole(units, { pool, gap, total }) : { whole: total, sum: exact(100) };
  if ('reason' in measure) return measure;
  if (measure.whole.n === 0n) return { reason: 'no-weight' };
  const { cents: portions, remainder, remainderCents } = portionsOf(pool.cents, weights, measure.whole);
  const cents = new Array<Cents>(units.length).fill(0);
  let allocated = 0;
  places.forEach((place, index) => {
    cents[place] = portions[index]!;
    allocated += portions[index]!;
  });
  const last = places[weights.findLastIndex(({ n }) => n > 0n)] ?? -1;
  const unallocatedCents = pool.cents - allocated;
  return {
    pool,
    cents,
    unallocatedCents,
    ...measure,
    payers: places.length,
    remainderCents,
    remainder,
    lastPayer: last,
  };
}

function placesOf(units: readonly AssessedUnit[], group: string | undefined): number[] {
  const places: number[] = [];
  units.forEach((unit, place) => {
    if (!group || unit.group === group) places.push(place);
  });
  return places;
}

const ONE = exact(1);

function weightOf(unit: AssessedUnit, basis: AssessmentBasis): Exact | undefined {
  return basis === 'equal' ? ONE : unit[basis];
}

function missing(
  units: readonly AssessedUnit[],
  places: readonly number[],
  basis: AssessmentBasis,
): Obstacle {
  const without = places.filter((place) => !weightOf(units[place]!, basis));
  if (basis === 'share' && without.length === places.length) return { reason: 'no-shares' };
  return { reason: 'missing-basis', unit: without[0]! };
}

/** What the paying units' shares are parts of, and their sum in percent; why not, where they cannot be calculated with. */
function shareWhole(
  units: readonly AssessedUnit[],
  { pool, gap, total }: { pool: Pool; gap: AssessmentInput['gap']; total: Exact },
): { whole: Exact; sum: Exact } | Obstacle {
  const sum = { n: total.n * 100n, d: total.d };
  if (pool.group && sharesArePartsOf(units) === 'whole') return { whole: total, sum };
  if (!isWithinBounds(sum)) return { reason: 'sum-out-of-bounds', sum };
  return { whole: gap === 'normalise' ? total : ONE, sum };
}
