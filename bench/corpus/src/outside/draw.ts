import { dirname, join } from 'node:path';
import { pdfFile } from '../writers/pdf';
import { drawTable } from './draw-table';
import { type Block, parse, type Side, type TextKind } from './markup';
import type { Look } from './model';

const faces = {
  serif: ['Times-Roman', 'Times-Bold'],
  sans: ['Helvetica', 'Helvetica-Bold'],
  mono: ['Courier', 'Courier-Bold'],
  embedded: ['embedded', 'embedded-bold'],
} as const;

export const usualLook: Look = { font: 'serif', size: 11, margin: 66 };

export interface Ink {
  bold?: boolean;
  size?: number;
  color?: string;
  align?: Side;
  x?: number;
  width?: number;
}

/** Letter-size pages, written from top to bottom. */
export class Sheets {
  y = 0;
  page = 0;
  readonly width: number;
  private readonly height: number;

  constructor(
    readonly document: PDFKit.PDFDocument,
    readonly look: Look,
  ) {
    const [w, h] = look.landscape ? [792, 612] : [612, 792];
    this.width = w - 2 * look.margin;
    this.height = h;
    this.turn();
  }

  get left(): number {
    return this.look.margin;
  }

  turn(): void {
    const { landscape, margin, header, footer, rotate, size } = this.look;
    this.document.addPage({ size: 'LETTER', layout: landscape ? 'landscape' : 'portrait', margin: 0 });
    if (rotate) Object.assign(this.document.page.dictionary.data, { Rotate: rotate });
    this.page++;
    this.y = margin * 0.5;
    const small = { size: Math.min(8.5, size), color: '#333333' };
    if (header) this.write(header.replace('{p}', String(this.page)), { ...small, align: 'right' });
    this.y = this.height - margin * 0.6;
    if (footer) this.write(footer.replace('{p}', String(this.page)), { ...small, align: 'center' });
    this.y = margin;
  }

  keep(points: number): boolean {
    if (this.y + points <= this.height - this.look.margin) return false;
    this.turn();
    return true;
  }

  measure(text: string, { bold = false, size = this.look.size }: Ink = {}): number {
    return this.document
      .font(faces[this.look.font][bold ? 1 : 0])
      .fontSize(size)
      .widthOfString(text);
  }

  wrap(text: string, width: number, ink: Ink = {}): string[] {
    const lines: string[] = [];
    let current = '';
    for (const word of text.split(' ')) {
      const next = current === '' ? word : `${current} ${word}`;
      if (current !== '' && this.measure(next, ink) > width) {
        lines.push(current);
        current = word;
      } else current = next;
    }
    return [...lines, current];
  }

  /** One line at the current height; the height does not change. */
  write(text: string, ink: Ink = {}): void {
    const free = (ink.width ?? this.width) - this.measure(text, ink);
    const shift = ink.align === 'right' ? free : ink.align === 'center' ? free / 2 : 0;
    this.document
      .fillColor(ink.color ?? '#000000')
      .text(text, (ink.x ?? this.left) + shift, this.y, { lineBreak: false });
  }

  lines(text: string, ink: Ink = {}): void {
    const size = ink.size ?? this.look.size;
    for (const line of this.wrap(text, ink.width ?? this.width, ink)) {
      this.keep(size * 1.25);
      this.write(line, ink);
      this.y += size * 1.25;
    }
  }

  rule(x: number, width: number, thickness = 0.6): void {
    this.document
      .lineWidth(thickness)
      .moveTo(x, this.y)
      .lineTo(x + width, this.y)
      .stroke('#222222');
  }
}

function inkOf(kind: TextKind, { left, width, look }: Sheets): Ink {
  const color = look.color ?? '#000000';
  switch (kind) {
    case 'title':
      return { bold: true, size: look.size + 4, align: 'center' };
    case 'subtitle':
      return { bold: true, size: look.size + 1, align: 'center' };
    case 'centered':
      return { align: 'center' };
    case 'heading':
      return { bold: true, color };
    case 'right':
      return { align: 'right' };
    case 'indent':
      return { x: left + 26, width: width - 26 };
    case 'indent2':
      return { x: left + 52, width: width - 52 };
    case 'small':
      return { size: Math.max(7, look.size - 2.5) };
    case 'letterhead':
      return { bold: true, size: look.size + 7, color };
    case 'line':
    case 'text':
      return {};
  }
}

function drawBlock(sheets: Sheets, block: Block): void {
  const { look } = sheets;
  switch (block.kind) {
    case 'table':
      return drawTable(sheets, block);
    case 'fields':
      return drawFields(sheets, block.rows);
    case 'stamp':
      return drawStamp(sheets, block.parts);
    case 'sign':
      return drawSignatures(sheets, block.parts);
    case 'page':
      return sheets.turn();
    case 'gap':
      sheets.y += look.size * 0.6;
      return;
    case 'rule':
      sheets.y += 3;
      sheets.rule(sheets.left, sheets.width, 1);
      sheets.y += 5;
      return;
    default: {
      if (block.kind === 'heading') sheets.keep(look.size * 4);
      sheets.lines(block.text, inkOf(block.kind, sheets));
      if (block.kind === 'letterhead') sheets.y += 1;
    }
  }
}

function drawFields(sheets: Sheets, rows: readonly [string, string][]): void {
  const label = Math.max(...rows.map(([name]) => sheets.measure(name, { bold: true }))) + 14;
  for (const [name, value] of rows) {
    sheets.keep(sheets.look.size * 1.4);
    sheets.write(name, { bold: true });
    sheets.lines(value, { x: sheets.left + label, width: sheets.width - label });
    sheets.y += 1.5;
  }
}

/** The recorder's box in the right upper corner. */
function drawStamp(sheets: Sheets, parts: readonly string[]): void {
  const width = Math.max(...parts.map((part) => sheets.measure(part, { size: 8 }))) + 20;
  const x = sheets.left + sheets.width - width;
  const top = sheets.y;
  for (const part of parts) {
    sheets.y += 3;
    sheets.write(part, { x: x + 10, width: width - 20, size: 8, align: 'center', color: '#22305a' });
    sheets.y += 9;
  }
  sheets.document
    .lineWidth(1.1)
    .rect(x, top - 3, width, sheets.y - top + 8)
    .stroke('#22305a');
  sheets.y += 18;
}

function drawSignatures(sheets: Sheets, parts: readonly string[]): void {
  sheets.keep(70);
  const width = (sheets.width - 30) / 2;
  sheets.y += 30;
  parts.forEach((_, at) => sheets.rule(sheets.left + at * (width + 30), width));
  sheets.y += 4;
  const top = sheets.y;
  let bottom = top;
  parts.forEach((part, at) => {
    sheets.y = top;
    sheets.lines(part, { x: sheets.left + at * (width + 30), width, size: sheets.look.size - 1 });
    bottom = Math.max(bottom, sheets.y);
  });
  sheets.y = bottom + 6;
}

/** The document as a PDF with a text layer. */
export const drawPdf = (text: string, look: Look): Promise<Buffer> =>
  pdfFile((document) => {
    const folder = join(dirname(require.resolve('pdfjs-dist/package.json')), 'standard_fonts');
    document.registerFont('embedded', join(folder, 'LiberationSans-Regular.ttf'));
    document.registerFont('embedded-bold', join(folder, 'LiberationSans-Bold.ttf'));
    const sheets = new Sheets(document, look);
    for (const block of parse(text)) drawBlock(sheets, block);
  });
