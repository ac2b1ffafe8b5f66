import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { sumCents, toCents } from '@hoa/budget-math';
import type { ExportItem } from './budget-rows';
import { budgetCsv, csvFileName, text } from './csv';
import { budgetTable } from './table';

const item = (more: Partial<ExportItem> = {}): ExportItem => ({
  type: 'expense',
  glCode: '7810',
  description: 'Electricity',
  category: 'Utilities',
  proposedCents: 106_700,
  previousCents: 100_000,
  previousKnown: true,
  basis: 'trend',
  formula: '2026 budget $1,000.00 + 6.7%',
  notes: '',
  needsReview: false,
  sources: [{ documentName: 'budget.pdf', page: 2 }],
  ...more,
});

const rowsOf = (items: ExportItem[]) =>
  parse(budgetCsv(items, 2027), { bom: true, columns: true }) as Record<string, string>[];

it('has a row a line, subtotals and totals that foot', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -10_000_000, max: 10_000_000 }), { minLength: 1 }), (amounts) => {
      const rows = rowsOf(
        amounts.map((proposedCents, index) => item({ proposedCents, description: `Line "${index}",\n x` })),
      );
      const total = rows.find((row) => row.Description === 'Total Operating Expenses');
      expect(toCents(total?.['2027 Budget'] ?? '')).toBe(sumCents(amounts));
      expect(rows).toHaveLength(amounts.length + 3);
    }),
  );
});

it('says where each figure comes from', () => {
  expect(rowsOf([item()])[0]).toMatchObject({
    'GL Code': '7810',
    Category: 'Utilities',
    '2026': '1000.00',
    '2027 Budget': '1067.00',
    'Change %': '6.7',
    Source: 'budget.pdf p. 2',
  });
  expect(rowsOf([item({ previousKnown: false, previousCents: 0 })])[0]).toMatchObject({
    '2026': '',
    'Change %': '',
  });
});

it.each(['=HYPERLINK("x")', '+1', '-1', '@SUM(A1)', '\t=1', ' =1', '\n=1', '\0=1', '＝1'])(
  'keeps %j a text',
  (value) => {
    expect(text(value).startsWith("'")).toBe(true);
    expect(text(value)).not.toContain('\0');
  },
);

it('keeps real negatives numbers', () => {
  expect(rowsOf([item({ proposedCents: -1250 })])[0]?.['2027 Budget']).toBe('-12.50');
});

it('names its file so that any system takes it', () => {
  expect(csvFileName('New York', 2027)).toBe('New York_HOA_Budget_2027.csv');
  expect(csvFileName('../../etc', 2027)).toBe('etc_HOA_Budget_2027.csv');
});

it('prints a table without the control characters of a paper', () => {
  const table = budgetTable([item({ description: 'Elec\u001b[2Jtric\u202e' })], 2027);
  expect(table).toContain('Elec [2Jtric');
  expect(table).toContain('$1,067.00');
  expect(table).toMatch(/TOTAL UTILITIES/);
});
