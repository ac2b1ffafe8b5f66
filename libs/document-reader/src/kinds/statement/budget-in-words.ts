import type { BudgetPart, Facts } from '@hoa/contracts';
import type { Answer } from '../../page/options';
import { factsOf } from '../../facts';
import { documentOfText } from '../reading/document-of-text';

/** The budgets of a paper, for specs. */
export const budgetsOf = (facts: Facts): BudgetPart[] =>
  facts.parts.filter((part): part is BudgetPart => part.kind === 'budget');

/** What is read of a paper with this text, once these questions are answered. */
export const factsOfText = (text: string, answers: readonly Answer[] = []): Facts =>
  factsOf(documentOfText(text), { documentId: 1, documentName: 'paper.pdf', readingId: 'r' }, { answers });

export const budgetsOfText = (text: string, answers?: readonly Answer[]): BudgetPart[] =>
  budgetsOf(factsOfText(text, answers));

/** The first budget of the text, of which there must be one. */
export const budgetOfText = (text: string, answers?: readonly Answer[]): BudgetPart =>
  budgetsOfText(text, answers)[0]!;

/** What is asked about a budget. */
export const prompts = (part: BudgetPart | undefined): string[] =>
  (part?.questions ?? []).map(({ prompt }) => prompt);

/** What the row of this name is taken for. */
export const roleOf = (part: BudgetPart | undefined, name: string): string | undefined =>
  part?.rows?.find(({ description }) => description === name)?.role;

/** `budget 2025, actual 2024` */
export const columns = (part: BudgetPart | undefined): string =>
  (part?.columns ?? []).map(({ role, year }) => [role, year].filter(Boolean).join(' ')).join(', ');

/** `operating income 1200.00 ties` of each total that was compared. */
export const sides = (part: BudgetPart | undefined): string[] =>
  (part?.reconciliation ?? []).map(({ fund, flow, interpreted, status }) => `${fund} ${flow} ${interpreted} ${status}`); // prettier-ignore

/** `i 4010 Dues [Income] 1200.00 -` of each line: type, code, name, section, figures. */
export const lines = (part: BudgetPart | undefined): string[] =>
  (part?.lines ?? []).map((line) => {
    const cells = (part?.columns ?? []).map(({ id }) => line.cells[id]?.value ?? '-');
    return [line.type[0], line.glCode, line.description, `[${line.section}]`, ...cells]
      .filter(Boolean)
      .join(' ');
  });

/** `66900 64960` of each column of amounts: income and expenses in dollars, as its lines add up. */
export const totals = (part: BudgetPart | undefined): string[] =>
  (part?.columns ?? []).flatMap(({ id, measure }) => {
    const sum = (side: string): number =>
      (part?.rows ?? [])
        .filter(({ role, flow }) => role === 'line' && flow === side)
        .reduce((all, { cells }) => all + Math.round(100 * Number(cells[id]?.value ?? 0)), 0) / 100;
    return measure === 'amount' ? [`${sum('income')} ${sum('expense')}`] : [];
  });

/** A year of operations down to its costs, which the specs go on from. */
export const OPERATIONS = `
Plover Springs Homeowners Association
Budget Overview: January - December 2026
                                     Jan - Dec 2026
Income
   Annual assessments                    91,000
   Late fees                              1,000
Total Income                             92,000
Expenses
   Management fees                       40,000
   Landscape contract                    30,000
Total Expenses                           70,000`;
