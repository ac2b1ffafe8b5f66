import { compareExact, exact, multiplyExact, roundExact, sumExact, type Exact } from '../exact';
import type { PlannedPool } from './plan';

/** Shares whose sum lies outside these percents are not calculated with. */
export const SHARE_SUM_BOUNDS = { min: 95, max: 105 } as const;

/** A unit as the arithmetic sees it. */
export interface AssessedUnit {
  /** Of one, exact: 1/40 is 2.5 %. Of the whole, or of its group's whole. */
  share?: Exact | undefined;
  /** Square feet. */
  area?: Exact | undefined;
  /** In dollars. */
  value?: Exact | undefined;
  /** Tower, building or class; '' is none. */
  group?: string | undefined;
}

export interface GroupSum {
  /** '' for the units that have none. */
  group: string;
  units: number;
  /** Of the shares that there are, in percent: 100 is whole. */
  sum: Exact;
}

/** The sum of shares of each group, in the order in which groups first appear. */
export function sumByGroup(units: readonly AssessedUnit[]): GroupSum[] {
  const groups = new Map<string, AssessedUnit[]>();
  for (const unit of units) {
    const group = unit.group ?? '';
    const members = groups.get(group);
    if (members) members.push(unit);
    else groups.set(group, [unit]);
  }
  return [...groups].map(([group, members]) => ({ group, units: members.length, sum: percentSum(members) }));
}

/** The sum of all shares in percent. */
export function percentSum(units: readonly AssessedUnit[]): Exact {
  return multiplyExact(sumExact(units.flatMap(({ share }) => (share ? [share] : []))), exact(100));
}

export function isWithinBounds(percent: Exact): boolean {
  const { min, max } = SHARE_SUM_BOUNDS;
  return compareExact(percent, exact(min)) >= 0 && compareExact(percent, exact(max)) <= 0;
}

/**
 * What shares are parts of: of the whole where all of them together are nearer to 100 % than any group is by itself,
 * else of each group's own whole (towers).
 */
export function sharesArePartsOf(units: readonly AssessedUnit[]): 'whole' | 'group' {
  const whole = percentSum(units);
  if (!isWithinBounds(whole)) return 'group';
  const distance = distanceFrom100(whole);
  const groups = sumByGroup(units).filter(({ group }) => group !== '');
  return groups.some(({ sum }) => compareExact(distanceFrom100(sum), distance) <= 0) ? 'group' : 'whole';
}

function distanceFrom100({ n, d }: Exact): Exact {
  const difference = n - 100n * d;
  return { n: difference < 0n ? -difference : difference, d };
}

/**
 * The plan to begin with. Where each of several groups adds to 100 % by itself (within the bounds), a pool for each,
 * in proportion to its number of units: percents of 4 decimals, the last group taking the rest. Else one pool, the
 * whole total by share. A proposal: how towers divide what is common to them is for their declaration to say.
 */
export function proposedPools(units: readonly AssessedUnit[]): PlannedPool[] {
  const groups = sumByGroup(units);
  const areTowers =
    groups.length > 1 && groups.every(({ group, sum }) => group !== '' && isWithinBounds(sum));
  if (!areTowers || sharesArePartsOf(units) === 'whole') {
    return [{ label: 'Budget', part: { kind: 'rest' }, basis: 'share' }];
  }
  return groups.map(({ group, units: count }, index) => ({
    label: group,
    part:
      index === groups.length - 1
        ? { kind: 'rest' }
        : { kind: 'percent', percent: percentText(count, units.length) },
    basis: 'share',
    group,
  }));
}

/** 1 of 3 is "33.3333". */
function percentText(part: number, whole: number): string {
  return String(roundExact(exact(part * 1_000_000, whole)) / 10_000);
}
