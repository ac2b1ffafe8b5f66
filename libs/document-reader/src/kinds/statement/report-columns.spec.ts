import type { BudgetPart, Facts } from '@hoa/contracts';
import { factsOf } from '../../facts';
import { documentOfSheets, type SheetValue } from '../reading/document-of-sheets';
import { budgetsOf, budgetsOfText, columns, lines } from './budget-in-words';
import { titleRole } from './part-columns';

/** Columns and years of monthly reports, histories and lists; every name and figure is made up. */

const meta = { documentId: 1, documentName: 'paper.txt', readingId: 'r' };
const sheet = (rows: SheetValue[][]): BudgetPart[] =>
  budgetsOf(factsOf(documentOfSheets([rows]), meta) satisfies Facts);
const usable = (part: BudgetPart | undefined): string[] =>
  (part?.columns ?? []).flatMap(({ label, scenario, year }) =>
    scenario ? [`${label} ${scenario} ${year}`] : [],
  );

it('gives headings to the columns that begin anew below them, and an annual budget the year of the report', () => {
  const [part] = budgetsOfText(`
Alder Park H.O.A.
Income and Expense Statement
May 2024
                         current period                 year-to-date               Annual
Description     Actual   Budget   Variance    Actual   Budget   Variance   Budget
Income
Dues             350.00      0.00    350.00   42,000.00   44,800.00  -2,800.00   44,800.00
Late fees          0.00      2.00     -2.00       50.00       10.00      40.00       25.00
Total            350.00      2.00    348.00   42,050.00   44,810.00  -2,760.00   44,825.00
Expenses
Mowing         2,059.00  2,125.00    -66.00    8,235.00    8,500.00    -265.00   17,000.00
Insurance          0.00      0.00      0.00    1,042.00    1,100.00     -58.00    1,100.00
Electricity      449.00    500.00    -51.00    2,266.00    2,500.00    -234.00    6,000.00
Total expenses 2,508.00  2,625.00   -117.00   11,543.00   12,100.00    -557.00   24,100.00`);
  expect(usable(part)).toEqual(['Annual adopted 2024']);
  expect(part?.questions).toEqual([]);
});

it('takes an annual budget under the heading of the year to date for the whole year', () => {
  const [part] = budgetsOfText(`
Financial Results - June 2024
                           June                       Year To Date 2024
                     Actual      Budget          YTD   YTD Budget    Variance   Annual Budget
Revenues            127,262     140,670      803,356      844,771     -41,415       1,716,542
Administration       22,309      19,789      136,744      127,888      -8,856         250,882
Payroll              29,908      42,522      219,114      255,129      36,015         510,259
Landscaping          37,441      37,616      226,791      225,698      -1,093         451,396
Utilities             9,601      23,548       94,359      138,229      43,870         309,701
Total expenses       99,259     123,475      677,008      746,944      69,936       1,522,238`);
  expect(part?.columns.at(-1)).toMatchObject({ year: 2024, scenario: 'adopted', period: { kind: 'year' } });
});

it('begins a new statement where another period is named', () => {
  const parts = sheet([
    ['Income Statement'],
    ['Year Ended December 31, 2023'],
    [null, 'Actual', 'Budget'],
    ['Revenue'],
    ['Dues', 13881.44, 14400],
    ['Total revenue', 13881.44, 14400],
    ['Expenses'],
    ['Insurance', 760, 800],
    ['Grounds', 7518.88, 7323],
    ['Total expenses', 8278.88, 8123],
    ['Annual Budget'],
    ['Year Ending December 31, 2024'],
    [null, 'Budget', null],
    ['Revenue'],
    ['Dues', 18000, null],
    ['Total revenue', 18000, null],
    ['Expenses'],
    ['Insurance', 900, null],
    ['Grounds', 8250, null],
    ['Total expenses', 9150, null],
  ]);
  expect(parts.map(columns)).toEqual(['actual 2023, budget 2023', 'budget 2024']);
});

it('reads years beside each other as what happened, and their sum as no year', () => {
  const [part] = sheet([
    ['Category', 2021, 2022, 2023, 2024, 'Total'],
    ['Administrative', 12080, 12150, 15100, 15450, 54780],
    ['Landscaping', 12050, 17150, 15300, 16100, 60600],
    ['Utilities', 12300, 2500, 6000, 4500, 25300],
    ['Total outflow', 36430, 31800, 36400, 36050, 140680],
  ]);
  expect(usable(part)).toEqual([
    '2021 actual 2021',
    '2022 actual 2022',
    '2023 actual 2023',
    '2024 actual 2024',
  ]);
});

it('reads a list whose amounts come before their names, behind the signs of a list', () => {
  const [part] = budgetsOfText(`
2023 Year End Finances

  • Income
    • $44,864 Income from the state
    • $10,000 Income from towns
    • $53,143 Income from memberships and events
  • $108,007
  • Expenses
    • $89,872 Divers' salaries and taxes
    • $7,684 Costs of the dive program
    • $8,108 Insurance
  • $105,664

Our operating surplus for 2023 was $2,343.`);
  expect(lines(part)).toHaveLength(6);
  expect(part?.columns[0]).toMatchObject({ scenario: 'actual', year: 2023 });
  expect(part?.questions).toEqual([]);
});

it('takes what each home pays for no line where the total is so many times as much', () => {
  const [part] = sheet([
    [null, '2023 Actual', '2024 Budget'],
    ['Income'],
    ['Monthly dues', 190, 199],
    ['Total monthly dues', 68400, 71640],
    ['Expenses'],
    ['Lawn and snow', 23370, 23400],
    ['Insurance', 16514, 18280],
    ['Management', 7020, 7020],
    ['Total expenses', 46904, 48700],
  ]);
  expect((part?.reconciliation ?? []).map(({ interpreted }) => interpreted)).toContain('68400.00');
  expect(part?.questions).toEqual([]);
});

it('passes over lines that were typed for rules', () => {
  const [part] = sheet([
    ['2025 HOA Budget'],
    ['Utilities'],
    ['Water', 4000],
    ['Electric', 1800],
    [null, '________'],
    ['Total utilities', 5800],
    ['Insurance', 2500],
    ['Landscaping', 13200],
    [null, '--------'],
    ['Total expenses', 21500],
  ]);
  expect(lines(part)).toHaveLength(4);
});

it.each([
  ['2024 Budget with actual beginning balances', 'budget'],
  ['2011 Finances', 'actual'],
] as const)('knows what %s is', (title, role) => {
  expect(titleRole(title)).toBe(role);
});

it('parts a list with names of its own, behind an empty column, from the budget beside it', () => {
  const [part, ...others] = sheet([
    [null, '2025 Approved', '2026 Proposed', null, 'Reserve item', 'Life', 'Cost', '2026'],
    ['Revenue', null, null, null, 'Roof', 20, 410000, 46200],
    ['Maintenance fees', 316800, 343200, null, 'Paint', 8, 96000, 29900],
    ['Application fees', 1200, 1500, null, 'Paving', 20, 88000, 18600],
    ['Total revenue', 318000, 344700],
    ['Expenses'],
    ['Management', 26400, 27720],
    ['Insurance', 149200, 157900],
    ['Utilities', 98400, 104300],
    ['Total expenses', 274000, 289920],
  ]);
  expect(others).toEqual([]);
  expect(columns(part)).toBe('budget 2025, proposed 2026');
  expect(part?.questions).toEqual([]);
});

it('gives labels that begin over the descriptions to the columns in order', () => {
  const [part] = budgetsOfText(`
Approved 2025                     Approved 2026
Income
Assessments                       71,424              76,032
Resale letters                    900                 900
Total income                      72,324              76,932
Expenses
Grounds                           31,800              33,000
Insurance                         4,100               4,750
Management                        11,520              11,900
Total expenses                    47,420              49,650`);
  expect(columns(part)).toBe('budget 2025, budget 2026');
});

it('uses a year that only its dates tell, and knows a plan by its round figures', () => {
  const [part] = sheet([
    ['Pond Lot Owners', 'Last yr (Aug 23 - July 24)', 'This yr (Aug 24 - July 25)'],
    ['In'],
    ['Lot dues', 6930, 7680],
    ['Boat stickers', 385, 400],
    ['Total in', 7315, 8080],
    ['Out'],
    ['Weed harvester', 2296.4, 2400],
    ['Insurance', 1366, 1450],
    ['Road gravel', 718.25, 1200],
    ['Port-a-john', 640.17, 680],
    ['Total out', 5020.82, 5730],
  ]);
  expect(columns(part)).toBe('actual 2024, budget 2025');
  expect(part?.columns.map(({ period }) => period?.from)).toEqual(['2023-08-01', '2024-08-01']);
});

it('begins the year where the plan to date is so many twelfths of the year’s, or the page says so', () => {
  const report = (head: string) =>
    budgetsOfText(`
Larkfield Commons Association
${head}
Account                     Feb 2026   YTD Actual   YTD Budget    Variance   Annual Budget
Income
Assessments                 9,600.00    76,800.00    76,800.00        0.00      115,200.00
Late fees                      20.00       150.00       200.00      -50.00          300.00
Total income                9,620.00    76,950.00    77,000.00      -50.00      115,500.00
Expenses
Management                    900.00     7,200.00     7,200.00        0.00       10,800.00
Legal                          50.00       400.00     1,000.00      600.00        1,500.00
Electric                      300.00     2,500.00     2,400.00     -100.00        3,600.00
Water                       1,700.00    12,900.00    12,800.00     -100.00       19,200.00
Reserve contribution        6,700.00    53,600.00    53,600.00        0.00       80,400.00
Total expenses              9,650.00    76,600.00    77,000.00      400.00      115,500.00`)[0];
  for (const head of ['February 2026', 'February 2026 | Fiscal year to date Jul 1, 2025 - Feb 28, 2026']) {
    const [, actual, , , annual] = report(head)?.columns ?? [];
    expect([actual?.period?.from, actual?.period?.to]).toEqual(['2025-07-01', '2026-02-28']);
    expect([annual?.period?.from, annual?.year]).toEqual(['2025-07-01', 2026]);
  }
});

it('takes what is to date for the whole year where its days are printed and no other', () => {
  const report = (dates: string) =>
    budgetsOfText(`
Larkfield Commons Association
Statement of Revenues and Expenses
${dates}
                        YTD Actual   YTD Budget    Variance
Revenue
Assessments             115,000.00   115,200.00     -200.00
Late fees                   250.00       300.00      -50.00
Total Revenue           115,250.00   115,500.00     -250.00
Expense
Management               10,800.00    10,800.00        0.00
Legal                     1,400.00     1,500.00      100.00
Reserve contribution    103,200.00   103,200.00        0.00
Total Expense           115,400.00   115,500.00      100.00`)[0]?.columns[0]?.period?.kind;
  expect(report('1/1/2025 - 12/31/2025')).toBe('year');
  expect(report('1/1/2025 - 12/31/2025\nAs of 6/30/2025')).toBe('year-to-date');
});

it('ends the year where what is still projected ends', () => {
  const [part] = sheet([
    ['Nettle Cove Condominium'],
    ['Annual Budget for FY 2025-26'],
    [null, 'FY 2024-25', 'YTD Actual', 'Projected', 'FY 2024-25'],
    [null, 'Budget', '4/30/2025', 'May - Sep 2025', 'Projected'],
    ['REVENUES'],
    ['Maintenance fees', 115300, 67200, 48000, 115200],
    ['Late fees', 2100, 1300, 900, 2200],
    ['TOTAL REVENUES', 117400, 68500, 48900, 117400],
    ['EXPENSES'],
    ['Insurance', 60100, 35000, 25000, 60000],
    ['Landscaping', 57300, 33400, 24000, 57400],
    ['TOTAL EXPENSES', 117400, 68400, 49000, 117400],
  ]);
  const periods = part!.columns.map(({ period }) => `${period?.from} ${period?.to} ${period?.kind}`);
  expect(periods).toEqual([
    '2024-10-01 2025-09-30 year',
    '2024-10-01 2025-04-30 year-to-date',
    '2025-05-01 2025-09-30 other',
    '2024-10-01 2025-09-30 year',
  ]);
});
