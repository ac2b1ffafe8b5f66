import {
  budgetTotals,
  budgetYearLabel,
  fundGroups,
  lineAmounts,
  percentChange,
  previousYearLabel,
  type BudgetLineAmounts,
} from '@hoa/budget-math';
import type { BudgetItem, Parameters } from '@hoa/contracts';

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

/** Lines beside the operating budget, by fund. */
export const otherFundsOf = (items: readonly BudgetItem[]) => fundGroups(items.map(lineOf));

/** A line's change in percent; null where the prior year is unknown. */
export function changeOf(line: Line): number | null {
  return line.item.previousYearKnown ? percentChange(line.proposedCents, line.previousCents) : null;
}

export type FiscalYear = Pick<Parameters, 'year' | 'fiscalYearStartMonth'>;

/** "2027" or "FY 2026-27": the budget's year, or the one so many years later. */
export function yearLabel({ year, fiscalYearStartMonth }: FiscalYear, yearsLater = 0): string {
  return budgetYearLabel(year + yearsLater, fiscalYearStartMonth);
}

/** What the sums of earlier figures are labeled with: "2026", or "2026 and earlier" where lines are of several years. */
export function earlierLabel({ groups }: Pick<Totals, 'groups'>, fiscalYear: FiscalYear): string {
  return previousYearLabel(
    groups.flatMap(({ items }) => items.map(({ item }) => item)),
    fiscalYear,
  );
}

/** The latest year of the known earlier figures: the heading names it, rows name theirs where it is another. */
export function latestEarlierYear(
  items: readonly BudgetItem[],
  { year, fiscalYearStartMonth }: FiscalYear,
): string {
  const years = items.flatMap((item) => (item.previousYearKnown ? [item.previousYearOf ?? year - 1] : []));
  return budgetYearLabel(years.length === 0 ? year - 1 : Math.max(...years), fiscalYearStartMonth);
}

/** The year of a line's earlier figure. */
export function earlierYear(item: BudgetItem, { year, fiscalYearStartMonth }: FiscalYear): string {
  return budgetYearLabel(item.previousYearOf ?? year - 1, fiscalYearStartMonth);
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
