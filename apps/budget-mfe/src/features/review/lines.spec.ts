import { item } from '../../testing/records';
import { changeOf, usualPriorBasis, lineOf, totalsOf } from './lines';

it('adds exact amounts, whatever they are rounded to for showing', () => {
  const thirds = [1, 2, 3].map((id) => item({ id, proposedBudget: '0.40', previousYear: '0.40' }));
  const { expenses, net } = totalsOf(thirds);
  expect(expenses).toEqual({ proposedCents: 120, previousCents: 120 });
  expect(net.proposedCents).toBe(-120);
});

it('does not count an unknown prior year', () => {
  const unknown = item({ previousYear: '0.00', previousYearKnown: false });
  expect(changeOf(lineOf(unknown))).toBeNull();
  expect(changeOf(lineOf(item({ previousYear: '0.00' })))).toBe(0);
  expect(totalsOf([unknown, item({ id: 2 })]).expenses.previousCents).toBe(1_000_000);
});

it('knows the basis that most known prior figures have', () => {
  const budgeted = item({ previousBasis: 'budget' });
  expect(usualPriorBasis([budgeted, budgeted, item()])).toBe('budget');
  expect(
    usualPriorBasis([budgeted, item({ previousYearKnown: false }), item({ previousYearKnown: false })]),
  ).toBe('budget');
  expect(usualPriorBasis([])).toBe('actual');
});
