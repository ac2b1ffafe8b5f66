import type { BudgetPart } from '@hoa/contracts';
import { factsOf } from '../../facts';
import { documentOfSheets, type SheetValue } from '../reading/document-of-sheets';
import { budgetsOf, budgetsOfText, columns, totals } from './budget-in-words';

/** What stands above or below a budget and is none of its columns and lines; every name and figure is made up. */

const meta = { documentId: 1, documentName: 'paper.xlsx', readingId: 'r' };
const read = (rows: SheetValue[][]): BudgetPart => budgetsOf(factsOf(documentOfSheets([rows]), meta))[0]!;

const BUDGET: SheetValue[][] = [
  ['Income'],
  ['Annual dues', 41200, 42800],
  ['Boat rental', 900, 1100],
  ['Subtotal', 42100, 43900],
  ['Expenses'],
  ['Mowing', 21600, 22900],
  ['Insurance', 6100, 6450],
  ['Total expenses', 27700, 29350],
];

it('takes accounts whose sum stands below them for what is held, and not for income', () => {
  const part = read([
    ['Lark Point Community'],
    ['Item', '2024 Actual', '2025 Budget'],
    ['Beginning balance', 7100, 8400],
    ['Marina fund', 2900, 3300],
    ['Court fund', 1500, 1900],
    ['Value of all accounts', 11500, 13600],
    ...BUDGET,
  ]);
  expect(totals(part)).toEqual(['42100 27700', '43900 29350']);
});

it('ends a year to date where the month above it ends', () => {
  const part = read([
    ['Results for September 1, 2024 - September 30, 2024'],
    ['Checking', '9/30/2024', 'YTD'],
    ...BUDGET.map(([name, month, year]): SheetValue[] => (month === undefined ? [name!] : [name!, Number(month) / 8, year!])), // prettier-ignore
  ]);
  expect(part.columns.map(({ period }) => `${period?.from} ${period?.to}`)).toEqual([
    '2024-09-01 2024-09-30',
    '2024-01-01 2024-09-30',
  ]);
});

it('heads no column with the name of the association that stands over it', () => {
  const [part] = budgetsOfText(`
2025 Budget
                             Fox Meadow Homeowners Association
Income
  Annual dues                   41,200.00
  Boat rental                      900.00
Total income                    42,100.00
Expenses
  Mowing                        21,600.00
  Insurance                      6,100.00
Total expenses                  27,700.00`);
  expect(part?.columns.map(({ label }) => label)).toEqual(['']);
  expect(columns(part)).toBe('budget 2025');
});

it('takes a bottom line that alone stands farther out for no second column', () => {
  const [part] = budgetsOfText(`
Fox Meadow
2026 Budget
Income
  Annual dues                   41,200.00
  Boat rental                      900.00
Total income                    42,100.00
Expenses
  Mowing                        21,600.00
  Insurance                      6,100.00
  Repairs                        8,300.00
Total expenses                  36,000.00
Surplus                                        6,100.00`);
  expect(part && totals(part)).toEqual(['42100 36000']);
});

it('reads the fees by class on the next page as another table', () => {
  const parts = budgetsOfText(`
Fox Meadow
                                2025 Budget    2026 Budget
Income
  Annual dues                     41,200.00      42,800.00
  Boat rental                        900.00       1,100.00
Total income                      42,100.00      43,900.00
Expenses
  Mowing                          21,600.00      22,900.00
  Insurance                        6,100.00       6,450.00
Total expenses                    27,700.00      29,350.00
\f
                                       One            Two            All
                                  Bedrooms       Bedrooms           Fees
2023                                912.00       1,140.00      38,400.00
2024                                936.00       1,170.00      39,600.00
2025                                960.00       1,200.00      40,800.00`);
  expect(parts.flatMap(totals)).toEqual(['42100 27700', '43900 29350']);
});

it('keeps the year that a column is called by where the dates above it are of the next', () => {
  const [part] = budgetsOfText(`
Fox Meadow
                     January 1, 2026 – December 31, 2026     (64 homes)
                                    2025           2026
                                  Budget         Budget
Income
  Annual dues                     41,200.00      42,800.00
  Boat rental                        900.00       1,100.00
Total income                      42,100.00      43,900.00
Expenses
  Mowing                          21,600.00      22,900.00
  Insurance                        6,100.00       6,450.00
Total expenses                    27,700.00      29,350.00`);
  expect(columns(part)).toBe('budget 2025, budget 2026');
});

it('takes a plan of how the reserve fund goes on for no budget', () => {
  const parts = budgetsOfText(`
                FOX MEADOW HOMEOWNERS ASSOCIATION
              ASSESSMENT AND RESERVE FUNDING DISCLOSURE SUMMARY
                       For the Fiscal Year Ending December 31, 2026
(7) Five-year reserve funding plan:
Fiscal Year               Beginning          Contribution           Interest        Expenditures         Ending Balance
2026                          93,450                23,824             1,480               (9,800)               108,954
2027                         108,954                25,740             1,610              (14,800)               121,504
2028                         121,504                27,720             1,890              (42,000)               109,114
2029                         109,114                29,760             1,700               (1,200)               139,374
2030                         139,374                31,870             2,050              (19,400)               153,894`);
  expect(parts).toHaveLength(0);
});

it('takes what funds hold at the end of the year for no amount of it', () => {
  const [part] = budgetsOfText(`
Fox Meadow
2026 Budget
                                   Amount    Ending Balance
Income
  Annual dues                   42,800.00         44,100.00
  Boat rental                    1,100.00          1,300.00
Total income                    43,900.00         45,400.00
Expenses
  Mowing                        22,900.00         23,700.00
  Insurance                      6,450.00          6,600.00
Total expenses                  29,350.00         30,300.00`);
  expect(part?.columns.map(({ role, measure }) => `${role} ${measure}`)).toEqual([
    'budget amount',
    'other other',
  ]);
});

it('takes a year before the heads of the columns for theirs', () => {
  const [part] = budgetsOfText(`
                Fox Meadow Horizontal Property Regime
2023                                            Budget          Actual
Income
  Regime fees                                 41,200.00      41,900.00
  Boat rental                                    900.00         760.00
Total income                                  42,100.00      42,660.00
Expenses
  Mowing                                      21,600.00      20,400.00
  Insurance                                    6,100.00       6,450.00
Total expenses                                27,700.00      26,850.00`);
  expect(part?.columns.map(({ label, year }) => `${label} ${year}`)).toEqual(['Budget 2023', 'Actual 2023']);
});

it('keeps costs below the income of the operations in their fund, beside a budget of the reserves and its plan', () => {
  const [part] = budgetsOfText(`
Fox Meadow 2024 Budget
Operations Budget:                                 Reserve Budget:
  Dues                             41,200.00         Dues for reserves                 8,200.00
  Boat rental                         900.00         Water (5%)                        1,240.00
Total income                       42,100.00       Total income                        9,440.00
Expenses                                           Expenses
  Mowing                           21,600.00         Court resurfacing                 6,000.00
  Insurance                         6,100.00         Dock works                        2,900.00
Total expenses                     27,700.00       Total expenses                      8,900.00
Plan of the reserves
Year 1                             16,820.00
Year 2                             33,640.00`);
  const costs = part?.rows?.filter(({ flow }) => flow === 'expense');
  expect(costs?.map(({ fund, description }) => `${fund} ${description}`)).toEqual([
    'operating Mowing',
    'operating Insurance',
    'operating Total expenses',
    'reserve Court resurfacing',
    'reserve Dock works',
    'reserve Total expenses',
  ]);
});

it('counts lines of one column that a chart is drawn from at the end of the sheet once', () => {
  const rows: SheetValue[][] = [
    ['Lark Point Community'],
    ['Item', '2024 Actual', '2025 Budget'],
    ...BUDGET.slice(0, -1),
    ['Gate', 800, 900],
    ['Legal', 400, 500],
    ['Total expenses', 28900, 30750],
    ['Where each dollar goes'],
    ['Mowing', 22900],
    ['Insurance', 6450],
    ['Gate', 900],
    ['Legal', 500],
  ];
  const part = read(rows);
  expect(totals(part)).toEqual(['42100 28900', '43900 30750']);
  expect(part.questions).toEqual([]);
});

it('takes a count of homes over the first column for no part of its name', () => {
  const [part] = budgetsOfText(`
Fox Meadow
                                      72 Units
                                 2025           2026
                               Budget         Budget
Income
  Annual dues                   41,200.00      42,800.00
  Boat rental                      900.00       1,100.00
Total income                    42,100.00      43,900.00
Expenses
  Mowing                        21,600.00      22,900.00
  Insurance                      6,100.00       6,450.00
Total expenses                  27,700.00      29,350.00`);
  expect(part?.columns.map(({ label }) => label)).toEqual(['2025 Budget', '2026 Budget']);
});

it('takes a schedule of reserves that is headed by a proposed year for no budget', () => {
  const parts = budgetsOfText(`
Fox Meadow 2025 Proposed Budget
SCHEDULE OF RESERVES - 2025 (Straight Line)
Item                   Replacement     Estimated Life Remaining Life    Est. Balance      2025 Fully
                              Cost                                           12/31/24       Funded
Roof                        340,000               20              8           96,400          31,950
Painting                    108,000                7              3           61,500          15,833
Paving                       86,000               18             10           31,100           5,190
Total                       534,000                                          189,000          52,973`);
  expect(parts).toHaveLength(0);
});
