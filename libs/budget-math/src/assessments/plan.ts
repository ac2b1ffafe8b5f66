import { compareExact, exact, exactDecimal, sumExact, type Exact } from '../exact';
import { sumCents, type Cents } from '../money';
import { portionsOf, weigh } from '../portions';

/** By what a pool is divided: ownership, equally, floor area, or value. */
export type AssessmentBasis = 'share' | 'equal' | 'area' | 'value';

/** A part of the total that is divided by one basis over all units, or over those of one group. */
export interface Pool {
  label: string;
  cents: Cents;
  basis: AssessmentBasis;
  /** Only the units of this group pay it. */
  group?: string | undefined;
}

/** How much of the total a pool takes: what the others leave, an amount, percent of the total ("12.5"), or budget categories. */
export type PoolPart =
  | { kind: 'rest' }
  | { kind: 'amount'; cents: Cents }
  | { kind: 'percent'; percent: string }
  | { kind: 'categories'; names: readonly string[] };

export interface PlannedPool extends Omit<Pool, 'cents'> {
  part: PoolPart;
}

export type PlanProblem = {
  kind: 'problem';
  reason:
    | 'no-pools'
    | 'negative-total'
    | 'two-rests'
    | 'bad-percent'
    | 'negative-amount'
    | 'unknown-category'
    | 'category-twice'
    | 'above-total'
    | 'below-total';
  /** The label of the pool at fault, where it is one. */
  pool?: string;
  category?: string;
  /** By how much the parts exceed or miss the total. */
  cents?: Cents;
};

export interface PlanInput {
  totalCents: Cents;
  pools: readonly PlannedPool[];
  /** Cents of each budget category by its name. */
  categories: ReadonlyMap<string, Cents>;
}

/**
 * The amounts of a plan's pools, which always add to the total and are never negative; a problem where that cannot be.
 * Percents are of the whole total, rounded together: 33.3333, 33.3333 and 33.3334 % leave no cent over (`portionsOf`).
 * A category may be taken once. The rest may be nothing.
 */
export function resolvePools(input: PlanInput): { kind: 'pools'; pools: Pool[] } | PlanProblem {
  const problem = problemOf(input);
  if (problem) return problem;
  const { totalCents, pools, categories } = input;
  const shares = pools.map(({ part }) => percentOf(part));
  const byPercent = portionsOf(totalCents, weigh(shares), exact(100)).cents;
  const amounts = pools.map(({ part }, index) => byPercent[index]! + fixedCents(part, categories));
  const left = totalCents - sumCents(amounts);
  const isOver100 = compareExact(sumExact(shares), exact(100)) > 0;
  if (left < 0 || isOver100) return { kind: 'problem', reason: 'above-total', cents: Math.max(0, -left) };
  const rest = pools.findIndex(({ part }) => part.kind === 'rest');
  if (rest < 0 && left > 0) return { kind: 'problem', reason: 'below-total', cents: left };
  if (rest >= 0) amounts[rest] = left;
  return {
    kind: 'pools',
    pools: pools.map(({ part: _, ...pool }, index) => ({ ...pool, cents: amounts[index]! })),
  };
}

function problemOf({ totalCents, pools, categories }: PlanInput): PlanProblem | undefined {
  if (pools.length === 0) return { kind: 'problem', reason: 'no-pools' };
  if (totalCents < 0) return { kind: 'problem', reason: 'negative-total', cents: totalCents };
  const rests = pools.filter(({ part }) => part.kind === 'rest');
  if (rests.length > 1) return { kind: 'problem', reason: 'two-rests', pool: rests[1]!.label };
  const used = new Set<string>();
  for (const { label, part } of pools) {
    const reason = partProblem(part, categories, used);
    if (reason) return { kind: 'problem', pool: label, ...reason };
  }
  return undefined;
}

function partProblem(
  part: PoolPart,
  categories: ReadonlyMap<string, Cents>,
  used: Set<string>,
): Pick<PlanProblem, 'reason' | 'category' | 'cents'> | undefined {
  if (part.kind === 'percent' && !isPercent(part.percent)) return { reason: 'bad-percent' };
  for (const category of part.kind === 'categories' ? part.names : []) {
    if (!categories.has(category)) return { reason: 'unknown-category', category };
    if (used.has(category)) return { reason: 'category-twice', category };
    used.add(category);
  }
  const cents = fixedCents(part, categories);
  return cents < 0 ? { reason: 'negative-amount', cents } : undefined;
}

/** No sign and no exponent: "1e9999999" would be a number of ten million digits. */
const PERCENT = /^\d{1,3}(\.\d{1,36})?$/;

function isPercent(text: string): boolean {
  return PERCENT.test(text) && compareExact(exactDecimal(text), exact(100)) <= 0;
}

function percentOf(part: PoolPart): Exact {
  return part.kind === 'percent' ? exactDecimal(part.percent) : exact(0);
}

function fixedCents(part: PoolPart, categories: ReadonlyMap<string, Cents>): Cents {
  if (part.kind === 'amount') return part.cents;
  if (part.kind === 'categories') return sumCents(part.names.map((name) => categories.get(name) ?? 0));
  return 0;
}
