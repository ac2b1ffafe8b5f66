import { exact, exactDecimal } from '../exact';
import { toCents, type Cents } from '../money';
import { assess, type Assessed, type AssessmentBlock } from './assess';
import type { AssessedUnit } from './groups';
import { resolvePools, type AssessmentBasis, type PlannedPool, type PlanProblem } from './plan';

/** A unit of a schedule as it crosses the wire: a share of one as a fraction, figures as decimal strings. */
export interface WireUnit {
  share?: { n: string; d: string } | undefined;
  /** Square feet. */
  area?: string | undefined;
  value?: string | undefined;
  group?: string | undefined;
}

export type WirePart =
  | { kind: 'rest' }
  | { kind: 'amount'; amount: string }
  | { kind: 'percent'; percent: string }
  | { kind: 'categories'; names: readonly string[] };

export interface WirePool {
  label: string;
  part: WirePart;
  basis: AssessmentBasis;
  group?: string | undefined;
}

export interface WireSchedule {
  units: readonly WireUnit[];
  plan: { pools: readonly WirePool[]; gap: 'unallocated' | 'normalise' };
}

/** A schedule with what its units pay: the units as the arithmetic took them, for `formulaOf`. */
export interface AssessedSchedule extends Assessed {
  units: AssessedUnit[];
}

/** A unit of the wire as the arithmetic takes it; an empty group is none. */
export function assessedUnit({ share, area, value, group }: WireUnit): AssessedUnit {
  return {
    ...(share ? { share: exact(BigInt(share.n), BigInt(share.d)) } : {}),
    ...(area ? { area: exactDecimal(area) } : {}),
    ...(value ? { value: exactDecimal(value) } : {}),
    ...(group ? { group } : {}),
  };
}

/** A pool of the wire as the arithmetic takes it; an empty group is none. */
export function plannedPool({ label, part, basis, group }: WirePool): PlannedPool {
  const planned: PlannedPool['part'] =
    part.kind === 'amount' ? { kind: 'amount', cents: toCents(part.amount) } : part;
  return { label, part: planned, basis, ...(group ? { group } : {}) };
}

/**
 * Divides a total as a schedule says: its pools resolved, then assessed. `categories` are cents by name, for pools
 * that take budget categories. Why not, where that is impossible.
 */
export function assessSchedule(
  { units: wireUnits, plan }: WireSchedule,
  of: { totalCents: Cents; categories?: ReadonlyMap<string, Cents> | undefined },
): AssessedSchedule | AssessmentBlock | PlanProblem {
  const resolved = resolvePools({
    totalCents: of.totalCents,
    pools: plan.pools.map(plannedPool),
    categories: of.categories ?? new Map<string, Cents>(),
  });
  if (resolved.kind === 'problem') return resolved;
  const units = wireUnits.map(assessedUnit);
  const result = assess({ units, pools: resolved.pools, gap: plan.gap });
  return result.kind === 'blocked' ? result : { ...result, units };
}

/**
 * How a special assessment is divided by the schedule of a year's: of its plan the pools that fit any total, for an
 * amount or budget categories of the year are no part of it; by ownership where those do not make a whole.
 */
export function specialPlan(plan: WireSchedule['plan']): WireSchedule['plan'] {
  const pools = plan.pools.filter(({ part }) => part.kind === 'rest' || part.kind === 'percent');
  // Of a large total, so that a missing millionth of a percent is seen. Other problems of the plan are the reader's to see.
  const whole = resolvePools({ totalCents: 10 ** 13, pools: pools.map(plannedPool), categories: new Map() });
  const isPart = whole.kind === 'problem' && (whole.reason === 'no-pools' || whole.reason === 'below-total');
  const plain = { label: 'Special assessment', part: { kind: 'rest' }, basis: 'share' } as const;
  return { ...plan, pools: isPart ? [plain] : pools };
}

/** Cents of each category of a budget's expenses by its name, in the order in which they first stand there. */
export function expenseCategories(
  items: Iterable<{ type: string; category: string; proposedBudget: string }>,
): Map<string, Cents> {
  const categories = new Map<string, Cents>();
  for (const { type, category, proposedBudget } of items)
    if (type === 'expense')
      categories.set(category, (categories.get(category) ?? 0) + toCents(proposedBudget));
  return categories;
}
