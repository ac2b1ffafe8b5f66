import { assessSchedule, specialPlan, type AssessedSchedule, type Cents } from '@hoa/budget-math';
import type { AssessmentPlan, ScheduleUnit } from '@hoa/contracts';
import { whyBlocked } from './why-blocked';

export interface AssessmentOf {
  totalCents: Cents;
  /** Cents by name, for parts of the total that take budget categories. */
  categories?: ReadonlyMap<string, Cents> | undefined;
  /** A special assessment, of which amounts and categories of the year's budget are no part. */
  special?: boolean;
}

export type Assessment = { kind: 'assessed'; result: AssessedSchedule } | { kind: 'blocked'; why: string };

/** What each unit of a schedule pays of a total: the one calculation of statements and workbooks. Else why not. */
export function assessmentOf(
  { units, plan }: { units: readonly ScheduleUnit[]; plan: AssessmentPlan },
  { totalCents, categories, special = false }: AssessmentOf,
): Assessment {
  if (totalCents <= 0) return { kind: 'blocked', why: 'The total has to be above zero.' };
  const used = special ? specialPlan(plan) : plan;
  const result = assessSchedule({ units, plan: used }, { totalCents, categories });
  return result.kind === 'assessed'
    ? { kind: 'assessed', result }
    : { kind: 'blocked', why: whyBlocked(result, units) };
}
