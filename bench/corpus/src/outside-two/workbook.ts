import { Workbook, type Worksheet } from 'exceljs';
import { type Block, parse, type TableBlock } from '../outside/markup';
import { stableZip } from '../outside/kit';
import { FILE_DATE } from '../writers/pdf';

interface Typed {
  value: string | number;
  format?: string;
}

/** "12.50%", "$1,234.00", "1,234" and "7" become numbers with the format that prints them so. */
function typed(text: string): Typed {
  const [, minus = '', dollar = '', figure = '', percent = ''] =
    /^(-?)(\$?)((?:\d{1,3}(?:,\d{3})+|[1-9]\d*|0)(?:\.\d+)?)(%?)$/.exec(text) ?? [];
  if (figure === '') return { value: text };
  const places = figure.split('.')[1]?.length ?? 0;
  const digits = places > 0 ? `.${'0'.repeat(places)}` : '';
  const number = Number(`${minus}${figure.replace(/,/g, '')}`);
  if (percent) return { value: Number((number / 100).toFixed(places + 2)), format: `0${digits}%` };
  const whole = figure.includes(',') || dollar ? '#,##0' : '0';
  return { value: number, format: `${dollar ? '"$"' : ''}${whole}${digits}` };
}

function put(sheet: Worksheet, text: string, at: { row: number; column: number; bold: boolean }): void {
  if (text === '') return;
  const cell = sheet.getCell(at.row, at.column);
  const { value, format } = typed(text);
  cell.value = value;
  if (format) cell.numFmt = format;
  if (at.bold) cell.font = { bold: true };
}

function tableRows(sheet: Worksheet, block: TableBlock, from: number): number {
  block.rows.forEach(({ kind, cells }, at) =>
    cells.forEach((text, column) =>
      put(sheet, text, { row: from + at, column: column + 1, bold: kind !== 'line' }),
    ),
  );
  block.columns.forEach((_, at) => {
    const longest = Math.max(...block.rows.map(({ cells }) => (cells[at] ?? '').length));
    const column = sheet.getColumn(at + 1);
    column.width = Math.max(column.width ?? 0, 10, Math.min(46, longest + 2));
  });
  return from + block.rows.length;
}

/** Writes a block and returns the next free row. */
function putBlock(sheet: Worksheet, block: Block, row: number): number {
  switch (block.kind) {
    case 'table':
      return tableRows(sheet, block, row);
    case 'fields':
      block.rows.forEach(([name, value], at) => {
        put(sheet, name, { row: row + at, column: 1, bold: true });
        put(sheet, value, { row: row + at, column: 2, bold: false });
      });
      return row + block.rows.length;
    case 'stamp':
    case 'sign':
      block.parts.forEach((part, at) => put(sheet, part, { row: row + at, column: 1, bold: false }));
      return row + block.parts.length;
    case 'rule':
    case 'page':
    case 'gap':
      return row + 1;
    default: {
      const bold = ['title', 'subtitle', 'heading', 'letterhead'].includes(block.kind);
      put(sheet, block.text, { row, column: 1, bold });
      return row + 1;
    }
  }
}

/** The document as a workbook: a page is a sheet. */
export async function writeWorkbook(text: string): Promise<Buffer> {
  const workbook = new Workbook();
  workbook.created = FILE_DATE;
  workbook.modified = FILE_DATE;
  const pages: Block[][] = [[]];
  for (const block of parse(text)) {
    if (block.kind === 'page') pages.push([]);
    else pages.at(-1)!.push(block);
  }
  pages.forEach((blocks, at) => {
    const sheet = workbook.addWorksheet(`Sheet${at + 1}`);
    let row = 1;
    for (const block of blocks) row = putBlock(sheet, block, row);
  });
  return stableZip(Buffer.from(await workbook.xlsx.writeBuffer()), FILE_DATE);
}
