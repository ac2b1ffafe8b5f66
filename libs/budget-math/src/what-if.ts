import { monthlyFee } from './fees';
import { type BudgetGroup } from './grouping';
import { allocate, growByPercent, sumCents, type Cents } from './money';
import { percentChange } from './percent';
import { budgetTotals, type BudgetLineAmounts } from './totals';

/** What each group is to cost, in cents; a group that is absent stays as it is. */
export type GroupTargets = Partial<Record<BudgetGroup, Cents>>;

export interface WhatIfChange<T> {
  line: T;
  cents: Cents;
}

export interface WhatIf<T> {
  /** Lines whose amount changes, with the new amount. */
  changes: WhatIfChange<T>[];
  /** All expenses with the changes made. */
  totalCents: Cents;
  /** Total / units / 12, rounded for showing. */
  monthlyFeeCents: Cents;
  /** Percent against the prior year's expenses. */
  changePercent: number;
}

/**
 * Expense groups moved to new totals: each group's target is split over its lines in proportion to their amounts, so
 * that the lines add to the target to the cent. A group with a line below zero, or with nothing in it, is scaled line
 * by line instead. Throws a RangeError for 0 units.
 */
export function whatIf<T extends BudgetLineAmounts>(
  lines: readonly T[],
  targets: GroupTargets,
  units: number,
): WhatIf<T> {
  const totals = budgetTotals(lines.filter(({ type }) => type === 'expense'));
  const changes: WhatIfChange<T>[] = [];
  let totalCents = totals.expenses.proposedCents;
  for (const { group, items, proposedCents } of totals.groups) {
    const target = targets[group];
    if (target === undefined || target === proposedCents) continue;
    const amounts = splitOver(items, target);
    items.forEach((line, index) => {
      const cents = amounts[index]!;
      if (cents !== line.proposedCents) changes.push({ line, cents });
    });
    totalCents += sumCents(amounts) - proposedCents;
  }
  return {
    changes,
    totalCents,
    monthlyFeeCents: monthlyFee(totalCents, units),
    changePercent: percentChange(totalCents, totals.expenses.previousCents),
  };
}

function splitOver(lines: readonly BudgetLineAmounts[], target: Cents): Cents[] {
  const amounts = lines.map(({ proposedCents }) => proposedCents);
  if (amounts.every((cents) => cents >= 0) && target >= 0) return allocate(target, amounts);
  const percent = percentChange(target, sumCents(amounts));
  return amounts.map((cents) => growByPercent(cents, percent));
}

/** A group's total moved by so many percent: what a slider at `percent` asks for. */
export function targetOf(groupCents: Cents, percent: number): Cents {
  return growByPercent(groupCents, percent);
}

export interface TargetFee {
  /** New totals of the groups that give (or may take) the difference; null where they cannot. */
  targets: GroupTargets | null;
  /** All expenses at the fee asked for. */
  totalCents: Cents;
  /** What has to change: negative must be saved. */
  differenceCents: Cents;
  /** The same in percent of the groups that give. */
  percent: number;
}

/**
 * What must give for a fee of `feeCents` a unit and month: the difference to fee x units x 12, split over the named
 * groups in proportion to what they cost. Null targets where those groups together cost less than must be saved, or
 * nothing.
 */
export function targetFee(
  lines: readonly BudgetLineAmounts[],
  options: { feeCents: Cents; units: number; groups: readonly BudgetGroup[] },
): TargetFee {
  const { feeCents, units, groups } = options;
  const totals = budgetTotals(lines.filter(({ type }) => type === 'expense'));
  const giving = totals.groups.filter(
    ({ group, proposedCents }) => groups.includes(group) && proposedCents > 0,
  );
  const base = sumCents(giving.map(({ proposedCents }) => proposedCents));
  // A fee that is shown already asks for nothing: it stands for the exact fee behind it.
  const same = feeCents === monthlyFee(totals.expenses.proposedCents, units);
  const totalCents = same ? totals.expenses.proposedCents : feeCents * units * 12;
  const differenceCents = totalCents - totals.expenses.proposedCents;
  const wanted = base + differenceCents;
  const shares =
    base > 0 && wanted >= 0
      ? allocate(
          wanted,
          giving.map(({ proposedCents }) => proposedCents),
        )
      : null;
  return {
    targets: shares && Object.fromEntries(giving.map(({ group }, index) => [group, shares[index]!])),
    totalCents,
    differenceCents,
    percent: percentChange(wanted, base),
  };
}
