import { exact, multiplyExact, type Exact } from '../exact';
import { type Cents } from '../money';
import { portionsOf, weigh, type Portions } from '../portions';
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
  /** How many units pay. */
  payers: number;
  /** The cents that rounding each unit by itself left over, and who took them: see `portionsOf`. */
  remainderCents: Cents;
  remainder: Portions['remainder'];
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
 * to the last unit that pays, and spread only where that one is too small to take it (`portionsOf`). Shares of a pool
 * for one group are of that group's whole (towers), or in proportion among its units where the schedule's shares are
 * of the whole (`sharesArePartsOf`). Blocked, with the reason, for negative figures, for figures that are missing and
 * for shares outside 95 to 105 %. A negative pool is divided as a positive one with its sign turned.
 */
export function assess({ units, pools, gap }: AssessmentInput): Assessed | AssessmentBlock {
  const cents = new Array<Cents>(units.length).fill(0);
  const divided: AssessedPool[] = [];
  let unallocatedCents = 0;
  let partsOf: 'whole' | 'group' | undefined;
  for (const pool of pools) {
    const result = dividePool(units, pool, {
      gap,
      // Asked by few pools, and then by each tower's: the sums of all groups are made once.
      partsOf: () => (partsOf ??= sharesArePartsOf(units)),
    });
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

interface ShareRules {
  gap: AssessmentInput['gap'];
  partsOf: () => 'whole' | 'group';
}

function dividePool(units: readonly AssessedUnit[], pool: Pool, rules: ShareRules): AssessedPool | Obstacle {
  const { group, basis } = pool;
  const places = group ? placesOf(units, group) : undefined;
  const payers = places ? places.map((place) => units[place]!) : units;
  if (payers.length === 0) return { reason: 'no-units' };
  const found = weightsOf(payers, basis);
  if ('reason' in found) return { ...found, ...unitOf(found, places) };
  const weights = weigh(found);
  const measure =
    basis === 'share' ? shareWhole(weights.sum, pool, rules) : { whole: weights.sum, sum: exact(100) };
  if ('reason' in measure) return measure;
  if (measure.whole.n === 0n) return { reason: 'no-weight' };
  const { cents, ...rounding } = portionsOf(pool.cents, weights, measure.whole);
  return {
    pool,
    cents: places ? spreadOut(cents, places, units.length) : cents,
    unallocatedCents: pool.cents - cents.reduce((sum, amount) => sum + amount, 0),
    ...measure,
    payers: payers.length,
    ...rounding,
  };
}

function placesOf(units: readonly AssessedUnit[], group: string): number[] {
  return units.flatMap((unit, place) => (unit.group === group ? [place] : []));
}

function spreadOut(amounts: readonly Cents[], places: readonly number[], length: number): Cents[] {
  const cents = new Array<Cents>(length).fill(0);
  places.forEach((place, index) => (cents[place] = amounts[index]!));
  return cents;
}

/** A payer's place among all units. */
function unitOf({ unit }: Obstacle, places: readonly number[] | undefined): Pick<Obstacle, 'unit'> {
  return unit === undefined ? {} : { unit: places ? places[unit]! : unit };
}

const ONE = exact(1);

/** The figure of each payer by which the pool is divided. */
function weightsOf(payers: readonly AssessedUnit[], basis: AssessmentBasis): Exact[] | Obstacle {
  if (basis === 'equal') return payers.map(() => ONE);
  const figure = figures[basis];
  const weights = payers.map(figure);
  const negative = weights.findIndex((weight) => weight !== undefined && weight.n < 0n);
  if (negative >= 0) return { reason: 'negative-share', unit: negative };
  if (isComplete(weights)) return weights;
  if (basis === 'share' && weights.every((weight) => !weight)) return { reason: 'no-shares' };
  return { reason: 'missing-basis', unit: weights.indexOf(undefined) };
}

function isComplete(weights: (Exact | undefined)[]): weights is Exact[] {
  return !weights.includes(undefined);
}

/** Written out: a name that is looked up at run time takes longer than the division. */
const figures: Record<Exclude<AssessmentBasis, 'equal'>, (unit: AssessedUnit) => Exact | undefined> = {
  share: (unit) => unit.share,
  area: (unit) => unit.area,
  value: (unit) => unit.value,
};

/** What the paying units' shares are parts of, and their sum in percent; why not, where they cannot be calculated with. */
function shareWhole(total: Exact, pool: Pool, rules: ShareRules): { whole: Exact; sum: Exact } | Obstacle {
  const sum = multiplyExact(total, exact(100));
  if (pool.group && rules.partsOf() === 'whole') return { whole: total, sum };
  if (!isWithinBounds(sum)) return { reason: 'sum-out-of-bounds', sum };
  return { whole: rules.gap === 'normalise' ? total : ONE, sum };
}
