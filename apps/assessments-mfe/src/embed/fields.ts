import { toCents, toDecimalString } from '@hoa/budget-math';
import type { EmbedAssessment } from '@hoa/contracts';
import { typedTotal } from '../features/budget-total/budget-total';
import { yearOf } from './options';

type Budget = EmbedAssessment['budgets'][number];

/** The total to divide, and for which year. */
export interface Chosen {
  cents: number;
  year: number;
  /** Null where it was typed or given by the page. */
  budgetId: number | null;
}

/** What the page asks for; '' and null leave it to the association's budgets, the newest year first. */
export interface Asked {
  budgets: readonly Budget[];
  total: string;
  year: number | null;
}

/** What stands in the fields. */
export interface Fields {
  text: string;
  year: string;
  budgetId: number | null;
}

/** The page's total; else the budget of its year, else the newest. */
export function initialFields({ budgets, total, year }: Asked): Fields {
  const budget = budgets.find((one) => one.year === year) ?? (year === null ? budgets[0] : undefined);
  if (total === '' && budget) return fieldsOf(budget);
  const fallback = budgets[0]?.year ?? new Date().getFullYear() + 1;
  return { text: total, year: String(year ?? fallback), budgetId: null };
}

export function fieldsOf(budget: Budget): Fields {
  const text = toDecimalString(toCents(budget.total)).replace(/\.00$/, '');
  return { text, year: String(budget.year), budgetId: budget.parametersId };
}

/** Null for what cannot be calculated with. */
export function chosenOf({ text, year, budgetId }: Fields): Chosen | null {
  const { cents } = typedTotal(text);
  const of = yearOf(year);
  return cents > 0 && of !== null ? { cents, year: of, budgetId } : null;
}
