import type { BudgetPart, Facts } from '@hoa/contracts';
import { factsOf } from '../../facts';
import { documentOfSheets, type SheetValue } from '../reading/document-of-sheets';
import { budgetsOf } from './budget-in-words';

/** Funds in columns beside each other; every name and figure is made up. */

const meta = { documentId: 1, documentName: 'paper.xlsx', readingId: 'r' };
const read = (rows: SheetValue[][]): BudgetPart =>
  budgetsOf(factsOf(documentOfSheets([rows]), meta) satisfies Facts)[0]!;
const sums = (part: BudgetPart, column: string): string[] =>
  (part.reconciliation ?? []).flatMap((one) =>
    one.columnId === column && one.flow !== 'net'
      ? [`${one.fund} ${one.flow} ${one.interpreted} ${one.status}`]
      : [],
  );

const FUNDS: SheetValue[][] = [
  ['Statement of Revenues and Expenses', null, null, null],
  ['Year Ended December 31, 2024', null, null, null],
  [null, 'Operating Fund', 'Replacement Fund', 'Total'],
  ['Revenues'],
  ['Assessments', 180000, 45000, 225000],
  ['Interest', 320, 2410, 2730],
  ['Late fees', 900, null, 900],
  ['Total revenues', 181220, 47410, 228630],
  ['Expenses'],
  ['Management', 24000, null, 24000],
  ['Insurance', 61200, null, 61200],
  ['Income taxes', 400, 610, 1010],
  ['Roof replacement', null, 38500, 38500],
  ['Total expenses', 85600, 39110, 124710],
  ['Excess of revenues over expenses', 95620, 8300, 103920],
];

it('gives each fund its part of a total that adds them up, cited where it stands', () => {
  const part = read(FUNDS);
  expect(sums(part, 'c3')).toEqual([
    'operating income 181220.00 ties',
    'operating expense 85600.00 ties',
    'reserve income 47410.00 ties',
    'reserve expense 39110.00 ties',
    'all income 228630.00 ties',
    'all expense 124710.00 ties',
  ]);
  const dues = part.lines.filter(({ description }) => description === 'Assessments');
  expect(
    dues.map(({ fund, cells }) => [fund, cells.c3?.value, cells.c3?.source.cell ?? cells.c3?.raw]),
  ).toEqual([
    ['operating', '180000.00', expect.stringContaining('B')],
    ['reserve', '45000.00', expect.stringContaining('C')],
  ]);
  expect(part.questions).toEqual([]);
});

it('says that a year before, proven as a whole, adds up the funds, and asks where nothing proves it', () => {
  const part = read(FUNDS.map((row, i) => [...row, [null, null, '2023 Total', null, 219000, 2100, 1200, 222300, null, 23000, 58000, 900, 21000, 102900, 119400][i]!])); // prettier-ignore
  expect(part.columns.at(-1)?.doubt).toMatch(/adds up all funds/);
  expect(part.questions).toEqual([]);
  const unproven = read(FUNDS.map((row, i) => [...row, [null, null, '2023 Total', null, 219000, 2100, 1200, null, null, 23000, 58000, 900, 21000, null, null][i]!])); // prettier-ignore
  expect(unproven.columns.at(-1)?.doubt).toMatch(/adds up all funds/);
  expect(unproven.questions).toHaveLength(1);
});

it('leaves buildings beside each other as they are', () => {
  const part = read(FUNDS.map((row, i) => (i === 2 ? [null, 'Bldg. 1', 'Bldg. 2', 'Total'] : row)));
  expect(sums(part, 'c3')).toEqual(['all income 228630.00 ties', 'all expense 124710.00 ties']);
});

it('gives a line to the one fund whose figure is the whole, whatever a scan made of the dash of another', () => {
  const noisy = FUNDS.map((row) =>
    row[0] === 'Roof replacement' ? ['Roof replacement', 4, 38500, 38500] : row,
  );
  expect(sums(read(noisy), 'c3')).toEqual(sums(read(FUNDS), 'c3'));
});
