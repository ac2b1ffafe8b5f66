import type { BudgetPart, Facts } from '@hoa/contracts';
import { factsOf } from '../../facts';
import { documentOfSheets, type SheetValue } from '../reading/document-of-sheets';
import { budgetsOf } from './budget-in-words';

/** Bank accounts, reserve accounts and projects below the bottom line, as treasurers keep them; every name and figure is made up. */

const meta = { documentId: 1, documentName: 'paper.xlsx', readingId: 'r' };
const read = (rows: SheetValue[][]): BudgetPart =>
  budgetsOf(factsOf(documentOfSheets([rows]), meta) satisfies Facts)[0]!;
const rolesOf = (part: BudgetPart, from: string): string[] => {
  const rows = (part.rows ?? []).filter(({ role }) => role !== 'heading');
  return rows
    .slice(rows.findIndex(({ description }) => description === from) + 1)
    .map(({ role, fund, description }) => [role, fund, description].filter(Boolean).join(' '));
};
const sums = (part: BudgetPart, fund: string): string[] =>
  (part.reconciliation ?? []).flatMap((one) =>
    one.fund === fund && one.flow !== 'net' ? [`${one.columnId} ${one.flow} ${one.interpreted}`] : [],
  );

const STATEMENT: SheetValue[][] = [
  ['Heron Landing', null, null],
  [2024, null, null],
  ['Income', 'Budget', 'Actual'],
  ['Regime fees', 96000, 95210.5],
  ['Transfer fees', 2400, 4800],
  ['Total income', 98400, 100010.5],
  ['Expenses'],
  ['Management', 14400, 14399.96],
  ['Insurance', 38000, 40120.75],
  ['Grounds contract', 18000, 18000],
  ['Electricity', 2600, 2711.09],
  ['Total expenses', 73000, 75231.8],
  ['Net surplus', 25400, 24778.7],
];

it('takes the bottom line that an account carries on, and what it moves to another, for no income or expense', () => {
  const part = read([
    ...STATEMENT,
    ['Operating account'],
    ['Beginning balance', 18220.14, 18220.14],
    ['Plus surplus/(deficit)', 25400, 24778.7],
    ['Transfer (to) reserve acct', -24000, -26500],
    ['Ending balance', 19620.14, 16498.84],
    ['Reserve account'],
    ['Beginning balance', 61004.9, 61004.9],
    ['General reserve cont.', 24000, 26500],
    ['Interest', null, 212.4],
    ['Ending balance', 85004.9, 87717.3],
  ]);
  expect(rolesOf(part, 'Net surplus')).toEqual([
    'opening-balance operating Beginning balance',
    'carryover operating Plus surplus/(deficit)',
    'transfer operating Transfer (to) reserve acct',
    'closing-balance Ending balance',
    'opening-balance reserve Beginning balance',
    'transfer reserve General reserve cont.',
    'line reserve Interest',
    'closing-balance Ending balance',
  ]);
  expect(sums(part, 'operating')).toEqual([
    'c1 income 98400.00',
    'c1 expense 73000.00',
    'c2 income 100010.50',
    'c2 expense 75231.80',
  ]);
  expect(part.questions).toEqual([]);
});

it('leaves an account out by its words where its figures do not add up', () => {
  const part = read([
    ...STATEMENT,
    ['Reserve account'],
    ['Beginning balance', 61004.9, 61004.9],
    ['General reserve cont.', 54000, 26500],
    ['Ending balance', 85004.9, 87504.93],
  ]);
  expect(sums(part, 'all')).toEqual([
    'c1 income 98400.00',
    'c1 expense 73000.00',
    'c2 income 100010.50',
    'c2 expense 75231.80',
  ]);
  expect(part.questions).toEqual([]);
});

it('keeps capital expenses below the bottom line out of the operating fund', () => {
  const part = read([
    ...STATEMENT,
    ['Capital expenses'],
    ['Roof replacement', 30000, 31420.6],
    ['Total capital expenses', 30000, 31420.6],
  ]);
  expect(rolesOf(part, 'Net surplus')).toEqual([
    'line special Roof replacement',
    'total special Total capital expenses',
  ]);
  expect(sums(part, 'operating')).toContain('c2 expense 75231.80');
});

it('counts a special assessment between two bottom lines to its own fund', () => {
  const part = read([
    ...STATEMENT,
    ['Special assessment - siding', null, 12000],
    ['Annual excess/(shortfall)', 25400, 36778.7],
  ]);
  expect(rolesOf(part, 'Net surplus')).toEqual([
    'line special Special assessment - siding',
    'net Annual excess/(shortfall)',
  ]);
});

it('gives all of a reserve account below to the reserve fund, whatever heads its parts', () => {
  const part = read([
    ...STATEMENT,
    ['Reserves summary'],
    ['Anticipated balance 12/31/23', 61000, 61004.9],
    ['Contribution', 24000, 26500],
    ['Interest', 600, 212.4],
    ['Total additions', 24600, 26712.4],
    ['Expenditures'],
    ['Paint buildings', 31000, 30415],
    ['Patio concrete', 8000, 8120.25],
    ['Total expenditures', 39000, 38535.25],
    ['Anticipated balance 12/31/24', 46600, 49182.05],
    ['Total anticipated cash assets 12/31/24', 90620, 92180.89],
  ]);
  expect(sums(part, 'operating')).toContain('c1 expense 73000.00');
  expect(sums(part, 'reserve')).toEqual([
    'c1 income 24600.00',
    'c1 expense 39000.00',
    'c2 income 26712.40',
    'c2 expense 38535.25',
  ]);
});

it('takes remarks with figures and what they were worked out from for notes', () => {
  const part = read([
    ...STATEMENT,
    ['Insurance: $732 paid last year, the remainder up by 5%'],
    ['Grounds: 16 cuttings at $425', 6800, null],
    [null, 200, 500],
    [null, 7000, 500],
  ]);
  expect(sums(part, 'all')).toContain('c1 income 98400.00');
  expect(part.questions).toEqual([]);
});

it('lists balances above a statement apart', () => {
  const part = read([
    ['2025 annual budget', null],
    ['Lake fund as of 9/30/24', 8023.16],
    ['Checking as of 9/30/24', 10099],
    ['Total estimated assets 12/31/24', 18122.16],
    ['Annual dues', 9500],
    ['Lien recovery', 2000],
    ['Total income', 11500],
    ['Expenses'],
    ['Insurance', 1100],
    ['Landscaping', 9500],
    ['Mailbox', 300],
    ['Total expenses', 10900],
  ]);
  expect(sums(part, 'all')).toEqual(['c1 income 11500.00', 'c1 expense 10900.00']);
});

it('takes what was in the accounts on a day, on a sheet behind the statement, for no cost of the year', () => {
  const [part] = budgetsOf(
    factsOf(
      documentOfSheets([
        [
          ['Larkfield Commons'],
          ['Budget Comparison 10/31/2026'],
          ['GL', null, 'YTD Actual', 'YTD Budget', '2026 Budget'],
          [null, 'INCOME'],
          ['3010', 'Assessments', 94720, 94720, 113664],
          ['3030', 'Late fees', 1334.41, 1250, 1500],
          [null, 'Total Income', 96054.41, 95970, 115164],
          [null, 'Administrative'],
          ['4010', 'Management', 16650, 16650, 19980],
          ['4030', 'Legal', 2355.26, 2500, 3000],
          [null, 'Total Administrative', 19005.26, 19150, 22980],
          [null, 'Contracts'],
          ['5010', 'Grounds', 19250, 19250, 23100],
          ['5030', 'Snow Removal', 6169.06, 6250, 7500],
          [null, 'Total Contracts', 25419.06, 25500, 30600],
          [null, 'Reserves'],
          ['7010', 'Contribution to Reserves', 50285.83, 51320, 61584],
          ['7020', 'Reserve Interest Transfer', 1000, 0, 0],
          [null, 'Total Reserves', 51285.83, 51320, 61584],
          [null, 'TOTAL EXPENSES', 95710.15, 95970, 115164],
          [null, 'Net Surplus (Deficit)', 344.26, 0, 0],
        ],
        [
          [null, '10/31/2026'],
          [null, 'Operating checking - First Bank', 21904.66],
          [null, 'Reserve - First Bank MM', 118330.9],
          [null, 'Reserve - Treasury bills', 75000],
          [null, 'Total reserves', 193330.9],
        ],
      ]),
      { documentId: 1, documentName: 'comparison.xlsx', readingId: 'r' },
    ),
  );
  expect(part?.lines.map(({ description }) => description)).toEqual([
    'Assessments',
    'Late fees',
    'Management',
    'Legal',
    'Grounds',
    'Snow Removal',
    'Contribution to Reserves',
    'Reserve Interest Transfer',
  ]);
});
