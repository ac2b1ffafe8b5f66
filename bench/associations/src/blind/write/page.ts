import { type Block, type Cell, type Doc, type Grid, type Row } from './ink';
import { type Align } from './ink';

type Face = 'regular' | 'bold' | 'italic';
export const faces: Record<Doc['font'], Record<Face, string>> = {
  helvetica: { regular: 'Helvetica', bold: 'Helvetica-Bold', italic: 'Helvetica-Oblique' },
  times: { regular: 'Times-Roman', bold: 'Times-Bold', italic: 'Times-Italic' },
  courier: { regular: 'Courier', bold: 'Courier-Bold', italic: 'Courier-Oblique' },
  liberation: { regular: 'lib', bold: 'lib-bold', italic: 'lib-italic' },
};

interface Look {
  face?: Face;
  size: number;
  color?: string;
}

/** Draws blocks on pages of a PDF, from the top down. */
export class Page {
  y = 0;
  pages = 0;
  private x: number;
  private w: number;
  private readonly width: number;
  private readonly height: number;

  constructor(
    private readonly pdf: PDFKit.PDFDocument,
    private readonly doc: Doc,
    private readonly total: number,
  ) {
    const long = doc.legal ? 1008 : 792;
    [this.width, this.height] = doc.landscape ? [long, 612] : [612, long];
    this.x = doc.margin;
    this.w = this.width - 2 * doc.margin;
  }

  turn(): void {
    const { doc, pdf } = this;
    if (doc.turned) {
      pdf.addPage({ size: [this.height, this.width], margin: 0 });
      Object.assign(pdf.page.dictionary.data, { Rotate: 90 });
      pdf.transform(0, -1, 1, 0, 0, this.width);
    } else pdf.addPage({ size: [this.width, this.height], margin: 0 });
    this.pages++;
    this.y = doc.margin * 0.75;
    const number = (text: string): string =>
      text.replace('%p', String(this.pages)).replace('%n', String(this.total || this.pages));
    for (const line of doc.head ?? []) {
      this.say(number(line), { x: doc.margin, y: this.y }, { size: doc.size });
      this.y += doc.size * 1.2;
    }
    if (doc.head) this.y += doc.size * 0.8;
    if (doc.foot) {
      const look = { size: doc.size * 0.85 };
      const text = number(doc.foot);
      this.say(
        text,
        { x: (this.width - this.measure(text, look)) / 2, y: this.height - doc.margin * 0.6 },
        look,
      );
    }
  }

  draw(block: Block): void {
    switch (block.k) {
      case 'p':
        return this.paragraph(block);
      case 'grid':
        return this.grid(block);
      case 'side':
        return this.side(block);
      case 'rule':
        this.line({ x: this.x, y: this.y + 2 }, { x: this.x + this.w, y: this.y + 2 }, 0.8);
        this.y += 7;
        return;
      case 'gap':
        this.y += block.points;
        return;
      case 'page':
        return this.turn();
    }
  }

  private room(points: number): boolean {
    if (this.y + points <= this.height - this.doc.margin) return false;
    this.turn();
    return true;
  }

  private paragraph(block: Extract<Block, { k: 'p' }>): void {
    const look: Look = {
      size: block.size ?? this.doc.size,
      face: block.bold ? 'bold' : block.italic ? 'italic' : 'regular',
    };
    const step = look.size * (this.doc.leading ?? 1.22);
    const indent = block.indent ?? 0;
    for (const line of this.wrap(block.t, this.w - indent, look)) {
      this.room(step);
      const free = this.w - indent - this.measure(line, look);
      this.say(line, { x: this.x + indent + share(block.al, free), y: this.y }, look);
      this.y += step;
    }
    this.y += block.after ?? look.size * 0.55;
  }

  private side(block: Extract<Block, { k: 'side' }>): void {
    const { x, w, y } = this;
    const left = (w - 16) * (block.ratio ?? 0.5);
    let low = y;
    for (const [blocks, place] of [
      [block.left, { x, w: left }],
      [block.right, { x: x + left + 16, w: w - left - 16 }],
    ] as const) {
      this.y = y;
      Object.assign(this, place);
      blocks.forEach((one) => this.draw(one));
      low = Math.max(low, this.y);
    }
    Object.assign(this, { x, w });
    this.y = low;
  }

  private grid(grid: Grid): void {
    const place = grid.at ? { x: this.x + grid.at.x, w: grid.at.w } : { x: this.x, w: this.w };
    const size = this.fit(grid, place.w);
    const all = grid.cols.reduce((sum, col) => sum + col.w, 0);
    const widths = grid.cols.map((col) => (col.w / all) * place.w);
    const heads = grid.rows.findIndex((row) => !row.head);
    grid.rows.forEach((row) => {
      const table = { grid, widths, size, x: place.x, w: place.w };
      const height = this.rowHeight(row, table);
      if (this.room(height) && grid.repeat !== false && !row.head)
        grid.rows.slice(0, Math.max(0, heads)).forEach((head) => this.row(head, table));
      this.row(row, table);
    });
    this.y += size * 0.6;
  }

  /** The type's size at which no figure runs into its neighbour. */
  private fit(grid: Grid, width: number): number {
    const all = grid.cols.reduce((sum, col) => sum + col.w, 0);
    let size = grid.size ?? this.doc.size;
    const over = (): boolean =>
      grid.rows.some((row) => {
        let at = 0;
        return row.cells.some((cell) => {
          const col = grid.cols[at];
          const span = cell.span ?? 1;
          const wide = grid.cols.slice(at, at + span).reduce((sum, one) => sum + one.w, 0);
          at += span;
          const look: Look = { size, face: 'bold' };
          const need = Math.max(
            ...cell.t
              .split('\n')
              .map((text) => this.measure((cell.al ?? col?.al) === 'r' ? text : longest(text), look)),
          );
          return need + size * 0.7 + (cell.indent ?? 0) > (wide / all) * width;
        });
      });
    while (size > 5 && over()) size -= 0.25;
    return size;
  }

  private rowHeight(row: Row, table: Table): number {
    const lines = this.places(row, table).map((one) => one.lines.length);
    return Math.max(1, ...lines) * table.size * 1.2 + spare(table.grid) + (row.gap ?? 0);
  }

  private places(row: Row, table: Table): Placed[] {
    let at = 0;
    let x = table.x;
    return row.cells.map((cell) => {
      const span = cell.span ?? 1;
      const w = table.widths.slice(at, at + span).reduce((sum, one) => sum + one, 0);
      const al = cell.al ?? table.grid.cols[at]?.al ?? 'l';
      const face: Face = row.bold || cell.bold || row.head ? 'bold' : row.italic ? 'italic' : 'regular';
      const look: Look = { size: table.size, face, ...(row.ink ? { color: row.ink } : {}) };
      const room = w - table.size * 0.6 - (cell.indent ?? 0);
      const placed = {
        cell,
        x,
        w,
        al,
        look,
        lines: al === 'r' && !row.head ? cell.t.split('\n') : this.wrap(cell.t, room, look),
      };
      at += span;
      x += w;
      return placed;
    });
  }

  private row(row: Row, table: Table): void {
    const height = this.rowHeight(row, table);
    const top = this.y + (row.gap ?? 0);
    if (row.fill) this.pdf.rect(table.x, top, table.w, height - (row.gap ?? 0)).fill(row.fill);
    for (const one of this.places(row, table))
      this.cell(one, { row, top, table, height: height - (row.gap ?? 0) });
    this.y += height;
    const { lines } = table.grid;
    if (lines === 'rows' || lines === 'all')
      this.line({ x: table.x, y: this.y }, { x: table.x + table.w, y: this.y }, 0.35);
  }

  private cell(one: Placed, where: { row: Row; top: number; table: Table; height: number }): void {
    const { row, top, table } = where;
    const pad = table.size * 0.3;
    const inner = one.w - 2 * pad - (one.cell.indent ?? 0);
    const y = top + spare(table.grid) / 2;
    one.lines.forEach((line, at) => {
      const free = inner - this.measure(line, one.look);
      const last = at === one.lines.length - 1;
      const dots =
        one.cell.dots && last
          ? ` ${'.'.repeat(Math.max(0, Math.floor(free / this.measure('.', one.look)) - 2))}`
          : '';
      const x = one.x + pad + (one.cell.indent ?? 0) + share(one.al, free);
      this.say(line + dots, { x, y: y + at * table.size * 1.2 }, one.look);
    });
    const ruled = one.al === 'r' && (one.cell.t !== '' || row.head);
    const [from, to] = [one.x + pad, one.x + one.w - pad / 2];
    const low = top + where.height - 0.8;
    const rules = [
      ...(row.over ? [top - 0.6] : []),
      ...(row.over === 'two' ? [top - 2.2] : []),
      ...(row.under ? [low] : []),
      ...(row.under === 'two' ? [low + 1.6] : []),
    ];
    if (ruled) rules.forEach((at) => this.line({ x: from, y: at }, { x: to, y: at }, 0.6));
    if (table.grid.lines === 'all')
      this.pdf.lineWidth(0.4).rect(one.x, top, one.w, where.height).stroke('#777777');
  }

  private wrap(text: string, width: number, look: Look): string[] {
    return text.split('\n').flatMap((part) => {
      const lines: string[] = [];
      let current = '';
      for (const word of part.split(' ')) {
        const next = current === '' ? word : `${current} ${word}`;
        if (current !== '' && this.measure(next, look) > width) {
          lines.push(current);
          current = word;
        } else current = next;
      }
      return [...lines, current];
    });
  }

  private measure(text: string, look: Look): number {
    return this.pdf
      .font(faces[this.doc.font][look.face ?? 'regular'])
      .fontSize(look.size)
      .widthOfString(text);
  }

  private say(text: string, at: { x: number; y: number }, look: Look): void {
    if (text.trim() === '') return;
    this.measure('', look);
    this.pdf.fillColor(look.color ?? '#000000').text(text, at.x, at.y, { lineBreak: false });
  }

  private line(from: { x: number; y: number }, to: { x: number; y: number }, thickness: number): void {
    this.pdf.lineWidth(thickness).moveTo(from.x, from.y).lineTo(to.x, to.y).stroke('#222222');
  }
}

/** Points above and below a row's text together: ruled rows are set wider. */
const spare = (grid: Grid): number => (grid.lines === 'all' || grid.lines === 'rows' ? 4.4 : 1.6);

interface Table {
  grid: Grid;
  widths: number[];
  size: number;
  x: number;
  w: number;
}

interface Placed {
  cell: Cell;
  x: number;
  w: number;
  al: Align;
  look: Look;
  lines: string[];
}

const share = (al: Align | undefined, free: number): number =>
  al === 'r' ? free : al === 'c' ? free / 2 : 0;
const longest = (text: string): string =>
  text.split(/[\s]/).reduce((best, word) => (word.length > best.length ? word : best), '');
