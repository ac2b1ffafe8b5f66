import { budgetsOf, factsOfText } from './budget-in-words';

/** Journals, nets in words of their own, and lists above and below a statement; every name and figure is made up. */

/** What a statement's lines add up to, by column: income, expenses, and how each compares with what is printed. */
function totals(text: string): string[] {
  const [part] = budgetsOf(factsOfText(text));
  const checks = (part?.reconciliation ?? []).filter(({ fund, flow }) => fund === 'all' && flow !== 'net');
  return checks.map(
    ({ columnId, flow, interpreted, status }) => `${columnId} ${flow} ${interpreted} ${status}`,
  );
}

const roleOf = (text: string, name: string): string | undefined =>
  budgetsOf(factsOfText(text))[0]?.rows?.find(({ description }) => description === name)?.role;

it('a journal has a column for what came in and one for what went out', () => {
  const journal = `
Kestrel Lane Owners
Cash report for 2025
Fiscal year 1/1/2025 - 12/31/2025
                             Received      Paid
Road dues                    6,452.60
Gate remotes                   797.95
Total received               7,250.55
Grading                                  1,684.87
Gate telephone                             193.54
Culvert                                    659.47
Total paid                               2,537.88
Left at the end              4,712.67`;
  expect(totals(journal)).toEqual(['c1 income 7250.55 ties', 'c1 expense 2537.88 ties']);
  expect(budgetsOf(factsOfText(journal))[0]?.columns.map(({ role, year }) => [role, year])).toEqual([
    ['actual', 2025],
  ]);
});

const OPERATIONS = `
Kestrel Bay Owners Association
                                  2025 Budget   2025 Actual
FUNDING
Slip fees                           80,000.00     81,240.17
Guest passes                         1,200.00      1,010.00
FUNDING, COMBINED                   81,200.00     82,250.17
COSTS
Dock boards                         42,500.00     49,311.20
Shore power                         31,100.00     35,004.81
COSTS, COMBINED                     73,600.00     84,316.01`;

it('what is left of two totals is a net, though its words name costs', () => {
  const text = `${OPERATIONS}
Funding in excess of (below) cost    7,600.00     -2,065.84`;
  expect(roleOf(text, 'Funding in excess of (below) cost')).toBe('net');
  expect(totals(text)).toEqual([
    'c1 income 81200.00 ties',
    'c1 expense 73600.00 ties',
    'c2 income 82250.17 ties',
    'c2 expense 84316.01 ties',
  ]);
});

it('a list of who owes what below the bottom line is left out with its total', () => {
  const text = `${OPERATIONS}
Over (short)                         7,600.00     -2,065.84
Still to come in
Lot 3                                               371.00
Lot 31                                              848.00
Lot 52                                              821.50
All of these                                      2,040.50`;
  expect(totals(text)).toContain('c2 expense 84316.01 ties');
  expect(['Lot 3', 'Lot 31', 'Lot 52'].map((name) => roleOf(text, name))).not.toContain('line');
});

it('balances printed above a statement are no income', () => {
  const text = OPERATIONS.replace(
    'FUNDING\n',
    `Where we stand
Checking                             1,829.00      2,210.40
Money market                        41,069.00     40,122.00
All of it                           42,898.00     42,332.40
FUNDING
`,
  );
  expect(totals(text).slice(0, 2)).toEqual(['c1 income 81200.00 ties', 'c1 expense 73600.00 ties']);
});

it('round figures under a year are a plan, figures to the cent are what happened, and it says that it was inferred', () => {
  const [part] = budgetsOf(
    factsOfText(OPERATIONS.replace('2025 Budget   2025 Actual', '2025 Agreed   2025 Books ')),
  );
  expect(part?.columns.map(({ scenario }) => scenario)).toEqual(['adopted', 'actual']);
  expect(part?.columns.every(({ inferred }) => inferred?.endsWith('the page does not say so.'))).toBe(true);
});

it('of three columns the one with words of a difference is the variance, wherever it stands', () => {
  const rows = [
    ['Slip fees', 80_000, 81_240],
    ['Guest passes', 1_200, 1_010],
    ['Total income', 81_200, 82_250],
    ['Dock boards', 42_500, 39_311],
    ['Shore power', 31_100, 35_004],
    ['Total expenses', 73_600, 74_315],
  ] as const;
  const lines = rows.map(([name, plan, spent]) =>
    [
      name.padEnd(30),
      ...[plan, spent, plan - spent].map((one) => one.toLocaleString('en-US').padStart(12)),
    ].join(''),
  );
  const [part] = budgetsOf(
    factsOfText(`\nKestrel Bay Owners Association\n${' '.repeat(30)}${['2025 Plan', '2025 Spent', 'How far off'].map((one) => one.padStart(12)).join('')}\n${lines.join('\n')}`), // prettier-ignore
  );
  expect(part?.columns.map(({ measure }) => measure)).toEqual(['amount', 'amount', 'variance']);
});
