import { budgetsOf, columns, factsOfText, lines } from './budget-in-words';

/** Pages as treasurers and accounting programs lay them out; every name and figure is made up. */

describe('statements of accounting programs', () => {
  it('reads accounts with parents, an "over budget" column and the year of its period', () => {
    const facts = factsOfText(`
                        Alder Point Owners Association
                     Profit & Loss Budget vs. Actual
                        January through December 2024
                                        Jan - Dec 24        Budget    $ Over Budget   % of Budget
   Ordinary Income/Expense
      Income
         4000 · Assessments
            4010 · Regular Assessments      182,400.00    182,400.00           0.00      100.0%
            4020 · Late Fees                    675.00        500.00         175.00      135.0%
         Total 4000 · Assessments           183,075.00    182,900.00         175.00      100.1%
      Total Income                          183,075.00    182,900.00         175.00      100.1%
      Expense
         6100 · Utilities
            6110 · Electric                   9,812.30      9,000.00         812.30      109.03%
            6120 · Water                     22,118.02     24,000.00      -1,881.98       92.16%
         Total 6100 · Utilities              31,930.32     33,000.00      -1,069.68       96.76%
         6900 · Transfer to Reserves         60,000.00     60,000.00           0.00      100.0%
      Total Expense                          91,930.32     93,000.00      -1,069.68       98.85%
Net Income                                   91,144.68     89,900.00       1,244.68      101.38%`);
    const [part] = budgetsOf(facts);
    expect(facts.kind).toBe('actuals');
    expect(facts.fiscalYear?.value).toBe(2024);
    expect(columns(part)).toBe('actual 2024, budget 2024, variance, percent');
    expect(lines(part)).toEqual([
      'i 4010 Regular Assessments [Assessments] 182400.00 182400.00 0.00 100.00',
      'i 4020 Late Fees [Assessments] 675.00 500.00 175.00 135.00',
      'e 6110 Electric [Utilities] 9812.30 9000.00 812.30 109.03',
      'e 6120 Water [Utilities] 22118.02 24000.00 -1881.98 92.16',
      'r 6900 Transfer to Reserves [Expense] 60000.00 60000.00 0.00 100.00',
    ]);
    expect(part?.totals.every((total) => total.foots)).toBe(true);
  });

  it('takes NOI for a total and gives month, year to date and annual budget their year', () => {
    const facts = factsOfText(`
Budget - Comparative
Properties: Alder Point HOA
As of: Sep 2025
Account Name                 MTD Actual    MTD Budget    $ Var.    % Var.    YTD Actual    YTD Budget    Annual Budget
Income
   Association Dues           15,200.00     15,200.00      0.00     0.00%    136,800.00    136,800.00      182,400.00
   Late Fee                       50.00         41.67      8.33    19.99%        425.00        375.03          500.00
   Total Income               15,250.00     15,241.67      8.33     0.05%    137,225.00    137,175.03      182,900.00
Expense
   Landscaping
      Landscape Contract       3,100.00      3,000.00   -100.00    -3.33%     27,900.00     27,000.00       36,000.00
      Tree Trimming                0.00        250.00    250.00   100.00%      1,800.00      2,250.00        3,000.00
   Total Landscaping           3,100.00      3,250.00    150.00     4.62%     29,700.00     29,250.00       39,000.00
Total Expense                  3,100.00      3,250.00    150.00     4.62%     29,700.00     29,250.00       39,000.00
NOI - Net Operating Income    12,150.00     11,991.67    158.33     1.32%    107,525.00    107,925.03      143,900.00`);
    const [part] = budgetsOf(facts);
    expect(columns(part)).toBe(
      'month 2025, month 2025, variance 2025, percent 2025, ytd 2025, ytd 2025, budget 2025',
    );
    expect(part?.lines.map((line) => line.description)).toEqual([
      'Association Dues',
      'Late Fee',
      'Landscape Contract',
      'Tree Trimming',
    ]);
    expect(facts.fiscalYear?.value).toBe(2025);
  });
});

describe('budgets of treasurers', () => {
  it('never takes the rest of a year for a year, nor words in a cell for an amount', () => {
    const [part] = budgetsOf(
      factsOfText(`
Alder Point HOA - 2025 Budget Worksheet
                         2023         Approved     Actual thru   Proj.        2024 Est.    2025 Proposed
                         Actual       2024         9/30          Oct-Dec      Year End     Budget          Notes
INCOME
Dues (96 x $300 x 12)   $ 331,200    $ 345,600    $ 259,200    $ 86,400     $ 345,600    $ 360,000
Late Fees                   1,200        1,000        1,110         300         1,410        1,200
Total Income            $ 332,400    $ 346,600    $ 260,310    $ 86,700     $ 347,010    $ 361,200
EXPENSES
Landscape                  41,000       43,000       32,100      10,700        42,800       45,000    new vendor, 3 yr. contract
Snow removal               12,500          -0-        9,880       3,000        12,880       13,000    see note 2
Legal                         500        1,000         (125)        200            75        1,000
Trash                       incl.        incl.        incl.         N/A         incl.        6,000
Total Expenses          $  54,000    $  44,000    $  41,855    $ 13,900     $  55,755    $  65,000`),
    );
    expect(columns(part)).toBe(
      'actual 2023, budget 2024, ytd 2024, other 2024, projected 2024, proposed 2025',
    );
    expect(lines(part).slice(2)).toEqual([
      'e Landscape [EXPENSES] 41000.00 43000.00 32100.00 10700.00 42800.00 45000.00',
      'e Snow removal [EXPENSES] 12500.00 - 9880.00 3000.00 12880.00 13000.00',
      'e Legal [EXPENSES] 500.00 1000.00 -125.00 200.00 75.00 1000.00',
      'e Trash [EXPENSES] - - - - - 6000.00',
    ]);
    expect(part?.lines[3]?.note).toBe('see note 2');
    expect(part?.totals.every((total) => total.foots)).toBe(true);
  });

  it('reads two digits as years and account numbers that touch their names', () => {
    const facts = factsOfText(`
Alder Point HOA
FY24/25 Operating Budget
Code                                Bud 24        Actual 24     Bud 25
4000Assessments                     182,400       182,400       190,000
4100Interest                            300           812           500
Total Revenue                       182,700       183,212       190,500
5100Landscape Maintenance            36,000        37,200        38,400
5200Insurance                        21,600        22,140        26,000
Total Expenses                       57,600        59,340        64,400`);
    const [part] = budgetsOf(facts);
    expect(columns(part)).toBe('budget 2024, actual 2024, budget 2025');
    expect(lines(part).map((line) => line.split(' [')[0])).toEqual([
      'i 4000 Assessments',
      'i 4100 Interest',
      'e 5100 Landscape Maintenance',
      'e 5200 Insurance',
    ]);
    expect(facts.fiscalYear?.value).toBe(2025);
  });

  it('takes rows in capitals that print the sum of the rows below for their headings', () => {
    const [part] = budgetsOf(
      factsOfText(`
Alder Point HOA 2026 Budget
                              2025 Budget    2026 Proposed
REVENUES                          183,000          190,500
Assessments                       182,500          190,000
Interest                              500              500
UTILITIES                          34,000           36,200
Electric                            9,000           10,000
Water                              25,000           26,200`),
    );
    expect(columns(part)).toBe('budget 2025, proposed 2026');
    expect(lines(part)).toEqual([
      'i Assessments [REVENUES] 182500.00 190000.00',
      'i Interest [REVENUES] 500.00 500.00',
      'e Electric [UTILITIES] 9000.00 10000.00',
      'e Water [UTILITIES] 25000.00 26200.00',
    ]);
  });

  it('leaves fees by type of unit and the components of a study below the budget alone', () => {
    const facts = factsOfText(`
Alder Point Condominium Association
2026 Approved Budget
                                  2025 Budget   2026 Budget
Income
  Maintenance Fees                 193,200.00    201,600.00
  Interest                             300.00        300.00
Total Income                       193,500.00    201,900.00
Expenses
  Landscaping                       73,500.00     75,900.00
  Insurance                         60,000.00     66,000.00
  Reserve Transfer                  60,000.00     60,000.00
Total Expenses                     193,500.00    201,900.00

2026 Monthly Assessments by Unit Type
Unit Type        Units    Monthly Fee    Annual Total
Type A              12         310.00       44,640.00
Type B              20         350.00       84,000.00
Type C              16         380.00       72,960.00
Total               48                     201,600.00

RESERVE SCHEDULE
Component         Useful Life   Remaining Life   Replacement Cost   Balance   2026 Contribution
Roofs                      25               10            300,000    90,000              21,000
Painting                    7                2             84,000    50,000              17,000
Paving                     20                8            150,000    62,000              11,000
Total                                                     534,000   202,000              49,000`);
    const parts = budgetsOf(facts);
    expect(parts).toHaveLength(1);
    expect(parts[0]?.lines.map((line) => line.description)).toEqual([
      'Maintenance Fees',
      'Interest',
      'Landscaping',
      'Insurance',
      'Reserve Transfer',
    ]);
  });

  it('lets the section win over words that sound like income', () => {
    const section = (name: string, items: string[]): string =>
      [name, ...items.map((item) => `  ${item.padEnd(40)}1,000.00     1,100.00`)].join('\n');
    const [part] = budgetsOf(
      factsOfText(`
Town of Alder Point Budget
                                         2025 Budget   2026 Budget
${section('Personnel', ['Stipend', 'Salary', 'Clerk', 'Wages'])}
${section('Employee Support', ['Association Dues', 'Travel', 'Training'])}
${section('Services', ['Audit', 'Regional Assessment', 'Software', 'Telephone'])}
${section('Public Works', ['Sand', 'Salt', 'Fuel', 'Tools', 'Gravel'])}`),
    );
    expect(part?.lines.map((line) => line.type)).toEqual(part?.lines.map(() => 'expense'));
  });

  it('keeps the account number of a heading that runs over two lines', () => {
    const [part] = budgetsOf(
      factsOfText(`
2026 Budget                        FY25 ACTUAL   FY26 PROPOSED
EXPENSES
7330-00 · Pool Maintenance
Contract
    Materials                           $100            $100
    Season                           $20,000         $21,000
    SUBTOTAL POOL                    $20,100         $21,100
7370-00 · Grounds
    Mowing                           $10,000         $11,000
    SUBTOTAL GROUNDS                 $10,000         $11,000
TOTAL EXPENSES                       $30,100         $32,100`),
    );
    expect(lines(part)).toEqual([
      'e 7330-00 Materials [Pool Maintenance Contract] 100.00 100.00',
      'e 7330-00 Season [Pool Maintenance Contract] 20000.00 21000.00',
      'e 7370-00 Mowing [Grounds] 10000.00 11000.00',
    ]);
  });
});
