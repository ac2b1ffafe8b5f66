import { parameters } from '../../testing/parameters';
import { hasTotal, totalOf, totalProblem, typedTotal } from './budget-total';

test.each([
  ['650000', 65_000_000, undefined],
  ['$650,000.50', 65_000_050, undefined],
  ['', 0, undefined],
  ['abc', 0, 'Please enter an amount in dollars, such as 650000.'],
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
    text: '412345.50',
    cents: 41_234_550,
  });
  expect(hasTotal(parameters({ budgetTotal: null }))).toBe(false);
});
