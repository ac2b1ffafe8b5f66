import { sumCents, type Cents } from '../money';
import { contributionAt, reserveCashFlow, type ReserveCashFlow, type ReserveStudy } from './cash-flow';

/** Percent of the opening year's component costs that a threshold plan never lets the balance fall below. */
export const THRESHOLD_PERCENT = 10;
/** Years in which a full plan reaches 100% funded. */
export const FULL_FUNDING_YEARS = 30;

export const fundingPlans = ['baseline', 'threshold', 'full'] as const;
export type FundingPlan = (typeof fundingPlans)[number];

export interface PlannedFunding {
  plan: FundingPlan;
  /** The least contribution of the first year, raised by inflation every year, that reaches the plan's goal. */
  firstContributionCents: Cents;
  flow: ReserveCashFlow;
}

/**
 * Three plans side by side, each the least first-year contribution that reaches its goal when it grows with inflation:
 * baseline never ends a year below zero, threshold never below THRESHOLD_PERCENT of what the components cost, full is 100%
 * funded after FULL_FUNDING_YEARS years and never below zero. `made` are the contributions of the study's first years that
 * are over when a plan begins.
 */
export function threePlans(study: ReserveStudy, made: readonly Cents[] = []): PlannedFunding[] {
  return fundingPlans.map((plan) => {
    const firstContributionCents = leastContribution({ study, made }, goalOf(plan, study, made.length));
    return { plan, firstContributionCents, flow: reserveCashFlow(study, [...made, firstContributionCents]) };
  });
}

type Goal = (flow: ReserveCashFlow) => boolean;

/** `from`: years before it are over, whatever they ended with. */
function goalOf(plan: FundingPlan, study: ReserveStudy, from: number): Goal {
  const cost = sumCents(study.components.map(({ costCents }) => costCents));
  const floor = Math.round((cost * THRESHOLD_PERCENT) / 100);
  const lowest = ({ years }: ReserveCashFlow) =>
    Math.min(...years.slice(from).map(({ closingCents }) => closingCents));
  switch (plan) {
    case 'baseline':
      return (flow) => lowest(flow) >= 0;
    case 'threshold':
      return (flow) => lowest(flow) >= floor;
    case 'full':
      return (flow) => lowest(flow) >= 0 && (flow.years[FULL_FUNDING_YEARS - 1]?.percentFunded ?? 100) >= 100;
  }
}

/** To a dollar, by halving: more contribution never lowers a balance. */
function leastContribution(
  { study, made }: { study: ReserveStudy; made: readonly Cents[] },
  goal: Goal,
): Cents {
  const reaches = (dollars: number) => goal(reserveCashFlow(study, [...made, dollars * 100]));
  if (reaches(0)) return 0;
  let high = 1;
  while (!reaches(high) && high < 2 ** 36) high *= 2;
  let low = Math.floor(high / 2);
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (reaches(middle)) high = middle;
    else low = middle;
  }
  return high * 100;
}

/** From today's contribution to the recommended one in equal steps, the first of them in the first year. */
export function phasedIn(fromCents: Cents, toCents: Cents, years: number): Cents[] {
  if (years <= 1 || fromCents >= toCents) return [toCents];
  return Array.from({ length: years }, (_, index) =>
    index === years - 1 ? toCents : fromCents + Math.round(((toCents - fromCents) * (index + 1)) / years),
  );
}

/** A study's contribution of one fiscal year, and how it was found. */
export interface StudyContribution {
  cents: Cents;
  by: 'row' | 'recommended' | 'grown';
  /** The year that the study states. */
  statedYear: number | null;
}

/**
 * The row of the requested fiscal year; else the recommended contribution of the study's year, grown by its inflation to
 * the requested one. Never the row of another year as it is.
 */
export function contributionOf(
  study: {
    rows: readonly { endYear: number; cents: Cents }[];
    recommended?: { endYear?: number | undefined; cents: Cents } | undefined;
    inflationPercent?: number | undefined;
  },
  endYear: number,
): StudyContribution | undefined {
  const row = study.rows.find((one) => one.endYear === endYear);
  if (row) return { cents: row.cents, by: 'row', statedYear: endYear };
  const nearest = [...study.rows].sort((a, b) => b.endYear - a.endYear).find((one) => one.endYear < endYear);
  const base = nearest ?? study.recommended;
  if (!base) return undefined;
  const stated = base.endYear ?? null;
  if (stated === null || stated >= endYear || !study.inflationPercent)
    return { cents: base.cents, by: 'recommended', statedYear: stated };
  return {
    cents: contributionAt([base.cents], endYear - stated, study.inflationPercent),
    by: 'grown',
    statedYear: stated,
  };
}
