import { factsOf } from '../../facts';
import type { ReadDocument } from '../../page/types';
import { documentOfText } from '../reading/document-of-text';
import { budgetsOf, totals } from './budget-in-words';

const meta = { documentId: 1, documentName: 'scan.pdf', readingId: 'r' };

/** A scan of which another engine read some figures otherwise. */
function scanned(text: string, others: Record<string, string>): ReadDocument {
  const doc = documentOfText(text, 'ocr');
  for (const { lines } of doc.pages)
    for (const word of lines.flatMap(({ cells }) => cells).flatMap(({ words }) => words)) {
      word.confidence = 0.88;
      const other = others[word.text];
      if (other !== undefined) word.other = other;
    }
  return doc;
}

const BUDGET = `
Marten Ridge Association
Budget 2032
Income
   Dues                        24,300.00
   Late Fees                      200.00
Total Income                   24,500.00
Expense
   Maintenance                  1,665.00
   Snow Removal                 1,000.00
   Management                  14,400.00
Total Expense                  23,065.00`;

const read = (others: Record<string, string>) => budgetsOf(factsOf(scanned(BUDGET, others), meta))[0]!;

describe('figures that two engines read in two ways', () => {
  it('are as the one says that makes their total true, and cite what it says', () => {
    const part = read({ '1,665.00': '7,665.00', '1,000.00': '1,600.00' });
    expect(totals(part)).toEqual(['24500 23065']);
    const cell = part.lines.find(({ description }) => description === 'Maintenance')!.cells['c1'];
    expect(cell).toMatchObject({ value: '7665.00', raw: '7,665.00' });
    expect(part.questions ?? []).toEqual([]);
  });

  it('stay where no total proves the other reading', () => {
    expect(totals(read({ '1,665.00': '7,655.00' }))).toEqual(['24500 17065']);
    expect(read({ '1,665.00': '7,655.00' }).questions).not.toEqual([]);
  });

  it('stay where two of them would do it alike', () => {
    expect(totals(read({ '1,665.00': '7,665.00', '1,000.00': '7,000.00' }))).toEqual(['24500 17065']);
  });

  it('is nothing below zero where a line beside it was read as its closing bracket', () => {
    const doc = documentOfText(
      BUDGET.replace(' 1,000.00', ' 1,000.00)').replace('1,665.00', '7,665.00'),
      'ocr',
    );
    expect(totals(budgetsOf(factsOf(doc, meta))[0]!)).toEqual(['24500 23065']);
  });

  it('may be the total itself', () => {
    expect(totals(read({ '23,065.00': '17,065.00' }))).toEqual(['24500 17065']);
    expect(read({ '23,065.00': '17,065.00' }).questions ?? []).toEqual([]);
  });
});

it('where neither engine is right, the figure that they dispute is the one that is asked about', () => {
  const text = BUDGET.replace('1,665.00', '1,100.00').replace('23,065.00', '23,100.00');
  const [part] = budgetsOf(factsOf(scanned(text, { '1,100.00': '1,700.00' }), meta));
  expect(totals(part)).toEqual(['24500 16500']);
  const [first] = part!.questions![0]!.answers;
  expect(first!.label).toBe('‘Maintenance’ was misread: it is $7,700');
});
