import type { Parameters } from '@hoa/contracts';

export const UNNAMED = 'Unnamed Association';

export interface BudgetGroup {
  name: string;
  /** Newest first. */
  budgets: Parameters[];
}

/** Budgets by association, the association with the newest budget first, and within it the newest budget first. */
export function groupBudgets(budgets: readonly Parameters[]): BudgetGroup[] {
  const newestFirst = [...budgets].sort(
    (a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt) || b.id - a.id,
  );
  const groups = new Map<string, Parameters[]>();
  for (const budget of newestFirst) {
    const name = budget.associationName.trim() || UNNAMED;
    const group = groups.get(name);
    if (group) group.push(budget);
    else groups.set(name, [budget]);
  }
  // A Map keeps the order of insertion, and each group was inserted by its newest budget.
  return [...groups].map(([name, members]) => ({ name, budgets: members }));
}

const date = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' });

/** "Nov 21, 2026", in the reader's time zone. */
export function formatCreated(createdAt: string): string {
  return date.format(new Date(createdAt));
}
