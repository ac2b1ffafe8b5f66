import type { Facts } from '@hoa/contracts';
import { budgetsOf, columns, factsOfText, lines } from './budget-in-words';

/** Exports of programs, plans by quarter and statements with empty rows; every name and figure is made up. */

describe('rows of exports', () => {
  it('makes headings of a section printed on every row, before an account number with a fraction', () => {
    const facts = factsOfText(`
Marsh Lane Owners Association, Inc.
Budget Export FY2031
Group              Account No    Account Name             FY2030 Budget    FY2031 Budget
Income             4100.000      Owner Assessments            61,200.00        63,000.00
Income             4150.000      Late Fees                       300.00           250.00
Utilities          5100.000      Electricity                   4,150.00         4,300.00
Utilities          5150.000      Water                         8,020.00         8,500.00
Utilities          5175.000      Refuse                        2,400.00         2,460.00
Grounds            5300.000      Mowing                       12,000.00        12,600.00
Grounds            5320.000      Snow Removal                  3,000.00         3,300.00
Reserves           6100.000      Roof Fund                     9,000.00         9,500.00`);
    const [part] = budgetsOf(facts);
    expect(lines(part)).toEqual([
      'i 4100.000 Owner Assessments [Income] 61200.00 63000.00',
      'i 4150.000 Late Fees [Income] 300.00 250.00',
      'e 5100.000 Electricity [Utilities] 4150.00 4300.00',
      'e 5150.000 Water [Utilities] 8020.00 8500.00',
      'e 5175.000 Refuse [Utilities] 2400.00 2460.00',
      'e 5300.000 Mowing [Grounds] 12000.00 12600.00',
      'e 5320.000 Snow Removal [Grounds] 3000.00 3300.00',
      'r 6100.000 Roof Fund [Reserves] 9000.00 9500.00',
    ]);
  });

  it('takes an account number in brackets off the end of a name', () => {
    const [part] = budgetsOf(
      factsOfText(`
Marsh Lane Owners Association, Inc.
Operating Budget 2031
                                    2030 Budget    2031 Budget
Income
Assessments [4100]                       61,200         63,000
Late Fees (GL #4150)                        300            250
Total Income                             61,500         63,250
Expenses
Water [5150]                              8,020          8,500
Mowing [5300]                            12,000         12,600
Total Expenses                           20,020         21,100`),
    );
    expect(part?.lines.map(({ glCode, description }) => `${glCode} ${description}`)).toEqual([
      '4100 Assessments',
      '4150 Late Fees',
      '5150 Water',
      '5300 Mowing',
    ]);
  });
});

describe('plans of a year in parts', () => {
  const plan = (last: string): Facts =>
    factsOfText(`
Marsh Lane Owners Association, Inc.
Working budget 2031
                          2030 Approved        Q1       Q2       Q3       Q4     2031 Plan
Revenues:
Owner Assessments                61,200    15,750   15,750   15,750   15,750        63,000
Late Fees                           300        62       62       63       63           250
Total Revenues                   61,500    15,812   15,812   15,813   15,813        63,250
Expenses:
Water                             8,020     2,000    2,500    2,500    1,500         8,500
Mowing                           12,000     2,000    4,600    4,500    1,500        12,600
Total Expenses                   20,020     4,000    7,100    7,000    3,000        21,100
${last.padEnd(25)}        41,480    11,812    8,712    8,813   12,813        42,150`);

  it('gives quarters the year of the column that they add to', () => {
    const [part] = budgetsOf(plan('Surplus'));
    expect(columns(part)).toBe(
      'budget 2030, quarter 2031, quarter 2031, quarter 2031, quarter 2031, budget 2031',
    );
  });

  it.each(['Over (short)', 'What is left', 'Ahead / behind'])(
    'takes "%s" for what income leaves over expenses',
    (last) => {
      const [part] = budgetsOf(plan(last));
      expect(part?.lines.map(({ description }) => description)).toEqual([
        'Owner Assessments',
        'Late Fees',
        'Water',
        'Mowing',
      ]);
      expect(part?.totals.filter(({ description }) => description === last)).toHaveLength(6);
      expect(part?.totals.filter(({ foots }) => !foots)).toEqual([]);
    },
  );
});

describe('rows without a figure', () => {
  it('keeps them as lines of their own where headings stand farther left', () => {
    const [part] = budgetsOf(
      factsOfText(`
MARSH LANE OWNERS ASSOCIATION, INC.
Statement of Revenues and Expenses
For the Year Ended December 31, 2031
                                          Actual          Budget        Variance
Revenues
   Owner Assessments                      63,000          63,000               0
   Clubhouse Income and Deposits             250             240              10
   Application Income
Total revenues                            63,250          63,240              10
Grounds
   Plowing
   Mowing                                 12,600          12,500             100
   Mulch                                   2,000           1,900             100
Total grounds                             14,600          14,400             200
Insurance
   Property and Liability Insurance        9,000           8,800             200
   Directors and Officers
   Umbrella                                1,100           1,000             100
Total insurance                           10,100           9,800             300
Total expenses                            24,700          24,200             500`),
    );
    expect(lines(part)).toEqual([
      'i Owner Assessments [Revenues] 63000.00 63000.00 0.00',
      'i Clubhouse Income and Deposits [Revenues] 250.00 240.00 10.00',
      'i Application Income [Revenues] - - -',
      'e Plowing [Grounds] - - -',
      'e Mowing [Grounds] 12600.00 12500.00 100.00',
      'e Mulch [Grounds] 2000.00 1900.00 100.00',
      'e Property and Liability Insurance [Insurance] 9000.00 8800.00 200.00',
      'e Directors and Officers [Insurance] - - -',
      'e Umbrella [Insurance] 1100.00 1000.00 100.00',
    ]);
  });
});

describe('months that add to a year to date', () => {
  const MONTHS = '                  Jan-31   Feb-31   Mar-31   Apr-31   May-31   Jun-31';
  const table = (heads: string, sums: string[]): string => `
Marsh Lane Owners Association, Inc.
Month by Month
${MONTHS}${heads}
Income
Assessments        5,100    5,100    5,100    5,100    5,100    5,100${sums[0]}
Expenses
Water                410      395      402      440      415      398${sums[1]}
Mowing               900      900    1,100    1,100    1,200    1,200${sums[2]}
Total Expenses     1,310    1,295    1,502    1,540    1,615    1,598${sums[3]}`;

  it('report what has happened, whatever the title says', () => {
    const facts = factsOfText(table('       YTD', ['    30,600', '     2,460', '     6,400', '     8,860']));
    expect(facts.kind).toBe('actuals');
  });

  it('plan a year where they add to none', () => {
    const facts = factsOfText(table('     Total', ['    30,600', '     2,460', '     6,400', '     8,860']));
    expect(facts.kind).toBe('budget');
  });
});
