import {
  amountEntry,
  budgetTotals,
  expenseCategories,
  formatDollars,
  isAssessmentIncome,
  lineAmounts,
  ownersPay,
  parseAmount,
  sumCents,
  toCents,
  toDecimalString,
  type Billing,
  type Cents,
} from '@hoa/budget-math';
import type { BudgetItem, Parameters } from '@hoa/contracts';

/** What of a budget is assessed: its dues, all expenses, or what other income leaves of them. */
export type TotalBasis = 'dues' | 'expenses' | 'net';

/** The total to split: from a budget, or typed. */
export interface BudgetTotal {
  /** The budget it was taken from; null when it was typed. */
  budgetId: number | null;
  /** Null when it was typed. */
  basis: TotalBasis | null;
  /** What stands in the input. */
  text: string;
  /** Integer cents; 0 where the text is no amount. */
  cents: Cents;
}

export const NO_TOTAL: BudgetTotal = { budgetId: null, basis: null, text: '', cents: 0 };

/** A typed total, or a calculation of one; what is not a number counts as 0. */
export function typedTotal(text: string): BudgetTotal {
  return { budgetId: null, basis: null, text, cents: amountEntry(text).cents ?? 0 };
}

/** The total of a generated budget: its expenses, until its lines say what owners pay. */
export function totalOf(budget: GeneratedBudget): BudgetTotal {
  return budgetTotal({ budgetId: budget.id, basis: 'expenses', cents: toCents(budget.budgetTotal) });
}

export function budgetTotal(of: { budgetId: number; basis: TotalBasis; cents: Cents }): BudgetTotal {
  return { ...of, text: toDecimalString(of.cents).replace(/\.00$/, '') };
}

export type GeneratedBudget = Parameters & { budgetTotal: string };

/** A budget has a total once it was generated. */
export function hasTotal(budget: Parameters): budget is GeneratedBudget {
  return budget.budgetTotal !== null;
}

/** What is wrong with a typed total; undefined while nothing is. */
export function totalProblem({ text, cents }: BudgetTotal): string | undefined {
  if (text.trim() === '') return undefined;
  const { problem } = amountEntry(text);
  if (problem) return problem;
  return cents > 0 ? undefined : 'The total has to be above zero.';
}

/** What a calculation such as =9425*12 comes to, while one stands there; undefined for a plain amount. */
export function calculatedTotal({ text, cents }: BudgetTotal): string | undefined {
  return cents > 0 && parseAmount(text) === null
    ? `Comes to ${formatDollars(cents, { cents: 'if any' })}.`
    : undefined;
}

/** What a budget offers to be assessed, exactly, from its lines. */
export interface BudgetFigures {
  /** What owners pay by the budget, as its letters and statements say. */
  duesCents: Cents;
  expensesCents: Cents;
  /** Income other than the assessments themselves. */
  otherIncomeCents: Cents;
  /** Cents of each category of expenses by its name. */
  categories: ReadonlyMap<string, Cents>;
}

export function figuresOf(items: readonly BudgetItem[], billed: Billing = { units: 1 }): BudgetFigures {
  const other = items.filter((item) => item.type === 'income' && !isAssessmentIncome(item));
  const lines = items.map(lineAmounts);
  return {
    duesCents: ownersPay(lines, billed).duesCents,
    expensesCents: budgetTotals(lines).expenses.proposedCents,
    otherIncomeCents: sumCents(other.map(({ proposedBudget }) => toCents(proposedBudget))),
    categories: expenseCategories(items),
  };
}

/** The amount of a basis. */
export function basisCents(figures: BudgetFigures, basis: TotalBasis): Cents {
  const { duesCents, expensesCents, otherIncomeCents } = figures;
  if (basis === 'dues') return duesCents;
  return basis === 'net' ? expensesCents - otherIncomeCents : expensesCents;
}
