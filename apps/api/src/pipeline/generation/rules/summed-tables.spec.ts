import { column, Paper } from '../../../../test/facts';
import { priorBudget } from './prior-lines';

const budget26 = column('b26', 'budget', 2026);
type Row = [string, string, 'income' | 'expense', string];
const sheet = (dues: string, water: string, repairs: string, insurance: string): Row[] => [
  ['', 'Condominium fees', 'income', dues],
  ['', 'Water', 'expense', water],
  ['', 'Repairs', 'expense', repairs],
  ['', 'Insurance', 'expense', insurance],
];
const A = sheet('60000.00', '20000.00', '15000.00', '25000.00');
const B = sheet('40000.00', '12000.00', '10000.00', '18000.00');
const ALL = sheet('100000.00', '32000.00', '25000.00', '43000.00');

const costsOf = (...sheets: Row[][]) => {
  const workbook = sheets.reduce((all, rows) => all.budget([budget26], rows), new Paper(1, 'budget.xlsx'));
  const { lines } = priorBudget([workbook.document()], { year: 2027, fiscalYearStartMonth: 1 });
  return lines.flatMap(({ type, previous }) => (type === 'expense' ? [(previous?.cents ?? 0) / 100] : []));
};

it('a sheet for each building and one for all of them count once', () => {
  expect(costsOf(A, B, ALL)).toEqual([32_000, 25_000, 43_000]);
  expect(costsOf(ALL, A, B)).toEqual([32_000, 25_000, 43_000]);
});

it('sheets that no other adds up are all counted', () => {
  const sum = (costs: number[]) => costs.reduce((all, one) => all + one, 0);
  expect(sum(costsOf(A, B))).toBe(100_000);
  expect(sum(costsOf(A, B, sheet('90000.00', '30000.00', '20000.00', '40000.00')))).toBe(190_000);
});
