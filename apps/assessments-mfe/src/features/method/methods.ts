import { proposedPools, assessedUnit } from '@hoa/budget-math';
import type { AssessmentBasis, AssessmentPool, ScheduleUnit } from '@hoa/contracts';

/** How a total is divided, as people choose it. */
export const METHODS = ['share', 'equal', 'area', 'value', 'mixed', 'groups'] as const;
export type Method = (typeof METHODS)[number];

export const METHOD_LABELS: Readonly<Record<Method, { label: string; description: string }>> = {
  share: {
    label: 'By ownership interest',
    description: 'Each unit pays the budget total times its percentage. What most declarations say.',
  },
  equal: { label: 'Equally', description: 'Every unit pays the same.' },
  area: { label: 'By square feet', description: 'Larger units pay more. Each unit needs its square feet.' },
  value: { label: 'By value', description: 'Each unit pays by its value. Each unit needs one.' },
  mixed: {
    label: 'Mixed',
    description:
      'Some costs are divided in one way, the rest in another: insurance equally, the rest by interest.',
  },
  groups: {
    label: 'By tower or class',
    description: 'Each tower, building or class pays a part of the total, divided among its own units.',
  },
};

export const BASIS_LABELS: Readonly<Record<AssessmentBasis, string>> = {
  share: 'by ownership interest',
  equal: 'equally',
  area: 'by square feet',
  value: 'by value',
};

/** Which method a plan's pools are. */
export function methodOf(pools: readonly AssessmentPool[]): Method {
  if (pools.some(({ group }) => group)) return 'groups';
  const only = pools.length === 1 ? pools[0] : undefined;
  return only?.part.kind === 'rest' ? only.basis : 'mixed';
}

/** The pools to begin a method with. */
export function poolsFor(method: Method, units: readonly ScheduleUnit[]): AssessmentPool[] {
  if (method === 'mixed')
    return [
      { label: 'Divided equally', part: { kind: 'percent', percent: '0' }, basis: 'equal' },
      { label: 'The rest', part: { kind: 'rest' }, basis: 'share' },
    ];
  if (method === 'groups') return groupPools(units);
  return [{ label: 'Budget', part: { kind: 'rest' }, basis: method }];
}

/** A pool for each tower, in proportion to its number of units: an assumption until someone has looked at it. */
function groupPools(units: readonly ScheduleUnit[]): AssessmentPool[] {
  const proposed = proposedPools(units.map(assessedUnit));
  if (proposed.length > 1)
    return proposed.map(({ label, part, basis, group }) => ({
      label,
      part: part.kind === 'percent' ? part : { kind: 'rest' },
      basis,
      ...(group ? { group } : {}),
    }));
  const groups = [...new Set(units.flatMap(({ group }) => (group ? [group] : [])))];
  return groups.map((group, index) => ({
    label: group,
    part:
      index === groups.length - 1
        ? { kind: 'rest' }
        : { kind: 'percent', percent: evenPercent(groups.length) },
    basis: 'share',
    group,
  }));
}

const evenPercent = (count: number) => (Math.floor(1_000_000 / count) / 10_000).toString();

/** Whether ownership interest divides any of it. */
export function dividesByShare(pools: readonly AssessmentPool[]): boolean {
  return pools.some(({ basis }) => basis === 'share');
}
