import { item } from '../../testing/records';
import {
  changeOf,
  earlierLabel,
  earlierYear,
  latestEarlierYear,
  lineOf,
  totalsOf,
  usualPriorBasis,
  yearLabel,
} from './lines';

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

describe('the year of earlier figures', () => {
  const fiscal = { year: 2027, fiscalYearStartMonth: 7 };
  const calendar = { year: 2027, fiscalYearStartMonth: 1 };
  const old = item({ id: 2, previousYearOf: 2025 });

  it('is the line’s own, and the year before where a line has none', () => {
    expect(earlierYear(old, calendar)).toBe('2025');
    expect(earlierYear(old, fiscal)).toBe('FY 2025-26');
    expect(earlierYear(item({ previousYearOf: null }), calendar)).toBe('2026');
  });

  it('is that of all lines, or the latest "and earlier"', () => {
    expect(earlierLabel(totalsOf([old]), calendar)).toBe('2025');
    expect(earlierLabel(totalsOf([old, item()]), calendar)).toBe('2026 and earlier');
    expect(latestEarlierYear([old, item()], calendar)).toBe('2026');
    expect(latestEarlierYear([], fiscal)).toBe('FY 2026-27');
  });

  it('does not count lines whose earlier figure is unknown', () => {
    const unknown = item({ previousYearKnown: false, previousYearOf: 2024 });
    expect(latestEarlierYear([unknown, old], calendar)).toBe('2025');
    expect(earlierLabel(totalsOf([unknown, old]), calendar)).toBe('2025');
  });

  it('is named as the budget’s own year is', () => {
    expect(yearLabel(calendar)).toBe('2027');
    expect(yearLabel(fiscal)).toBe('FY 2027-28');
    expect(yearLabel(fiscal, 1)).toBe('FY 2028-29');
  });
});
