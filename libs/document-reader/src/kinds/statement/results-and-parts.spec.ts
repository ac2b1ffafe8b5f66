import type { BudgetPart } from '@hoa/contracts';
import { factsOf } from '../../facts';
import { documentOfText } from '../reading/document-of-text';
import { budgetsOf, OPERATIONS, totals } from './budget-in-words';

/** Results among other rows, parts of a year, and figures left of their names; every name and figure is made up. */

const meta = { documentId: 1, documentName: 'paper.pdf', readingId: 'r' };
const text = (paper: string, answers: { questionId: string; answerId: string }[] = []): BudgetPart =>
  budgetsOf(factsOf(documentOfText(paper), meta, { answers }))[0]!;
const prompts = ({ questions = [] }: BudgetPart): string[] => questions.map(({ prompt }) => prompt);
const roleOf = ({ rows = [] }: BudgetPart, name: string): string | undefined =>
  rows.find(({ description }) => description === name)?.role;

describe('what a result proves', () => {
  it('asks about a transfer of all that is left, though a dash is all that is printed below it', () => {
    const part = text(`${OPERATIONS}
Net Operating Income                     22,000
Transfer to capital reserves             22,000
Net Income                                    -`);
    expect(prompts(part).join()).toMatch(/Transfer to capital reserves/);
  });

  it('asks about a transfer that is left out, and counts it once somebody says that it is a cost', () => {
    const paper = `${OPERATIONS}
Income before transfers                  22,000
Transfer to repair savings               24,000
Budget surplus (deficit)                 (2,000)`;
    const part = text(paper);
    expect(prompts(part).join()).toMatch(/Transfer to repair savings/);
    const { id, answers } = part.questions![0]!;
    const after = (answer: string): string[] => totals(text(paper, [{ questionId: id, answerId: answer }]));
    expect([after('year'), after('before')]).toEqual([['92000 94000'], ['92000 70000']]);
    // What an answer would lead to is what it leads to.
    expect(
      answers.map(({ totals: told }) => told?.find(({ flow }) => flow === 'expense')?.interpreted),
    ).toEqual(['94000.00', '70000.00']);
  });

  it('keeps a project that costs as much as the reserve fund is left with', () => {
    const part = text(`${OPERATIONS}
Net Income                               22,000
Capital Reserves
   Opening reserve balance              200,000
   Revenue
   Reserve contributions                 30,000
   Interest on reserves                   8,000
   Total Reserve Revenue                 38,000
   Reserve Expenses
   Pool plaster                           9,700
   Clubhouse roof                         7,800
   Perimeter wall                        12,700
   Total Reserve Expenses                30,200
Reserve surplus (deficit)                 7,800
   Closing reserve balance              207,800`);
    expect(roleOf(part, 'Clubhouse roof')).toBe('line');
    expect(totals(part)).toEqual(['130000 100200']);
  });

  it('does not count the net change of a fund beside its own two totals', () => {
    const part = text(`${OPERATIONS}
Net Operating Income                     22,000
Capital Fund
Revenue
   Reserve contributions                 30,000
Total Reserve Revenue                    30,000
Uses
   Roofs                                 20,000
   Paving                                17,000
Total Uses                               37,000
Net Change - Reserve Fund                (7,000)
Net of operations                        22,000`);
    expect(roleOf(part, 'Net Change - Reserve Fund')).toBe('net');
  });

  it('takes what two totals leave for their result, whatever it is called', () => {
    const part = text(`${OPERATIONS}
Net Income                               22,000
Special Assessment
Sources
   Special assessment - elevator        125,800
Total Special Income                    125,800
Planned Projects
   Elevator contractor                   98,400
   Engineer of record                    10,000
Total Special Costs                     108,400
Special fund increase (decrease)         17,400`);
    expect([totals(part), prompts(part)]).toEqual([['217800 178400'], []]);
  });

  it('takes what is available for operations for income less its allocation, once', () => {
    const part = text(`
Sandpiper Run Homeowners Association
2026 Budget
                                     2026 Budget
Income
   Carrying charges                     600,000
   Garage rent                           80,000
Total Income                            680,000
Less: allocation to replacement reserve  71,000
Income available for operations         609,000
Expense
   Fuel                                 343,000
   Payroll                              266,000
Total Expense                           609,000
Net Income                                    -`);
    expect(totals(part)).toEqual(['680000 680000']);
  });

  it('counts expenses to the reserve fund whose income they make one result with', () => {
    const part = text(`${OPERATIONS}
Net Income                               22,000
Capital Reserves
Sources
   Operating transfer in                 16,000
Total Reserve Sources                    16,000
Expenditures
   Clubhouse boiler                       4,800
   Pond aerators                          3,400
Total Expenditures                        8,200
Net reserve activity                      7,800`);
    expect(totals(part)).toEqual(['108000 78200']);
  });
});

it('counts what is on hand at the end of the year in neither side of an account', () => {
  const part = text(`
Sandpiper Run Homeowners Association
Treasurer's account for 2025
                                     Actual 2025
Receipts
   Maintenance fees                      25,080
   Boat slip rent                         2,470
Total receipts                           27,550
Disbursements
   Insurance                              8,400
   Lawn and palms                        20,350
Total disbursements                      28,750
On hand Dec 31                              300
Total to account for                     29,050`);
  expect(totals(part)).toEqual(['27550 28750']);
});

describe('parts of a year', () => {
  const report = (heads: string): BudgetPart =>
    text(`
Sandpiper Run Homeowners Association
Treasurer's Report as of December 31, 2026
${heads}
Income
   Annual assessments       7,500      7,500    67,500     67,500
   Late fees                  100         80       900        720
Total Income                7,600      7,580    68,400     68,220
Expenses
   Management               3,000      3,000    27,000     27,000
   Landscaping              2,000      2,100    18,000     18,900
Total Expenses              5,000      5,100    45,000     45,900
Net Income                  2,600      2,480    23,400     22,320`);

  it('asks about a year to date that says only that it is one', () => {
    const part = report(`
                               Month              Year to Date
                          Actual     Budget    Actual     Budget`);
    expect(prompts(part).join()).toMatch(/nothing says when the fiscal year begins/);
  });
});

it('keeps account numbers behind the figures apart on a last page that has one', () => {
  const page = (rows: string): string => `Sandpiper Run Homeowners Association
                                     Annual Budget 2026
${rows}`;
  const first = page(`Revenues
   Member dues                           763,892   4120.00
   Interest earned                        20,085   4130.00
   Rentals                                14,106   4140.00
   Gate decals                             7,542   4175.00
Total revenues                           805,625
Expenses
   Bus trips                              49,373   5125.00
   Woodshop                               13,853   5135.00
   Janitorial                            160,790   5155.00
   Electric                              134,362   5160.00
   Pool service                          135,443   5165.00
Total expenses                           493,821
Net before reserve contribution          311,804`);
  const second = page(`Replacement Fund Deposits
   Reserve provision                     301,111   5325.00
Excess of revenues over expenses          10,693`);
  expect(totals(text(`${first}\f${second}`))).toEqual(['805625 794932']);
});

describe('figures left of their names', () => {
  it('takes rising numbers between figures and names for account numbers', () => {
    const part = text(`
Sandpiper Run Homeowners Association
Treasurer's Report 2025
      2025                                           2024
    Actual         Account Name                    Actual
Income
  3,915.92   4010  Condo fees - Unit 1           3,707.85
  3,596.39   4015  Condo fees - Unit 2           3,403.05
     10.80   4020  Bank interest                    17.35
  7,523.11         Total Income                  7,128.25
Expenses
  2,396.65   5005  Building insurance            2,223.20
  1,093.03   5010  Water and sewer               1,106.06
    427.16   5020  Yard care                       310.52
  3,916.84         Total Expenses                3,639.78
  3,606.27         Net Income                    3,488.47`);
    expect(totals(part)).toEqual(['7523.11 3916.84', '7128.25 3639.78']);
  });

  it('takes a result of a few dollars for no account number', () => {
    const part = text(`
Granite Fork Road Association
Preliminary Annual Budget
  FY 2024-25                               FY 2025-26
     Budget                                    Budget
              Income
  26,127.00       4020  Owner dues          27,717.00
     130.00       4030  Gate remotes           132.00
      71.00       4040  Savings interest        78.00
  26,328.00     Total Income                27,927.00
              Expense
  20,913.00       5920  Gravel and grading  22,703.00
   1,957.00       6045  Liability insurance  2,139.00
   3,408.00       6105  To paving reserve    3,035.00
  26,278.00     Total Expense               27,877.00
      50.00   Net Ordinary Income               50.00
      50.00   Net Income                        50.00`);
    expect(totals(part)).toEqual(['26328 26278', '27927 27877']);
  });
});

describe('heads of columns', () => {
  it('reads "4%" between "Budget w/" and "Increase" as a part of the label', () => {
    const part = text(`
Comparison of Proposed Budgets
                      2026       Budget w/    Budget w/
                     Current        4%           9%
Description          Budget      Increase     Increase
Income
Carrying charges     133,117     138,441      145,097
Late charges           1,765       1,715        1,715
Total income         134,882     140,156      146,812
Expenses
Porters               93,117      98,441      105,097
Insurance             41,765      41,715       41,715
Total expenses       134,882     140,156      146,812`);
    expect((part.columns ?? []).map(({ label }) => label)).toEqual([
      '2026 Current Budget',
      'Budget w/ 4% Increase',
      'Budget w/ 9% Increase',
    ]);
    expect(totals(part)).toEqual(['134882 134882', '140156 140156', '146812 146812']);
  });

  it('takes a result of dashes at the top of a page for no head of its columns', () => {
    const head = '                                Q1       Q2      Total\n';
    const part = text(`
Juniper Bend Owners Association
2026 Budget
${head}Revenues
   Resident assessments        343,425  343,425    686,850
   Guest passes                  1,950    1,950      3,900
Total revenues                 345,375  345,375    690,750
Expenses
   Management                  205,375  205,375    410,750
   Insurance                   140,000  140,000    280,000
Total expenses                 345,375  345,375    690,750
\f${head}Excess of revenues over expenses  -        -          -
Recapitulation
   Revenues                    345,375  345,375    690,750
   Management                 (205,375)(205,375)  (410,750)
   Insurance                  (140,000)(140,000)  (280,000)
Net                               -        -          -`);
    expect((part.columns ?? []).map(({ label }) => label)).toEqual(['Q1', 'Q2', 'Total']);
    expect(totals(part)[2]).toBe('690750 690750');
  });
});

describe('what stands below the result', () => {
  it('asks about principal under "Cash items below the line" of a special fund, and never takes it for income', () => {
    const part = text(`${OPERATIONS}
Net Income                               22,000
SPECIAL ASSESSMENT FUND
   Special assessment - seawall          50,000
   Seawall contractor                    45,100
Total Project Cost                       45,100
Balance of Project                        4,900
Cash Items Below the Line
   Loan Principal Payments               16,928`);
    expect(prompts(part).join()).toMatch(/Loan Principal Payments/);
    expect(totals(part)[0]).toMatch(/^142000 /);
  });

  it('asks about a repayment after a result that is printed twice', () => {
    const part = text(`${OPERATIONS.replaceAll('70,000', '92,002').replace('30,000', '52,002')}
Net Operating Income                         (2)
Net Income                                   (2)
Transfer from reserves to operating      10,743
Repayment to reserves                    (2,318)
Net after transfers                       8,423`);
    expect(prompts(part).join()).toMatch(/Repayment to reserves/);
  });

  it('counts a fee that is estimated by the invoices of a prior year', () => {
    const part =
      text(`${OPERATIONS.replace('Landscape contract   ', 'Unused line fee - per prior year invoices')}
Net Income                               22,000`);
    expect(totals(part)).toEqual(['92000 70000']);
  });

  it('leaves the heading of the next page off a result', () => {
    const head = '                                     Jan - Dec 2026\n';
    const part = text(`
${head}REVENUE
Homeowner dues                           92,000
Late fees                                 1,000
Total revenue                            93,000
EXPENDITURES
Management fees                          41,000
Landscape contract                       30,000
Total expenditures                       71,000
Excess of income over expense            22,000
Reserve
\f${head}REVENUE
Transfers in from operating fund         30,000
Total revenue                            30,000
EXPENDITURES
Replace fence                             8,000
Total expenditures                        8,000
Change in reserve                        22,000`);
    expect((part.rows ?? []).find(({ description }) => description === 'Replace fence')?.fund).toBe(
      'reserve',
    );
  });

  it('asks about a transfer of all that is left, down to a dash that is called what remains for operations', () => {
    const part = text(`${OPERATIONS}
Operating surplus (deficit)              22,000
Transfer to reserves                    (22,000)
Remaining for operations                      -`);
    expect(prompts(part).join()).toMatch(/Transfer to reserves/);
    expect(totals(part)).toEqual(['92000 92000']);
  });

  it('leaves out an account that ends with what it began with', () => {
    const part = text(`${OPERATIONS}
Net income                               22,000
Opening balance                         340,646
Closing balance                         340,646
REPLACEMENT FUND
   Interest                              15,384
Total reserve revenue                    15,384
   Street furniture                       5,384
Total reserve projects                    5,384
Net change in reserves                   10,000
Opening balance - reserves              620,000
Closing balance - reserves              630,000`);
    expect(roleOf(part, 'Closing balance')).toMatch(/balance|statistic|note/);
    expect(totals(part)[0]).toBe('107384 75384');
  });

  it('asks about what a checkbook program moves to savings', () => {
    const part = text(`${OPERATIONS}
TRANSFERS
   TO Savings                             2,000
TOTAL TRANSFERS                           2,000
OVERALL TOTAL                            20,000`);
    expect(prompts(part).join()).toMatch(/TO Savings/);
  });

  it('rolls a fund forward over sums without the word, down to a table of components', () => {
    const part = text(`${OPERATIONS}
Net Income                               22,000
RESERVE FUND
Balance, beginning                       98,450
Contribution                              7,500
Interest                                  3,200
Reserve additions                        10,700
Trail overlay                            14,000
Entry lights                              1,800
Reserve spending                         15,800
Balance, ending                          93,350
Reserve components (2023 study)
Component              Next    Years left    Cost today
Trails (asphalt)       2040        15           61,000
Entry monument         2031         6           18,500`);
    expect(totals(part)[0]).toBe('102700 85800');
    expect(roleOf(part, 'Reserve additions')).toBe('total');
  });

  it('takes "+" and "−" before a name for what comes in and goes out of an account', () => {
    const part = text(`
Fox Run Townhomes
RESERVE ACCOUNT
                                 Actual      Budget
                                   2025        2026
R0 Start of year              61,240.18   56,292.62
+ from operating              12,600.00   12,600.00
+ interest (CD)                1,102.44    1,876.21
− siding, units 1-4           18,650.00
− asphalt seal                             4,275.00
R1 End of year                56,292.62   66,493.83`);
    expect(totals(part)).toEqual(['13702.44 18650', '14476.21 4275']);
  });
});

it('counts what a cost in parentheses consists of once', () => {
  const part = text(`
St. Giles Court Townhouse Association
Results and budget
                                   2025        2026
Assessments received             57,120      60,480
Other                               365         200
Income                           57,485      60,680
Grounds                         (20,388)    (20,600)
of which contract                16,080      16,560
Insurance                       (15,240)    (16,800)
Utilities                        (5,102)     (5,300)
Electric company                  1,702       1,750
Metropolitan sewer                2,290       2,400
American water                    1,110       1,150
Expenses before reserve         (40,730)    (42,700)
Set aside for roofs              (9,000)     (7,200)
Result for the year               7,755      10,780
Brought forward from last year    2,911      10,666
Carried forward                  10,666      21,446`);
  expect(totals(part)).toEqual(['57485 -49730', '60680 -49900']);
  expect(roleOf(part, 'Metropolitan sewer')).toBe('detail');
  expect((part.rows ?? []).find(({ description }) => description === 'Grounds')?.fund).toBe('operating');
});
