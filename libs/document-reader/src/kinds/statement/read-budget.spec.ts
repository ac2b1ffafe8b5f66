import type { BudgetPart, FactWarning } from '@hoa/contracts';
import fc from 'fast-check';
import { gridCell, lineOf, pageOfLines } from '../../page/grid';
import type { ReadDocument } from '../../page/types';
import { documentOfText } from '../reading/document-of-text';
import type { KindContext } from '../types';
import { readBudget } from './read-statement';

const ctx: KindContext = { documentId: 3, documentName: 'budget.pdf', readingId: 'reading' };

function read(text: string): { part: BudgetPart | undefined; parts: BudgetPart[]; warnings: FactWarning[] } {
  const { parts, warnings } = readBudget(documentOfText(text), ctx);
  return { part: parts[0], parts, warnings };
}

/** `[section] code description: values` of each line. */
function lines(part: BudgetPart | undefined): string[] {
  return (part?.lines ?? []).map((line) => {
    const values = (part?.columns ?? []).map((column) => line.cells[column.id]?.value ?? '');
    return `[${line.section}] ${line.glCode ? `${line.glCode} ` : ''}${line.description}: ${values.join(' ')}`.trim();
  });
}

/** A sheet of given rows; numbers are numeric cells. */
function sheet(rows: (string | number | null)[][]): ReadDocument {
  const built = rows.map((row, r) =>
    lineOf(
      r + 1,
      row.flatMap((value, c) => {
        if (value === null) return [];
        const box: [number, number, number, number] = [c * 60, r * 15, c * 60 + 60, r * 15 + 15];
        const ref = `${String.fromCharCode(65 + c)}${r + 1}`;
        return [
          gridCell({
            text: String(value),
            box,
            ref,
            ...(typeof value === 'number' ? { number: String(value) } : {}),
          }),
        ];
      }),
    ),
  );
  const page = pageOfLines({
    number: 1,
    name: 'Budget',
    source: 'grid',
    lines: built.filter((line) => line.cells.length > 0),
  });
  return { container: 'xlsx', pages: [page], pageCount: 1, warnings: [] };
}

const PAPER = `
Juniper Flats Homeowners Association
2026 Proposed Operating Budget
                                      2025          2025         2026
                                    Budget     Projected     Proposed
INCOME
4010 MONTHLY ASSESSMENTS       $452,108.00   $452,108.00  $480,000.00
     ($75.00 x 139 Homes)
4020 LATE FEES                    1,500.00      2,040.50     1,800.00
TOTAL INCOME                   $453,608.00   $454,148.50  $481,800.00
EXPENSES
UTILITIES
5010 Electric - Common             12,000.00     12,410.10     12,900.00
5020 Water and Sewer               30,000.00                   31,500.00
5030 Refund of deposit              (250.00)      (250.00)          -
Total Utilities                  $41,750.00    $12,160.10   $44,400.00
MAINTENANCE
5110 Landscape Contract            80,000.00     80,000.00     84,000.00
5120 Snow Removal                        TBD         #REF!      9,000.00
Total Maintenance                $80,000.00    $80,000.00   $93,000.00
RESERVES
5910 Reserve Contribution         331,858.00    331,858.00    344,400.00
Total Reserves                  $331,858.00   $331,858.00  $344,400.00
TOTAL EXPENSES                  $453,608.00   $424,018.10  $481,800.00
NET INCOME (LOSS)                     $0.00    $30,130.40        $0.00
Monthly assessment per unit         $271.05       $271.05      $287.77
Number of units                         139           139          139
Call 303-555-0142 with questions                          Page 1 of 1`;

describe('readBudget', () => {
  it('reads lines with their columns and nothing else as a line', () => {
    const { part, warnings } = read(PAPER);
    expect(part?.columns.map((column) => `${column.role} ${column.year}`)).toEqual([
      'budget 2025',
      'projected 2025',
      'proposed 2026',
    ]);
    expect(lines(part)).toEqual([
      '[INCOME] 4010 MONTHLY ASSESSMENTS: 452108.00 452108.00 480000.00',
      '[INCOME] 4020 LATE FEES: 1500.00 2040.50 1800.00',
      '[UTILITIES] 5010 Electric - Common: 12000.00 12410.10 12900.00',
      '[UTILITIES] 5020 Water and Sewer: 30000.00  31500.00',
      '[UTILITIES] 5030 Refund of deposit: -250.00 -250.00',
      '[MAINTENANCE] 5110 Landscape Contract: 80000.00 80000.00 84000.00',
      '[MAINTENANCE] 5120 Snow Removal:   9000.00',
      '[RESERVES] 5910 Reserve Contribution: 331858.00 331858.00 344400.00',
    ]);
    expect(part?.lines.map((line) => line.type).join(' ')).toBe(
      'income income expense expense expense expense expense reserve',
    );
    expect(part?.lines[0]?.note).toBe('($75.00 x 139 Homes)');
    expect(part?.totals.every((total) => total.foots)).toBe(true);
    expect(part?.totals).toHaveLength(18);
    expect(warnings.map((warning) => warning.code)).toEqual(['cell_holds_an_error']);
  });

  it('cites page, line, box and the words themselves', () => {
    const cell = read(PAPER).part?.lines[1]?.cells['c2'];
    expect(cell).toMatchObject({
      value: '2040.50',
      raw: '2,040.50',
      by: 'rules',
      source: { documentId: 3, readingId: 'reading', page: 1, line: 8 },
    });
    expect(cell?.source.quote).toContain('LATE FEES');
    expect(cell?.source.box?.[2]).toBeGreaterThan(cell?.source.box?.[0] ?? Infinity);
  });

  it('warns of a total that does not foot and leaves it as it is printed', () => {
    const { part, warnings } = read(PAPER.replace('$44,400.00', '$44,500.00'));
    const broken = part?.totals.filter((total) => !total.foots);
    expect(broken?.map((total) => [total.description, total.printed.value, total.sum])).toEqual([
      ['Total Utilities', '44500.00', '44400.00'],
    ]);
    expect(warnings.map((warning) => warning.code)).toContain('total_does_not_foot');
    expect(warnings.find((warning) => warning.code === 'total_does_not_foot')?.message).toContain(
      '$44,500.00',
    );
  });

  it('joins descriptions that wrap, and takes a code from the line above', () => {
    const { part } = read(`
2026 Budget
                                  2025 Actual   2026 Budget
EXPENSES
Legal and professional fees and
  collections                        5,000.00      5,500.00
7310
Landscape                           20,000.00     21,000.00
Insurance                           10,000.00     11,000.00
TOTAL EXPENSES                      35,000.00     37,500.00`);
    expect(lines(part)).toEqual([
      '[EXPENSES] Legal and professional fees and collections: 5000.00 5500.00',
      '[EXPENSES] 7310 Landscape: 20000.00 21000.00',
      '[EXPENSES] Insurance: 10000.00 11000.00',
    ]);
  });

  it('gives the lines below a heading its account number where they have none', () => {
    const { part } = read(`
2026 Budget                        FY25 ACTUAL   FY26 PROPOSED
  5100 Personnel
    Stipend                             $100            $100
    Salary                           $20,000         $21,000
    TOTAL                            $20,100         $21,100
  5200 Services
    Audit                             $5,000          $5,500
    TOTAL                             $5,000          $5,500
                                     $25,100         $26,600`);
    expect(part?.lines.map((line) => `${line.glCode} ${line.description}`)).toEqual([
      '5100 Stipend',
      '5100 Salary',
      '5200 Audit',
    ]);
    expect(part?.totals.filter((total) => total.description === '').map((total) => total.foots)).toEqual([
      true,
      true,
    ]);
  });

  it('finds totals without words by arithmetic, and parents above their parts', () => {
    const { part } = read(`
2026 Budget               2025 Budget   2026 Budget
EXPENSES
Utilities                    1,000.00      1,200.00
   Electric                    400.00        500.00
   Water                       600.00        700.00
Repairs                      2,000.00      2,300.00
TOTAL EXPENSES               3,000.00      3,500.00`);
    expect(lines(part)).toEqual([
      '[Utilities] Electric: 400.00 500.00',
      '[Utilities] Water: 600.00 700.00',
      '[EXPENSES] Repairs: 2000.00 2300.00',
    ]);
    expect(part?.totals.every((total) => total.foots)).toBe(true);
  });

  it('does not count a summary beside the detail twice', () => {
    const { part } = read(`
2026 Operating Budget      2025 Budget   2026 Budget
SUMMARY
Utilities                     1,000.00      1,200.00
Repairs                       2,500.00      2,800.00
TOTAL EXPENSES                3,500.00      4,000.00
UTILITIES
Electric                        400.00        500.00
Water                           600.00        700.00
Total Utilities               1,000.00      1,200.00
REPAIRS
Roof                          1,500.00      1,700.00
Fence                         1,000.00      1,100.00
Total Repairs                 2,500.00      2,800.00`);
    expect(part?.lines.map((line) => line.description)).toEqual(['Electric', 'Water', 'Roof', 'Fence']);
  });

  it('reads a sheet by its cells: numbers by their stored value, empty cells absent', () => {
    const doc = sheet([
      ['2026 Budget', null, null, null],
      ['GL', 'Description', '2025 Actual', '2026 Budget'],
      ['Income', null, null, null],
      ['6100', 'Dues', 1000.005, 1100],
      ['6120', 'Late fees', null, 50],
      [null, 'Total Income', 1000.01, 1150],
      ['Expenses', null, null, null],
      ['7810', 'Electric', 400, 450],
      ['7820', 'Water', 500, 0],
      [null, 'Total Expenses', 900, 450],
    ]);
    const { parts } = readBudget(doc, ctx);
    expect(lines(parts[0])).toEqual([
      '[Income] 6100 Dues: 1000.01 1100.00',
      '[Income] 6120 Late fees:  50.00',
      '[Expenses] 7810 Electric: 400.00 450.00',
      '[Expenses] 7820 Water: 500.00 0.00',
    ]);
    expect(parts[0]?.lines[0]?.cells['c1']?.source.cell).toBe('C4');
  });

  it.each([
    [
      'a contract',
      'LANDSCAPE AGREEMENT\nMonthly fee   $4,250.00\nYear 1   $51,000.00\nYear 2   $52,530.00\nYear 3   $54,105.90\nLate charge 1.5% per month',
    ],
    [
      'minutes',
      'MINUTES OF THE BOARD MEETING\nThe operating account has $12,345.67 and reserves $234,567.89.\nRoof repair approved for $8,900.00.\nPainting bid   $45,000.00',
    ],
    [
      'a reserve study',
      'RESERVE STUDY\nComponent   Useful Life   Remaining Life   Current Cost\nRoof   20   8   $100,000\nPaint   6   2   $60,000\nTotal         $160,000',
    ],
    [
      'a balance sheet',
      'BALANCE SHEET\nASSETS\nOperating cash   12,000.00\nReserve cash   80,000.00\nTotal Assets   92,000.00\nLIABILITIES\nPrepaid dues   2,000.00\nTotal Liabilities   2,000.00',
    ],
    [
      'an ownership exhibit',
      'EXHIBIT B - PERCENTAGE INTEREST IN COMMON ELEMENTS\nUnit 101   1.2345%\nUnit 102   2.3456%\nUnit 103   3.4567%\nTotal   100.0000%',
    ],
  ])('invents nothing in %s', (_, text) =>
    expect(readBudget(documentOfText(text), ctx)).toEqual({ parts: [], warnings: [] }),
  );

  it('lets no recap foot in a column in which the total that it repeats prints nothing', () => {
    const { parts } = readBudget(
      documentOfText(`2026 Budget
Item        2025 Actual     2026 Budget
500  (35.10)     1,200.00
Water       1,200.00
Total Expenses     INCOME         Water   (35.10)`),
      ctx,
    );
    for (const part of parts)
      for (const total of part.totals) expect(total.foots).toBe(total.sum === total.printed.value);
  });

  it('never throws, and its sums are those of its cells', () => {
    const word = fc.constantFrom(
      'Water',
      'Total Expenses',
      'INCOME',
      '1,200.00',
      '(35.10)',
      '4010',
      'Net Income',
      '2026 Budget',
      '2025 Actual',
      '-',
      '500',
      'TBD',
      'per unit',
    );
    const row = fc
      .array(fc.tuple(word, fc.integer({ min: 2, max: 12 })), { maxLength: 5 })
      .map((words) => words.map(([text, gap]) => text.padEnd(text.length + gap)).join(''));
    fc.assert(
      fc.property(fc.array(row, { maxLength: 30 }), (rows) => {
        const { parts } = readBudget(
          documentOfText(`2026 Budget\nItem        2025 Actual     2026 Budget\n${rows.join('\n')}`),
          ctx,
        );
        for (const part of parts)
          for (const total of part.totals) expect(total.foots).toBe(total.sum === total.printed.value);
      }),
      { numRuns: 200 },
    );
  });
});
