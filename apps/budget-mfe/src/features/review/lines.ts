import { budgetTotals, percentChange, toCents, type BudgetLineAmounts, type Cents } from '@hoa/budget-math';
import type { BudgetItem } from '@hoa/contracts';

/** A line of the table: the item with its amounts in cents. */
export interface Line extends BudgetLineAmounts {
  item: BudgetItem;
}

/** An amount of the wire in cents, exactly. */
export function lineOf(item: BudgetItem): Line {
  return {
    item,
    type: item.type,
    glCode: item.glCode,
    description: item.description,
    category: item.category,
    proposedCents: toCents(item.proposedBudget),
    previousCents: item.previousYearKnown ? toCents(item.previousYear) : 0,
  };
}

/** Groups and totals as sums of the lines' exact amounts. */
export function totalsOf(items: readonly BudgetItem[]) {
  return budgetTotals(items.map(lineOf));
}
export type Totals = ReturnType<typeof totalsOf>;

/** A line's change in percent; null where the prior year is unknown. */
export function changeOf(line: Line): number | null {
  return line.item.previousYearKnown ? percentChange(line.proposedCents, line.previousCents) : null;
}

/** What a prior figure is, where it is not the full-year actual. */
export function priorBasisLabel(basis: string): string | null {
  if (basis === 'budget') return 'as budgeted';
  if (basis === 'projected') return 'projected';
  if (basis === 'assumption') return 'assumed';
  return null;
}

/** The one basis that every known prior figure of a budget has; null where they differ. */
export function commonPriorBasis(items: readonly BudgetItem[]): string | null {
  const bases = new Set(items.filter((item) => item.previousYearKnown).map((item) => item.previousBasis));
  return bases.size === 1 ? [...bases][0]! : null;
}

export type { Cents };
