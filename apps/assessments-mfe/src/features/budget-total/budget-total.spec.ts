import { parameters } from '../../testing/parameters';
import type { BudgetItem } from '@hoa/contracts';
import { basisCents, figuresOf, hasTotal, totalOf, totalProblem, typedTotal } from './budget-total';

test.each([
  ['650000', 65_000_000, undefined],
  ['$650,000.50', 65_000_050, undefined],
  ['', 0, undefined],
  ['=9425*1.1', 1_036_750, undefined],
  ['650k', 65_000_000, undefined],
  ['4,118 + 500', 461_800, undefined],
  ['12,5', 0, 'Commas separate thousands only. Please write cents after a point, such as 12.50.'],
  ['abc', 0, 'Please enter a valid number'],
  ['0', 0, 'The total has to be above zero.'],
  ['(500)', -50_000, 'The total has to be above zero.'],
])('a typed total of %j is %d cents', (text, cents, problem) => {
  const total = typedTotal(text);
  expect(total.cents).toBe(cents);
  expect(totalProblem(total)).toBe(problem);
});

test('takes the exact total of a generated budget, and none of one that is not generated', () => {
  const generated = parameters({ id: 4, budgetTotal: '412345.50' });
  expect(hasTotal(generated) && totalOf(generated)).toEqual({
    budgetId: 4,
    basis: 'expenses',
    text: '412345.50',
    cents: 41_234_550,
  });
  expect(hasTotal(parameters({ budgetTotal: null }))).toBe(false);
});

function line(changes: Partial<BudgetItem>): BudgetItem {
  return {
    id: 1,
    parametersId: 4,
    lineKey: 'x',
    category: 'Utilities',
    description: 'Electricity',
    glCode: '7810',
    notes: '',
    type: 'expense',
    previousYear: '0.00',
    previousYearKnown: false,
    previousBasis: 'unknown',
    proposedBudget: '0.00',
    generatedAmount: null,
    priority: 'low',
    projectedNextYear: '0.00',
    basis: 'assumption',
    formula: '',
    assumptions: [],
    sources: [],
    confidence: 1,
    needsReview: false,
    edited: false,
    version: 1,
    ...changes,
  };
}

test('offers the dues, total expenses, and what other income leaves of them; assessments themselves are no other income', () => {
  const figures = figuresOf([
    line({ proposedBudget: '1000.10' }),
    line({ category: 'Insurance Expenses', proposedBudget: '500.05' }),
    line({ category: 'Utilities', proposedBudget: '0.01' }),
    line({
      type: 'income',
      category: 'Income',
      glCode: '6100',
      description: 'Maintenance Fees',
      proposedBudget: '1400.00',
    }),
    line({
      type: 'income',
      category: 'Income',
      glCode: '6200',
      description: 'Laundry',
      proposedBudget: '100.16',
    }),
  ]);
  expect(basisCents(figures, 'dues')).toBe(140_000);
  expect(basisCents(figures, 'expenses')).toBe(150_016);
  expect(basisCents(figures, 'net')).toBe(140_000);
  expect([...figures.categories]).toEqual([
    ['Utilities', 100_011],
    ['Insurance Expenses', 50_005],
  ]);
});

// $1,000 for 7 units and 4 quarters is $35.71 a bill, billed as $36: 36 x 28 = $1,008.
test('offers the dues that whole bills come to, where they are rounded', () => {
  const dues = line({ type: 'income', category: 'Income', glCode: '6100', proposedBudget: '1000.00' });
  const figures = figuresOf([dues], { units: 7, billing: 'quarter', wholeDollars: true });
  expect(basisCents(figures, 'dues')).toBe(100_800);
});
