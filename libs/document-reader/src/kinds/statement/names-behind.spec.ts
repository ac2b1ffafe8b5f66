import { budgetOfText, lines, roleOf, totals } from './budget-in-words';

/** Names behind figures, summaries of two totals, years by their months, costs that are as much as a net; every figure is made up. */

it('reads names that stand behind the figures of several columns', () => {
  const part = budgetOfText(`
Orchard Hill Condominium
FY26 Budget     FY27 Proposed
                                Income
12,120.00       12,544.00       Condo fees
40.00           45.00           Laundry
12,160.00       12,589.00       Total Income
                                Expense
6,350.00        6,550.00        Master insurance
1,800.00        1,930.00        Water bill
4,010.00        4,109.00        Transfer to reserves
12,160.00       12,589.00       Total Expense`);
  expect(lines(part).map((line) => line.split(' [')[0])).toEqual([
    'i Condo fees',
    'i Laundry',
    'e Master insurance',
    'e Water bill',
    'r Transfer to reserves',
  ]);
  expect(totals(part)).toEqual(['12160 12160', '12589 12589']);
});

it('counts a summary of both totals of a balanced budget once', () => {
  const part = budgetOfText(`
Lake Coral Property Owners
2031 Operating Budget
                                    2031 Budget
Summary
Total Projected Income                   34,420
Total Projected Expenses                 34,420
Detail
Projected Income
Annual dues                              33,710
Fishing derby                               710
Total Projected Income                   34,420
Projected Expenses
Road grading                             18,952
Snow plowing                              9,617
Insurance                                 5,851
Total Projected Expenses                 34,420`);
  expect(totals(part)).toEqual(['34420 34420']);
});

it('takes the months above for the year that a program calls by its beginning', () => {
  const { columns } = budgetOfText(`
Brindle Hollow Master Association
Budget vs. Actuals: FY_2024 - FY24 P&L
July 2024 - June 2025
Account                        Actual            Budget
Income
Assessments                 85,000.00         84,000.00
Late fees                      600.00            500.00
Total Income                85,600.00         84,500.00
Expenses
Landscaping                 43,000.00         42,500.00
Water                       40,100.00         42,000.00
Total Expenses              83,100.00         84,500.00`);
  const period = { from: '2024-07-01', to: '2025-06-30', kind: 'year' };
  expect(columns).toMatchObject([
    { role: 'actual', year: 2025, period },
    { role: 'budget', year: 2025, period },
  ]);
});

it('takes Annual behind the year to date for what was adopted for the year', () => {
  const { columns } = budgetOfText(`
Mariposa Master Association
As of: 10/31/2026
                     Current Month                YTD
                     Actual     Budget      Actual      Budget      Annual
Income
Assessments           7,100      7,000      71,200      70,000      84,000
Late fees                50         40         500         400         500
Total Income          7,150      7,040      71,700      70,400      84,500
Expenses
Landscaping           3,500      3,500      35,000      35,000      42,000
Water                 3,600      3,500      35,600      35,400      42,500
Total Expenses        7,100      7,000      70,600      70,400      84,500`);
  expect(columns.at(-1)).toMatchObject({
    role: 'budget',
    year: 2026,
    scenario: 'adopted',
    period: { kind: 'year' },
  });
});

it('counts depreciation that is as much as the net above it, and no use of a fund balance', () => {
  const part = budgetOfText(`
Quillan Interval Owners
2031 Operating Budget
                                           2031 Budget
Income
Maintenance fees                               160,000
Use of operating fund balance                   20,000
Total Income                                   180,000
Expenses
Wages                                           90,000
Insurance                                       63,000
Total Expenses                                 153,000
Net before depreciation                         27,000
Depreciation                                    27,000
Net after depreciation                               0`);
  expect(roleOf(part, 'Depreciation')).not.toBe('repeat');
  expect(roleOf(part, 'Use of operating fund balance')).toBe('carryover');
});
