import type { Budget, BudgetItem, ParametersInput } from '@hoa/contracts';
import type { SharedApp } from './app';
import type { Device } from './device';
import { budgetFrom } from './made-budget';
import { statementPaper, type PaperRow } from './papers';

export interface Generated {
  device: Device;
  parametersId: number;
  budget: Budget;
  items: BudgetItem[];
}

export type Wishes = Partial<ParametersInput>;

/** A budget of documents that are given as text. */
export async function generated(
  app: SharedApp,
  papers: readonly string[],
  wishes: Wishes = {},
): Promise<Generated> {
  const named = Object.fromEntries(papers.map((text, index) => [`paper-${index + 1}.txt`, text]));
  const { device, parametersId, items } = await budgetFrom(app, named, wishes);
  const budget = await device.call('getBudget', { params: { parametersId } });
  return { device, parametersId, budget, items };
}

export const DUES: PaperRow = ['Assessments', '60,000.00', '60,000.00'];
export const COLUMNS = ['2026 Budget', '2026 Actual'];
export const YEAR = 'January 1 to December 31, 2026';

/** Budget and result of 2026 beside dues of $60,000. */
export const of2026 = (expenses: readonly PaperRow[], income: readonly PaperRow[] = []) =>
  statementPaper({ period: YEAR, columns: COLUMNS, income: [DUES, ...income], expenses });

/** The result of a year beside dues of $60,000. */
export const resultOf = (year: number, expenses: readonly PaperRow[]) =>
  statementPaper({
    period: `January 1 to December 31, ${year}`,
    columns: [`${year} Actual`],
    income: [['Assessments', '60,000.00']],
    expenses,
  });

/** What the first six months of a year brought and cost. */
export const halfOf = (year: number, expenses: readonly PaperRow[]) =>
  statementPaper({
    period: `January 1 to June 30, ${year}`,
    columns: ['Actual'],
    income: [['Assessments', '30,000.00']],
    expenses,
  });

export function amounts(items: readonly BudgetItem[]): Record<string, string> {
  return Object.fromEntries(items.map(({ description, proposedBudget }) => [description, proposedBudget]));
}
