import { budgetsOfText } from './budget-in-words';

/** Months below each other, quarters below each other, and trial balances; every name and figure is made up. */

const checksOf = (text: string, column: string) =>
  budgetsOfText(text)[0]!
    .reconciliation!.filter(({ columnId, fund }) => columnId === column && fund === 'all')
    .map(({ flow, interpreted, status }) => [flow, interpreted, status]);

const MONTHS = [
  'January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December',
]; // prettier-ignore

const DOWN = `
Fox Hollow Owners Association
Actual Income and Expenses 2024

Month            Dues      Late Fees    Mowing    Electric    Insurance
${MONTHS.map((month, i) => `${month.padEnd(14)}3,100.00      ${i === 3 ? '25.00' : '0.00'}       ${i > 3 && i < 9 ? '640.00' : '0.00'}     18${i % 10}.50     ${i === 5 ? '4,210.00' : '0.00'}`).join('\n')}
`;

it('reads a row a month and a column an account as a statement of the year', () => {
  const [part] = budgetsOfText(DOWN);
  const year = part!.columns.at(-1)!;
  expect(year).toMatchObject({ label: 'All twelve months', role: 'actual', year: 2024, measure: 'amount' });
  expect(year.inferred).toContain('the page prints none');
  expect(checksOf(DOWN, year.id).map(([flow, sum]) => [flow, sum])).toEqual([
    ['income', '37225.00'],
    ['expense', '9622.00'],
  ]);
});

it('takes the year and its plans below the months for columns too, and what is left for its bottom line', () => {
  const row = (label: string, [dues, mowing, electric, insurance]: readonly number[]): string =>
    `${label.padEnd(14)}${[dues!, mowing!, electric!, insurance!, dues! - mowing! - electric! - insurance!].map((one) => `${one}.00`.padStart(12)).join('')}`;
  const months = MONTHS.map((month, i) => row(month.slice(0, 3), [1_000, 200, 30, i === 4 ? 900 : 0]));
  const text = `
Fox Hollow Owners Association

Month                 Dues      Mowing    Electric   Insurance   Left over
${months.join('\n')}
${row('2025 all', [12_000, 2_400, 360, 900])}
${row('2025 plan', [12_000, 2_500, 400, 950])}
${row('+ or -', [0, -100, -40, -50])}
${row('2026 plan', [12_600, 2_600, 420, 990])}`;
  const [part] = budgetsOfText(text);
  expect(part!.columns.slice(12).map(({ label, measure, year }) => [label, measure, year])).toEqual([
    ['2025 all', 'amount', 2025],
    ['2025 plan', 'amount', 2025],
    ['+ or -', 'variance', 2025],
    ['2026 plan', 'amount', 2026],
  ]);
  expect(checksOf(text, 'c16')).toEqual([
    ['income', '12600.00', 'ties'],
    ['expense', '4010.00', 'ties'],
    ['net', '8590.00', 'ties'],
  ]);
});

it('cites the line on which a month stands', () => {
  const [part] = budgetsOfText(DOWN);
  const dues = part!.rows!.find(({ description }) => description === 'Dues')!;
  const [february] = [dues.cells.c2!];
  expect(february.raw).toBe('3,100.00');
  expect(february.source.quote).toContain('February');
});

it('leaves a table of budget and actual figures by month as it is', () => {
  const text = DOWN.replace(
    'Dues      Late Fees    Mowing    Electric    Insurance',
    'Budget    Actual    Variance    Percent    Notes',
  );
  expect(
    budgetsOfText(text)
      .flatMap(({ rows }) => rows ?? [])
      .some(({ description }) => description === 'Budget'),
  ).toBe(false);
});

const QUARTERS = `
Pine Knoll Homeowners Association
Treasurer's Report 2024

                              Income      Expense
First Quarter
   Dues                       12,000.00
   Late fees                      75.00
   Landscaping                             4,200.00
   Electric                                  310.55
   Total first quarter        12,075.00    4,510.55

Second Quarter
   Dues                       11,800.00
   Landscaping                             5,250.00
   Electric                                  298.10
   Total second quarter       11,800.00    5,548.10

TOTAL                         23,875.00   10,058.65
`;

it('joins the columns of what came in and what was spent though every total has both', () => {
  const [part] = budgetsOfText(QUARTERS);
  expect(part!.columns).toHaveLength(1);
  expect(checksOf(QUARTERS, 'c1').slice(0, 2)).toEqual([
    ['income', '23875.00', 'ties'],
    ['expense', '10058.65', 'ties'],
  ]);
});

const TRIAL = `
Willow Creek Townhomes Association
Trial Balance
As of December 31, 2024

                                             Debit        Credit
1010 Operating Checking                   18,442.10
1050 Reserve Savings                      94,861.00
2000 Accounts Payable                                     2,310.45
3000 Fund Balance - Operating                            12,800.00
3100 Fund Balance - Reserve                              84,300.00
4000 Assessment Income                                   96,000.00
4100 Late Fees                                              425.00
5000 Management Fees                      14,400.00
5100 Landscaping                          22,850.00
5200 Insurance                            18,940.00
5300 Water & Sewer                         9,310.55
5400 Repairs & Maintenance                 5,031.80
5900 Reserve Contribution                 12,000.00
TOTAL                                    195,835.45    195,835.45
`;

it('takes the accounts of income and expenses out of a trial balance', () => {
  const roles = budgetsOfText(TRIAL)[0]!.rows!.map(({ description, role, flow }) => [
    description,
    role,
    flow,
  ]);
  expect(roles).toContainEqual(['Operating Checking', 'closing-balance', undefined]);
  expect(roles).toContainEqual(['Fund Balance - Reserve', 'closing-balance', undefined]);
  expect(roles).toContainEqual(['Reserve Contribution', 'line', 'expense']);
  expect(checksOf(TRIAL, 'c1').map(([flow, sum]) => [flow, sum])).toEqual([
    ['income', '96425.00'],
    ['expense', '82532.35'],
  ]);
});
