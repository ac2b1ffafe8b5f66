import { monthlyFee } from './fees';
import { billsOf, type Billing } from './funds/billing';
import { ownersPay, payOf, type OwnersPay } from './funds/owners-pay';
import { INCOME_GROUP, type BudgetGroup } from './grouping';
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
  /** What owners pay when dues change by what expenses do; last year's is what they pay now. */
  pay: OwnersPay;
  /** What they pay by the budget as it is. */
  payNow: OwnersPay;
  /** Percent against the prior year's expenses. */
  changePercent: number;
}

/**
 * Expense groups moved to new totals: each group's target is split over its lines in proportion to their amounts, so
 * that the lines add to the target to the cent. A group with a line below zero, or with nothing in it, is scaled line
 * by line instead. What contracts and policies bind stays, where anything else is left. Throws a RangeError for 0 units.
 */
export function whatIf<T extends BudgetLineAmounts>(
  lines: readonly T[],
  targets: GroupTargets,
  billed: Billing,
): WhatIf<T> {
  const totals = budgetTotals(lines.filter(({ type }) => type === 'expense'));
  const pay = ownersPay(lines, { ...billed, wholeDollars: false });
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
    monthlyFeeCents: monthlyFee(totalCents, billed.units),
    payNow: payOf(pay, billed),
    pay: payOf({ ...pay, duesCents: pay.duesCents + totalCents - totals.expenses.proposedCents }, billed),
    changePercent: percentChange(totalCents, totals.expenses.previousCents),
  };
}

function splitOver(lines: readonly BudgetLineAmounts[], target: Cents): Cents[] {
  const free = lines.filter(({ bound, proposedCents }) => !bound && proposedCents > 0);
  const fixed = sumCents(
    lines.filter((line) => !free.includes(line)).map(({ proposedCents }) => proposedCents),
  );
  if (free.length > 0 && free.length < lines.length && target >= fixed) {
    const amounts = allocate(
      target - fixed,
      free.map(({ proposedCents }) => proposedCents),
    );
    return lines.map((line) => amounts[free.indexOf(line)] ?? line.proposedCents);
  }
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
  /** All expenses that dues of the fee asked for and other income pay, the margin between them unchanged. */
  totalCents: Cents;
  /** What has to change: negative must be saved. */
  differenceCents: Cents;
  /** The same in percent of the lines that give. */
  percent: number;
}

/**
 * What would have to change for owners to pay `feeCents` a unit and bill: dues of that fee less the budgeted dues, split over the named groups in proportion to what in them no contract or policy binds. Null targets where
 * that costs less than must be saved, or nothing.
 */
export function targetFee(
  lines: readonly BudgetLineAmounts[],
  options: Billing & { feeCents: Cents; groups: readonly BudgetGroup[] },
): TargetFee {
  const { feeCents, groups, ...billed } = options;
  const all = budgetTotals(lines);
  const pay = ownersPay(lines, { ...billed, wholeDollars: false });
  const giving = all.groups
    .filter(({ group }) => group !== INCOME_GROUP && groups.includes(group))
    .map((total) => ({
      ...total,
      freeCents: sumCents(total.items.filter(isFree).map((one) => one.proposedCents)),
    }))
    .filter(({ freeCents }) => freeCents > 0);
  const base = sumCents(giving.map(({ freeCents }) => freeCents));
  const expenses = all.expenses.proposedCents;
  // A fee that is shown already asks for nothing: it stands for the exact dues behind it.
  const same = feeCents === payOf(pay, billed).perUnitCents;
  const differenceCents = same ? 0 : Number(BigInt(feeCents) * billsOf(billed)) - pay.duesCents;
  const totalCents = expenses + differenceCents;
  const wanted = base + differenceCents;
  const shares =
    base > 0 && wanted >= 0
      ? allocate(
          wanted,
          giving.map(({ freeCents }) => freeCents),
        )
      : null;
  return {
    targets:
      shares &&
      Object.fromEntries(
        giving.map(({ group, proposedCents, freeCents }, index) => [
          group,
          proposedCents - freeCents + shares[index]!,
        ]),
      ),
    totalCents,
    differenceCents,
    percent: percentChange(wanted, base),
  };
}

const isFree = ({ bound, proposedCents }: BudgetLineAmounts): boolean => !bound && proposedCents > 0;
