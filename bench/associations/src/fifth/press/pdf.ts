import PDFDocument from 'pdfkit';
import { dirname, join } from 'node:path';
import { type Grid } from '../../blind/write/ink';
import { type Ends, type Leaf, type Piece } from './leaf';
import { drawRow, layOut, rowHeight, type Laid } from './table';
import { Typesetter, type Look } from './type';

/** Writes a document as a PDF with text; the same document gives the same bytes. */
export async function printPdf(leaf: Leaf): Promise<Buffer> {
  const first = await draw(leaf, 0);
  const counted = [leaf.top, leaf.bottom].some((ends) =>
    Object.values(ends ?? {}).some((t) => t.includes('%n')),
  );
  return counted ? (await draw(leaf, first.pages)).bytes : first.bytes;
}

async function draw(leaf: Leaf, count: number): Promise<{ bytes: Buffer; pages: number }> {
  const pdf = new PDFDocument({
    margin: 0,
    autoFirstPage: false,
    info: { Title: leaf.title, CreationDate: leaf.date, ModDate: leaf.date },
  });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<void>((resolve, reject) => {
    pdf.on('end', resolve);
    pdf.on('error', reject);
  });
  if (leaf.font === 'liberation') {
    const folder = join(dirname(require.resolve('pdfjs-dist/package.json')), 'standard_fonts');
    for (const [name, file] of [
      ['lib', 'Regular'],
      ['lib-bold', 'Bold'],
      ['lib-italic', 'Italic'],
    ] as const)
      pdf.registerFont(name, join(folder, `LiberationSans-${file}.ttf`));
  }
  const press = new Press(new Typesetter(pdf, leaf.font), leaf, count);
  press.turn();
  leaf.blocks.forEach((piece) => press.put(piece));
  pdf.end();
  await done;
  return { bytes: Buffer.concat(chunks), pages: press.pages };
}

class Press {
  pages = 0;
  private y = 0;
  private x: number;
  private width: number;
  private readonly sheet: { w: number; h: number };
  /** Where the columns of set text begin, while some are being filled. */
  private flow: {
    top: number;
    low: number;
    column: 0 | 1;
    left: number;
    width: number;
    half: number;
  } | null = null;

  constructor(
    private readonly type: Typesetter,
    private readonly leaf: Leaf,
    private readonly count: number,
  ) {
    this.sheet = leaf.landscape ? { w: 792, h: 612 } : { w: 612, h: 792 };
    this.x = leaf.margin;
    this.width = this.sheet.w - 2 * leaf.margin;
  }

  turn(): void {
    const { leaf, sheet, type } = this;
    type.pdf.addPage({ size: [sheet.w, sheet.h], margin: 0 });
    this.pages++;
    if (leaf.watermark) this.watermark(leaf.watermark);
    this.ends(leaf.top, leaf.margin * 0.5);
    this.ends(leaf.bottom, sheet.h - leaf.margin * 0.62);
    this.y = leaf.margin * (leaf.top ? 1 : 0.85);
    if (this.pages > 1) return;
    if (leaf.letterhead) this.letterhead(leaf.letterhead);
    if (leaf.stamp) this.stamp(leaf.stamp);
  }

  put(piece: Piece): void {
    switch (piece.k) {
      case 'p':
        return this.paragraph(piece);
      case 'item': {
        const look: Look = { size: this.leaf.size, face: piece.bold ? 'bold' : 'regular' };
        const hang = Math.max(22, this.type.measure(`${piece.mark}  `, look));
        return this.paragraph({ ...piece, indent: (piece.indent ?? 0) + hang }, { mark: piece.mark, hang });
      }
      case 'grid':
        return this.grid(piece);
      case 'side':
        return this.side(piece);
      case 'columns':
        return this.columns(piece.blocks);
      case 'rule':
        this.type.pdf
          .lineWidth(1.1)
          .moveTo(this.x, this.y + 3)
          .lineTo(this.x + this.width, this.y + 3)
          .stroke('#333333');
        this.y += 9;
        return;
      case 'gap':
        this.y += piece.points;
        return;
      case 'page':
        return this.turn();
    }
  }

  private columns(pieces: readonly Piece[]): void {
    const { x, width } = this;
    this.flow = { top: this.y, low: this.y, column: 0, left: x, width: (width - 20) / 2, half: 0 };
    this.width = this.flow.width;
    this.flow.half = pieces.reduce((sum, one) => sum + this.heightOf(one), 0) / 2;
    pieces.forEach((one) => this.put(one));
    this.y = Math.max(this.flow.low, this.y) + this.leaf.size * 0.8;
    this.flow = null;
    Object.assign(this, { x, width });
  }

  /** Of words only, which is what columns are filled with. */
  private heightOf(piece: Piece): number {
    if (piece.k !== 'p' && piece.k !== 'item') return 0;
    const look: Look = { size: this.leaf.size };
    const lines = this.type.wrap(piece.t, this.width - (piece.k === 'item' ? 22 : 0), look).length;
    return lines * look.size * (this.leaf.leading ?? 1.24) + look.size * 0.6;
  }

  private room(points: number): boolean {
    const filled = this.flow?.column === 0 && this.y - this.flow.top > this.flow.half;
    if (!filled && this.y + points <= this.sheet.h - this.leaf.margin) return false;
    if (this.flow && this.flow.column === 0) {
      this.flow = { ...this.flow, column: 1, low: this.y };
      this.x = this.flow.left + this.flow.width + 20;
      this.y = this.flow.top;
      return true;
    }
    this.turn();
    if (this.flow) {
      this.flow = { ...this.flow, column: 0, top: this.y, low: this.y };
      this.x = this.flow.left;
    }
    return true;
  }

  private paragraph(
    block: Omit<Extract<Piece, { k: 'p' }>, 'k'>,
    hanging?: { mark: string; hang: number },
  ): void {
    const look: Look = {
      size: block.size ?? this.leaf.size,
      face: block.bold ? 'bold' : block.italic ? 'italic' : 'regular',
    };
    const step = look.size * (this.leaf.leading ?? 1.24);
    const indent = block.indent ?? 0;
    const width = this.width - indent;
    this.type.wrap(block.t, width, look).forEach((line, at) => {
      this.room(step);
      const [x, y] = [this.x + indent, this.y];
      if (hanging && at === 0) this.type.set(hanging.mark, { x: x - hanging.hang, y }, look);
      const free = width - this.type.measure(line.text, look);
      if (this.leaf.justify && !line.last && !block.al && !block.bold)
        this.type.spread(line.text, { x, y, width }, look);
      else
        this.type.set(
          line.text,
          { x: x + (block.al === 'r' ? free : block.al === 'c' ? free / 2 : 0), y },
          look,
        );
      this.y += step;
    });
    this.y += block.after ?? look.size * 0.6;
  }

  private side(block: Extract<Piece, { k: 'side' }>): void {
    const { x, width, y } = this;
    const left = (width - 24) * (block.ratio ?? 0.5);
    this.width = left;
    block.left.forEach((one) => this.put(one));
    const low = this.y;
    Object.assign(this, { y, x: x + left + 24, width: width - left - 24 });
    block.right.forEach((one) => this.put(one));
    Object.assign(this, { x, width, y: Math.max(low, this.y) });
  }

  private grid(grid: Grid): void {
    const { leaf, type } = this;
    const place = { size: leaf.size, accounting: Boolean(leaf.accounting) };
    const [from, first] = [this.x, layOut(grid, type, { ...place, x: this.x, width: this.width })];
    const laid = (): Laid => ({ ...first, x: first.x + this.x - from });
    const heads = grid.rows.slice(
      0,
      Math.max(
        0,
        grid.rows.findIndex((row) => !row.head),
      ),
    );
    for (const row of grid.rows) {
      const height = rowHeight(row, laid(), type);
      if (this.room(height) && grid.repeat !== false && !row.head)
        for (const head of heads) {
          drawRow(head, laid(), { type, y: this.y });
          this.y += rowHeight(head, laid(), type);
        }
      drawRow(row, laid(), { type, y: this.y });
      this.y += height;
    }
    this.y += leaf.size * 0.9;
  }

  private ends(ends: Ends | undefined, y: number): void {
    const look: Look = { size: this.leaf.size * 0.82, color: '#333333' };
    const say = (text: string | undefined, part: number): void => {
      if (!text) return;
      const shown = text.replace('%p', String(this.pages)).replace('%n', String(this.count || this.pages));
      const free = this.sheet.w - 2 * this.leaf.margin - this.type.measure(shown, look);
      this.type.set(shown, { x: this.leaf.margin + free * part, y }, look);
    };
    say(ends?.left, 0);
    say(ends?.middle, 0.5);
    say(ends?.right, 1);
  }

  private letterhead({ name, lines, look }: NonNullable<Leaf['letterhead']>): void {
    const { pdf } = this.type;
    const right = look === 'right';
    if (look === 'bar') pdf.rect(0, 0, this.sheet.w, 12).fill('#27496d');
    for (const [text, size] of [[name, 15] as const, ...lines.map((line) => [line, 8.5] as const)]) {
      const type: Look = { size, face: size > 10 ? 'bold' : 'regular', color: '#27496d' };
      const free = this.width - this.type.measure(text, type);
      this.type.set(text, { x: this.x + (right ? free : 0), y: this.y }, type);
      this.y += size * 1.25;
    }
    if (look === 'rule') pdf.rect(this.x, this.y + 3, this.width, 1.6).fill('#27496d');
    this.y += 16;
  }

  private stamp(lines: readonly string[]): void {
    const { pdf } = this.type;
    const look: Look = { size: 8.5, face: 'bold', color: '#8c2f39' };
    const width = Math.max(...lines.map((line) => this.type.measure(line, look))) + 16;
    const [x, y] = [this.sheet.w - this.leaf.margin - width, this.leaf.margin * 0.72];
    pdf
      .lineWidth(1.2)
      .rect(x, y, width, lines.length * 11 + 8)
      .stroke('#8c2f39');
    lines.forEach((line, at) => this.type.set(line, { x: x + 8, y: y + 5 + at * 11 }, look));
    this.y = Math.max(this.y, y + lines.length * 11 + 20);
  }

  private watermark(text: string): void {
    const { pdf } = this.type;
    pdf.save();
    pdf.rotate(-45, { origin: [this.sheet.w / 2, this.sheet.h / 2] });
    const look: Look = { size: 110, face: 'bold', color: '#eeeeee' };
    const wide = this.type.measure(text, look);
    this.type.set(text, { x: (this.sheet.w - wide) / 2, y: this.sheet.h / 2 - 60 }, look);
    pdf.restore();
  }
}
