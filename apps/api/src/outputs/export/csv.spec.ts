import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { sumCents, toCents } from '@hoa/budget-math';
import { exportItem, exportReport } from '../../../test/support/report';
import type { ExportItem } from './budget-rows';
import { budgetCsv, text } from './csv';
import { exportFileName } from './file-name';
import { budgetTable } from './table';

const parsed = (items: ExportItem[]) =>
  parse(budgetCsv(exportReport(items)), { bom: true, columns: true }) as Record<string, string>[];

it('has a row a line, subtotals and totals that foot', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -10_000_000, max: 10_000_000 }), { minLength: 1 }), (amounts) => {
      const rows = parsed(
        amounts.map((proposedCents, index) =>
          exportItem({ proposedCents, description: `Line "${index}",\n x` }),
        ),
      );
      const total = rows.find((row) => row.Description === 'Total Operating Expenses');
      expect(toCents(total?.['2027 Budget'] ?? '')).toBe(sumCents(amounts));
      expect(rows).toHaveLength(amounts.length + 3);
    }),
  );
});

it('says where each figure comes from', () => {
  expect(parsed([exportItem()])[0]).toMatchObject({
    'GL Code': '7810',
    Category: 'Utilities',
    '2026': '1000.00',
    '2027 Budget': '1067.00',
    'Change %': '6.7',
    Source: 'budget.pdf p. 2',
  });
});

it('leaves out what is not known, in the line and in the sums of such lines', () => {
  const rows = parsed([exportItem({ previousKnown: false, previousCents: 0 })]);
  expect(rows.map((row) => [row['2026'], row['Change %']])).toEqual(Array(4).fill(['', '']));
});

it('says that an amount was set by hand', () => {
  expect(parsed([exportItem({ edited: true, needsReview: true })])[0]).toMatchObject({
    Basis: 'trend (edited, needs review)',
    Formula: 'Amount set by hand. Generated: 2026 budget $1,000.00 + 6.7%',
  });
});

it.each(['=HYPERLINK("x")', '+1', '-1', '@SUM(A1)', '\t=1', ' =1', '\n=1', '\0=1', '＝1'])(
  'keeps %j a text',
  (value) => {
    expect(text(value).startsWith("'")).toBe(true);
    expect(text(value)).not.toContain('\0');
    const [row] = parsed([exportItem({ description: value, glCode: value, notes: value })]);
    for (const cell of [row?.Description, row?.['GL Code'], row?.Notes]) expect(cell).toBe(text(value));
  },
);

it('keeps real negatives numbers', () => {
  expect(parsed([exportItem({ proposedCents: -1250 })])[0]?.['2027 Budget']).toBe('-12.50');
});

it('names its file so that any system takes it', () => {
  const name = (location: string) => exportFileName({ location, year: 2027 }, 'csv');
  expect(name('New York')).toBe('New York_HOA_Budget_2027.csv');
  expect(name('../../etc')).toBe('etc_HOA_Budget_2027.csv');
});

it('prints a table without the control characters of a document', () => {
  const table = budgetTable(exportReport([exportItem({ description: 'Elec\u001b[2Jtric\u202e' })]));
  expect(table).toContain('Elec [2Jtric');
  expect(table).toContain('$1,067.00');
  expect(table).toMatch(/TOTAL UTILITIES/);
});
