import { Workbook } from 'exceljs';
import fc from 'fast-check';
import { exportItem, exportReport } from '../../../../test/support/report';
import { formulasOf, Recalculation } from '../../../../test/support/workbook';
import type { ExportItem } from '../budget-rows';
import type { ReportInput } from '../report';
import { budgetWorkbook } from './workbook';

jest.setTimeout(120_000);

async function opened(items: ExportItem[], more: Partial<ReportInput<ExportItem>> = {}): Promise<Workbook> {
  const bytes = await budgetWorkbook(exportReport(items, more), new Date('2026-11-21T09:00:00Z'));
  const workbook = new Workbook();
  // exceljs declares a Buffer of its own, which is an ArrayBuffer.
  await workbook.xlsx.load(bytes.slice().buffer);
  return workbook;
}

const line = fc
  .record({
    type: fc.constantFrom('income' as const, 'expense' as const),
    glCode: fc.constantFrom('6100', '7010', '7310', '7710', '7810', '9005', ''),
    proposedCents: fc.integer({ min: -1_000_000_00, max: 1_000_000_00 }),
    previousCents: fc.integer({ min: 0, max: 1_000_000_00 }),
    previousKnown: fc.boolean(),
  })
  .map((more) => exportItem({ ...more, previousCents: more.previousKnown ? more.previousCents : 0 }));

/** To a millionth: of lines that nearly cancel out, a share of the total has a dozen digits. */
const isSame = (value: number, stored: number) =>
  Math.abs(value - stored) <= 1e-6 * Math.max(1, Math.abs(value));

it('holds formulas that give what they say, computed again from the entered figures alone', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(line, { minLength: 1, maxLength: 12 }), async (items) => {
      const workbook = await opened(items);
      const book = new Recalculation(workbook);
      const formulas = formulasOf(workbook);
      expect(formulas.length).toBeGreaterThan(items.length * 2);
      for (const { sheet, cell, stored } of formulas) {
        const value = book.valueOf(sheet, cell.address);
        const where = `${sheet}!${cell.address} ${cell.formula}`;
        if (typeof value === 'string') expect([where, stored ?? '']).toEqual([where, value]);
        else expect([where, isSame(Number(value), Number(stored))]).toEqual([where, true]);
      }
    }),
    { numRuns: 15 },
  );
});

it('leaves changes empty where no earlier year is known, and computes them once it is typed', async () => {
  const workbook = await opened([exportItem({ previousKnown: false, previousCents: 0 })]);
  const before = new Recalculation(workbook);
  // The line, its subtotal, all expenses; and the summary's change.
  const cells = ['E6', 'F6', 'E7', 'F7', 'E8', 'F8'];
  expect(cells.map((cell) => before.valueOf('Budget', cell))).toEqual(cells.map(() => ''));
  const change = ['B12', 'B13'];
  expect(change.map((cell) => before.valueOf('Summary', cell))).toEqual(['', '']);
  workbook.getWorksheet('Budget')!.getCell('C6').value = 1000;
  const after = new Recalculation(workbook);
  expect(cells.map((cell) => Number(after.valueOf('Budget', cell)).toFixed(3))).toEqual(
    cells.map((cell) => (cell.startsWith('E') ? '67.000' : '0.067')),
  );
  expect(change.map((cell) => Number(after.valueOf('Summary', cell)).toFixed(3))).toEqual([
    '67.000',
    '0.067',
  ]);
});

it('calls the net a surplus or a deficit instead of giving a percent of it', async () => {
  const fees = (previousCents: number) =>
    exportItem({ type: 'income', glCode: '6100', proposedCents: 90_000, previousCents });
  const netOf = (workbook: Workbook) => {
    const sheet = workbook.getWorksheet('Budget')!;
    const row = [...Array(sheet.rowCount).keys()].find(
      (at) => sheet.getCell(`B${at + 1}`).value === 'Net Operating Position',
    )!;
    const book = new Recalculation(workbook);
    return {
      cells: ['C', 'D', 'E', 'F'].map((column) => book.valueOf('Budget', `${column}${row + 1}`)),
      format: sheet.getCell(`F${row + 1}`).numFmt,
    };
  };
  const format = '"Surplus";"Deficit";"Balanced"';
  expect(netOf(await opened([fees(95_000), exportItem()]))).toEqual({
    cells: [-50, -167, -117, -167],
    format,
  });
  // Of the year before, expenses alone are no deficit.
  expect(netOf(await opened([fees(0), exportItem()]))).toEqual({ cells: ['', -167, '', -167], format });
});

it('rounds the forecast’s halves as the product does', async () => {
  // 5,000 x 1.03^3 = 5,463.635
  const workbook = await opened([exportItem({ proposedCents: 500_000 })]);
  const cell = workbook.getWorksheet('Forecast')?.getCell('E7');
  expect(cell?.result).toBe(5463.64);
  expect(new Recalculation(workbook).valueOf('Forecast', 'E7')).toBe(5463.64);
});

it('follows a rate, units or an amount that a person types', async () => {
  const workbook = await opened([
    exportItem({ proposedCents: 100_000 }),
    exportItem({ previousKnown: false }),
  ]);
  const cellOf = (name: string) => {
    const [sheet, address] = new Recalculation(workbook).named(name);
    return workbook.getWorksheet(sheet)!.getCell(address);
  };
  cellOf('ForecastRate').value = 0.1;
  cellOf('Units').value = 10;
  workbook.getWorksheet('Budget')!.getCell('D6').value = 2000;
  const book = new Recalculation(workbook);
  // 2,000 + 1,067
  expect(book.valueOf(...book.named('TotalExpenses'))).toBeCloseTo(3067);
  expect(book.valueOf(...book.named('MonthlyFee'))).toBeCloseTo(3067 / 120);
  expect(book.valueOf('Forecast', 'C7')).toBeCloseTo(3373.7);
});

it.each([
  '=HYPERLINK("http://x")',
  '+1',
  '-1',
  '@SUM(A1)',
  '\t=1',
  ' =1',
  '\n=1',
  '\0=1',
  '<b>&amp;</b>',
  '\ud800x',
])('attack 50: keeps %j a text in every sheet', async (value) => {
  const workbook = await opened(
    [
      exportItem({
        description: value,
        glCode: value,
        notes: value,
        formula: value,
        basis: value,
        assumptions: [value],
        sources: [{ documentName: value, page: 1, quote: value }],
      }),
    ],
    { notes: [value] },
  );
  const shown = value.replace(/[\0\ud800]/g, '');
  const found: string[] = [];
  for (const sheet of workbook.worksheets)
    sheet.eachRow((row) =>
      row.eachCell((cell) => {
        if (cell.formula) expect(cell.formula).not.toContain('HYPERLINK');
        else if (cell.value === shown) found.push(`${sheet.name} ${cell.numFmt}`);
        expect(cell.hyperlink).toBeUndefined();
      }),
    );
  // Description, code, notes, formula, basis; code, line, document, quote; the line's assumption and the run's.
  expect(found.filter((place) => place === 'Budget @').length).toBe(5);
  expect(found.filter((place) => place === 'Sources @').length).toBe(4);
  expect(found.filter((place) => place === 'Assumptions @').length).toBe(2);
});

it('keeps negatives numbers, and is set up to be read and printed', async () => {
  const workbook = await opened([exportItem({ proposedCents: -1250 })]);
  expect(workbook.worksheets.map(({ name }) => name)).toEqual([
    'Summary',
    'Budget',
    'Assumptions',
    'Sources',
    'Forecast',
  ]);
  const budget = workbook.getWorksheet('Budget')!;
  expect(budget.getCell('D6').value).toBe(-12.5);
  expect(budget.getCell('D6').numFmt).toContain('#,##0.00');
  expect(budget.getCell('A6').value).toBe('7810');
  expect(budget.views[0]).toMatchObject({ state: 'frozen', ySplit: 4 });
  expect(budget.pageSetup).toMatchObject({ printTitlesRow: '4:4', fitToWidth: 1, orientation: 'landscape' });
  expect(workbook.getWorksheet('Sources')?.getRow(5).values).toEqual([
    undefined,
    '7810',
    'Electricity',
    'budget.pdf',
    2,
    14,
    'Electricity 1,000.00',
  ]);
});

it('prints the columns that can be read on paper, and gives long texts the rows that they need', async () => {
  const long = 'Premium of the master policy with umbrella and fidelity bond. '.repeat(4);
  const workbook = await opened([exportItem({ description: long }), exportItem()]);
  const budget = workbook.getWorksheet('Budget')!;
  expect(budget.pageSetup.printArea).toBe('A1:G11');
  const [tall = 0, plain] = [budget.getRow(6).height, budget.getRow(7).height];
  expect(tall).toBeGreaterThanOrEqual(90);
  expect(plain).toBeUndefined();
  const fonts = new Set<string | undefined>();
  budget.eachRow((row) => row.eachCell((cell) => fonts.add(cell.font?.name)));
  expect([...fonts].every((name) => name === undefined || name === 'Calibri')).toBe(true);
  expect(budget.getRow(4).getCell(1).font.name).toBe('Calibri');
});

it('takes an ampersand in a name for no code of a footer', async () => {
  const { parameters } = exportReport([exportItem()]);
  const workbook = await opened([exportItem()], {
    parameters: { ...parameters, associationName: 'Elm & Bay' },
  });
  expect(workbook.getWorksheet('Budget')?.headerFooter.oddFooter).toContain('Elm && Bay, 2027');
});
