import { parseAmount, toCents, toDecimalString } from '@hoa/budget-math';
import type { Parameters } from '@hoa/contracts';

/** The total to split: from a budget, or typed. */
export interface BudgetTotal {
  /** The budget it was taken from; null when it was typed. */
  budgetId: number | null;
  /** What stands in the input. */
  text: string;
  /** Integer cents; 0 where the text is no amount. */
  cents: number;
}

export const NO_TOTAL: BudgetTotal = { budgetId: null, text: '', cents: 0 };

/** A typed total; what is not a number counts as 0. */
export function typedTotal(text: string): BudgetTotal {
  return { budgetId: null, text, cents: parseAmount(text) ?? 0 };
}

/** The total of a generated budget. */
export function totalOf(budget: GeneratedBudget): BudgetTotal {
  const cents = toCents(budget.budgetTotal);
  return { budgetId: budget.id, text: toDecimalString(cents).replace(/\.00$/, ''), cents };
}

export type GeneratedBudget = Parameters & { budgetTotal: string };

/** A budget has a total once it was generated. */
export function hasTotal(budget: Parameters): budget is GeneratedBudget {
  return budget.budgetTotal !== null;
}

/** What is wrong with a typed total; undefined while nothing is. */
export function totalProblem({ text, cents }: BudgetTotal): string | undefined {
  if (text.trim() === '') return undefined;
  if (parseAmount(text) === null) return 'Please enter an amount in dollars, such as 650000.';
  return cents > 0 ? undefined : 'The total has to be above zero.';
}
