import type { Budget, BudgetItem, DocumentPage, DocumentRow, Facts, Parameters } from '@hoa/contracts';

export const NOW = '2026-11-05T12:00:00.000Z';

export function documentRow(changes: Partial<DocumentRow> = {}): DocumentRow {
  return {
    id: 1,
    name: 'prior-year-budget.pdf',
    size: 2048,
    type: 'document',
    kind: 'budget',
    status: 'ready',
    pages: 2,
    pagesRead: 2,
    contentLength: 400,
    associationId: null,
    createdAt: NOW,
    ...changes,
  };
}

export function facts(documentId: number, association?: string): Facts {
  const source = { documentId, documentName: 'paper.pdf', readingId: 'r', page: 1, quote: association ?? '' };
  return {
    schema: 1,
    documentId,
    readingId: 'r',
    status: 'ready',
    kind: 'budget',
    confidence: 0.9,
    reader: { engine: 'built-in', version: '1' },
    ...(association
      ? {
          association: {
            value: association,
            raw: association,
            source,
            confidence: 0.9,
            by: 'rules' as const,
          },
        }
      : {}),
    parts: [],
    warnings: [],
  };
}

/** A page of given rows; two spaces part cells, and each letter is five points wide. */
export function documentPage(page: number, rows: string[], pages = 2): DocumentPage {
  return {
    page,
    pages,
    lines: rows.map((text, row) => ({
      index: row + 1,
      text,
      box: [0, row * 12, text.length * 5, row * 12 + 10],
      cells: [...text.matchAll(/\S+(?: \S+)*/g)].map(({ 0: words, index }) => ({
        text: words,
        box: [index * 5, row * 12, (index + words.length) * 5, row * 12 + 10],
        confidence: 1,
      })),
    })),
  };
}

export function parameters(changes: Partial<Parameters> = {}): Parameters {
  return {
    id: 7,
    associationId: 1,
    associationName: 'Juniper Court',
    year: 2027,
    location: 'Colorado',
    units: 10,
    propertyType: 'Townhomes',
    associationType: null,
    specialConsiderations: null,
    fiscalYearStartMonth: 1,
    documentIds: [1],
    budgetTotal: null,
    version: 3,
    createdAt: NOW,
    ...changes,
  };
}

export function item(changes: Partial<BudgetItem> = {}): BudgetItem {
  return {
    id: 100,
    parametersId: 7,
    lineKey: '7310',
    category: 'Service Contracts',
    description: 'Landscape Contract',
    glCode: '7310',
    notes: '',
    type: 'expense',
    previousYear: '10000.00',
    previousYearKnown: true,
    previousBasis: 'actual',
    proposedBudget: '10300.55',
    generatedAmount: '10300.55',
    priority: 'medium',
    projectedNextYear: '10609.57',
    basis: 'contract',
    formula: 'The fee of 858.38 a month x 12.',
    assumptions: [],
    sources: [
      {
        documentId: 1,
        documentName: 'landscape-contract.docx',
        readingId: 'r',
        page: 2,
        quote: 'a monthly fee of $858.38',
      },
    ],
    confidence: 0.95,
    needsReview: false,
    edited: false,
    version: 1,
    ...changes,
  };
}

export function budget(changes: Partial<Budget> = {}): Budget {
  return {
    parametersId: 7,
    status: 'draft',
    revision: 4,
    runId: null,
    generatedAt: NOW,
    parametersChanged: false,
    editedCount: 0,
    totals: {
      income: '0.00',
      expenses: '0.00',
      net: '0.00',
      previousIncome: '0.00',
      previousExpenses: '0.00',
      shortfall: '0.00',
    },
    ...changes,
  };
}
