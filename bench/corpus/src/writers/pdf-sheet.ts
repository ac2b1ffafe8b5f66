import type { Grid, GridCell, GridColumn, GridLine } from '../statements/grid';
import type { Look } from '../statements/look';

const faces: Record<Look['font'], [string, string]> = {
  sans: ['Helvetica', 'Helvetica-Bold'],
  serif: ['Times-Roman', 'Times-Bold'],
  mono: ['Courier', 'Courier-Bold'],
  embedded: ['embedded', 'embedded-bold'],
};

interface Placed extends GridColumn {
  x: number;
  width: number;
}

interface Box {
  x: number;
  width: number;
}

const GAP = 9;

/** A page that is written from top to bottom, with columns as wide as what they hold. */
export class Sheet {
  readonly look: Look;
  columns: Placed[] = [];
  size: number;
  y = 0;
  isFirstTitle = true;
  private landscape: boolean;

  constructor(
    private readonly document: PDFKit.PDFDocument,
    private readonly grid: Grid,
    public page: number,
  ) {
    this.look = grid.look;
    this.size = grid.look.size;
    this.landscape = grid.look.landscape;
    this.fit();
  }

  get left(): number {
    return this.look.margin;
  }

  get width(): number {
    return (this.landscape ? 792 : 612) - 2 * this.look.margin;
  }

  get rowHeight(): number {
    return this.size * this.look.rowSpace;
  }

  private get bottom(): number {
    return (this.landscape ? 612 : 792) - this.look.margin;
  }

  turn(): void {
    this.document.addPage({ size: 'LETTER', layout: this.landscape ? 'landscape' : 'portrait', margin: 0 });
    this.page++;
    this.y = this.look.margin;
  }

  keep(points: number): boolean {
    if (this.y + points <= this.bottom) return false;
    this.turn();
    return true;
  }

  private use(bold = false, size = this.size): PDFKit.PDFDocument {
    return this.document.font(faces[this.look.font][bold ? 1 : 0]).fontSize(size);
  }

  measure(text: string, bold = false): number {
    return this.use(bold).widthOfString(text);
  }

  private at(text: string, place: { x: number; y: number }): void {
    this.document.fillColor('#000000').text(text, place.x, place.y, { lineBreak: false });
  }

  text(
    text: string,
    look: Box & { align: 'left' | 'right' | 'center'; bold?: boolean; size?: number },
  ): void {
    if (text === '') return;
    const free = look.width - this.use(look.bold, look.size).widthOfString(text);
    const shift = look.align === 'right' ? free : look.align === 'center' ? free / 2 : 0;
    this.at(text, { x: look.x + shift, y: this.y });
  }

  wrap(text: string, width: number, bold = false): string[] {
    const lines: string[] = [];
    let current = '';
    for (const word of text.split(' ')) {
      const next = current === '' ? word : `${current} ${word}`;
      if (current !== '' && this.measure(next, bold) > width) {
        lines.push(current);
        current = word;
      } else current = next;
    }
    return [...lines, current];
  }

  /** The lines of text of one cell. Amounts and codes never wrap. */
  linesOf(cell: GridCell, at: number, line: GridLine): string[] {
    const column = this.columns[at]!;
    if ((column.kind === 'amount' || column.kind === 'code') && line.kind !== 'header') return [cell.text];
    const isAlone =
      column.kind === 'label' && line.cells.every((other) => other === cell || other.text === '');
    if (isAlone) return [cell.text];
    const width = this.spanWidth(at, cell.span ?? 1) - (cell.indent ?? 0) * this.look.indent;
    return this.wrap(cell.text, width + 0.5, cell.bold);
  }

  heightOf(line: GridLine): number {
    let at = 0;
    let most = 1;
    for (const cell of line.cells) {
      most = Math.max(most, this.linesOf(cell, at, line).length);
      at += cell.span ?? 1;
    }
    return most * this.rowHeight;
  }

  spanWidth(at: number, span: number): number {
    const last = this.columns[at + span - 1] ?? this.columns[this.columns.length - 1]!;
    return last.x + last.width - this.columns[at]!.x;
  }

  rule(y: number, thickness: number, box: Box = { x: this.left, width: this.width }): void {
    if (thickness === 0) return;
    this.document
      .lineWidth(thickness)
      .moveTo(box.x, y - 0.8)
      .lineTo(box.x + box.width, y - 0.8)
      .stroke('#555555');
  }

  verticals(top: number, bottom: number): void {
    for (const { x } of this.columns)
      this.document
        .lineWidth(0.4)
        .moveTo(x - 4, top - 1)
        .lineTo(x - 4, bottom - 1)
        .stroke('#777777');
  }

  fill(y: number, height: number): void {
    this.document.rect(this.left, y - 1.5, this.width, height).fill('#e6e9ec');
  }

  leader(text: string, box: Box & { y: number }): void {
    const dot = this.measure('.');
    const start = box.x + this.measure(text) + dot * 2;
    const count = Math.floor((box.x + box.width - start) / dot);
    if (count > 2) this.at('.'.repeat(count), { x: start, y: box.y });
  }

  /** Smaller type, then a wider page, until the columns fit; labels get what amounts leave. */
  private fit(): void {
    for (;;) {
      const widths = this.grid.columns.map((column, at) => this.columnWidth(column, at));
      const labels = this.grid.columns.flatMap(({ kind }, i) => (kind === 'label' ? [i] : []));
      const fixed = widths.reduce((sum, width, i) => sum + (labels.includes(i) ? 0 : width + GAP), 0);
      const free = (this.width - fixed) / labels.length - GAP;
      const wanted = Math.max(...labels.map((i) => widths[i]!));
      const least = this.look.labelOverflow.startsWith('wrap') ? Math.min(wanted, 90) : wanted;
      if (free >= least || this.size <= 5) return this.place(widths, { labels, free: Math.max(free, 60) });
      if (!this.landscape && this.size <= 7) this.landscape = true;
      else this.size -= 0.5;
    }
  }

  private place(widths: number[], { labels, free }: { labels: number[]; free: number }): void {
    let x = this.left;
    const most = this.look.labelOverflow.startsWith('wrap') ? Math.min(free, 130) : free;
    this.columns = this.grid.columns.map((column, i) => {
      const width = labels.includes(i) ? most : widths[i]!;
      const placed = { ...column, x, width };
      x += width + GAP;
      return placed;
    });
  }

  /** As wide as the widest figure or the longest word of a header. */
  private columnWidth(column: GridColumn, at: number): number {
    const cells = this.grid.lines.flatMap((line) => {
      if (line.kind !== 'row' && line.kind !== 'header') return [];
      let index = 0;
      const cell = line.cells.find((one) => {
        const found = index === at && (one.span ?? 1) === 1;
        index += one.span ?? 1;
        return found;
      });
      return cell
        ? [
            {
              cell,
              isHeader: line.kind === 'header',
              isAlone: line.cells.every((one) => one === cell || one.text === ''),
            },
          ]
        : [];
    });
    const widths = cells.map(({ cell, isHeader, isAlone }) => {
      if (isHeader || column.kind === 'words')
        return Math.max(...cell.text.split(' ').map((word) => this.measure(word, true)));
      if (column.kind === 'label' && isAlone) return 0;
      return this.measure(cell.text, cell.bold) + (cell.indent ?? 0) * this.look.indent;
    });
    return Math.max(column.kind === 'words' ? 70 : 24, ...widths) + 2;
  }
}
