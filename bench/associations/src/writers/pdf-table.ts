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
  const size = pen.size;
  new TableDrawing(pen, table).draw();
  pen.size = size;
  pen.space(6);
}

class TableDrawing {
  private readonly total: number;
  private readonly widths: number[];

  constructor(
    private readonly pen: Pen,
    private readonly table: Table,
  ) {
    this.total = (pen.right - pen.left) * (table.width ?? 1);
    this.widths = this.fit();
  }

  draw(): void {
    const { pen, table } = this;
    const firstLine = table.rows.findIndex((row) => row.role !== 'header');
    const header = table.repeatHeader === false ? [] : table.rows.slice(0, Math.max(firstLine, 0));
    let stripe = 0;
    table.rows.forEach((row, index) => {
      const height = this.height(row, this.place(row));
      const next = table.rows[index + 1];
      // A section's heading or a last line is not left alone at the foot of a page.
      const needed = row.role === 'section' || next?.role === 'subtotal' ? height * 2.2 : height;
      if (pen.keep(needed) && row.role !== 'header') header.forEach((head) => this.row(head));
      stripe = row.role === 'line' ? stripe + 1 : 0;
      if (pen.style.zebra && stripe % 2 === 0 && row.role === 'line') this.shade(height, '#f3f6f7');
      this.row(row);
    });
  }

  /** Widths by weight, but no figure runs into its neighbour: text columns give way, and at last the type gets smaller. */
  private fit(): number[] {
    const { columns } = this.table;
    const weights = columns.reduce((sum, column) => sum + column.weight, 0);
    const wished = columns.map((column) => (column.weight / weights) * this.total);
    for (;;) {
      const least = columns.map((column, at) => this.leastWidth(column, at));
      const widths = wished.map((width, at) => Math.max(width, least[at] ?? 0));
      const over = Math.max(0, widths.reduce((sum, width) => sum + width, 0) - this.total);
      const slack = widths.map((width, at) => width - (least[at] ?? 0));
      const free = slack.reduce((sum, one) => sum + one, 0);
      if (over <= free || this.pen.size < 4.5)
        return widths.map((width, at) => width - (free > 0 ? (over * (slack[at] ?? 0)) / free : 0));
      this.pen.size *= 0.95;
    }
  }

  private leastWidth(column: Column, at: number): number {
    const { pen } = this;
    if (column.align === 'left') return pen.size * (column.weight > 2 ? 12 : 4.5);
    const texts = this.table.rows.flatMap((row) => {
      let place = 0;
      return row.cells.flatMap((cell) => {
        const here = place === at && (cell.span ?? 1) === 1 && row.role !== 'header';
        place += cell.span ?? 1;
        return here ? [cell.text] : [];
      });
    });
    const widest = Math.max(0, ...texts.map((one) => pen.width(one, { font: 'bold' })));
    return widest + 2 * pen.style.padding + 3;
  }

  private place(row: Row): Placed[] {
    let column = 0;
    let x = this.pen.left;
    return row.cells.map((cell) => {
      const span = cell.span ?? 1;
      const width = this.widths.slice(column, column + span).reduce((sum, value) => sum + value, 0);
      const align = cell.align ?? this.table.columns[column]?.align ?? 'left';
      const room = width - 2 * this.pen.style.padding - (cell.indent ?? 0);
      const placed = { cell, x, width, lines: this.pen.wrap(cell.text, room, this.look(row)), align };
      column += span;
      x += width;
      return placed;
    });
  }

  private look(row: Row): TextLook {
    const { style, size, accent } = this.pen;
    if (row.role === 'header')
      return { font: 'bold', color: style.header === 'solid' ? '#ffffff' : '#000000', size: size - 0.5 };
    if (row.role === 'section') return { font: 'bold', color: accent };
    if (row.role === 'subtotal' || row.role === 'total') return { font: 'bold' };
    return row.role === 'note' ? { font: 'italic', size: size - 1 } : {};
  }

  private height(row: Row, placed: Placed[]): number {
    const lines = Math.max(1, ...placed.map((one) => one.lines.length));
    const body = row.role === 'blank' ? this.pen.lineHeight() * 0.5 : lines * this.pen.lineHeight();
    return body + 2 * this.padding(row);
  }

  private padding(row: Row): number {
    return row.role === 'header' ? this.pen.style.padding : this.pen.style.padding * 0.62;
  }

  private row(row: Row): void {
    const { pen } = this;
    const placed = this.place(row);
    const height = this.height(row, placed);
    this.background(row, height);
    const firstFigure = placed.findIndex((one) => one.align === 'right');
    const tallest = Math.max(1, ...placed.slice(0, Math.max(0, firstFigure)).map((one) => one.lines.length));
    for (const one of placed) {
      const last = pen.style.figures === 'last' && one.align === 'right';
      this.text(row, one, last ? Math.max(0, tallest - one.lines.length) : 0);
      if (pen.style.grid === 'all') this.rule({ x: one.x, height });
    }
    if (pen.style.grid === 'all') this.rule({ x: pen.left + this.total, height });
    pen.y += height;
    if (pen.style.grid !== 'none' && row.role !== 'blank')
      this.line(0.35, pen.style.grid === 'all' ? '#9aa5aa' : '#d4dbde');
  }

  /** A cell's lines, begun `skip` lines below the row's first. */
  private text(row: Row, one: Placed, skip: number): void {
    const { pen } = this;
    const look = this.look(row);
    const inner = one.width - 2 * pen.style.padding;
    one.lines.forEach((line, index) => {
      const free = inner - pen.width(line, look);
      const indent = one.cell.indent ?? 0;
      const shift = one.align === 'right' ? free : one.align === 'center' ? free / 2 : indent;
      const y = pen.y + this.padding(row) + pen.size * 0.14 + (index + skip) * pen.lineHeight();
      const lastLine = index === one.lines.length - 1;
      const dots = one.cell.leader && lastLine ? this.dots(inner - indent, line) : '';
      pen.at(`${line}${dots}`, { x: one.x + pen.style.padding + shift, y }, look);
    });
  }

  private dots(room: number, line: string): string {
    const count = Math.floor((room - this.pen.width(`${line} `)) / this.pen.width('.'));
    return count > 0 ? ` ${'.'.repeat(count)}` : '';
  }

  private background(row: Row, height: number): void {
    const { style, accent } = this.pen;
    if (row.role === 'header' && style.header !== 'rule')
      this.shade(height, style.header === 'solid' ? accent : '#e4eaec');
    if (row.role === 'header' && style.header === 'rule') this.line(1, '#000000', height);
    if (row.role === 'total' && style.header !== 'rule') this.shade(height, '#dfe7ea');
    if (row.role === 'subtotal' || row.role === 'total')
      this.line(row.role === 'total' ? 1.2 : 0.7, '#000000');
  }

  private shade(height: number, color: string): void {
    this.pen.document.rect(this.pen.left, this.pen.y, this.total, height).fill(color);
  }

  private line(thickness: number, color: string, below = 0): void {
    const { left, y } = this.pen;
    const at = y + below;
    this.pen.stroke({ x: left, y: at }, { x: left + this.total, y: at }, { thickness, color });
  }

  private rule(at: { x: number; height: number }): void {
    const { y } = this.pen;
    const look = { thickness: 0.4, color: '#9aa5aa' };
    this.pen.stroke({ x: at.x, y }, { x: at.x, y: y + at.height }, look);
  }
}
