import {
  budgetYearLabel,
  endYearOfPeriod,
  fiscalEndYear,
  fiscalYearLabel,
  monthsInPeriod,
  parseFiscalSpan,
} from './fiscal-year';

describe('fiscal years', () => {
  it('are keyed by the year in which they end', () => {
    expect(fiscalEndYear(2027)).toBe(2027);
    expect(fiscalEndYear(2026, 7)).toBe(2027);
    expect(endYearOfPeriod({ to: '2027-06-30' }, 7)).toBe(2027);
    expect(endYearOfPeriod({ to: '2026-12-31' }, 7)).toBe(2027);
    expect(endYearOfPeriod({ to: '2026-12-31' })).toBe(2026);
  });

  it('are written as the association writes them', () => {
    expect(fiscalYearLabel(2027)).toBe('2027');
    expect(fiscalYearLabel(2027, 7)).toBe('FY 2026-27');
    expect(budgetYearLabel(2026, 7)).toBe('FY 2026-27');
    expect(budgetYearLabel(2099, 10)).toBe('FY 2099-00');
  });

  it.each([
    ['FY 2026-27', 2027],
    ['2026/2027 Budget', 2027],
    ['FY26-27', 2027],
    ["FY '25-'26 Actual", 2026],
    ['2026', undefined],
    ['Jan 2026 - Jun 2026', undefined],
    ['2020-2026', undefined],
  ])('reads "%s"', (text, endYear) => expect(parseFiscalSpan(text)).toBe(endYear));

  it('tells a year from a half year', () => {
    expect(monthsInPeriod({ from: '2026-01-01', to: '2026-12-31' })).toBe(12);
    expect(monthsInPeriod({ from: '2026-01-01', to: '2026-06-30' })).toBe(6);
    expect(monthsInPeriod({ from: '2025-07-01', to: '2026-06-30' })).toBe(12);
  });
});
