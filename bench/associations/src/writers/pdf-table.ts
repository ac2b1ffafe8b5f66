import { type Block, type Cell, type Column, type Row } from '../layout/paper';
import { type Pen, type TextLook } from './pdf-pen';

type Table = Extract<Block, { kind: 'table' }>;

interface Placed {
  cell: Cell;
  x: number;
  width: number;
  lines: string[];
  align: Column['align'];
}

/** Draws a table over as many pages as it needs, its header again on each. */
export function drawTable(pen: Pen, table: Table): void {
  const total = (pen.right - pen.left) * (table.width ?? 1);
  const weights = table.columns.reduce((sum, column) => sum + column.weight, 0);
  const widths = table.columns.map((column) => (column.weight / weights) * total);
  const firstLine = table.rows.findIndex((row) => row.role !== 'header');
  const header = table.repeatHeader === false ? [] : table.rows.slice(0, Math.max(firstLine, 0));
  let stripe = 0;
  table.rows.forEach((row, index) => {
    const placed = place(pen, table, row, widths);
    const height = rowHeight(pen, placed, row);
    const next = table.rows[index + 1];
    // A section's heading or a last line is not left alone at the foot of a page.
    const needed = row.role === 'section' || next?.role === 'subtotal' ? height * 2.2 : height;
    if (pen.keep(needed) && row.role !== 'header')
      header.forEach((head) => drawRow(pen, head, place(pen, table, head, widths), total));
    stripe = row.role === 'line' ? stripe + 1 : 0;
    if (pen.style.zebra && stripe % 2 === 0 && row.role === 'line') shade(pen, total, height, '#f3f6f7');
    drawRow(pen, row, placed, total);
  });
  pen.space(6);
}

function place(pen: Pen, table: Table, row: Row, widths: number[]): Placed[] {
  let column = 0;
  let x = pen.left;
  return row.cells.map((cell) => {
    const span = cell.span ?? 1;
    const width = widths.slice(column, column + span).reduce((sum, value) => sum + value, 0);
    const align = cell.align ?? table.columns[column]?.align ?? 'left';
    const room = width - 2 * pen.style.padding - (cell.indent ?? 0);
    const placed = { cell, x, width, lines: pen.wrap(cell.text, room, lookOf(pen, row)), align };
    column += span;
    x += width;
    return placed;
  });
}

function lookOf(pen: Pen, row: Row): TextLook {
  if (row.role === 'header')
    return {
      font: 'bold',
      color: pen.style.header === 'solid' ? '#ffffff' : '#000000',
      size: pen.size - 0.5,
    };
  if (row.role === 'section') return { font: 'bold', color: pen.accent };
  if (row.role === 'subtotal' || row.role === 'total') return { font: 'bold' };
  return row.role === 'note' ? { font: 'italic', size: pen.size - 1 } : {};
}

function rowHeight(pen: Pen, placed: Placed[], row: Row): number {
  const lines = Math.max(1, ...placed.map((one) => one.lines.length));
  const body = row.role === 'blank' ? pen.lineHeight() * 0.5 : lines * pen.lineHeight();
  return body + 2 * verticalPadding(pen, row);
}

const verticalPadding = (pen: Pen, row: Row): number =>
  row.role === 'header' ? pen.style.padding : pen.style.padding * 0.62;

function drawRow(pen: Pen, row: Row, placed: Placed[], total: number): void {
  const height = rowHeight(pen, placed, row);
  background(pen, row, total, height);
  const look = lookOf(pen, row);
  const beside = placed.slice(
    0,
    Math.max(
      0,
      placed.findIndex((one) => one.align === 'right'),
    ),
  );
  const tallest = Math.max(1, ...beside.map((one) => one.lines.length));
  for (const one of placed) {
    const skip =
      pen.style.figures === 'last' && one.align === 'right' ? Math.max(0, tallest - one.lines.length) : 0;
    one.lines.forEach((line, index) => {
      const width = pen.width(line, look);
      const inner = one.width - 2 * pen.style.padding;
      const shift =
        one.align === 'right'
          ? inner - width
          : one.align === 'center'
            ? (inner - width) / 2
            : (one.cell.indent ?? 0);
      const y = pen.y + verticalPadding(pen, row) + pen.size * 0.14 + (index + skip) * pen.lineHeight();
      pen.at(withLeader(pen, one, index, look), one.x + pen.style.padding + shift, y, look);
    });
    if (pen.style.grid === 'all') pen.stroke(one.x, pen.y, one.x, pen.y + height, 0.4, '#9aa5aa');
  }
  if (pen.style.grid === 'all')
    pen.stroke(pen.left + total, pen.y, pen.left + total, pen.y + height, 0.4, '#9aa5aa');
  pen.y += height;
  if (pen.style.grid !== 'none' && row.role !== 'blank')
    pen.stroke(
      pen.left,
      pen.y,
      pen.left + total,
      pen.y,
      0.35,
      pen.style.grid === 'all' ? '#9aa5aa' : '#d4dbde',
    );
}

function background(pen: Pen, row: Row, total: number, height: number): void {
  const { style } = pen;
  if (row.role === 'header' && style.header !== 'rule')
    shade(pen, total, height, style.header === 'solid' ? pen.accent : '#e4eaec');
  if (row.role === 'header' && style.header === 'rule')
    pen.stroke(pen.left, pen.y + height, pen.left + total, pen.y + height, 1, '#000000');
  if (row.role === 'total' && style.header !== 'rule') shade(pen, total, height, '#dfe7ea');
  if (row.role === 'subtotal' || row.role === 'total')
    pen.stroke(pen.left, pen.y, pen.left + total, pen.y, row.role === 'total' ? 1.2 : 0.7, '#000000');
}

function shade(pen: Pen, width: number, height: number, color: string): void {
  pen.document.rect(pen.left, pen.y, width, height).fill(color);
}

/** The last line of a cell with dots up to the cell's end, if it has them. */
function withLeader(pen: Pen, one: Placed, index: number, look: TextLook): string {
  const line = one.lines[index] ?? '';
  if (!one.cell.leader || index !== one.lines.length - 1) return line;
  const room = one.width - 2 * pen.style.padding - (one.cell.indent ?? 0) - pen.width(`${line} `, look);
  return `${line} ${'.'.repeat(Math.max(0, Math.floor(room / pen.width('.', look))))}`;
}
