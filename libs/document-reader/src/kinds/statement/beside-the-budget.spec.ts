import type { BudgetPart, Facts } from '@hoa/contracts';
import { factsOf } from '../../facts';
import { readPlain } from '../../containers/text/plain';
import { documentOfSheets, type SheetValue } from '../reading/document-of-sheets';
import { budgetsOf, budgetsOfText, sides } from './budget-in-words';

/** What stands above, below or beside a budget and is no part of its own lines; all of it is made up. */

const meta = { documentId: 1, documentName: 'paper.pdf', readingId: 'r' };
const sheet = (rows: SheetValue[][]): BudgetPart[] =>
  budgetsOf(factsOf(documentOfSheets([rows]), meta) satisfies Facts);

it('leaves a schedule out whose total is a line of the budget below it', () => {
  const [part] = budgetsOfText(`
Heron Bluff Homeowners Association
2027 Budget
                                   2027
Schedule 1 - Payroll
Manager                           62,400
Pool attendants                   19,800
Total payroll                     82,200
Operating budget
Income
Owner dues                       212,600
Resale packages                    9,900
Total income                     222,500
Expenses
Payroll (Schedule 1)              82,200
Landscaping                       66,100
Insurance                         48,700
Management                        22,500
Total expenses                   219,500
Budgeted surplus                   3,000`);
  expect(sides(part)).toEqual([
    'all income 222500.00 ties',
    'all expense 219500.00 ties',
    'all net 3000.00 ties',
  ]);
});

it('gives an account below the bottom line to the reserves that the budget pays into it', () => {
  const [part] = budgetsOfText(`
Heron Bluff Homeowners Association
2027 Budget
                                  Budget
Income
Owner dues                       219,500
Total income                     219,500
Expenses
Landscaping                       66,100
Insurance                         84,200
Management                        22,500
Reserve assessment                46,700
Total expenses                   219,500
Net                                    0
Balance 1/1/2027                 312,400
Reserve assessment                46,700
Interest on CDs                   12,300
Total additions                   59,000
Clubhouse roof                    88,000
Bocce courts                      12,800
Total projects                   100,800
Balance 12/31/2027               270,600`);
  expect(sides(part).filter((one) => !one.startsWith('all'))).toEqual([
    'operating income 219500.00 ties',
    'operating expense 219500.00 ties',
    'operating net 0.00 ties',
    'reserve income 59000.00 ties',
    'reserve expense 100800.00 ties',
    'reserve net -41800.00 ties',
  ]);
});

it('reads receipts and payments beside each other above a reconciliation that lies across both', () => {
  const [part] = budgetsOfText(`
                     Heron Bluff Homeowners
        Statement of Receipts & Disbursements - Year 2026
RECEIPTS                                     DISBURSEMENTS
Dues - Phase I                  21,600.00    Mowing                        14,875.00
Dues - Phase II                 18,900.00    Street lights                  6,122.18
Dues - Phase III                 7,200.00    Insurance                      3,894.00
Interest                            86.42    Attorney                       2,250.00
                                             Signs                          1,675.50
Total receipts                  47,786.42    Total disbursements           28,816.68
BANK ACCOUNTS
Checking 12/31/25                        12,408.66
plus receipts                            47,786.42
less disbursements                     (28,816.68)
Checking 12/31/26                        31,378.40`);
  expect(sides(part).filter((one) => one.startsWith('all'))).toEqual(
    expect.arrayContaining(['all income 47786.42 ties', 'all expense 28816.68 ties']),
  );
});

it('reads columns that were pasted from a spreadsheet with tabs', () => {
  const rows = [
    'Heron Bluff Homeowners',
    'Treasurer report 2026',
    '\tActual 2026\tBudget 2027',
    'Dues\t72,540.00\t96,720.00',
    'Interest on all of the accounts at the bank\t98.44\t120.00',
    'Total income\t72,638.44\t96,840.00',
    'Mowing\t25,200.00\t33,600.00',
    'Pool\t8.50\t15,900.00',
    'Insurance\t10,850.00\t10,850.00',
    'Total expenses\t36,058.50\t60,350.00',
  ];
  const doc = readPlain(new TextEncoder().encode(rows.join('\n')), {
    name: 'report.txt',
    limits: { characters: 10_000, pages: 10, cells: 1_000 },
  } as Parameters<typeof readPlain>[1]);
  const [part] = budgetsOf(factsOf(doc, meta) satisfies Facts);
  expect(sides(part)).toEqual([
    'all income 72638.44 ties',
    'all expense 36058.50 ties',
    'all income 96840.00 ties',
    'all expense 60350.00 ties',
  ]);
});

it('takes the side of a line from a column of account types, and its fund from one of funds', () => {
  const [part] = sheet([
    ['Fund', 'Category', 'Line', '2026 Actual', '2027 Budget'],
    ['Operating', 'Income', 'Assessments', 172_877, 194_400],
    ['Operating', 'Income', 'Storage units', 5_748, 6_120],
    ['Operating', 'Expense', 'Management', 18_045, 19_440],
    ['Operating', 'Expense', 'Insurance', 35_875, 38_800],
    ['Operating', 'Expense', 'Water', 26_792, 29_600],
    ['Operating', 'Expense', 'Gas', 13_070, 14_200],
    ['Reserve', 'Income', 'Interest', 5_135, 5_400],
    ['Reserve', 'Expense', 'Windows phase 1', 37_354, 42_000],
  ]);
  const told = part?.lines.map(({ description, type, fund }) => `${description}: ${type} ${fund}`);
  expect(told).toEqual([
    'Assessments: income operating',
    'Storage units: income operating',
    'Management: expense operating',
    'Insurance: expense operating',
    'Water: expense operating',
    'Gas: expense operating',
    'Interest: income reserve',
    'Windows phase 1: expense reserve',
  ]);
});

it('takes the year after one that looks like a plan for a plan too', () => {
  const [part] = sheet([
    ['Heron Bluff Lake Association', null, null],
    ['', 'FY 25-26', 'FY 26-27'],
    ['RECEIPTS', null, null],
    ['Dues', 64_800, 68_040],
    ['Boat storage', 7_200, 7_500],
    ['Sum receipts', 72_000, 75_540],
    ['OUTLAYS', null, null],
    ['Caretaker', 31_200, 32_408],
    ['Road stone', 18_800, 19_512],
    ['Snow', 14_200, 14_800],
    ['Sum outlays', 64_200, 66_720],
  ]);
  expect(part?.columns.map(({ label, scenario }) => `${label} ${scenario}`)).toEqual([
    'FY 25-26 adopted',
    'FY 26-27 adopted',
  ]);
});

it('makes no column of a year of figures beside the table that count nowhere', () => {
  const [part] = budgetsOfText(`
Heron Bluff Homes
                       2025 Actual    2026 Budget       Actual
Income
Owner dues                 212,600        219,500
Total income               212,600        219,500
Expenses
Landscaping                 66,100         68,000
Insurance                   48,700         52,000
Total expenses             114,800        120,000
Net income                  97,800         99,500
Checking balance                                        41,200
Savings balance                                         88,000`);
  const amounts = part!.columns.filter(({ measure }) => measure === 'amount');
  expect(amounts.map(({ label }) => label)).toEqual(['2025 Actual', '2026 Budget']);
  expect(part!.reconciliation!.every(({ columnId }) => columnId !== part!.columns[2]!.id)).toBe(true);
});
