import { scanPdf, type ScanOptions } from '@hoa/bench-associations/kit';
import type { Block, Line } from '../fourth/parse';
import type { Fourth } from '../fourth/write';
import { FILE_DATE, pdfFile } from '../writers/pdf';
import { composed, directiveOf, isBold, isDirective, shown, unknownDirective, type Sheet } from './compose';

interface Page extends Sheet {
  landscape?: boolean;
  scan?: Partial<Pick<ScanOptions, 'dpi' | 'skew' | 'turned' | 'grade'>>;
}

const faces = {
  sans: ['Helvetica', 'Helvetica-Bold'],
  serif: ['Times-Roman', 'Times-Bold'],
  mono: ['Courier', 'Courier-Bold'],
} as const;
type Face = keyof typeof faces;
const isFace = (word: string): word is Face => word in faces;

const start = {
  x: 54,
  y: 54,
  stops: [] as readonly number[],
  size: 10,
  lead: 1.35,
  width: 500,
  face: 'sans' as Face,
  isCentered: false,
  isRuled: false,
};

class PageWriter {
  private at = { ...start };

  constructor(
    private readonly document: PDFKit.PDFDocument,
    private readonly of: Page,
  ) {
    this.open();
  }

  add(line: Line): void {
    if (line.kind === 'page') this.open();
    else if (isDirective(line)) this.direct(line);
    else if (line.cells.length === 1 && line.kind === 'print') this.text(line);
    else this.row(line);
  }

  private open(): void {
    const layout = this.of.landscape ? 'landscape' : 'portrait';
    this.document.addPage({ size: 'LETTER', layout, margin: 0 });
    this.at.y = start.y;
  }

  /**
   * `>at 300,120 420,500` puts the next line there and ends its cells at these stops; `>set size=9 lead=1.5 width=220 mono
   * center rules`; `>rule 54,300` and `>box 54,100,200,80,EEEEEE` draw; `>down 12` leaves room.
   */
  private direct(line: Line): void {
    const { word, rest } = directiveOf(line);
    const numbers = (rest[0] ?? '').split(',').map(Number);
    const [a = 0, b = 0, c = 0, d = 0] = numbers;
    if (word === 'at') Object.assign(this.at, { x: a, y: b, stops: (rest[1] ?? '').split(',').map(Number) });
    else if (word === 'set') for (const one of rest) this.set(one);
    else if (word === 'stops') this.at.stops = numbers;
    else if (word === 'down') this.at.y += a;
    else if (word === 'rule')
      this.document.lineWidth(0.7).moveTo(a, this.at.y).lineTo(b, this.at.y).stroke('#222222');
    else if (word === 'box') this.document.rect(a, b, c, d).fill(`#${rest[0]!.split(',')[4]}`);
    else throw unknownDirective(word);
  }

  private set(one: string): void {
    const [key = '', value = ''] = one.split('=');
    if (isFace(key)) this.at.face = key;
    else if (key === 'center' || key === 'left') this.at.isCentered = key === 'center';
    else if (key === 'rules' || key === 'bare') this.at.isRuled = key === 'rules';
    else if (key === 'size' || key === 'lead' || key === 'width') this.at[key] = Number(value);
    else throw unknownDirective(one);
  }

  private pen(bold: boolean): void {
    this.document
      .font(faces[this.at.face][bold ? 1 : 0])
      .fontSize(this.at.size)
      .fillColor('#000000');
  }

  private text(line: Line): void {
    const { x, size, lead, width, isCentered } = this.at;
    this.pen(isBold(line));
    const text = shown(line.cells[0]!);
    const own = text.trimStart();
    const left = (text.length - own.length) * 4;
    for (const part of own === '' ? [''] : this.wrap(own, width - left)) {
      const free = width - left - this.document.widthOfString(part);
      this.put(part, x + left + (isCentered ? free / 2 : 0), this.at.y);
      this.at.y += size * lead;
    }
  }

  private wrap(text: string, width: number): string[] {
    const lines = [''];
    for (const word of text.split(' ')) {
      const longer = `${lines.at(-1)} ${word}`.trim();
      if (this.document.widthOfString(longer) > width) lines.push(word);
      else lines[lines.length - 1] = longer;
    }
    return lines;
  }

  /** A label of several lines has its amounts on the last one. */
  private row(line: Line): void {
    const { x, stops, size, lead, isRuled } = this.at;
    const [label = '', ...cells] = line.cells.map(shown);
    const parts = label.split('¶');
    this.pen(isBold(line));
    parts.forEach((part, i) => {
      const own = part.trimStart();
      this.put(own, x + (part.length - own.length) * 4 + (i > 0 ? 8 : 0), this.at.y + i * size * lead);
    });
    this.at.y += (parts.length - 1) * size * lead;
    cells.forEach((cell, i) => {
      const edge = stops[i];
      if (edge === undefined) throw new Error(`${label}: no stop for ${cell}`);
      const width = this.document.widthOfString(cell.replace(/~/g, ''));
      this.put(cell, edge - width, this.at.y);
      if (isRuled && /^(s|p|[tn][a-z]*)$/.test(line.code) && cell !== '')
        this.document
          .lineWidth(0.5)
          .moveTo(edge - Math.max(width, 40), this.at.y - 2)
          .lineTo(edge, this.at.y - 2)
          .stroke('#333333');
    });
    this.at.y += size * lead;
  }

  /** What is between tildes is struck out. */
  private put(text: string, x: number, y: number): void {
    let left = x;
    text.split('~').forEach((part, i) => {
      const width = this.document.widthOfString(part);
      if (part !== '') this.document.text(part, left, y, { lineBreak: false });
      const middle = y + this.at.size * 0.4;
      if (i % 2 === 1)
        this.document
          .lineWidth(0.8)
          .moveTo(left - 1, middle)
          .lineTo(left + width + 1, middle)
          .stroke('#111111');
      left += width;
    });
  }
}

const typed = (blocks: readonly Block[], of: Page): Promise<Buffer> =>
  pdfFile((document) => {
    const writer = new PageWriter(document, of);
    for (const line of blocks.flatMap(({ lines }) => lines)) writer.add(line);
  });

async function write(blocks: readonly Block[], of: Page): Promise<Buffer> {
  const file = await typed(blocks, of);
  const seed = of.name.length * 431 + of.name.charCodeAt(2);
  const usual = { dpi: 200, skew: 0.5, turned: 0, grade: 'fair', seed, date: FILE_DATE } as const;
  return of.scan ? scanPdf(file, { ...usual, ...of.scan }) : file;
}

/** Typed pages on which things may stand anywhere, and scans of them. */
export const page = (sheet: Page, text: string): Fourth =>
  composed({
    format: 'pdf',
    sheet,
    text,
    scanned: sheet.scan !== undefined,
    write: (blocks) => write(blocks, sheet),
  });
