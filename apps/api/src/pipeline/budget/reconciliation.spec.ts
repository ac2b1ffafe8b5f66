import type { Difference } from '@hoa/contracts';
import { refuseConclusion, toBudgetReconciliation, writeBanner } from './reconciliation';

const difference = (kind: string, more: Partial<Difference> = {}): Difference => ({
  kind,
  documentId: 1,
  documentName: 'budget.pdf',
  partId: 'p1',
  columnId: 'c1',
  column: '2026',
  message: `A ${kind}.`,
  ...more,
});
const off = (flow: 'income' | 'expense', interpreted: string, printed: string) =>
  difference('off', { flow, interpreted, printed });

describe('the banner', () => {
  it('states both totals and the difference', () => {
    expect(writeBanner([off('income', '5900.00', '900.00')])).toBe(
      'Not reconciled: budget.pdf, 2026: income adds up to $5,900, but the document prints $900 ($5,000 difference).',
    );
  });

  it('leaves out what says the same again, and counts what has no room', () => {
    const columns = ['c2', 'c3', 'c4'].map((columnId) =>
      difference('doubt', { columnId, message: `${columnId}.` }),
    );
    expect(
      writeBanner([
        difference('doubt'),
        off('expense', '1.00', '2.00'),
        difference('open-question'),
        ...columns,
      ]),
    ).toBe(
      'Not reconciled: budget.pdf, 2026: expense adds up to $1, but the document prints $2 ($1 difference). c2. 2 more differences.',
    );
  });

  it('is absent from a reconciled budget', () => {
    expect(toBudgetReconciliation({ status: 'reconciled', differences: [] })).toEqual({
      status: 'reconciled',
      differences: [],
    });
  });

  it('becomes a refusal of conclusions', () => {
    const stored = { status: 'not-reconciled' as const, differences: [off('income', '2.00', '1.00')] };
    expect(refuseConclusion(toBudgetReconciliation(stored))).toBe(
      'This budget is not reconciled with its documents: budget.pdf, 2026: income adds up to $2, but the document prints $1 ($1 difference). Check the reading and generate the budget again.',
    );
  });
});
