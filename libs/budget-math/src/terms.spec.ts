import fc from 'fast-check';
import { roundExact } from './exact';
import { addYears, anniversariesBy, contractSteps, contractYear, fiscalMonths, premiumYear } from './terms';

const calendar2027 = fiscalMonths(2027);

it('counts the months of a fiscal year', () => {
  expect(calendar2027[0]).toBe('2027-01-01');
  expect(calendar2027[11]).toBe('2027-12-01');
  expect(fiscalMonths(2027, 7).slice(5, 7)).toEqual(['2027-12-01', '2028-01-01']);
});

it('counts anniversaries and adds years over leap days', () => {
  expect(anniversariesBy('2024-04-01', '2027-03-01')).toBe(2);
  expect(anniversariesBy('2024-04-01', '2027-04-01')).toBe(3);
  expect(anniversariesBy('2028-04-01', '2027-04-01')).toBe(0);
  expect(addYears('2024-02-29', 1)).toBe('2025-03-01');
  expect(addYears('2024-02-29', 4)).toBe('2028-02-29');
});

describe('a contract over a year', () => {
  it('escalates at each anniversary, rounding each step to cents', () => {
    const year = contractYear(
      { amountCents: 333_333, monthsPerPeriod: 1, start: '2025-04-01', escalatorPercent: 3 },
      calendar2027,
    );
    const first = 343_333; // 333333 x 1.03 = 343332.99
    const second = 353_633; // 343333 x 1.03 = 353632.99
    expect(year.months.map((row) => row.amountCents)).toEqual([
      ...Array<number>(3).fill(first),
      ...Array<number>(9).fill(second),
    ]);
    expect(roundExact(year.total)).toBe(3 * first + 9 * second);
  });

  it('takes the row of a schedule that is in force', () => {
    const steps = [
      { from: '2026-09-01', cents: 70_000 },
      { from: '2027-09-01', cents: 72_500 },
    ];
    const year = contractYear({ amountCents: 0, monthsPerPeriod: 1, steps }, calendar2027);
    expect(roundExact(year.total)).toBe(8 * 70_000 + 4 * 72_500);
  });

  it('escalates the last row of a schedule at the anniversaries of its own day', () => {
    const steps = [
      { from: '2024-07-01', cents: 105_000 },
      { from: '2025-07-01', cents: 108_000 },
    ];
    const terms = {
      amountCents: 0,
      monthsPerPeriod: 1,
      start: '2024-07-01',
      steps,
      escalatorPercent: 4,
    } as const;
    const year = contractYear(terms, fiscalMonths(2026, 1));
    expect(roundExact(year.total)).toBe(6 * 108_000 + 6 * 112_320);
    expect(contractSteps(terms, '2027-06-30').map(({ date, newCents }) => [date, newCents])).toEqual([
      ['2025-07-01', 108_000],
      ['2026-07-01', 112_320],
    ]);
  });

  it('covers only the months from its start', () => {
    const year = contractYear({ amountCents: 1000, monthsPerPeriod: 1, start: '2027-03-15' }, calendar2027);
    expect(year.coveredMonths).toBe(9);
    expect(year.months[2]?.amountCents).toBeNull();
  });

  it('adds twelfths of a yearly fee exactly', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 11 }), (amountCents) => {
        expect(roundExact(contractYear({ amountCents, monthsPerPeriod: 12 }, calendar2027).total)).toBe(
          amountCents,
        );
      }),
    );
  });
});

describe('a premium over a year', () => {
  it('splits at the renewal', () => {
    const year = premiumYear({ premiumCents: 1_200_000, renewal: '2027-07-01', percent: 10 }, calendar2027);
    expect(year).toMatchObject({ monthsBefore: 6, monthsAfter: 6, renewals: 1 });
    expect(roundExact(year.total)).toBe(600_000 + 660_000);
  });

  it('grows again at each later renewal', () => {
    const year = premiumYear({ premiumCents: 1_200_000, renewal: '2026-07-01', percent: 10 }, calendar2027);
    expect(year).toMatchObject({ monthsBefore: 0, renewals: 2 });
    expect(roundExact(year.total)).toBe(6 * 110_000 + 6 * 121_000);
  });

  it('is the premium itself where it does not renew in the year', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 11 }), (premiumCents) => {
        const year = premiumYear({ premiumCents, renewal: '2028-01-01', percent: 10 }, calendar2027);
        expect(roundExact(year.total)).toBe(premiumCents);
      }),
    );
  });
});
