import type { BudgetPart, Facts } from '@hoa/contracts';
import { factsOf } from '../../facts';
import { documentOfSheets, type SheetValue } from '../reading/document-of-sheets';
import { budgetsOf, budgetsOfText, sides } from './budget-in-words';

/** What would count money twice, in the wrong fund or with the wrong sign in a budget made of the document; all of it is made up. */

const meta = { documentId: 1, documentName: 'paper.pdf', readingId: 'r' };
const sheets = (...all: SheetValue[][][]): BudgetPart[] =>
  budgetsOf(factsOf(documentOfSheets(all), meta) satisfies Facts);
const periods = (part?: BudgetPart): string[] =>
  (part?.columns ?? []).map(
    ({ label, role, period }) => `${label}: ${role} ${period?.kind ?? ''} ${period?.to ?? ''}`,
  );

it('counts a schedule of dues once, as the line of the budget that it works out', () => {
  const parts = sheets(
    [
      ['Heron Bluff Homeowners Association 2027 Budget', null],
      ['', '2027 Budget'],
      ['Income', null],
      ['Owner dues', 91_200],
      ['Late fees', 600],
      ['Total income', 91_800],
      ['Expenses', null],
      ['Landscaping', 51_300],
      ['Insurance', 22_450],
      ['Management', 18_050],
      ['Total expenses', 91_800],
    ],
    [
      ['Dues 2027 Budget', null],
      ['', '2027 Budget'],
      ['Income', null],
      ['Townhome dues', 60_800],
      ['Patio home dues', 30_400],
      ['Total dues income', 91_200],
    ],
  );
  const counted = parts.flatMap(({ reconciliation = [] }) => reconciliation.map(({ flow, interpreted }) => `${flow} ${interpreted}`)); // prettier-ignore
  expect(counted.filter((one) => one.startsWith('income'))).toEqual(['income 91800.00']);
});

it('says what a side that is printed below zero amounts to', () => {
  const [part] = budgetsOfText(`
Heron Bluff Homeowners Association
2027 Budget
                              2027 Budget
Income
Owner dues                         48,000
Total income                       48,000
Expenses
Landscaping                       (26,500)
Insurance                         (12,000)
Management                         (8,000)
Total expenses                    (46,500)
Net income                          1,500`);
  expect(sides(part)).toEqual([
    'all income 48000.00 ties',
    'all expense 46500.00 ties',
    'all net 1500.00 ties',
  ]);
});

it('keeps a year’s expenses in the operating fund under "Total expenses & reserves:"', () => {
  const [part] = budgetsOfText(`
Heron Bluff Homeowners Association
2027 Budget
                              2027 Budget
Income:
Owner dues                         46,500
Total income:                      46,500
Expenses:
Landscaping                        26,500
Insurance                          12,000
Management                          8,000
Total expenses & reserves:         46,500`);
  expect(sides(part)).toEqual(['all income 46500.00 ties', 'all expense 46500.00 ties']);
  expect(part?.lines.map(({ fund }) => fund)).toEqual(['operating', 'operating', 'operating', 'operating']);
});

it('parts "Actual | Budget" of each fund into the funds of two totals', () => {
  const [part] = budgetsOfText(`
Heron Bluff Homeowners Association
Actual and Budget by Fund, 2027
                        Operating Fund          Replacement Fund            Total
                      Actual      Budget      Actual      Budget      Actual      Budget
Revenue
Owner dues           260,245     258,000      42,365      42,000     302,610     300,000
Interest                 895       1,160       3,461       3,600       4,356       4,760
Locker rent            2,585       2,400                               2,585       2,400
Total revenue        263,725     261,560      45,826      45,600     309,551     307,160
Expense
Housekeeping          36,241      42,700                              36,241      42,700
Insurance            111,863      91,000                             111,863      91,000
Electricity           23,448      31,000                              23,448      31,000
Roof                                          23,176      27,000      23,176      27,000
Asphalt                                       16,415      15,000      16,415      15,000
Total expense        171,552     164,700      39,591      42,000     211,143     206,700
Excess                92,173      96,860       6,235       3,600      98,408     100,460`);
  expect(sides(part).filter((one) => !one.startsWith('all'))).toEqual([
    'operating income 263725.00 ties',
    'operating expense 171552.00 ties',
    'reserve income 45826.00 ties',
    'reserve expense 39591.00 ties',
    'operating income 261560.00 ties',
    'operating expense 164700.00 ties',
    'reserve income 45600.00 ties',
    'reserve expense 42000.00 ties',
  ]);
});

describe('how far columns go', () => {
  const report = (head: string, labels: string): string => `
Heron Bluff Homeowners Association
${head}
${labels}
Income
Owner dues              7,600.00     91,200.00     91,000.00
Late fees                  50.00        600.00        500.00
Total income            7,650.00     91,800.00     91,500.00
Expenses
Landscaping             4,275.00     51,300.00     51,000.00
Insurance               1,870.83     22,450.00     22,500.00
Management              1,504.17     18,050.00     18,000.00
Total expenses          7,650.00     91,800.00     91,500.00`;

  it('takes a year to date on the last day of the year for the whole of it', () => {
    const [part] = budgetsOfText(report('Income Statement - 12/31/2026', '                      Current Actual  YTD Actual    YTD Budget')); // prettier-ignore
    expect(periods(part).slice(1)).toEqual([
      'YTD Actual: ytd year 2026-12-31',
      'YTD Budget: ytd year 2026-12-31',
    ]);
  });

  it('dates a year to date by the report’s own date', () => {
    const [part] = budgetsOfText(report('Income Statement - 9/30/2026', '                      Current Actual  YTD Actual    YTD Budget')); // prettier-ignore
    expect(periods(part).slice(1)).toEqual([
      'YTD Actual: ytd year-to-date 2026-09-30',
      'YTD Budget: ytd year-to-date 2026-09-30',
    ]);
  });
});

describe('a column that nothing calls a plan or a result', () => {
  const paper = `
Heron Bluff Owners
                            Total
Owner dues             $18,240.00
Rent of the hall          $815.50
Total in               $19,055.50
Mowing                  $9,120.75
Insurance               $4,310.00
Lights                  $2,204.31
Total out              $15,635.06`;

  it('is asked about', () => {
    const [part] = budgetsOfText(paper);
    const [question, ...others] = part?.questions ?? [];
    expect(others).toEqual([]);
    expect(question).toMatchObject({
      prompt:
        'Under ‘Total’, income reads $19,055.50 and expenses read $15,635.06, but the document does not say what these are. What are they?',
      answers: [{ id: 'actual' }, { id: 'adopted' }, { id: 'no' }],
    });
    const [answered] = budgetsOfText(paper, [{ questionId: question!.id, answerId: 'actual' }]);
    expect(answered?.columns[0]).toMatchObject({ scenario: 'actual' });
    expect(answered?.questions).toEqual([]);
  });

  it('has happened where the statement begins and ends with money in the bank', () => {
    const [part] = budgetsOfText(`
Heron Bluff Owners
                                 2026
In bank January 1           $4,120.10
Owner dues                 $18,240.00
Rent of the hall              $815.50
Total in                   $19,055.50
Mowing                      $9,120.75
Insurance                   $4,310.00
Lights                      $2,204.31
Total out                  $15,635.06
In bank December 31         $7,540.54`);
    expect(part?.columns[0]).toMatchObject({ scenario: 'actual', year: 2026 });
  });
});

it('asks about a column that has a figure which is none', () => {
  const [part] = budgetsOfText(`
Heron Bluff Homeowners Association
2027 Budget
                              2027 Budget
Income
Owner dues                         46,500
Expenses
Landscaping                       26,5OO
Insurance                          12,000
Management                          8,000`);
  expect(part?.columns[0]?.doubt).toBe('‘26,5OO’ beside ‘Landscaping’ cannot be read as an amount.');
});

it.each([
  ['Budget 7/25-6/26', '2026 2025-07-01..2026-06-30'],
  ['Budget FYE 3/27', '2027 2026-04-01..2027-03-31'],
  ['Budget FY 25/26', '2026 2026-01-01..2026-12-31'],
])('knows the fiscal year of ‘%s’ and asks nothing', (label, year) => {
  const [part] = sheets([
    ['Heron Bluff Owners', null],
    ['', label],
    ['Income', null],
    ['Owner dues', 91_200],
    ['Total income', 91_200],
    ['Expenses', null],
    ['Landscaping', 51_300],
    ['Insurance', 39_900],
    ['Total expenses', 91_200],
    ['Net', 0],
  ]);
  const [column] = part?.columns ?? [];
  const told = `${column?.year} ${column?.period?.from}..${column?.period?.to}`;
  expect(column?.doubt).toBeUndefined();
  expect(told).toBe(year);
});

it('leaves out what an e-mail quotes', () => {
  const [part] = budgetsOfText(`
2027 budget - Heron Bluff
Income
  Dues (23 homes)                 $26,220
  Interest                            $40
  Total income                    $26,260
Expenses
  Insurance                       $12,930
  Lawn service                    $13,330
  Total expenses                  $26,260
> Could we keep dues at $1,080? Total would be $24,840`);
  expect(sides(part)).toEqual(['all income 26260.00 ties', 'all expense 26260.00 ties']);
});

it('compares a total of expenses with its lines though the income comes to the same', () => {
  const [part] = budgetsOfText(`
Heron Bluff Homeowners Association
2027 Budget
                              2027 Budget
Income
Owner dues                         80,000
Interest                            1,000
Total income                       81,000
Expenses
Landscaping                        26,500
Insurance                          12,000
Management                          8,000
Total expense                      81,000
Per villa per quarter                 450`);
  expect(sides(part)).toEqual(['all income 81000.00 ties', 'all expense 46500.00 off']);
  expect(part?.questions?.map(({ prompt }) => prompt)).toEqual([
    '‘Total expense’ under ‘2027 Budget’ prints $81,000; its lines add up to $46,500. Is a line missing, or is the printed total wrong?',
  ]);
});
