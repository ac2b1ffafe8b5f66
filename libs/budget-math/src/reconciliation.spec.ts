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

it('tells what owners pay straight into the reserve fund from the fee', () => {
  const { parts, assessmentFeeCents } = reconcileFee(
    [
      line('income', 'Maintenance Fees', 8_640_000),
      { ...line('income', 'Reserve Assessments', 1_600_000), fund: 'reserve' },
      line('expense', 'All of it', 8_640_000),
    ],
    60,
  );
  expect(assessmentFeeCents).toBe(14_222);
  expect(parts.map(({ id, monthlyCents }) => [id, monthlyCents])).toEqual([
    ['fee', 12_000],
    ['reserve-dues', 2_222],
    ['assessments', 14_222],
  ]);
});

it('adds up to the cent, whatever rounding does', () => {
  const cents = fc.integer({ min: 0, max: 10_000_000_000 });
  fc.assert(
    fc.property(
      fc.tuple(cents, cents, cents, cents),
      fc.integer({ min: 1, max: 1000 }),
      ([fees, other, reserves, expenses], units) => {
        const { parts, feeCents, assessmentFeeCents } = reconcileFee(
          [
            line('income', 'Maintenance Fees', fees),
            line('income', 'Late Fees', other),
            { ...line('income', 'Reserve Assessments', reserves), fund: 'reserve' },
            line('expense', 'Pool', expenses),
          ],
          units,
        );
        const before = parts.slice(0, -1);
        expect(before.reduce((sum, part) => sum + part.monthlyCents, 0)).toBe(assessmentFeeCents);
        expect(before.reduce((sum, part) => sum + part.yearlyCents, 0)).toBe(fees + reserves);
        expect(parts[0]?.monthlyCents).toBe(feeCents);
      },
    ),
  );
});
