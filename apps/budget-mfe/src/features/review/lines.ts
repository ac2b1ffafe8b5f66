import { budgetTotals, lineAmounts, percentChange, type BudgetLineAmounts } from '@hoa/budget-math';
import type { BudgetItem } from '@hoa/contracts';

/** A line of the table: the item with its amounts in cents. */
export interface Line extends BudgetLineAmounts {
  item: BudgetItem;
}

const known = new WeakMap<BudgetItem, Line>();

/** An item with its amounts in cents, exactly: the same line for the same item, which is never changed in place. */
export function lineOf(item: BudgetItem): Line {
  let line = known.get(item);
  if (!line) {
    line = { item, ...lineAmounts(item) };
    known.set(item, line);
  }
  return line;
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

/** What a prior figure is. */
export function priorBasisLabel(basis: string): string {
  if (basis === 'budget') return 'as budgeted';
  return basis === 'assumption' ? 'assumed' : basis;
}

/** The basis that most of a budget's known prior figures have: the heading says it, rows say where they differ. */
export function usualPriorBasis(items: readonly BudgetItem[]): string {
  const counts = new Map<string, number>();
  for (const item of items)
    if (item.previousYearKnown) counts.set(item.previousBasis, (counts.get(item.previousBasis) ?? 0) + 1);
  return [...counts].reduce((most, next) => (next[1] > most[1] ? next : most), ['actual', 0])[0];
}
