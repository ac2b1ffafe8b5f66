import fc from 'fast-check';
import { documentOfText } from './document-of-text';
import { headedTables, textOf, type HeadedTable } from './headed-tables';
import { namedRows } from './row-names';
import type { HeadSpec } from './table-heads';

type Role = 'name' | 'size' | 'price';

const SPEC: HeadSpec<Role> = {
  roleOf: (words) =>
    /\bprice\b/i.test(words)
      ? 'price'
      : /\bsize\b/i.test(words)
        ? 'size'
        : /\bthing\b/i.test(words)
          ? 'name'
          : undefined,
  names: /(?<=^|\s)(?:(?:whole|unit)\s+)?(?:thing|size|price)(?=\s|$)/gi,
  vocabulary: ['thing', 'size', 'price'],
  isHead: (roles) => roles.includes('size') && roles.includes('price'),
};

function tables(text: string, source?: 'ocr'): HeadedTable<Role>[] {
  return headedTables(documentOfText(text, source).pages, SPEC);
}

const rowsOf = (table: HeadedTable<Role>): string[][] => table.rows.map((row) => row.cells.map(textOf));

describe('headedTables', () => {
  it('joins a sign that stands apart to the head before it', () => {
    const [table] = tables(
      'Thing           Size       Price 2027 $       Later $\nlamp               4               9.00          9.50',
    );
    const head = table!.columns.map(({ words }) => words);
    expect(head).toContain('Price 2027 $');
  });

  it('puts figures under their heads, whatever cells are empty', () => {
    const [table, ...more] = tables(`A list of things
Thing          Size     Price
Gate, Phase 2     4   $120.00
Pump                   $80.00
Fence            12          `);
    expect(more).toEqual([]);
    expect(table!.columns.map(({ role }) => role)).toEqual(['name', 'size', 'price']);
    expect(rowsOf(table!)).toEqual([
      ['Gate, Phase 2', '4', '$120.00'],
      ['Pump', '', '$80.00'],
      ['Fence', '12', ''],
    ]);
    expect(table!.titles.map((row) => row.line.text)).toEqual(['A list of things']);
  });

  it('parts heads that stand in one cell, and joins those over several lines', () => {
    const [table] = tables(`Thing          Size Unit Price
               (sf)
Gate              4    $120.00
Pump              9     $80.00`);
    expect(table!.columns.map(({ words, role }) => [words, role])).toEqual([
      ['Thing', 'name'],
      ['Size (sf)', 'size'],
      ['Unit Price', 'price'],
    ]);
    expect(rowsOf(table!)[1]).toEqual(['Pump', '9', '$80.00']);
  });

  it('makes a column of names that have no head', () => {
    const [table] = tables(`               Size     Price
Gate              4   $120.00
Pump              9    $80.00`);
    expect(rowsOf(table!)).toEqual([
      ['Gate', '4', '$120.00'],
      ['Pump', '9', '$80.00'],
    ]);
  });

  it('goes on with the same head and begins anew with another', () => {
    const first = 'Thing     Size     Price\nGate         4   $120.00';
    const other = 'Thing     Price     Size\nPump     $80.00        9';
    expect(tables(`${first}\f${first}`).map((table) => table.rows.length)).toEqual([2]);
    expect(tables(`${first}\n\n${other}`).map((table) => table.rows.length)).toEqual([1, 1]);
  });

  it('reads a head that a scan misspelt, and only of a scan', () => {
    const text = 'Thing     Sixe     Pnice\nGate         4   $120.00';
    expect(tables(text)).toEqual([]);
    expect(rowsOf(tables(text, 'ocr')[0]!)).toEqual([['Gate', '4', '$120.00']]);
  });

  it('takes no sentence for a head', () => {
    expect(
      tables('The size of the whole was agreed on and so was the price that the owners pay.\nGate   $5.00'),
    ).toEqual([]);
  });

  it('never throws and loses no figure that stands under a head', () => {
    const word = fc.constantFrom(
      'Thing',
      'Size',
      'Price',
      'Gate',
      '4',
      '$120.00',
      '-',
      '12%',
      'Total',
      '(5)',
    );
    const text = fc.array(fc.array(word, { maxLength: 8 }), { maxLength: 16 }).map((rows) => rows.map((row) => row.join('   ')).join('\n')); // prettier-ignore
    fc.assert(
      fc.property(text, (body) => {
        for (const table of tables(body))
          for (const { row, cells } of table.rows) {
            const placed = cells.flat();
            expect(new Set(placed).size).toBe(placed.length);
            expect(placed.every((item) => row.items.includes(item))).toBe(true);
          }
      }),
    );
  });
});

describe('namedRows', () => {
  const named = (text: string): [string, string][] =>
    namedRows(tables(`Thing          Size     Price\n${text}`)[0]!.rows, 0).map(({ name, group }) => [
      name,
      group,
    ]);

  it('joins a name that goes on, and leaves headings to their rows', () => {
    expect(
      named(`Gates
Gate and         4   $120.00
hinges
Fence,          12    $10.00
(wood)
Pumps
Pump             9    $80.00`),
    ).toEqual([
      ['Gate and hinges', 'Gates'],
      ['Fence, (wood)', 'Gates'],
      ['Pump', 'Pumps'],
    ]);
  });

  it('gives a row without a name the line above it', () => {
    expect(named('Gates\nGate with hinges\n                 4   $120.00')).toEqual([
      ['Gate with hinges', 'Gates'],
    ]);
  });
});
