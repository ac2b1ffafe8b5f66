import { budgetsOfText, columns, sides } from './budget-in-words';

/** Accounts held before and after, money moved between them, figures beside names, and reports below each other; all made up. */

const rolesOf = (text: string) =>
  new Map(
    budgetsOfText(text)
      .flatMap(({ rows }) => rows ?? [])
      .map(({ description, role }) => [description, role]),
  );

const ACCOUNTS = `
Loon Point Association
Treasurer's report, calendar year 2024 actual

Checking 1/1/24                      9,433.68
Weed control fund 1/1/24            24,763.25
Receipts
Memberships                         10,600.00
Donations                            3,120.00
Interest                                61.14
Paid
Newsletter postage                   1,877.20
Insurance                              790.00
Herbicide treatment                  8,450.00
Checking 12/31/24                   12,200.00
Weed control fund 12/31/24          24,660.87
`;

it('takes the same words at two dates for what an account held', () => {
  const roles = rolesOf(ACCOUNTS);
  expect(roles.get('Weed control fund 1/1/24')).toBe('opening-balance');
  expect(roles.get('Weed control fund 12/31/24')).toBe('closing-balance');
  expect(sides(budgetsOfText(ACCOUNTS)[0])).toContain('all income 13781.14 not-printed');
});

const MOVED = `
Cash Flow - FY2022
6/1/2021- 5/31/2022

INFLOWS
Maintenance Fees                  27,650.00
Late interest                         88.41
FROM Money Market                  4,000.00
TOTAL INFLOWS                     31,738.41
OUTFLOWS
Mowing                            -9,450.00
Insurance                         -2,310.00
TO Money Market                   -2,500.00
TOTAL OUTFLOWS                   -14,260.00
OVERALL TOTAL                     17,478.41
ACCOUNT BALANCES
Checking                          11,402.18
Money Market                      18,760.55
`;

it('counts on no side what only moved to another account, and still ties totals and net', () => {
  const [part] = budgetsOfText(MOVED);
  expect(sides(part)).toEqual([
    'all income 27738.41 ties',
    'all expense 11760.00 ties',
    'all net 15978.41 ties',
  ]);
  expect(part!.columns[0]).toMatchObject({ role: 'actual', year: 2022 });
  expect(part!.questions).toEqual([]);
});

const HEADED = `
MAPLE CIRCLE CONDOMINIUM BUDGET
                                      2017          2018
INCOME                             $376.00       $400.00
MONTHLY ASSESSMENTS            $451,200.00   $480,000.00
TRANSFER FEES                      $500.00       $600.00
INTEREST                           $300.00       $400.00
TOTAL INCOME                   $452,000.00   $481,000.00
EXPENSES
INSURANCE                      $192,600.00   $198,300.00
WATER                          $181,000.00   $186,000.00
TOTAL EXPENSES                 $373,600.00   $384,300.00
`;

it('leaves a figure beside the name of a section out where its total does', () => {
  expect(rolesOf(HEADED).get('INCOME')).toBe('statistic');
  expect(sides(budgetsOfText(HEADED)[0])).toContain('all income 452000.00 ties');
});

const WORKED_OUT = `
Existing homes                          2,704
New homes                                 220
Dues from existing homes              584,064
Dues from new homes                    23,760
Total Estimated Dues                  607,824
Draft budget 2025
Revenue
Homeowner Assessments                 607,824
Interest Income                         1,000
Total Revenue                         608,824
EXPENSES
Insurance                             125,000
Management Fee                        250,000
Total Expenses                        375,000
`;

it('takes what a line was worked out from for no second line', () => {
  expect(sides(budgetsOfText(WORKED_OUT)[0])[0]).toContain('income 608824.00');
});

const BOTH = `
Two Roads Association, actual receipts and payments 2024
                        North Road     South Road          Both
IN
Road dues                 4,250.00       4,700.00      8,950.00
Arrears                     250.00         353.25        603.25
Donations                   500.00         520.00      1,020.00
Total in                  5,000.00       5,573.25     10,573.25
OUT
Insurance                   480.00         490.00        970.00
Gravel                    3,988.00       4,830.40      8,818.40
Total out                 4,468.00       5,320.40      9,788.40
`;

it('takes what adds up to a column called both for its parts, and for no difference', () => {
  const [part] = budgetsOfText(BOTH);
  expect(part!.columns.map(({ measure }) => measure)).toEqual(['other', 'other', 'amount']);
});

const QUARTERS = ['1ST QUARTER', '2ND QUARTER', 'YEAR 2022'].map((name, i) => `
${name}
                         Budget        Actual
Income
Condo fees            ${(i + 1) * 15},600.00    ${(i + 1) * 15},210.00
Laundry                  450.00        448.75
Total income          ${(i + 1) * 16},050.00    ${(i + 1) * 15},658.75
Expenses
Insurance              4,100.00      4,088.00
Trash                    540.00        540.00
Total expenses         4,640.00      4,628.00
`).join('\n'); // prettier-ignore

it('reads reports of quarters and of the year below each other as statements of their own', () => {
  const parts = budgetsOfText(`ELM COURT CONDO BY QUARTER\n${QUARTERS}`);
  expect(parts.map(columns)).toEqual(['quarter, quarter', 'quarter, quarter', 'budget 2022, actual 2022']);
});

it('asks once about several columns that are read in the same way', () => {
  const text = HEADED.replace(/TOTAL.*/g, '')
    .replace('INSURANCE', 'ENTRY MONUMENT')
    .replace('WATER', 'VARIOUS');
  const asked = budgetsOfText(text)[0]!.questions!.filter(({ id }) => id.startsWith('balance:'));
  expect(asked.map(({ answers }) => answers[0]!.id)).toEqual(['all']);
});

it.each(['Unused Funds from Prior Year', 'Use of funds from prior years', 'Surplus from last year'])(
  'counts %s on no side, and lets the total hold it',
  (name) => {
    const text = HEADED.replace(/^INCOME .*$/m, 'INCOME').replace(/^INTEREST  .*$/m, `${name.padEnd(35)}$300.00       $400.00`); // prettier-ignore
    expect(sides(budgetsOfText(text)[0])).toContain('all income 451700.00 ties');
  },
);
