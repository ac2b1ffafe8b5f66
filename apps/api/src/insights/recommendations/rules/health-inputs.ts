import {
  isAssessmentIncome,
  ownersPay,
  percentChange,
  RESERVE_GROUP,
  sumCents,
  yearlyPercent,
  type HealthInputs,
} from '@hoa/budget-math';
import { spentOn, yearsBetween, type BudgetView, type Line } from './view';

/** What the score is computed from; null where the budget and its documents do not say. */
export function healthInputs(view: BudgetView): HealthInputs {
  const { totals, study, rates } = view;
  const expenses = totals.expenses.proposedCents;
  const reserves = spentOn(RESERVE_GROUP, view);
  const share = (part: number, whole: number) => (whole > 0 ? (part * 100) / whole : null);
  return {
    reserveContributionPercent: study.contribution ? share(reserves, study.contribution.cents) : null,
    reserveSharePercent: share(reserves, expenses),
    operatingRatio: expenses > 0 ? totals.income.proposedCents / expenses : null,
    feeChangePercent: feeChangeOf(view)?.yearlyPercent ?? null,
    inflationPercent: rates.cpi.percent,
    delinquencyPercent: delinquency(view),
    evidencePercent: share(evidence(view), expenses),
  };
}

/** Percents of a change, and over how many years it goes. */
export interface FeeChange {
  percent: number;
  years: number;
  yearlyPercent: number;
}

/** Of what owners pay; of the expenses where the earlier dues are not known. */
export function feeChangeOf(view: BudgetView): FeeChange | null {
  const { expenses } = view.totals;
  const ofDues = payOfView(view).changePercent;
  const isKnown = expenses.previousCents > 0 && expenses.proposedCents > 0;
  const ofExpenses = isKnown ? percentChange(expenses.proposedCents, expenses.previousCents) : null;
  const percent = ofDues ?? ofExpenses;
  if (percent === null) return null;
  const isMeant = ofDues === null ? ({ type }: Line) => type === 'expense' : isAssessmentIncome;
  const years = yearsBetween(view.lines.filter(isMeant), view);
  return { percent, years, yearlyPercent: yearlyPercent(percent, years) };
}

export const payOfView = ({ lines, parameters }: BudgetView) => ownersPay(lines, parameters);

export const badDebt = (view: BudgetView): Line[] =>
  view.lines.filter((line) => line.account?.code === '7060');
export const assessments = (view: BudgetView): number =>
  sumCents(view.lines.filter(isAssessmentIncome).map((line) => line.proposedCents));

function delinquency(view: BudgetView): number | null {
  const lines = badDebt(view);
  const income = assessments(view);
  if (lines.length === 0 || income <= 0) return null;
  return (sumCents(lines.map((line) => line.proposedCents)) * 100) / income;
}

/** Cents of expenses whose figure comes from a document. */
export function evidence({ lines }: BudgetView): number {
  const documented = lines.filter(
    ({ type, item }) => type === 'expense' && ['document', 'contract', 'trend'].includes(item.basis),
  );
  return sumCents(documented.map((line) => line.proposedCents));
}
