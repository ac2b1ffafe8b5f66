import PDFDocument from 'pdfkit';
import { dirname, join } from 'node:path';
import type { Grid, GridCell, GridLine } from '../statements/grid';
import { Sheet } from './pdf-sheet';

export const FILE_DATE = new Date('2026-01-15T12:00:00Z');

/** A PDF that comes out the same each time; `draw` adds its pages. */
async function pdfFile(draw: (document: PDFKit.PDFDocument) => void): Promise<Buffer> {
  const document = new PDFDocument({
    autoFirstPage: false,
    margin: 0,
    info: { CreationDate: FILE_DATE, ModDate: FILE_DATE },
  });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<void>((resolve, reject) => {
    document.on('end', resolve);
    document.on('error', reject);
  });
  draw(document);
  document.end();
  await done;
  return Buffer.concat(chunks);
}

/** Statements as a PDF with a text layer, each on a new page. Rows learn the page they are printed on. */
export async function writePdf(grids: readonly Grid[]): Promise<Buffer> {
  return pdfFile((document) => {
    const folder = join(dirname(require.resolve('pdfjs-dist/package.json')), 'standard_fonts');
    document.registerFont('embedded', join(folder, 'LiberationSans-Regular.ttf'));
    document.registerFont('embedded-bold', join(folder, 'LiberationSans-Bold.ttf'));
    let pages = 0;
    for (const grid of grids) {
      const sheet = new Sheet(document, grid, pages);
      drawGrid(sheet, grid);
      pages = sheet.page;
    }
  });
}

function drawGrid(sheet: Sheet, grid: Grid): void {
  const headers = firstHeaders(grid.lines);
  sheet.turn();
  for (const line of grid.lines) {
    if (line.kind === 'page') sheet.turn();
    else if (line.kind === 'gap') sheet.y += sheet.size * 0.7;
    else if (line.kind === 'title') drawTitle(sheet, line);
    else if (line.kind === 'text') drawText(sheet, line);
    else {
      const turned = sheet.keep(sheet.heightOf(line));
      if (turned && grid.look.headerRepeats && line.kind !== 'header')
        for (const header of headers) drawLine(sheet, header);
      drawLine(sheet, line);
    }
    for (const row of line.rows) row.page = sheet.page;
  }
}

function firstHeaders(lines: readonly GridLine[]): GridLine[] {
  const start = lines.findIndex(({ kind }) => kind === 'header');
  if (start < 0) return [];
  const end = lines.findIndex(({ kind }, i) => i > start && kind !== 'header');
  // Headers that carry a section's heading belong to that section alone.
  return lines.slice(start, end).filter(({ rows }) => rows.length === 0);
}

function drawTitle(sheet: Sheet, line: GridLine): void {
  const size = sheet.size + (sheet.isFirstTitle ? 4 : 1.5);
  sheet.keep(size * 1.3);
  sheet.text(line.cells[0]!.text, {
    x: sheet.left,
    width: sheet.width,
    align: sheet.look.titleAlign,
    bold: true,
    size,
  });
  sheet.y += size * 1.3;
  sheet.isFirstTitle = false;
}

function drawText(sheet: Sheet, line: GridLine): void {
  for (const text of sheet.wrap(line.cells[0]!.text, sheet.width)) {
    sheet.keep(sheet.rowHeight);
    sheet.text(text, { x: sheet.left, width: sheet.width, align: 'left' });
    sheet.y += sheet.rowHeight;
  }
}

function drawLine(sheet: Sheet, line: GridLine): void {
  const { look } = sheet;
  const top = sheet.y;
  const height = sheet.heightOf(line);
  if (look.shade && (line.kind === 'header' || line.total)) sheet.fill(top, height);
  let at = 0;
  for (const cell of line.cells) {
    const span = cell.span ?? 1;
    drawCell(sheet, cell, { line, at, span, top, height });
    at += span;
  }
  sheet.y = top + height;
  if (look.rules === 'rows' || look.rules === 'grid' || line.kind === 'header')
    sheet.rule(sheet.y, look.rules === 'none' && line.kind === 'header' ? 0 : 0.4);
  if (look.rules === 'grid') sheet.verticals(top, sheet.y);
}

interface Place {
  line: GridLine;
  at: number;
  span: number;
  top: number;
  height: number;
}

function drawCell(sheet: Sheet, cell: GridCell, { line, at, span, top, height }: Place): void {
  const column = sheet.columns[at]!;
  const { look } = sheet;
  const indent = (cell.indent ?? 0) * look.indent;
  const box = { x: column.x + indent, width: sheet.spanWidth(at, span) - indent };
  const align =
    span > 1
      ? 'center'
      : line.kind === 'header' && column.kind === 'amount'
        ? look.amountAlign === 'left'
          ? 'left'
          : 'right'
        : column.align;
  const texts = sheet.linesOf(cell, at, line);
  const isAmount = column.kind === 'amount' && line.kind === 'row';
  const drop =
    line.kind === 'header' || (isAmount && look.labelOverflow === 'wrap-last')
      ? height - sheet.rowHeight * texts.length
      : 0;
  sheet.y = top + Math.max(0, drop);
  for (const text of texts) {
    const apart = isAmount && look.dollar === 'apart' && text.startsWith('$ ');
    if (apart) sheet.text('$', { ...box, align: 'left', bold: cell.bold ?? false });
    sheet.text(apart ? text.slice(2) : text, { ...box, align, bold: cell.bold ?? false });
    sheet.y += sheet.rowHeight;
  }
  if (isAmount && line.total && look.rules === 'totals' && cell.text !== '') sheet.rule(top, 0.5, box);
  if (
    column.kind === 'label' &&
    look.leaders &&
    line.kind === 'row' &&
    !line.total &&
    line.cells.some(({ cents }) => cents !== undefined)
  )
    sheet.leader(cell.text, { ...box, y: top });
}
