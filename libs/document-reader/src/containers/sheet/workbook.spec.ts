import * as XLSX from '@e965/xlsx';
import { xlsxOf } from '../../../fixtures/containers/xlsx';
import type { ReadDocument } from '../../page/types';
import { readContainer } from '../read-container';

const read = (bytes: Uint8Array): Promise<ReadDocument> => readContainer(bytes, { name: 'budget.xlsx' });
const shown = (document: ReadDocument): string[][] =>
  document.pages.map((page) => page.lines.map((line) => line.text));
const codes = (document: ReadDocument): string[] => document.warnings.map((warning) => warning.code);

type Cells = (string | number | boolean | XLSX.CellObject | null)[][];
function book(sheets: Record<string, Cells>, change: (workbook: XLSX.WorkBook) => void = () => undefined) {
  const workbook = XLSX.utils.book_new();
  for (const [name, cells] of Object.entries(sheets))
    XLSX.utils.book_append_sheet(workbook, XLSX.utils.aoa_to_sheet(cells), name);
  change(workbook);
  return (bookType: XLSX.BookType): Buffer => XLSX.write(workbook, { type: 'buffer', bookType }) as Buffer;
}
const sheetOf = (workbook: XLSX.WorkBook, name: string): XLSX.WorkSheet => {
  const sheet = workbook.Sheets[name];
  if (!sheet) throw new Error(`no sheet ${name}`);
  return sheet;
};

describe('a workbook', () => {
  it.each(['xlsx', 'xlsb', 'biff8', 'biff5', 'biff2'] as const)('is read as %s', async (type) => {
    const one = type.startsWith('biff') && Number(type.slice(4)) < 5;
    const write = book({
      Budget: [
        ['Water', 1200.5],
        ['Discount', -80],
      ],
      ...(one ? {} : { Notes: [['approved']] }),
    });
    const document = await read(write(type));
    expect(shown(document)).toEqual([['Water  1200.5', 'Discount  -80'], ...(one ? [] : [['approved']])]);
    expect(document.pages[0]?.lines[0]?.cells.map(({ ref, number }) => [ref, number])).toEqual([
      ['A1', undefined],
      ['B1', '1200.5'],
    ]);
    expect(codes(document)).toEqual([]);
  });

  it('shows dates, percents and negatives as its cells do, and keeps the number of what is one', async () => {
    const write = book({
      Budget: [
        [
          { t: 'n', v: 46_023, z: 'm/d/yyyy' },
          { t: 'n', v: 0.035, z: '0.0%' },
          { t: 'n', v: -1234.5, z: '#,##0.00_);(#,##0.00)' },
        ],
      ],
    });
    for (const type of ['xlsx', 'biff8'] as const) {
      const cells = (await read(write(type))).pages[0]?.lines[0]?.cells ?? [];
      expect(cells.map(({ text, number }) => [text, number])).toEqual([
        ['1/1/2026', undefined],
        ['3.5%', '0.035'],
        ['(1,234.50)', '-1234.5'],
      ]);
    }
  });

  it('reads a hidden row that a sum contains, and no other', async () => {
    const write = book(
      {
        Budget: [
          ['Water', 1600, 1500],
          ['Electric, fountain', 30, 25],
          ['Trash', 620, 600],
          ['sub', 2250, 2125],
          ['Insurance', 9600, 9200],
          ['Old quote', 8915, 8800],
          ['Lawyer', 500, 450],
          ['Books', 2400, 2400],
          ['sub', 12500, 12050],
        ],
      },
      (workbook) => {
        sheetOf(workbook, 'Budget')['!rows'] = [{}, { hidden: true }, {}, {}, {}, { hidden: true }];
      },
    );
    const document = await read(write('xlsx'));
    const names = shown(document)[0]!.map((line) => line.split('  ')[0]);
    expect(names).toEqual([
      'Water',
      'Electric, fountain',
      'Trash',
      'sub',
      'Insurance',
      'Lawyer',
      'Books',
      'sub',
    ]);
    expect(document.warnings.map(({ message }) => message)).toEqual([
      "Hidden rows of sheet 'Budget' were left out: 6.",
    ]);
  });

  it('leaves hidden sheets, rows and columns out and says so', async () => {
    const write = book(
      {
        Budget: [
          ['Water', 1, 'secret'],
          ['Old', 2, 'secret'],
          ['Gas', 3],
        ],
        Work: [['x']],
      },
      (workbook) => {
        workbook.Workbook = { Sheets: [{ name: 'Budget' }, { name: 'Work', Hidden: 1 }] };
        const sheet = sheetOf(workbook, 'Budget');
        sheet['!rows'] = [{}, { hidden: true }];
        sheet['!cols'] = [{ wch: 10 }, { wch: 10 }, { wch: 10, hidden: true }];
      },
    );
    const document = await read(write('xlsx'));
    expect(shown(document)).toEqual([['Water  1', 'Gas  3']]);
    expect(document.warnings.map(({ message }) => message)).toEqual([
      "Hidden sheets were left out: 'Work'.",
      "Hidden rows of sheet 'Budget' were left out: 2.",
      "Hidden columns of sheet 'Budget' were left out: C.",
    ]);
  });

  it('shows errors as words without a number, and a merged head over all of its columns', async () => {
    const write = book(
      {
        Budget: [
          ['', '2025', ''],
          ['Water', { t: 'e', v: 7 }, 5],
        ],
      },
      (workbook) => void (sheetOf(workbook, 'Budget')['!merges'] = [XLSX.utils.decode_range('B1:C1')]),
    );
    const [head, row] = (await read(write('xlsx'))).pages[0]?.lines ?? [];
    expect(row?.cells.map(({ text, number }) => [text, number])).toEqual([
      ['Water', undefined],
      ['#DIV/0!', undefined],
      ['5', '5'],
    ]);
    const [, first, second] = row?.cells ?? [];
    expect([head?.cells[0]?.box[0], head?.cells[0]?.box[2]]).toEqual([first?.box[0], second?.box[2]]);
  });

  it('keeps names of any kind as what they are', async () => {
    const document = await read(book({ __proto: [['a']], constructor: [['b']] })('xlsx'));
    expect(document.pages.map((page) => page.name)).toEqual(['__proto', 'constructor']);
  });
});

describe('formulas', () => {
  const total = (value: string): string =>
    `<row r="1"><c r="A1"><v>120</v></c><c r="B1"><f>SUM(A1)</f>${value}</c></row>`;

  it.each(['', '<v></v>', '<v/>'])(
    'without a saved result (%p) are no zero, and it is said',
    async (value) => {
      const document = await read(xlsxOf(total(value)));
      expect(shown(document)).toEqual([['120']]);
      expect(document.warnings.map(({ message }) => message)).toEqual([
        "Sheet 'Budget' has 1 formulas saved without a result. Open it in Excel, save it, and upload it again.",
      ]);
    },
  );

  it('whose results a library left to Excel are no zeros either', async () => {
    const document = await read(xlsxOf(total('<v>0</v>'), { settings: 'fullCalcOnLoad="1"' }));
    expect([shown(document), codes(document)]).toEqual([[['120']], ['formula-without-value']]);
  });

  it('keep a result that is zero, or that another formula shows was reckoned', async () => {
    const plain = await read(xlsxOf(total('<v>0</v>')));
    expect([shown(plain), codes(plain)]).toEqual([[['120  0']], []]);
    const other = '<row r="2"><c r="A2"><f>A1</f><v>120</v></c></row>';
    const reckoned = await read(xlsxOf(total('<v>0</v>') + other, { settings: 'fullCalcOnLoad="1"' }));
    expect([shown(reckoned), codes(reckoned)]).toEqual([[['120  0', '120']], []]);
  });
});

describe('caps', () => {
  it('rows past the last that is read are told of, wherever the formats of a sheet end', async () => {
    const far = '<row r="1"><c r="A1"><v>1</v></c></row><row r="200001"><c r="A200001"><v>2</v></c></row>';
    expect(codes(await read(xlsxOf(far)))).toEqual(['row-cap']);
    const formats = '<row r="1"><c r="A1"><v>1</v></c></row><row r="1048576"><c r="A1048576" s="0"/></row>';
    expect(codes(await read(xlsxOf(formats)))).toEqual([]);
  });

  it('sheets and cells past the caps are told of', async () => {
    const write = book({
      One: [
        ['a', 'b'],
        ['c', 'd'],
      ],
      Two: [['e']],
    });
    const cells = await readContainer(write('xlsx'), { name: 'a.xlsx', limits: { cells: 3 } });
    expect([shown(cells), codes(cells)]).toEqual([[['a  b']], ['cell-cap', 'sheets-unread']]);
    const sheets = await readContainer(write('xlsx'), { name: 'a.xlsx', limits: { pages: 1 } });
    expect([shown(sheets), codes(sheets)]).toEqual([[['a  b', 'c  d']], ['page-cap']]);
  });
});
