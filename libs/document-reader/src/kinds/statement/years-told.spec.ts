import { factsOf } from '../../facts';
import { documentOfText } from '../reading/document-of-text';
import { budgetsOf, budgetsOfText, columns, totals } from './budget-in-words';

/** Which year the figures of a statement are of; every name and figure is made up. */

const asked = (text: string): number =>
  budgetsOfText(text).reduce((sum, { questions = [] }) => sum + questions.length, 0);

const ROWS = `Income
   Dues                     56,000      55,400
   Late fees                   560         667
Total income                56,560      56,067
Expenses
   Mowing                   30,000      29,187
   Insurance                25,950      26,000
Total expenses              55,950      55,187`;

const ROWS_OF_THREE = `Income
   Dues                     56,000      55,400      57,000
   Late fees                   560         667         600
Total income                56,560      56,067      57,600
Expenses
   Mowing                   30,000      29,187      31,000
   Insurance                26,560      26,880      26,600
Total expenses              56,560      56,067      57,600`;

it('a report and a budget below it are a year each, whatever their lines are called', () => {
  const text = `
Teal Cove Road Association
Treasurer's Report 2031
Balance in checking 1/1/31           4,412.08
RECEIPTS
Dues received                       12,300.00
Interest                                 6.42
Total receipts                      12,306.42
PAID OUT
Plowing - R. Marsh                   5,350.00
Gravel 14 loads                      2,940.00
Total paid out                       8,290.00
Balance in checking 12/31/31         8,428.50
PROPOSED BUDGET 2032
INCOME
Dues (41 @ $325)                    13,325.00
Back dues                              300.00
Total                               13,625.00
EXPENSES
Snow                                 5,600.00
Grading                              6,800.00
Total                               12,400.00`;
  expect(budgetsOfText(text).map((part) => columns(part))).toEqual(['actual 2031', 'proposed 2032']);
  expect(budgetsOfText(text).map((part) => totals(part))).toEqual([['12306.42 8290'], ['13625 12400']]);
});

it('annualized figures are of the year of those to date beside them', () => {
  const [part] = budgetsOfText(`
Teal Cove Association
                     2031 Budget   YTD 9/30/2031   Annualized   2032 Proposed
Income
   Dues                   40,000          30,000       40,000          42,000
   Fees                      800             450          600             700
Total income              40,800          30,450       40,600          42,700
Expenses
   Mowing                 40,000          29,700       39,600          42,000`);
  expect(columns(part)).toBe('budget 2031, ytd 2031, projected 2031, proposed 2032');
});

it('a sentence of the letter above a table says nothing of its period', () => {
  const text = `
Teal Cove Association
Dear neighbors,
The annual meeting is Tuesday, December 4, and the pool committee has renewed its contract through Labor Day 2032.
                        2031 Budget   2031 Actual
${ROWS}`;
  expect(asked(text)).toBe(0);
});

it('the year stands below how the dues are worked out, right above the rows', () => {
  const text = `
Teal Cove Master Association
Existing homes                              2,850
Homes completed in the year                   212
Homes at the end of the year                3,062

                       Proposed Draft 1
                         BUDGET 2032
Revenue
  Dues                                    641,280
  Interest                                  1,400
Total Revenue                             642,680
Expenses
  Insurance                               241,000
  Management                              400,000
Total Expenses                            641,000`;
  expect(budgetsOfText(text).map((part) => part.columns.map(({ year }) => year))).toEqual([[2032]]);
});

it('the year right above the columns is theirs, whatever year the document is called after', () => {
  const [part] = budgetsOfText(`
Teal Cove Association
Budget and Fee Schedule 2032
Fees will carry into 2032 at the level of 2031.
2031 Year End
                            Budget      Actual
${ROWS}`);
  expect(columns(part)).toBe('budget 2031, actual 2031');
});

it('takes the numbered years of a two-year budget for years of its span, and their total for none', () => {
  const [part] = budgetsOf(
    factsOf(
      documentOfText(`Loon Cove Civic Association
Budget Detail for the two-year period October 1, 2031 - September 30, 2033
                        Year 1     Year 2      Total
Revenue
   Membership dues      10,960        120     11,080
   Social events         1,500      1,500      3,000
Total revenue           12,460      1,620     14,080
Expenses
   Entrance              2,000      2,000      4,000
   Fall picnic           1,700      1,750      3,450
   Website                 200        200        400
Total expenses           3,900      3,950      7,850
Net income               8,560     (2,330)     6,230`),
      { documentId: 1, documentName: 'budget.pdf', readingId: 'r' },
    ),
  );
  expect(part?.columns.map(({ measure, period }) => [measure, period?.from, period?.to])).toEqual([
    ['amount', '2031-10-01', '2032-09-30'],
    ['amount', '2032-10-01', '2033-09-30'],
    ['other', '2031-10-01', '2033-09-30'],
  ]);
});

it('takes a column of several years for none of them', () => {
  const [part] = budgetsOfText(`
Teal Cove Association
                    2031 Budget   2029-2031 Actual   2032 Budget
${ROWS_OF_THREE}`);
  expect(columns(part)).toBe('budget 2031, other, budget 2032');
  expect(part?.questions ?? []).toEqual([]);
});

it('reads the years over the columns beside a count of homes', () => {
  const text = `
Teal Cove Association
Budget for January 1, 2032 through December 31, 2032
164                           2032        2031        2031
lots                        Annual      Annual   Projected
Description                 Budget      Budget     Actuals
${ROWS_OF_THREE}`;
  expect(columns(budgetsOfText(text)[0])).toBe('budget 2032, budget 2031, projected 2031');
  expect(asked(text)).toBe(0);
});

it('takes numbers of notes beside figures for no column of a year', () => {
  const text = `
Teal Cove Association
                       2031 Budget    2031 Actual   2032 Budget
Income
   Dues                    56,000        55,400      57,000
   Late fees        1         560           667         600
Total income               56,560        56,067      57,600
Expenses
   Mowing           2      30,000        29,187      31,000
   Insurance               25,950        26,000      26,500
   Lights                     610           880         100
Total expenses             56,560        56,067      57,600`;
  expect(columns(budgetsOfText(text)[0])).toBe('other, budget 2031, actual 2031, budget 2032');
  expect(asked(text)).toBe(0);
});

it('takes what a fund adds to its reserve for its result', () => {
  const text = `
Teal Cove Road Association
                          2031 Budget    2032 Budget
GENERAL FUND
   General assessment         14,105         14,805
Total income                  14,105         14,805
   Insurance                   3,610          3,900
   Legal                      10,000         10,300
Total expenses                13,610         14,200
General fund over (under)        495            605
ROAD FUND
   Road assessment            29,370         30,000
Total income                  29,370         30,000
   Crack fill                  6,400          7,000
   Grading                     2,900          3,000
Total expenses                 9,300         10,000
Added to road reserve         20,070         20,000`;
  expect(totals(budgetsOfText(text)[0])).toEqual(['43475 22910', '44805 24200']);
  expect(asked(text)).toBe(0);
});

it('takes a biennium for no year, and the years beside it for whole ones', () => {
  const text = `
Teal Cove Lake Association
Proposed budget, to be voted at the meeting
                    2029-2030
                     Biennium     2031         2032      2031-2032
                     (actual)     Budget       Budget     Biennium
Receipts
   Dues                31,950       16,425       16,500       32,925
   Raffle               7,340        3,500        4,000        7,500
   County grant        18,000        9,000        9,000       18,000
Total receipts         57,290       28,925       29,500       58,425
Disbursements
   Treatment           42,380       18,500       19,500       38,000
   Inspectors           7,460        5,200        5,400       10,600
   Insurance            2,096        1,150        1,190        2,340
Total disbursements    51,936       24,850       26,090       50,940`;
  const [part] = budgetsOfText(text);
  expect(columns(part)).toBe('other, budget 2031, budget 2032, other');
  expect(asked(text)).toBe(0);
});
