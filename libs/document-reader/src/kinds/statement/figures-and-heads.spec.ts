import type { BudgetPart } from '@hoa/contracts';
import { budgetOfText, prompts, totals } from './budget-in-words';

/** Heads of columns, parts of a year, and figures and account numbers on either side of names; every name and figure is made up. */

describe('parts of a year', () => {
  const report = (heads: string): BudgetPart =>
    budgetOfText(`
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
  expect(totals(budgetOfText(`${first}\f${second}`))).toEqual(['805625 794932']);
});

describe('figures left of their names', () => {
  it('takes rising numbers between figures and names for account numbers', () => {
    const part = budgetOfText(`
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
    const part = budgetOfText(`
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
    const part = budgetOfText(`
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
    const part = budgetOfText(`
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
