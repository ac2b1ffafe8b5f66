import fc from 'fast-check';
import { documentOfText } from '../kinds/reading/document-of-text';
import { parseAmount } from '../text/amounts';
import { readTables } from './read-tables';
import type { Table } from './types';

const tablesOf = (text: string): Table[] => readTables(documentOfText(text).pages);
const roles = (table: Table | undefined): string[] =>
  (table?.columns ?? []).map((column) => [column.role, column.year ?? ''].join(' ').trim());
const rows = (table: Table | undefined): string[] =>
  (table?.rows ?? []).map((row) =>
    [row.code ?? '', row.description, ...row.amounts.map((item) => item?.text ?? '')].join('|'),
  );

describe('columns', () => {
  it('puts headers over several rows together and groups over their columns', () => {
    const [table] = tablesOf(`
                             2025                      2026
                      Approved      Jan-Aug      Proposed
Description             Budget       Actual        Budget     % Change
Landscape            12,000.00     8,000.00     12,600.00         5.0%
Water                 9,000.00     6,100.50      9,450.00         5.0%
Pool                     500.00                     500.00         0.0%`);
    expect(roles(table)).toEqual(['budget 2025', 'ytd 2025', 'proposed 2026', 'percent 2026']);
    expect(rows(table)[2]).toBe('|Pool|500.00||500.00|0.0%');
  });

  it('takes no row of plain figures for a header because some of them might be years', () => {
    const [table] = tablesOf(`
                     Budget 2024       2024   Proposed 2025
Shuttle                    24500      15491           26400
Linens                      1980       1147            2000
Boiler                      5000       1894            5050`);
    expect(rows(table)).toContain('|Linens|1980|1147|2000');
  });

  it('takes what somebody worked out below the columns, in plain digits between two of them, for no column', () => {
    const [table] = tablesOf(`
                      BUD - YTD    ACT - YTD    BUD - YTD    ACT - YTD
                     12/31/2004   12/31/2003   12/31/2003   12/31/2002
Dues                     18,847       18,274       18,542       18,089
Dividends                   120          130          500          343
Resale Packets              540          540          650          700
TOTAL INCOME             19,507       18,944       19,692       19,132

Mowing: 16 times                                          8160
Gate work                                                  240
Seed and bags                                              600`);
    expect(roles(table)).toEqual(['ytd 2004', 'ytd 2003', 'ytd 2003', 'ytd 2002']);
  });

  it('reads pairs of budget and actual to date', () => {
    const [table] = tablesOf(`
                       BUD-YTD      ACT-YTD     VARIANCE
4010 Dues           120,000.00   118,500.00   (1,500.00)
4020 Late fees          500.00       725.00       225.00
4030 Interest           100.00        80.00      (20.00)`);
    expect(roles(table)).toEqual(['ytd', 'ytd', 'variance']);
    expect(rows(table)).toEqual([
      '4010|Dues|120,000.00|118,500.00|(1,500.00)',
      '4020|Late fees|500.00|725.00|225.00',
      '4030|Interest|100.00|80.00|(20.00)',
    ]);
  });

  it('keeps notes, and percentages among them, out of the figures', () => {
    const [table] = tablesOf(`
Account                  FY25 Budget   FY26 Budget   Notes
Tax                         1,000.00      1,025.00   2.50%
Fees                          500.00        500.00   level
Permits                       250.00        300.00   new schedule
Licenses                      120.00        120.00   level`);
    expect(roles(table)).toEqual(['budget 2025', 'budget 2026']);
    expect(table?.rows.map((row) => row.note)).toEqual(['2.50%', 'level', 'new schedule', 'level']);
  });

  it('takes $ that stands apart, dashes and leaders', () => {
    const [table] = tablesOf(`
                                2026 Budget
Insurance ...............  $      12,000.00
Legal ...................  $              -
Audit ...................  $       3,500.00`);
    expect(table?.rows.map((row) => row.amounts[0]?.kind)).toEqual(['amount', 'dash', 'amount']);
    expect(table?.rows.map((row) => row.description)).toEqual(['Insurance', 'Legal', 'Audit']);
  });

  it('drops a column that only counts the rows', () => {
    const body = Array.from(
      { length: 9 },
      (_, i) => `${i + 1}   Item ${String.fromCharCode(65 + i)}x        ${(i + 1) * 100}.00`,
    );
    const [table] = tablesOf(`     Item       Budget 2026\n${body.join('\n')}`);
    expect(roles(table)).toEqual(['budget 2026']);
    expect(table?.rows).toHaveLength(9);
  });

  it('drops counts of which some stand close before their names', () => {
    const body = Array.from({ length: 12 }, (_, i) => `${i + 1}${i % 4 === 2 ? ' ' : '   '}Item ${'ABCDEFGHIJKL'[i]}x        ${(i + 1) * 100}.00`); // prettier-ignore
    const [table] = tablesOf(`     Item       Budget 2026\n${body.join('\n')}`);
    expect(table?.rows.map(({ description }) => description)).toContain('Item Cx');
    expect(table?.rows.every(({ description }) => /^Item/.test(description))).toBe(true);
  });
});

describe('tables', () => {
  it('cuts two that stand side by side', () => {
    const [income, expenses] = tablesOf(`
INCOME               2026 Budget      EXPENSES             2026 Budget
Dues                  100,000.00      Landscape              40,000.00
Late fees                 500.00      Water                  30,000.00
Interest                  200.00      Insurance              25,000.00
Laundry                   300.00      Reserve                 6,000.00`);
    expect(rows(income)).toEqual([
      '|INCOME|',
      '|Dues|100,000.00',
      '|Late fees|500.00',
      '|Interest|200.00',
      '|Laundry|300.00',
    ]);
    expect(rows(expenses).at(-1)).toBe('|Reserve|6,000.00');
  });

  it('goes on over a page, with or without the header again', () => {
    const head = 'Item                 2025 Actual   2026 Budget';
    const first = `${head}\nWater                   1,000.00      1,100.00\nSewer                   2,000.00      2,100.00`;
    const second =
      'Trash                   3,000.00      3,100.00\nGas                     4,000.00      4,100.00';
    for (const text of [`${first}\f${second}`, `${first}\f${head}\n${second}`]) {
      const found = tablesOf(text);
      expect(found).toHaveLength(1);
      expect(rows(found[0])).toHaveLength(4);
    }
  });
});

describe('any page', () => {
  const word = fc.constantFrom(
    'Water',
    'Total',
    '2026',
    'Budget',
    '$',
    '-',
    '1,200.00',
    '(35.10)',
    '12%',
    'N/A',
    '4010',
    'x',
    '75.00',
    '...',
    'Dues',
    'per',
    'unit',
    '#REF!',
    '1.2.3',
  );
  const line = fc
    .array(fc.tuple(word, fc.integer({ min: 1, max: 9 })), { maxLength: 8 })
    .map((words) => words.map(([text, gap]) => text + ' '.repeat(gap)).join(''));
  const text = fc
    .array(fc.oneof(line, fc.string({ unit: 'grapheme', maxLength: 30 })), { maxLength: 25 })
    .map((lines) => lines.join('\n'));

  it('never throws, and every amount stands in a cell of its page', () => {
    fc.assert(
      fc.property(text, fc.constantFrom<'text' | 'ocr' | 'grid'>('text', 'ocr', 'grid'), (body, source) => {
        const doc = documentOfText(body, source);
        for (const table of readTables(doc.pages)) {
          for (const row of table.rows) {
            for (const item of row.amounts) {
              if (!item || item.kind !== 'amount') continue;
              expect(row.source.line.cells).toContain(item.cell);
              const joined = row.source.line.text.replace(/\s+/g, '');
              for (const digit of item.text.replace(/\s+/g, '').match(/\d+/g) ?? [])
                expect(joined).toContain(digit);
              if (source === 'text') expect(parseAmount(item.text)).toBe(item.cents);
            }
          }
        }
      }),
      { numRuns: 300 },
    );
  });
});
