import { budgetOfText, columns, totals } from './budget-in-words';

/** Columns that compare, years told by their place in time, and heads that reach over several; every name and figure is made up. */

const asked = (text: string): number => budgetOfText(text)!.questions?.length ?? 0;

describe('columns', () => {
  it('takes what stands against the budget for figures where another column is the difference', () => {
    const text = `
Alder Creek Homeowners
2019 Budget
                           Budget        vs. Actual       Diff.
INCOME
  Assessments            64,800.00       64,800.00
  Clubhouse Rental          600.00          855.00       255.00
  Interest                1,500.00        1,685.95       185.95
Total Income             66,900.00       67,340.95       440.95
EXPENSES
  Management             37,560.00       37,210.00       350.00
  Snow Removal            3,000.00        4,212.50    (1,212.50)
  Mowing                 24,400.00       24,400.00
Total Expenses           64,960.00       65,822.50      (862.50)`;
    expect(columns(budgetOfText(text))).toBe('budget 2019, actual 2019, variance 2019');
    expect(totals(budgetOfText(text))).toEqual(['66900 64960', '67340.95 65822.5']);
  });

  it('takes totals beside a budget and what they are over or under it for what was spent', () => {
    const text = `
Alder Creek Homeowners
Final Budget for the Year Ending 12/31/2012
                                             OVER+(UNDER-)
                       TOTALS  2011 BUDGET          BUDGET   2012 BUDGET
EXPENSES:
Postage              2,178.32     2,300.00         -121.68      2,500.00
Insurance            6,083.86     8,000.00       -1,916.14      6,000.00
Lawn Maintenance    42,463.00    42,500.00          -37.00     42,500.00
Utilities            4,255.02     3,200.00        1,055.02      4,500.00
TOTAL EXPENSES      54,980.20    56,000.00       -1,019.80     55,500.00
INCOME:
Assessments         55,370.00    56,500.00       -1,130.00     56,175.00
Late Fees              606.40       500.00          106.40        500.00
TOTAL INCOME        55,976.40    57,000.00       -1,023.60     56,675.00`;
    expect(columns(budgetOfText(text))).toBe('actual 2011, budget 2011, variance, budget 2012');
    expect(totals(budgetOfText(text))).toEqual(['55976.4 54980.2', '57000 56000', '56675 55500']);
  });

  it('knows the next year by its short name', () => {
    const text = `
Old Mill Owners
Money In and Out
                      2024 Budget    2024 Actual      next yr
IN
dues                       35,250         34,500       37,600
late fees                     100            275          150
total in                   35,350         34,775       37,750
OUT
mowing                     12,600         12,915       13,400
trees                       2,500          6,850        2,500
total out                  15,100         19,765       15,900`;
    expect(columns(budgetOfText(text))).toBe('budget 2024, actual 2024, proposed 2025');
  });

  it('knows a quarter whose number stands behind a hyphen', () => {
    const text = `
Alder Creek HOA
Category                       Q-1 2022 Actual    Q-1 2022 Budget    Better / (Poorer)
Monthly Dues Income                    17,415             17,415               0
Other Income                              107                 25              82
Total Income                           17,522             17,440              82
Management Fees                         1,200              1,200               0
Insurance Premiums                      1,376              1,304             (72)
Total Expenses                          2,576              2,504             (72)
Net Income                             14,946             14,936              10`;
    expect(columns(budgetOfText(text))).toBe('quarter 2022, quarter 2022, variance');
  });

  it('gives the current year the year that its neighbors say it is', () => {
    const text = `
Loon Point Association
Budget Worksheet
                          Last Year    Current Yr    Current Yr    Next Year    Current
                           Actual       Actual       Estimated     Proposed     Budget
                            2017       Jan-June       Jan-Dec        2019        2018
REVENUES
  Dues                     26,000       27,500        27,500        25,758      27,500
  Other income                320          300           570             -           -
  Carryover/Cash Balance        -        4,210         4,210         9,852       4,210
Total Revenue              26,320       32,010        32,280        35,610      31,710
EXPENDITURES
  Administration            2,000          356           856         2,000       2,000
  Weed control             18,110        5,172        13,600        22,110      21,710
  Signs                     2,000        1,300         7,972        11,500       8,000
Total Expenditures         22,110        6,828        22,428        35,610      31,710
Carry-over (balance at end of year)
                            4,210       25,182         9,852             0           0`;
    const part = budgetOfText(text);
    expect(part!.columns.map(({ year }) => year)).toEqual([2017, 2018, 2018, 2019, 2018]);
    expect(totals(budgetOfText(text))).toEqual([
      '26320 22110',
      '27800 6828',
      '28070 22428',
      '25758 35610',
      '27500 31710',
    ]);
  });

  it('joins heads whose words stand over a column each', () => {
    const text = `
Harland Park H.O.A
Income/Expense statement
May 2018
                      current      period                    year-to-     date                     Annual
Description            Actual      Budget      Variance       Actual      Budget      Variance     Budget
Income:
  Dues                   $350          $0          $350      $42,000     $44,800      ($2,800)    $44,800
  Miscellaneous            $3          $2            $1         $622         $10          $612        $25
TOTAL                    $353          $2          $351      $42,622     $44,810      ($2,188)    $44,825
Expenses:
  Mowing               $2,059      $2,125          ($66)      $8,235      $8,500        ($265)    $17,000
  Legal                    $0         $83          ($83)          $0        $417        ($417)     $1,000
TOTAL                  $2,059      $2,208         ($149)      $8,235      $8,917        ($682)    $18,000`;
    expect(columns(budgetOfText(text))).toMatch(/^month, month, variance, ytd, ytd, variance, budget 2018$/);
  });

  it('takes a column per year under a head per month for a year', () => {
    const text = `
WILLOW SLOUGH ESTATES
BUDGET OF INCOME AND EXPENSES FOR 2016
                                               Per Month
                               Per Unit 2016     2016     Per Year 2016   Percent
Income
   80 Units @ $250.00 per month     250.00    20,000.00    240,000.00     99.81%
   Late Fees                          0.31        25.00        300.00      0.12%
   Clubhouse Rentals                  0.16        12.50        150.00      0.06%
Total Income                        250.47    20,037.50    240,450.00    100.00%
Expenses
   Legal                             15.00     1,200.00     14,400.00      5.99%
   Security                          22.50     1,800.00     21,600.00      8.98%
   Landscaping                      212.97    17,037.50    204,450.00     85.03%
Total Expenses                      250.47    20,037.50    240,450.00    100.00%`;
    expect(budgetOfText(text)!.columns.map(({ period }) => period?.kind)).toContain('year');
  });

  it('takes two years with a stroke between them for one fiscal year', () => {
    const text = `
Conestoga Lakes Association
Proposed Budget Fiscal Year 2022/2023
Description           2020/2021 Actual    21/22 Budget    2022/2023 Proposed
INCOME
  Dues                         612,480         624,960               637,440
  Late Fees                      3,610           3,400                 3,188
Total Income                   616,090         628,360               640,628
EXPENSES
  Insurance                    212,480         224,960               237,440
  Landscaping                  403,610         403,400               403,188
Total Expenses                 616,090         628,360               640,628`;
    const part = budgetOfText(text)!;
    expect(part.columns.map(({ year, doubt }) => [year, doubt])).toEqual([
      [2021, undefined],
      [2022, undefined],
      [2023, undefined],
    ]);
  });

  it('leaves out an inner column from which the dues were worked out', () => {
    const text = `
Aspen Mesa Master Association
BUDGET 2016
   Existing units                      2,681
   Funds from existing units        $579,096
   Funds from new units              $24,624
   Total dues income                $603,720
Revenue
   Homeowner Assessments                            603,720
   Interest Income                                    1,000
Total Revenue                                       604,720
Expenses
   Insurance                                          5,000
   Legal                                             35,000
   Management                                        50,000
   Landscaping                                      510,000
Total Expenses                                      600,000`;
    expect(totals(budgetOfText(text))).toEqual(['604720 600000']);
    expect(asked(text)).toBe(0);
  });
});
