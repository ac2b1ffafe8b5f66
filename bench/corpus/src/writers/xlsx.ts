import { stableZip } from '@hoa/bench-associations/kit';
import { Workbook, type Worksheet } from 'exceljs';
import type { Grid, GridLine } from '../statements/grid';
import { FILE_DATE } from './pdf';

/** Statements as a workbook, a sheet each. */
export async function writeXlsx(grids: readonly Grid[]): Promise<Buffer> {
  const workbook = new Workbook();
  workbook.created = FILE_DATE;
  workbook.modified = FILE_DATE;
  grids.forEach((grid, index) => {
    const name = grid.name.replace(/[[\]*?:/\\]/g, ' ').slice(0, 28);
    const sheet = workbook.addWorksheet(index === 0 ? name : `${name} ${index + 1}`);
    writeSheet(sheet, grid, index + 1);
  });
  return stableZip(Buffer.from(await workbook.xlsx.writeBuffer()), FILE_DATE);
}

/** Labels in steps: each level of indentation has a column of its own. */
const stairs = (grid: Grid): number =>
  grid.look.stairs
    ? 1 + Math.max(0, ...grid.lines.flatMap(({ cells }) => cells.map(({ indent = 0 }) => indent)))
    : 1;

function writeSheet(sheet: Worksheet, grid: Grid, page: number): void {
  const steps = stairs(grid);
  const labelAt = grid.columns.findIndex(({ kind }) => kind === 'label');
  const columnAt = (index: number): number => index + 1 + (index > labelAt ? steps - 1 : 0);
  let at = 0;
  for (const line of grid.lines) {
    at++;
    for (const row of line.rows) row.page = page;
    writeLine(sheet, line, { grid, at, columnAt, labelAt });
  }
  grid.columns.forEach(({ kind }, i) => {
    sheet.getColumn(columnAt(i)).width = kind === 'label' ? (steps > 1 ? 4 : 40) : kind === 'words' ? 24 : 14;
  });
}

function writeLine(
  sheet: Worksheet,
  line: GridLine,
  to: { grid: Grid; at: number; columnAt: (index: number) => number; labelAt: number },
): void {
  const { look } = to.grid;
  const format =
    (look.decimals === 0 ? '#,##0' : '#,##0.00') + (look.negative === 'parentheses' ? '_);(#,##0.00)' : '');
  let index = 0;
  for (const cell of line.cells) {
    const isLabel = index === to.labelAt;
    const target = sheet.getCell(
      to.at,
      to.columnAt(index) + (isLabel && look.stairs ? (cell.indent ?? 0) : 0),
    );
    index += cell.span ?? 1;
    if (cell.text === '') continue;
    if (cell.cents !== undefined && !look.asText) {
      const value = cell.cents / 100;
      target.value = cell.sum ? { formula: `ROUND(${value},2)`, result: value } : value;
      target.numFmt = look.dollar === 'all' ? `"$"${format}` : format;
    } else if (cell.percent !== undefined && !look.asText) {
      target.value = cell.percent / 10_000;
      target.numFmt = '0.00%';
    } else if (/^#(REF|DIV\/0)!$/.test(cell.text)) target.value = { error: cell.text as '#REF!' | '#DIV/0!' };
    else target.value = cell.text;
    if (cell.bold || line.kind === 'title') target.font = { bold: true };
    if (isLabel && !look.stairs && cell.indent) target.alignment = { indent: cell.indent };
  }
}
