import { withMargin } from '../balancing';
import { groupOf, RESERVE_GROUP } from '../grouping';
import { sumCents, type Cents } from '../money';
import { percentChange, roundPercent } from '../percent';
import { budgetTotals, type BudgetLineAmounts } from '../totals';
import { raiseInBills, type Billing } from './billing';
import { duesBefore, isDues } from './owners-pay';
import { planOf } from './surplus';
import type { ChoiceLine } from './surplus-choices';
import { capitalTarget, monthsOf, operatingExpenses, type CapitalChoice } from './working-capital';

/** What can be done about a fund whose income falls short of its expenses. */
export type ShortfallChoice =
  | { id: 'raise-dues'; duesCents: Cents; raisedByCents: Cents; percent: number | null; marginCents: Cents }
  | { id: 'use-surplus'; usedCents: Cents; remainingCents: Cents; closingCents: Cents }
  | { id: 'cut'; cutCents: Cents; percent: number }
  | { id: 'phase-in'; years: number; duesCents: Cents; surplusCents: Cents; percent: number | null };

/**
 * The choices for a shortfall, raising dues first: by the shortfall and its margin; paying from a balance above the
 * working-capital target; cutting lines that no contract binds; raising dues by an equal part each year, with the balance
 * paying the rest of the first. A choice that cannot cover the shortfall is still listed with what remains; one that
 * is impossible is left out.
 */
export function shortfallChoices(of: {
  shortfallCents: Cents;
  duesCents: Cents;
  /** Opening balance of the fund; null where it is not known. */
  openingCents: Cents | null;
  workingCapitalCents: Cents;
  /** Operating expenses that neither a contract nor a policy binds. */
  flexibleCents: Cents;
  phaseYears?: number;
  /** Dues that choices raise are those of whole bills. */
  billed?: Billing | undefined;
}): ShortfallChoice[] {
  const { shortfallCents, duesCents, openingCents, workingCapitalCents, flexibleCents, billed } = of;
  if (shortfallCents <= 0) return [];
  const raised = raiseInBills(duesCents, withMargin(shortfallCents), billed);
  const percent = (by: Cents) =>
    duesCents > 0 ? roundPercent(percentChange(duesCents + by, duesCents)) : null;
  const choices: ShortfallChoice[] = [
    {
      id: 'raise-dues',
      duesCents: duesCents + raised,
      raisedByCents: raised,
      percent: percent(raised),
      marginCents: raised - shortfallCents,
    },
  ];
  const free = openingCents === null ? 0 : Math.max(0, openingCents - workingCapitalCents);
  if (openingCents !== null && free > 0) {
    const usedCents = Math.min(free, shortfallCents);
    choices.push({
      id: 'use-surplus',
      usedCents,
      remainingCents: shortfallCents - usedCents,
      closingCents: openingCents - usedCents,
    });
  }
  if (flexibleCents > 0) {
    const cutCents = Math.min(flexibleCents, shortfallCents);
    choices.push({ id: 'cut', cutCents, percent: roundPercent((cutCents * 100) / flexibleCents) });
  }
  const years = of.phaseYears ?? 3;
  const first = raiseInBills(duesCents, Math.ceil(shortfallCents / years), billed);
  if (first < shortfallCents && free >= shortfallCents - first) {
    choices.push({
      id: 'phase-in',
      years,
      duesCents: duesCents + first,
      surplusCents: shortfallCents - first,
      percent: percent(first),
    });
  }
  return choices;
}

/** Expenses that a cut may touch: neither bound by a contract, policy or loan, nor a contribution to reserves. */
export function isFlexible(line: BudgetLineAmounts): boolean {
  return (
    line.type === 'expense' &&
    (line.fund ?? 'operating') === 'operating' &&
    line.bound !== true &&
    line.proposedCents > 0 &&
    groupOf(line) !== RESERVE_GROUP
  );
}

export interface BudgetShortfall {
  /** What next year's expenses exceed next year's income by, at this year's dues. */
  shortfallCents: Cents;
  /** This year's dues; the budgeted ones where this year's are unknown. */
  duesCents: Cents;
  /** Of the operating fund; null where no document states it. */
  openingCents: Cents | null;
  /** What a use of surplus leaves in the fund: the chosen target, else a month of operating expenses. */
  workingCapitalCents: Cents;
  choices: ShortfallChoice[];
}

/**
 * The shortfall of a budget at this year's dues, whatever its lines say of it by now, with the choices for it; null where
 * this year's dues cover next year's expenses.
 */
export function budgetShortfall(
  lines: readonly ChoiceLine[],
  openingCents: Cents | null,
  billed?: Billing & CapitalChoice,
): BudgetShortfall | null {
  const own = lines.filter((line) => planOf(line) === undefined);
  const dues = own.filter(isDues);
  const totals = budgetTotals(own);
  const proposed = sumCents(dues.map(({ proposedCents }) => proposedCents));
  const duesCents = duesBefore(own) ?? proposed;
  const other = totals.income.proposedCents - proposed;
  const shortfallCents = totals.expenses.proposedCents - other - duesCents;
  if (shortfallCents <= 0) return null;
  const flexibleCents = sumCents(own.filter(isFlexible).map(({ proposedCents }) => proposedCents));
  const operating = operatingExpenses(own);
  const workingCapitalCents = capitalTarget(billed ?? {}, operating) ?? monthsOf(operating, 1);
  return {
    shortfallCents,
    duesCents,
    openingCents,
    workingCapitalCents,
    choices: shortfallChoices({
      shortfallCents,
      duesCents,
      openingCents,
      workingCapitalCents,
      flexibleCents,
      billed,
    }),
  };
}
