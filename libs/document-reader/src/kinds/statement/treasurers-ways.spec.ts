import type { BudgetPart } from '@hoa/contracts';
import { factsOf } from '../../facts';
import { readNumber } from '../../text/amounts';
import { documentOfSheets, type SheetValue } from '../reading/document-of-sheets';
import { budgetOfText, budgetsOf, factsOfText, OPERATIONS, prompts, roleOf, totals } from './budget-in-words';

/** How treasurers mark dates, repeat figures, end with dues and list their accounts; every name and figure is made up. */

const meta = { documentId: 1, documentName: 'budget.xlsx', readingId: 'r' };
const sheet = (...rows: SheetValue[][]): BudgetPart => budgetsOf(factsOf(documentOfSheets([rows]), meta))[0]!;

describe('heads of columns', () => {
  it('takes the day of a decision, and the last day of the year, for no part of a year', () => {
    const part = budgetOfText(`Willow Bend Condominium Trust
                     2024 Budget      2024 Actual     2025 Budget
                     approved 1/10    thru 12/31      as amended 5/14
Income
Condo fees                98,400           98,150         103,200
Total Income              98,400           98,150         103,200
Expenses
Insurance                 60,400           61,115          65,300
Repairs                   38,000           36,020          37,900
Total Expenses            98,400           97,135         103,200`);
    expect(part.columns.map(({ year, doubt }) => [year, doubt])).toEqual([
      [2024, undefined],
      [2024, undefined],
      [2025, undefined],
    ]);
  });

  it('reads years beside the words for the end of the year', () => {
    const part = sheet(
      ['Hollow Oak Condominium'],
      ['Statement of Revenue and Expenses'],
      ['Year ended December 31', 2025, 2024],
      ['Revenue'],
      ['Common charges', 112_990, 101_230],
      ['Late fees', 1_700, 1_600],
      ['Total Revenue', 114_690, 102_830],
      ['Expenses'],
      ['Insurance', 64_159, 54_809],
      ['Landscaping', 40_428, 41_328],
      ['Total Expenses', 104_587, 96_137],
      ['Net', 10_103, 6_693],
    );
    expect(part.columns.map(({ year, scenario }) => [year, scenario])).toEqual([
      [2025, 'actual'],
      [2024, 'actual'],
    ]);
  });

  it('takes the option whose head says that it was adopted', () => {
    const part = sheet(
      ['', '2026 OPTION A hold dues', '2026 OPTION B ** ADOPTED 11/18/25 **'],
      ['Dues', 93_000, 97_500],
      ['Total income', 93_000, 97_500],
      ['Insurance', 48_000, 50_000],
      ['Grounds', 45_000, 47_500],
      ['Total expenses', 93_000, 97_500],
    );
    expect(part.columns.map(({ role, scenario }) => [role, scenario])).toEqual([
      ['other', 'proposed'],
      ['budget', 'adopted'],
    ]);
    expect(prompts(part)).toEqual([]);
  });
});

describe('cells', () => {
  it('repeats the figure to the left where a cell says the same', () => {
    const part = sheet(
      ['', '2022 Approved', '2023 Approved'],
      ['Common charges', 178_400, 187_300],
      ['Laundry', 2_600, 'same'],
      ['Total income', 181_000, 189_900],
      ['Insurance', 90_500, 98_400],
      ['Cleaning service', 8_400, '"'],
      ['Repairs', 82_100, 83_100],
      ['Total expenses', 181_000, 189_900],
    );
    expect(totals(part)).toEqual(['181000 181000', '189900 189900']);
    expect(prompts(part)).toEqual([]);
  });

  it.each([
    ['2,113,065 USD', 211_306_500],
    ['USD 12.50', 1_250],
    ['US$ 400', 40_000],
    ['~$1,500', 150_000],
    ['~400', 40_000],
    ['1,200?', 120_000],
    ['1,850 est.', 185_000],
    ['1,200.—', 120_000],
    ['1,200/-', 120_000],
  ])('reads %s as an amount', (printed, cents) => {
    expect(readNumber(printed)).toMatchObject({ kind: 'amount', cents });
  });

  it.each(['2025?', 'Est. 1978', 'est.', '5 est.', 'USD', '~'])('reads no amount in %s', (printed) => {
    expect(readNumber(printed).kind).not.toBe('amount');
  });
});

describe('below and beside the totals', () => {
  it('leaves out where the money is, below what came in and all that was spent', () => {
    const part = budgetOfText(`${OPERATIONS}
Where the money is
Chase checking, month end                12,411
Savings balance, end of FY               48,902
TOTAL                                    61,313`);
    expect(totals(part)).toEqual(['92000 70000']);
  });

  it('takes dues that the costs leave to be paid for income, and what is taken off for the rest of it', () => {
    const part = budgetOfText(`Highline Crossing 2025 Budget
Water                                     8,400
Insurance                                 7,800
Snow removal                              2,000
Total Services                           18,200
Reserve contribution                     15,600
Total Reserves                           15,600
Total Budget                             33,800
Less: laundry income                     (1,200)
HOA fees                                 32,600`);
    expect(totals(part)).toEqual(['33800 33800']);
  });

  it('takes payments below the result for costs, and an allowance among them for one', () => {
    const part = budgetOfText(`Cypress Community District - Budget 2025
REVENUES
Assessments                           1,015,655
Interest                                    180
TOTAL REVENUES                        1,015,835
EXPENDITURES
Management                              112,680
Insurance                                84,296
TOTAL EXPENDITURES                      196,976
REVENUES LESS EXPENDITURES              818,859
Bond payments - Series 2015            (486,750)
Bond payments - Series 2019            (288,311)
BALANCE                                  43,798
Discounts for early payments            (43,798)
NET                                           0`);
    expect(totals(part)).toEqual(['1015835 1015835']);
  });

  it('does not ask about a contribution that the income is less by, where the reserve fund has it as income', () => {
    const part = budgetOfText(`Leighwood Homeowners - Budget 2025
Operating
Assessments                             105,300
Contribution to Reserves                (23,000)
Interest                                  1,000
Total Income                             83,300
Insurance                                33,300
Grounds                                  48,000
Total Expenses                           81,300
Operating Net Income                      2,000
Reserves
Contribution to Reserves                 23,000
Interest on reserves                      6,000
Total Reserve Income                     29,000
Asphalt                                  16,000
Total Reserve Expenses                   16,000
Reserve Net Income                       13,000
Net Income                               15,000`);
    expect(prompts(part)).toEqual([]);
  });

  it('ends a list of accounts above the statement with its total', () => {
    const part = budgetOfText(`Widewaters - Annual Budget for 2025
2024 Account Balances
Emergency fund as of 9/30/24             10,026
Lake fund as of 9/30/24                   8,023
Total Assets                             18,049
Projected annual dues revenue             9,500
Estimated lien recovery                   2,000
Total                                    11,500
Projected Operating Expenses
Insurance                                 1,100
Lake and entrance                        13,100
Total Operating Expense                  14,200`);
    expect(totals(part)).toEqual(['11500 14200']);
    expect(roleOf(part, 'Projected annual dues revenue')).toBe('line');
  });

  it('asks about a transfer between the result and the balance that is left', () => {
    const operations = OPERATIONS.replace(
      'Income\n',
      'Balance forward                           4,500\nIncome\n',
    );
    const part = budgetOfText(`${operations}
Net Income                               22,000
Transfer to savings                       5,000
Checkbook balance, end of period         21,500`);
    expect(prompts(part).join()).toMatch(/Transfer to savings/);
  });

  it('reads a statement with the components of the reserves below it as both', () => {
    const facts = factsOfText(`Rock Creek Estates Condominiums
January 1, 2022 through December 31, 2022
                                 FY2022      FY2021
Income
Assessments                     526,550     481,747
Late fees                         2,193       2,870
Gross Income                    528,743     484,617
Spending
Electricity                      65,958      50,169
Insurance                       252,611     252,383
Legal fees                       11,344      14,016
Landscape contract              105,120     102,840
Expenses, total                 435,033     419,408
Results from Operations          93,710      65,209
Replacement Reserve Schedule
Item                        Useful Life    Remaining Life    Replacement Cost
Clubhouse interior               8               6               $117,200
Exterior paint                   8               7               $218,200
Pool and deck                   15               3               $108,800
Fences                          30              21               $156,100
Tennis courts                   25              12               $222,200`);
    expect(facts.kind).toBe('budget');
    expect(facts.parts.map(({ kind }) => kind)).toEqual(['budget', 'reserve']);
    expect(totals(budgetsOf(facts)[0])).toEqual(['528743 435033', '484617 419408']);
  });
});
