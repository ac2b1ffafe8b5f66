import { INCOME_GROUP, toDecimalString } from '@hoa/budget-math';
import type { BudgetItem } from '@hoa/contracts';
import type { ExportItem } from '../../src/outputs/export/budget-rows';
import { reportOf, type Report, type ReportInput } from '../../src/outputs/export/report';

/** A line of a budget as exports take it. */
export function exportItem(more: Partial<ExportItem> = {}): ExportItem {
  return {
    type: 'expense',
    glCode: '7810',
    description: 'Electricity',
    category: 'Utilities',
    proposedCents: 106_700,
    previousCents: 100_000,
    previousKnown: true,
    basis: 'trend',
    formula: '2026 budget $1,000.00 + 6.7%',
    assumptions: [],
    notes: '',
    needsReview: false,
    sources: [{ documentName: 'budget.pdf', page: 2, line: 14, quote: 'Electricity 1,000.00' }],
    ...more,
  };
}

/** The report of lines of a 48-unit association's 2027. */
export function exportReport<T extends ExportItem>(
  items: readonly T[],
  more: Partial<Omit<ReportInput<T>, 'items'>> = {},
): Report<T> {
  return reportOf({
    parameters: {
      associationName: 'Cedar Bend',
      location: 'Colorado',
      year: 2027,
      units: 48,
      propertyType: 'Condominium',
      fiscalYearStartMonth: 1,
    },
    status: 'draft',
    notes: [],
    ...more,
    items,
  });
}

/** A line as exports take it, with the same line as it crosses the wire. */
export function wireItem(id: number, more: Partial<ExportItem> = {}): ExportItem & { item: BudgetItem } {
  const line = exportItem(more);
  const item: BudgetItem = {
    id,
    parametersId: 1,
    lineKey: `line-${id}`,
    category: line.type === 'income' ? INCOME_GROUP : (line.category ?? ''),
    description: line.description,
    glCode: line.glCode,
    notes: line.notes,
    type: line.type,
    previousYear: toDecimalString(line.previousCents),
    previousYearKnown: line.previousKnown,
    previousBasis: 'budget',
    proposedBudget: toDecimalString(line.proposedCents),
    generatedAmount: toDecimalString(line.proposedCents),
    priority: 'medium',
    projectedNextYear: toDecimalString(line.proposedCents),
    basis: line.basis,
    formula: line.formula,
    assumptions: [...line.assumptions],
    sources: line.sources.map((source) => ({ ...source, documentId: null })),
    confidence: 1,
    needsReview: line.needsReview,
    edited: false,
    version: 1,
  };
  return { ...line, item };
}
