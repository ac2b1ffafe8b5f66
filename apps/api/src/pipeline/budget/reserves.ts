import {
  budgetCashFlow,
  budgetReservePlans,
  budgetYearLabel,
  fiscalEndYear,
  fiscalStartYear,
  fiscalYearLabel,
  groupOf,
  percentFunded,
  RESERVE_GROUP,
  sumCents,
  toDecimalString,
  type BudgetReservePlan,
  type BudgetReserves,
  type ReserveOutcome,
} from '@hoa/budget-math';
import type { Parameters, ReserveOutlook, ReservePlan } from '@hoa/contracts';
import { toAmounts, type StoredItem } from './budget.table';
import type { Found, FoundStudy } from './found';

type FiscalYear = Pick<Parameters, 'year' | 'fiscalYearStartMonth'>;

const WORDS: Record<BudgetReservePlan['id'], { label: string; goal: string }> = {
  budget: { label: 'This budget', goal: 'The contribution of this budget, raised every year.' },
  baseline: { label: 'Baseline', goal: 'The least contribution that never ends a year below zero.' },
  threshold: {
    label: 'Threshold',
    goal: 'Never less in the fund than 10% of what its components cost today.',
  },
  full: { label: 'Full', goal: '100% funded after 30 years, and never below zero.' },
};

/** The reserve fund of a budget over 30 years, as the study and the budget's own contribution make it. */
export function reserveOutlook(
  rows: readonly StoredItem[],
  of: { parameters: FiscalYear; found: Found | undefined; phaseYears?: number | undefined },
): ReserveOutlook {
  const { parameters, found, phaseYears = 1 } = of;
  const study = found?.study;
  if (!study) {
    const missing = found?.studyMissing ?? 'No reserve study is among the documents of this budget.';
    return { study: null, plans: [], phaseYears, missing };
  }
  const plans = budgetReservePlans({ ...contributionsOf(rows, { study, parameters }), phaseYears });
  const funded = percentFunded(study.balanceCents, study.components);
  return {
    study: {
      documentName: study.documentName,
      firstYear: fiscalYearLabel(study.firstYear, parameters.fiscalYearStartMonth),
      balance: toDecimalString(study.balanceCents),
      inflation: study.inflationPercent,
      interest: study.interestPercent,
      percentFunded: funded === null ? null : rounded(funded),
      components: study.components.map(({ name, costCents, usefulLife, remainingLife }) => ({
        name,
        cost: toDecimalString(costCents),
        usefulLife,
        remainingLife,
      })),
      assumptions: study.assumptions,
    },
    plans: plans.map((plan) => toWire(plan, parameters)),
    phaseYears,
    missing: null,
  };
}

function contributionsOf(
  rows: readonly StoredItem[],
  { study, parameters }: { study: FoundStudy; parameters: FiscalYear },
): BudgetReserves {
  const contributions = rows.map(toAmounts).filter(isContribution);
  const known = contributions.filter(({ row }) => row.previous_known);
  return {
    study,
    budgetYear: fiscalEndYear(parameters.year, parameters.fiscalYearStartMonth),
    budgetedCents: sumCents(contributions.map(({ proposedCents }) => proposedCents)),
    previousCents: known.length > 0 ? sumCents(known.map(({ previousCents }) => previousCents)) : null,
    planned: study.plan,
  };
}

/** Where the budgeted contribution leads; undefined without a study. */
export function reserveOutcome(
  rows: readonly StoredItem[],
  of: { parameters: FiscalYear; found: Found | undefined },
): ReserveOutcome | undefined {
  const study = of.found?.study;
  if (!study) return undefined;
  const reserves = contributionsOf(rows, { study, parameters: of.parameters });
  const { years } = budgetCashFlow(reserves);
  // A year that is over before the budget's is nothing that it could change.
  const below = years.find(({ endYear, closingCents }) => closingCents < 0 && endYear >= reserves.budgetYear);
  return {
    contributionCents: reserves.budgetedCents,
    below: below
      ? {
          label: fiscalYearLabel(below.endYear, of.parameters.fiscalYearStartMonth),
          yearsAhead: below.endYear - reserves.budgetYear,
          closingCents: below.closingCents,
        }
      : null,
  };
}

/** A line by which the operating fund pays the reserve fund. */
export const isContribution = (line: ReturnType<typeof toAmounts>): boolean =>
  line.fund === 'operating' && line.type === 'expense' && groupOf(line) === RESERVE_GROUP;

const rounded = (percent: number): number => Math.round(percent * 10) / 10;

function toWire({ id, contributionCents, flow }: BudgetReservePlan, parameters: FiscalYear): ReservePlan {
  const startMonth = parameters.fiscalYearStartMonth;
  return {
    id,
    ...WORDS[id],
    contribution: toDecimalString(contributionCents),
    firstBelowZero: flow.firstBelowZero === null ? null : fiscalYearLabel(flow.firstBelowZero, startMonth),
    lowest: toDecimalString(flow.lowestCents),
    years: flow.years.map((year) => {
      const start = fiscalStartYear(year.endYear, startMonth);
      return {
        year: start,
        label: budgetYearLabel(start, startMonth),
        opening: toDecimalString(year.openingCents),
        contribution: toDecimalString(year.contributionCents),
        interest: toDecimalString(year.interestCents),
        expenses: toDecimalString(year.expensesCents),
        closing: toDecimalString(year.closingCents),
        percentFunded: year.percentFunded === null ? null : rounded(year.percentFunded),
      };
    }),
  };
}
