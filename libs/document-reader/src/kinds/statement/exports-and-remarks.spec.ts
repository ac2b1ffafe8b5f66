import type { Facts } from '@hoa/contracts';
import { factsOf } from '../../facts';
import { yearOf } from '../../tables/roles';
import { documentOfSheets, type SheetValue } from '../reading/document-of-sheets';
import { budgetsOf, factsOfText, lines } from './budget-in-words';

/** Columns of types and of short account numbers, remarks below lines, ends of periods; every name and figure is made up. */

const meta = { documentId: 1, documentName: 'paper.xlsx', readingId: 'r' };
const readSheets = (...sheets: SheetValue[][][]): Facts => factsOf(documentOfSheets(sheets), meta);

it('a column of account types is no part of the names', () => {
  const [part] = budgetsOf(
    readSheets([
      ['Heron Point Owners Association'],
      ['Number', 'Name', 'Group', 'Kind', '2026 Budget', '2027 Budget'],
      ['20-3010', 'Quarterly dues', 'Money in', 'Income', 80000, 84000],
      ['20-3020', 'Kayak racks', 'Money in', 'Income', 1200, 1250],
      ['20-5010', 'Well testing', 'Water system', 'Expense', 2400, 2500],
      ['20-5020', 'Pump repair', 'Water system', 'Expense', 1100, 1150],
      ['20-5030', 'Path gravel', 'Trails', 'Expense', 3000, 3100],
      ['20-5040', 'Footbridges', 'Trails', 'Expense', 900, 950],
      ['20-5050', 'Signposts', 'Trails', 'Expense', 400, 450],
    ]),
  );
  expect(part?.lines.map(({ glCode, description, section }) => [glCode, description, section])).toEqual([
    ['20-3010', 'Quarterly dues', 'Money in'],
    ['20-3020', 'Kayak racks', 'Money in'],
    ['20-5010', 'Well testing', 'Water system'],
    ['20-5020', 'Pump repair', 'Water system'],
    ['20-5030', 'Path gravel', 'Trails'],
    ['20-5040', 'Footbridges', 'Trails'],
    ['20-5050', 'Signposts', 'Trails'],
  ]);
});

it('short account numbers behind the figures are no amounts', () => {
  const [part] = budgetsOf(
    readSheets([
      ['Heron Point Owners Association, budget worksheet'],
      ['Line', 'Spent 2026', 'So far 2027', 'Budget 2028', 'acct'],
      ['Income'],
      ['Quarterly dues', 80000, 41000, 84000, 31.01],
      ['Kayak racks', 1200, 700, 1250, 31.02],
      ['Total income', 81200, 41700, 85250],
      ['Expenses'],
      ['Well testing', 2400, 1100, 2500, 52.01],
      ['Pump repair', 1100, 300, 1150, 52.02],
      ['Total expenses', 3500, 1400, 3650],
    ]),
  );
  expect(part?.columns.map(({ role, year }) => [role, year])).toEqual([
    ['actual', 2026],
    ['ytd', 2027],
    ['budget', 2028],
  ]);
  expect(part?.lines.map(({ glCode }) => glCode)).toEqual(['31.01', '31.02', '52.01', '52.02']);
});

it('short account numbers in brackets behind the names', () => {
  const [part] = budgetsOf(
    factsOfText(`
Heron Point Owners Association
Budget 2027
                               2026 Budget   2027 Budget
Income
Quarterly dues (31.01)              80,000        84,000
Kayak racks (31.02)                  1,200         1,250
Total income                        81,200        85,250
Expenses
Well testing (52.01)                 2,400         2,500
Pump repair (52.02)                  1,100         1,150
Total expenses                       3,500         3,650
Dues, each, every month             111.11        116.67`),
  );
  expect(part?.lines.map(({ glCode, description }) => [glCode, description])).toEqual([
    ['31.01', 'Quarterly dues'],
    ['31.02', 'Kayak racks'],
    ['52.01', 'Well testing'],
    ['52.02', 'Pump repair'],
  ]);
});

it('a sentence in brackets below a line is its note', () => {
  const [part] = budgetsOf(
    factsOfText(`
Heron Point Owners Association
Budget 2027
                               2026 Budget   2027 Budget
Income
Quarterly dues                      80,000        84,000
Kayak racks                          1,200         1,250
Expenses
Well testing                         2,400         2,500
  (Every spring; the county asks for it.)
Pump repair                          1,100         1,150
  (Parts are extra.)
Path gravel                          3,000         3,100`),
  );
  expect(lines(part).slice(2)).toEqual([
    'e Well testing [Expenses] 2400.00 2500.00',
    'e Pump repair [Expenses] 1100.00 1150.00',
    'e Path gravel [Expenses] 3000.00 3100.00',
  ]);
  expect(part?.lines[3]?.note).toBe('(Parts are extra.)');
});

it.each([
  ['Through April 30', undefined],
  ['As of June 30', undefined],
  ['Sep 26', 2026],
  ['Apr-30', 2030],
  ['Through May 31, 2024', 2024],
])('the last day of a month is no year: %s', (label, year) => {
  expect(yearOf(label)).toBe(year);
});

const SPENT = `
Heron Point Owners Association
Budget 2027
                               2027 Budget
Income
Quarterly dues                      84,000
Kayak racks                          1,250
Total income                        85,250
Water system
Well testing                        22,500
Pump repair                         11,150
Total water system                  33,650
Trails
Path gravel                         23,100
Footbridges                          9,950
Total trails                        33,050
Cover
Site policy                          FIRST
Crime                                1,550
Total cover                          COVER
All that we pay for                  WHOLE`;

it('a row whatever it is called prints the sum of every section', () => {
  const text = SPENT.replace('FIRST', '17,000').replace('COVER', '18,550').replace('WHOLE', '85,250');
  const [part] = budgetsOf(factsOfText(text));
  expect(part?.lines.map(({ description }) => description)).not.toContain('All that we pay for');
  expect(part?.totals.at(-1)).toMatchObject({ description: 'All that we pay for', foots: true });
});

it('the first line of a section is a line where it equals two totals before by chance', () => {
  const text = SPENT.replace('FIRST', '66,700').replace('COVER', '68,250').replace('WHOLE', '134,950');
  const [part] = budgetsOf(factsOfText(text));
  expect(part?.lines.map(({ description }) => description)).toContain('Site policy');
  expect(part?.lines.find(({ description }) => description === 'Crime')?.section).toBe('Cover');
});

it('words that fill the cells of a row are no part of its name', () => {
  const [part] = budgetsOf(
    factsOfText(`
Heron Point Owners Association
Budget 2027
                                  Monthly          Yearly
Income
Quarterly dues                   7,000.00       84,000.00
Kayak racks                        100.00        1,200.00
Expenses
Well testing                    By others       By others
Pump repair                        100.00        1,200.00
Path gravel                        250.00        3,000.00`),
  );
  expect(part?.lines.map(({ description }) => description)).toEqual([
    'Quarterly dues',
    'Kayak racks',
    'Well testing',
    'Pump repair',
    'Path gravel',
  ]);
});

it('what was spent and what is left of a budget is of its year', () => {
  const [part] = budgetsOf(
    factsOfText(`
Heron Point Owners Association
Manager's report
                              2027 Budget        Through      Remaining     % Used
                                               August 31
Income
Quarterly dues                     84,000         56,000         28,000        67%
Kayak racks                         1,200            900            300        75%
Total income                       85,200         56,900         28,300
Expenses
Well testing                        2,500          1,500          1,000        60%
Pump repair                         1,150            400            750        35%
Total expenses                      3,650          1,900          1,750`),
  );
  expect(part?.columns.map(({ role, year }) => [role, year])).toEqual([
    ['budget', 2027],
    ['ytd', 2027],
    ['variance', 2027],
    ['percent', undefined],
  ]);
});

it('months and their sum beside a budget for the same time report', () => {
  const facts = factsOfText(`
Heron Point Owners Association
Statement of Cash Receipts and Disbursements
July through September 2027
                             Jul 27       Aug 27       Sep 27   Total Quarter   Quarter Budget
Income
Quarterly dues             7,000.00     7,100.00     6,900.00       21,000.00        21,000.00
Kayak racks                  100.00       100.00       150.00          350.00           300.00
Total income               7,100.00     7,200.00     7,050.00       21,350.00        21,300.00
Expenses
Well testing                 200.00       300.00       250.00          750.00           625.00
Pump repair                   50.00        75.00        25.00          150.00           287.50
Total expenses               250.00       375.00       275.00          900.00           912.50`);
  expect(facts.kind).toBe('actuals');
  expect(budgetsOf(facts)[0]?.columns.map(({ role, year }) => [role, year])).toEqual([
    ['month', 2027],
    ['month', 2027],
    ['month', 2027],
    ['quarter', 2027],
    ['quarter', 2027],
  ]);
});

it('of two years that a statement is for the newer one is reported', () => {
  const facts = factsOfText(`
Heron Point Owners Association
Statements of Revenues and Expenses
For the Years Ended December 31, 2026 and 2025
                                      2026         2025
Revenues
Quarterly dues                      84,000       80,000
Kayak racks                          1,250        1,200
Total revenues                      85,250       81,200
Expenses
Well testing                         2,500        2,400
Pump repair                          1,150        1,100
Total expenses                       3,650        3,500`);
  expect(facts.fiscalYear?.value).toBe(2026);
});

const LOOKS_PLANNED = 'Its round figures look like a plan; the page does not say so.';

it('an article beside a table of bare years says which budget it is, and is no part of its names', () => {
  const article = (words: string): string => `
                                                                2026      2027
From the treasurer                        Income
${words.padEnd(42)}Quarterly dues        80,000    84,000
It was a long evening for all of us.      Kayak racks            1,200     1,250
                                          Total income          81,200    85,250
$210 of dues is what we pay a quarter.    Expenses
                                          Well testing           2,400     2,500
Bring a coat when you come by night.      Pump repair            1,100     1,150
                                          Total expenses         3,500     3,650`;
  const [part] = budgetsOf(factsOfText(article('We adopted a budget for 2027.')));
  expect(part?.columns.map(({ role }) => role)).toEqual(['budget', 'budget']);
  expect(lines(part)).toEqual([
    'i Quarterly dues [Income] 80000.00 84000.00',
    'i Kayak racks [Income] 1200.00 1250.00',
    'e Well testing [Expenses] 2400.00 2500.00',
    'e Pump repair [Expenses] 1100.00 1150.00',
  ]);
  const [other] = budgetsOf(factsOfText(article('We adopted new rules in 2027.')));
  expect(other?.columns.map(({ inferred }) => inferred)).toEqual([LOOKS_PLANNED, LOOKS_PLANNED]);
});
