import type { LineHistory } from './history';
import { proposeAmount } from './line';

const line = (description: string) => ({ type: 'expense' as const, description });
const paid = (...amounts: number[]): LineHistory =>
  amounts.map((amount, index) => ({ endYear: 2027 - amounts.length + index, actualCents: amount * 100 }));
const inputs = { budgetYear: 2027, series: { percent: 5, label: 'Property insurance' }, label: String };

// $10,000, $12,000 and $14,400: 20% twice. (2 x 20 + 4 x 5) / 6 = 10%. 14,400 x 1.1 = $15,840.
it('expects part of an insurer’s increases again, however large they were', () =>
  expect(proposeAmount(line('Insurance'), paid(10_000, 12_000, 14_400), inputs)).toMatchObject({
    amountCents: 1_584_000,
    explanation:
      '2026 actual $14,400.00 + 10% (its own 20% a year over 2 years, moderated by 5%, Property insurance) = $15,840.00.',
  }));

// A doubled premium, then the same again: 100% counts as 25%, and 0%. (25 + 0 + 4 x 5) / 6 = 7.5%. 20,000 x 1.075 = $21,500.
it('counts one increase up to a quarter', () =>
  expect(proposeAmount(line('Insurance'), paid(10_000, 20_000, 20_000), inputs)?.amountCents).toBe(
    2_150_000,
  ));

// The same years of a line that is no insurance have no smooth change but one: it grows by its series alone.
it('takes such changes of other lines for events', () =>
  expect(proposeAmount(line('Janitorial'), paid(10_000, 12_000, 14_400), inputs)?.amountCents).toBe(
    1_512_000,
  ));
