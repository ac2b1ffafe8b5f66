import fc from 'fast-check';
import {
  AGGRESSIVE_RATES,
  CONSERVATIVE_RATES,
  expenseGroups,
  forecast,
  forecastBudget,
  forecastRateId,
  forecastScenarios,
} from './forecast';
import { RESERVE_GROUP } from './grouping';
import { sumCents } from './money';
import type { BudgetLineAmounts } from './totals';

const codes = ['6100', '7010', '7310', '7410', '7710', '7810', '9005', '8888'];
const line = (glCode: string, proposedCents: number): BudgetLineAmounts => ({
  type: glCode.startsWith('6') ? 'income' : 'expense',
  glCode,
  description: '',
  proposedCents,
  previousCents: 0,
});

it('grows each category by 3 % a year, reserves apart, for five years', () => {
  const { years, groups } = forecastBudget(
    [line('6100', 999_999), line('7810', 100_000), line('7820', 50_000), line('9005', 20_001)],
    { year: 2027, units: 10 },
  );
  expect(groups.map(({ group, percent, cents }) => [group, percent, ...cents])).toEqual([
    ['Utilities', 3, 150_000, 154_500, 159_135, 163_909, 168_826, 173_891],
    [RESERVE_GROUP, 3, 20_001, 20_601, 21_219, 21_856, 22_511, 23_187],
  ]);
  expect(years[0]).toEqual({
    year: 2027,
    operatingCents: 150_000,
    reserveCents: 20_001,
    totalCents: 170_001,
    monthlyFeeCents: 1417, // 170001 / 120 = 1416.675
    changePercent: 0,
  });
  expect(years.at(-1)).toMatchObject({ year: 2032, totalCents: 197_078, monthlyFeeCents: 1642 });
});

it('takes the rates of a scenario, and those that are absent as standard', () => {
  const { groups } = forecastBudget([line('7810', 100_000), line('7710', 100_000)], {
    year: 2027,
    units: 1,
    rates: { Utilities: 8 },
    years: 1,
  });
  expect(groups.map(({ cents }) => cents[1])).toEqual([103_000, 108_000]);
});

it('foots: the categories of a year add to its total, operating and reserves too', () => {
  const lines = fc.array(
    fc.tuple(fc.constantFrom(...codes), fc.integer({ min: -1_000_000, max: 10_000_000_000 })),
    { maxLength: 40 },
  );
  const scenario = fc.constantFrom(...forecastScenarios);
  fc.assert(
    fc.property(lines, scenario, fc.integer({ min: 1, max: 500 }), (rows, { rates }, units) => {
      const budget = rows.map(([code, cents]) => line(code, cents));
      const { years, groups } = forecastBudget(budget, { year: 2027, units, rates });
      expect(years).toHaveLength(6);
      for (const [index, year] of years.entries()) {
        expect(sumCents(groups.map(({ cents }) => cents[index]!))).toBe(year.totalCents);
        expect(year.operatingCents + year.reserveCents).toBe(year.totalCents);
      }
      const expenses = budget.filter(({ type }) => type === 'expense');
      expect(years[0]?.totalCents).toBe(sumCents(expenses.map(({ proposedCents }) => proposedCents)));
    }),
  );
});

it('rounds no more than half a cent a category and year away from the exact growth of the whole', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 10_000_000 }), { minLength: 1, maxLength: 8 }),
      (amounts) => {
        const lines = amounts.map((cents, index) => line(codes[1 + (index % 7)]!, cents));
        const { years, groups } = forecastBudget(lines, { year: 2027, units: 1 });
        const whole = forecast({ year: 2027, cents: sumCents(amounts) });
        for (const [index, { cents }] of whole.entries()) {
          expect(Math.abs(years[index + 1]!.totalCents - cents)).toBeLessThanOrEqual(groups.length / 2 + 0.5);
        }
      },
    ),
  );
});

it('has scenarios in which nothing grows less under aggressive inflation than under conservative growth', () => {
  for (const group of expenseGroups)
    expect(AGGRESSIVE_RATES[group]).toBeGreaterThan(CONSERVATIVE_RATES[group]);
  const ids = forecastScenarios.flatMap(({ id }) => expenseGroups.map((group) => forecastRateId(id, group)));
  expect(new Set(ids).size).toBe(forecastScenarios.length * expenseGroups.length);
  expect(forecastRateId('aggressive', 'Repairs & Maintenance')).toBe(
    'forecast.aggressive.repairs-maintenance',
  );
});

// The contract is set at $12,360 and $12,730.80, then goes on; supplies of $1,000 grow by 3%: $1,030, $1,060.90, $1,092.73.
it('follows what documents set year by year, and grows the rest of the category', () => {
  const contract = { ...line('7310', 1_200_000), scheduledCents: [1_236_000, 1_273_080] };
  const lines = [contract, line('7320', 100_000)];
  const cents = (scheduled: boolean) =>
    forecastBudget(lines, { year: 2027, units: 10, years: 3, scheduled }).groups.map((group) => group.cents);
  expect(cents(true)).toEqual([[1_300_000, 1_339_000, 1_379_170, 1_382_353]]);
  expect(cents(false)).toEqual([[1_300_000, 1_339_000, 1_379_170, 1_420_545]]);
});
