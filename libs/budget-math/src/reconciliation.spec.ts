import fc from 'fast-check';
import { reconcileFee } from './reconciliation';
import type { BudgetLineAmounts } from './totals';

const line = (type: 'income' | 'expense', description: string, proposedCents: number): BudgetLineAmounts => ({
  type,
  description,
  proposedCents,
  previousCents: 0,
});

it('goes from the fee to the assessment by other income and surplus', () => {
  const reconciled = reconcileFee(
    [
      line('income', 'Maintenance Fees', 32_830_693),
      line('income', 'Late Fees', 943_195),
      line('expense', 'All of it', 33_705_379),
    ],
    48,
  );
  expect(reconciled).toMatchObject({ feeCents: 58_516, incomeFeeCents: 58_635, assessmentFeeCents: 56_998 });
  expect(
    reconciled.parts.map(({ id, yearlyCents, monthlyCents }) => [id, yearlyCents, monthlyCents]),
  ).toEqual([
    ['fee', 33_705_379, 58_516],
    ['other-income', -943_195, -1637],
    ['difference', 68_509, 119],
    ['assessments', 32_830_693, 56_998],
  ]);
});

it('has nothing between the two where income is assessments and equals expenses', () => {
  const parts = reconcileFee(
    [line('income', 'Maintenance Fees', 1200), line('expense', 'Pool', 1200)],
    1,
  ).parts;
  expect(parts.map(({ id }) => id)).toEqual(['fee', 'assessments']);
});

it('adds up to the cent, whatever rounding does', () => {
  const cents = fc.integer({ min: 0, max: 10_000_000_000 });
  fc.assert(
    fc.property(cents, cents, cents, fc.integer({ min: 1, max: 1000 }), (fees, other, expenses, units) => {
      const { parts, feeCents, assessmentFeeCents } = reconcileFee(
        [
          line('income', 'Maintenance Fees', fees),
          line('income', 'Late Fees', other),
          line('expense', 'Pool', expenses),
        ],
        units,
      );
      const before = parts.slice(0, -1);
      expect(before.reduce((sum, part) => sum + part.monthlyCents, 0)).toBe(assessmentFeeCents);
      expect(before.reduce((sum, part) => sum + part.yearlyCents, 0)).toBe(fees);
      expect(parts[0]?.monthlyCents).toBe(feeCents);
    }),
  );
});
