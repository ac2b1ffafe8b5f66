import type { Facts } from '@hoa/contracts';
import { factsOf } from '../../facts';
import { documentOfText } from '../reading/document-of-text';
import { budgetsOf, columns } from './budget-in-words';

/** Columns that compare, years told by their place in time, and money that only goes on; every name and figure is made up. */

const meta = { documentId: 1, documentName: 'paper.pdf', readingId: 'r' };
const read = (text: string): Facts => factsOf(documentOfText(text), meta);
const first = (text: string) => budgetsOf(read(text))[0];

/** Income and expenses of each column of amounts, in dollars, as lines add up. */
function totals(text: string): string[] {
  const part = first(text)!;
  return part.columns
    .filter(({ measure }) => measure === 'amount')
    .map(({ id }) => {
      const sum = (side: string): number =>
        part.rows!.filter(({ role, flow }) => role === 'line' && flow === side).reduce((all, { cells }) => all + Math.round(100 * Number(cells[id]?.value ?? 0)), 0) / 100; // prettier-ignore
      return `${sum('income')} ${sum('expense')}`;
    });
}
const asked = (text: string): number => first(text)!.questions?.length ?? 0;

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
    expect(columns(first(text))).toBe('budget 2019, actual 2019, variance 2019');
    expect(totals(text)).toEqual(['66900 64960', '67340.95 65822.5']);
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
    expect(columns(first(text))).toBe('quarter 2022, quarter 2022, variance');
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
    const part = first(text);
    expect(part!.columns.map(({ year }) => year)).toEqual([2017, 2018, 2018, 2019, 2018]);
    expect(totals(text)).toEqual(['26320 22110', '27800 6828', '28070 22428', '25758 35610', '27500 31710']);
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
    expect(columns(first(text))).toMatch(/^month, month, variance, ytd, ytd, variance, budget 2018$/);
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
    expect(first(text)!.columns.map(({ period }) => period?.kind)).toContain('year');
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
    const part = first(text)!;
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
    expect(totals(text)).toEqual(['604720 600000']);
    expect(asked(text)).toBe(0);
  });
});

describe('money that only goes on', () => {
  it('goes on below what operations leave', () => {
    const text = `
Quarry Ridge Association
Statement of Revenues and Expenses
Years ended December 31
                                      2018         2017
Revenue
   Dues                            672,384      623,430
   Interest Income                   5,779          837
Total Revenue                      678,163      624,267
Expenses
   Water                            16,013       14,696
   Insurance                       437,039      511,702
Total Expenses                     453,052      526,398
Income from operations             225,111       97,869
Interest expense on loan             2,670        6,746
Major repairs - Roadway Project                 427,955
Net Profit                         222,441     (336,832)`;
    expect(totals(text)).toEqual(['678163 455722', '624267 961099']);
    expect(asked(text)).toBe(0);
  });

  it('leaves out what came from an account that the paper lists below', () => {
    const text = `
Charlemont Hills
Statement of Receipts and Disbursements
                                             2018 Actual
Balance in checking, January 1                 18,442.17
RECEIPTS
   Annual assessments                          61,920.00
   Interest                                       412.66
   Transfer from money market account           7,500.00
TOTAL RECEIPTS                                 69,832.66
DISBURSEMENTS
   Street lights                               22,814.31
   Mowing                                      44,154.00
TOTAL DISBURSEMENTS                            66,968.31
Balance in checking, December 31               21,306.52
Money market account, December 31              34,117.08`;
    expect(totals(text)).toEqual(['62332.66 66968.31']);
  });

  it('knows a gain of the year before', () => {
    const text = `
Hollins Grove HOA
2014 Budget
Revenues
   Owner Dues               273,020
   Previous year gain         5,509
Total Revenues              278,529
Expenses
   Grounds Contract          60,668
   Swim Club                217,861
Total Expenses              278,529`;
    expect(totals(text)).toEqual(['273020 278529']);
  });

  it('counts once what is added to the reserves because it is left over', () => {
    const text = `
Ridge Meadow Association
2015 Summary
                                 Actual
Income
   Guest Fees                    975.00
   Dues                       69,455.00
Total Income                  70,430.00
Expenses
   Mortgage                   26,445.00
   Pool                       41,749.51
Total Expenses                68,194.51
Reserve Account
   Beginning of Year          49,273.65
   Addition from Yearly Budget 2,235.49
   End of Year Balance        51,509.14`;
    expect(totals(text)).toEqual(['70430 68194.51']);
  });

  it('ends one account before the next begins', () => {
    const text = `
Harbor Court Association
2017 Budget
Income
   Fees                       134,400
   Late Fees                    3,000
Total Income                  137,400
Expenses
   Repairs                     89,042
   Transfer to Reserves        40,000
Total Expenses                129,042
Net Surplus                     8,358
OPERATING ACCOUNT
   Beginning Balance           10,549
   Ending Balance              12,907
RESERVE ACCOUNT
   Beginning Balance           49,891
   General Reserve Cont.       70,000
   Transfer to Operating      (59,000)
   Ending Balance              30,891`;
    expect(totals(text)).toEqual(['137400 129042']);
  });

  it('takes a transfer in brackets between two balances for no expense', () => {
    const text = `
Appleton Lane Owners
Proposed Budget for 2019
Income
   Dues $325 x 100                             32,500.00
Total Income                                   32,500.00
Expenses
   Grounds                                     (5,300.00)
   Repairs                                    (11,200.00)
   Snow Removal                               (16,000.00)
Total Expenses                                (32,500.00)
Income less Expenses                                   -
   Checking Account Balance January 1, 2019    14,100.00
   Transfer to Reserve Account                 (8,000.00)
   Ending Checking Account Balance              6,100.00`;
    expect(first(text)!.questions ?? []).toEqual([]);
  });
});

describe('sides and funds', () => {
  it('keeps what comes out of reserves with its sign where the total proves it', () => {
    const text = `
The Wexley
2012 Budget Summary
Income
   Condominium Fees              748,127
   Other Income                   67,104
Total Income                     815,231
Expenses
   Operating Expenses            673,231
   Net Contribution to Reserves (314,600)
   Planned Capital Expenditures  456,600
Total Expenses                   815,231`;
    expect(totals(text)).toEqual(['815231 815231']);
    expect(asked(text)).toBe(0);
  });

  it('takes dues above what they are spent on for income, and not for a total of it', () => {
    const text = `
2018 Budget
Benjamin Farms Association
Assessment @$175           $30,275
    Administrative          $5,200
    Ground Maintenance     $11,000
    Insurance               $4,600
    Utilities               $3,900
    Repairs                 $2,075
    Reserve                 $3,500
Total                      $30,275`;
    expect(totals(text)).toEqual(['30275 30275']);
  });

  it('leaves operating expenses in their fund under a heading that names savings first', () => {
    const text = `
The Marlowe
Budget 2010
INCOME
   Condominium Fees                               1,093,382
   Laundry                                           30,000
TOTAL INCOME                                      1,123,382
SAVINGS (TRANSFERS TO RESERVES) AND EXPENSES
SAVINGS (Transfers to Reserves)
   Transfer to General Reserves                     169,000
   Transfer to HVAC Reserves                        102,629
Total Savings (Transfers to Reserves)               271,629
OPERATING EXPENSES
   Electricity                                      154,000
   Payroll                                          697,753
TOTAL OPERATING EXPENSES                            851,753
TOTAL SAVINGS AND EXPENSES                        1,123,382`;
    const lines = first(text)!.rows!.filter(({ role }) => role === 'line');
    expect(lines.map(({ fund }) => fund)).not.toContain('reserve');
  });

  it('asks nothing for a total that two lines of the reserves do not have', () => {
    const text = `
Harley Green Association
2016 Budget
OPERATING INCOME
   Homeowner Assessments          $188,000
   Late Fees                       $24,000
TOTAL OPERATING INCOME            $212,000
OPERATING EXPENSES
   Insurance                       $33,600
   Landscape Contract              $72,000
   Reserve Transfer                $68,000
TOTAL OPERATING EXPENSES          $173,600
NET OPERATING INCOME               $38,400
RESERVE INCOME
   Transfer from Operating         $68,000
   Reserve Interest                 $9,600
RESERVE EXPENSES
   Pool Resurfacing                $36,000
   Playground Surfacing            $18,976
TOTAL RESERVE EXPENSES             $54,976`;
    expect(asked(text)).toBe(0);
  });

  it('joins a name that stands on three lines', () => {
    const text = `
The Mews Association
                                      2009 Budget     2010 Budget
Assessment income                          80,940          80,940
Interest, penalties, legal fees,
and past due assessments from
prior years                                46,560          72,185
                                          127,500         153,125
Insurance                                  27,500          33,125
Painting                                  100,000         120,000
Total                                     127,500         153,125`;
    expect(first(text)!.rows!.map(({ description }) => description)).toContain(
      'Interest, penalties, legal fees, and past due assessments from prior years',
    );
  });
});
