import type { Budget, BudgetItem } from '@hoa/contracts';
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

export interface Wishes {
  year?: number;
  fiscalYearStartMonth?: number;
  units?: number;
}

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

export function amounts(items: readonly BudgetItem[]): Record<string, string> {
  return Object.fromEntries(items.map(({ description, proposedBudget }) => [description, proposedBudget]));
}
