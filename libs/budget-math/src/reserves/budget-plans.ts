import type { Cents } from '../money';
import type { EndYear } from '../periods/fiscal-year';
import {
  contributionAt,
  reserveCashFlow,
  RESERVE_YEARS,
  type ReserveCashFlow,
  type ReserveStudy,
} from './cash-flow';
import { phasedIn, threePlans, type FundingPlan } from './plans';

export interface BudgetReservePlan {
  id: 'budget' | FundingPlan;
  /** Of the budget's year. */
  contributionCents: Cents;
  /** By year of the study. */
  contributions: Cents[];
  flow: ReserveCashFlow;
}

export interface BudgetReserves {
  study: ReserveStudy;
  budgetYear: EndYear;
  /** What the budget contributes, and what the year before did; null where it is unknown. */
  budgetedCents: Cents;
  previousCents: Cents | null;
  /** Contributions that the study itself plans for later years. */
  planned?: readonly { endYear: EndYear; cents: Cents }[] | undefined;
  /** The plans' contributions are reached in so many equal steps; 1 is at once. */
  phaseYears?: number | undefined;
}

/** The contributions of the study's years that are over before the budget's. */
function madeBefore({ study, budgetYear, budgetedCents, previousCents }: BudgetReserves): Cents[] {
  const past = Math.min(RESERVE_YEARS - 1, Math.max(0, budgetYear - study.firstYear));
  return Array.from({ length: past }, () => previousCents ?? budgetedCents);
}

/** 30 years of the reserve fund under the budget's own contribution. */
export const budgetCashFlow = (of: BudgetReserves): ReserveCashFlow =>
  reserveCashFlow(of.study, [...madeBefore(of), of.budgetedCents, ...plannedAfter(of)]);

/**
 * The budget's own contribution and three funding plans, 30 years each from the study's first one. Years between the study
 * and the budget are taken at the contribution of the year before the budget. The budgeted contribution follows the study's
 * own plan where it has one, else inflation.
 */
export function budgetReservePlans(of: BudgetReserves): BudgetReservePlan[] {
  const { study, budgetedCents, phaseYears = 1 } = of;
  const before = of.previousCents ?? budgetedCents;
  const made = madeBefore(of);
  const past = made.length;
  const withFlow = (id: BudgetReservePlan['id'], contributions: Cents[]): BudgetReservePlan => ({
    id,
    contributionCents: contributions[past]!,
    contributions,
    flow: reserveCashFlow(study, contributions),
  });
  return [
    withFlow('budget', [...made, budgetedCents, ...plannedAfter(of)]),
    ...threePlans(study, made).map(({ plan, firstContributionCents }) => {
      const target = (index: number) =>
        contributionAt([firstContributionCents], index, study.inflationPercent);
      const steps = Math.min(phaseYears, RESERVE_YEARS - past);
      return withFlow(
        plan,
        steps <= 1
          ? [...made, firstContributionCents]
          : [...made, ...phasedIn(before, target(steps - 1), steps)],
      );
    }),
  ];
}

/** The study's own rows from the year after the budget's on, without a gap. */
function plannedAfter({ budgetYear, planned = [] }: BudgetReserves): Cents[] {
  const rows: Cents[] = [];
  for (let year = budgetYear + 1; ; year += 1) {
    const row = planned.find(({ endYear }) => endYear === year);
    if (!row) return rows;
    rows.push(row.cents);
  }
}
