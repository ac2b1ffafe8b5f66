import type { BudgetPart } from '@hoa/contracts';
import { factsOf } from '../../facts';
import { documentOfSheets, type SheetValue } from '../reading/document-of-sheets';
import { budgetsOf, totals } from './budget-in-words';

/** Accounts above the income, and a year to date below the dates of its last month; every name and figure is made up. */

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
