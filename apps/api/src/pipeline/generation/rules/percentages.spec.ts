import { budget26, draft, find } from '../../../../test/drafts';
import { Paper } from '../../../../test/facts';
import { balanced } from './balanced';
import type { GenerationParameters } from './types';

const BILLS = { billing: 'quarter', wholeDollars: true };

// Dues of $60,000, expenses of $50,000 of which $4,000 are reserves.
const documents = (...more: [string, string, 'income' | 'expense', string][]) => [
  new Paper(1, 'b.pdf').budget(
    [budget26],
    [
      ['6100', 'Maintenance Fees', 'income', '60000.00'],
      ['7250', 'Loan payment', 'expense', '46000.00'],
      ['9005', 'Reserve contribution', 'expense', '4000.00'],
      ...more,
    ],
  ),
];
const linesOf = (given: Partial<GenerationParameters>, more: Parameters<typeof documents> = []) =>
  draft(documents(...more), given).items;

describe('percentages that a person chose', () => {
  // 5% of operating expenses of $46,000; the $4,000 for reserves are a transfer.
  it('adds a contingency line where the documents have none', () => {
    const line = find(linesOf({ contingencyPercent: 5 }), '7490');
    expect(line).toMatchObject({ proposedCents: 2_300_00, method: 'contingency', fund: 'operating' });
    expect(line.formula).toBe('5% (as chosen) of operating expenses of $46,000.00 = $2,300.00.');
    expect(line.assumptions).toContain('The percentage is the one that was chosen for this budget.');
  });

  it('adds nothing without a choice, nor for 0', () => {
    for (const given of [
      {},
      { contingencyPercent: null },
      { contingencyPercent: 0 },
      { delinquencyPercent: 0 },
    ])
      expect(linesOf(given).map(({ glCode }) => glCode)).toEqual(['6100', '7250', '9005']);
  });

  it('sets the contingency line of the documents, to nothing where 0 was chosen', () => {
    const more: Parameters<typeof documents> = [['7490', 'Contingency', 'expense', '900.00']];
    expect(find(linesOf({}, more), '7490').proposedCents).toBe(1_380_00);
    expect(find(linesOf({ contingencyPercent: 0 }, more), '7490').proposedCents).toBe(0);
  });

  // 2.5% of $60,000; contingency of 3% on $46,000 + $1,500.
  it('takes bad debt from delinquency, before contingency', () => {
    const items = linesOf({ delinquencyPercent: 2.5, contingencyPercent: 3 }, [
      ['7060', 'Bad debt', 'expense', '400.00'],
    ]);
    expect(find(items, '7060')).toMatchObject({
      proposedCents: 1_500_00,
      method: 'bad-debt',
      formula: "2.5% of this year's assessments of $60,000.00 are expected to stay unpaid: $1,500.00.",
    });
    expect(find(items, '7490').proposedCents).toBe(1_425_00);
  });

  it('keeps bad debt as adopted where delinquency is not known', () =>
    expect(find(linesOf({}, [['7060', 'Bad debt', 'expense', '400.00']]), '7060')).toMatchObject({
      proposedCents: 400_00,
      method: 'bad-debt',
    }));
});

// Expenses of $62,000 against dues of $60,000: short by $2,000, raised by $2,100 to $62,100. For 7 units and 4 quarters that
// is $2,217.86 a bill, billed as $2,218: dues of $62,104.
it('raises dues to what whole bills come to', () => {
  const { items } = draft(documents(['7260', 'Mortgage', 'expense', '12000.00']));
  const result = balanced(items, { billed: { units: 7, ...BILLS } });
  expect(find(result.items, '6100')).toMatchObject({
    proposedCents: 62_104_00,
    formula: '$60,000.00 + shortfall $2,000.00 x 1.05 + $4.00 for bills in whole dollars = $62,104.00.',
  });
});
