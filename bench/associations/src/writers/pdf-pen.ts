import { type Align, type Paper, type Style } from '../layout/paper';

export type Face = 'regular' | 'bold' | 'italic';

export interface TextLook {
  font?: Face;
  size?: number;
  color?: string;
  align?: Align;
}

export interface Point {
  x: number;
  y: number;
}

const faces: Record<Style['font'], Record<Face, string>> = {
  sans: { regular: 'Helvetica', bold: 'Helvetica-Bold', italic: 'Helvetica-Oblique' },
  serif: { regular: 'Times-Roman', bold: 'Times-Bold', italic: 'Times-Italic' },
  mono: { regular: 'Courier', bold: 'Courier-Bold', italic: 'Courier-Oblique' },
  embedded: { regular: 'embedded', bold: 'embedded-bold', italic: 'embedded-italic' },
};

/** A position on a page that moves down as it writes and turns the page at its end. */
export class Pen {
  readonly style: Style;
  /** Of plain text; a crowded table lowers it while it is drawn. */
  size: number;
  readonly accent: string;
  pageCount = 0;
  pageIndex = -1;
  readonly pageWidth: number;
  readonly pageHeight: number;
  y = 0;
  left: number;
  right = 0;

  constructor(
    readonly document: PDFKit.PDFDocument,
    private readonly paper: Paper,
    private readonly pages: number,
  ) {
    this.style = paper.style;
    this.size = paper.style.size;
    this.accent = paper.style.accent;
    this.left = paper.style.margin;
    const wide = paper.style.orientation === 'landscape';
    [this.pageWidth, this.pageHeight] = wide ? [792, 612] : [612, 792];
  }

  /** The next page: a new one, or one that a column beside this has already begun. */
  newPage(): void {
    this.y = this.style.margin * 0.8;
    if (this.pageIndex + 1 < this.pageCount) return this.goTo(this.pageIndex + 1);
    if (this.style.rotated) this.addRotated();
    else this.document.addPage();
    this.pageCount++;
    this.pageIndex = this.pageCount - 1;
    if (this.pageCount === 1) this.right = this.pageWidth - this.style.margin;
    this.footer();
  }

  /** Back to a page that is already there; what follows is drawn on it. */
  goTo(index: number): void {
    this.pageIndex = index;
    this.document.switchToPage(index);
  }

  /** A page that lies on its side in the file and is turned by its viewer: the text runs along the long edge. */
  private addRotated(): void {
    this.document.addPage({ size: [this.pageHeight, this.pageWidth], margin: 0 });
    Object.assign(this.document.page.dictionary.data, { Rotate: 90 });
    this.document.transform(0, -1, 1, 0, 0, this.pageWidth);
  }

  get bottom(): number {
    return this.pageHeight - this.style.margin;
  }

  /** Turns the page when fewer than `points` are left on it. */
  keep(points: number): boolean {
    if (this.y + points <= this.bottom) return false;
    this.newPage();
    return true;
  }

  space(points: number): void {
    this.y += points;
  }

  lineHeight(size = this.size): number {
    return size * 1.22;
  }

  width(text: string, look: TextLook = {}): number {
    return this.use(look).widthOfString(text);
  }

  /** Text at a place; the pen does not move. */
  at(text: string, place: Point, look: TextLook = {}): void {
    if (text === '') return;
    this.use(look)
      .fillColor(look.color ?? '#000000')
      .text(text, place.x, place.y, { lineBreak: false });
  }

  line(text: string, look: TextLook = {}): void {
    const width = this.width(text, look);
    const free = this.right - this.left - width;
    const x = this.left + (look.align === 'center' ? free / 2 : look.align === 'right' ? free : 0);
    this.at(text, { x, y: this.y }, look);
    this.y += this.lineHeight(look.size ?? this.size);
  }

  text(text: string, look: TextLook = {}): void {
    for (const line of this.wrap(text, this.right - this.left, look)) {
      this.keep(this.lineHeight(look.size));
      this.line(line, look);
    }
  }

  wrap(text: string, width: number, look: TextLook = {}): string[] {
    const lines: string[] = [];
    for (const part of text.split('\n')) {
      let current = '';
      for (const word of part.split(' ')) {
        const next = current === '' ? word : `${current} ${word}`;
        if (current !== '' && this.width(next, look) > width) {
          lines.push(current);
          current = word;
        } else current = next;
      }
      lines.push(current);
    }
    return lines;
  }

  rule(thickness: number, color: string): void {
    this.stroke({ x: this.left, y: this.y }, { x: this.right, y: this.y }, { thickness, color });
    this.y += thickness;
  }

  stroke(from: Point, to: Point, look: { thickness: number; color: string }): void {
    this.document.lineWidth(look.thickness).moveTo(from.x, from.y).lineTo(to.x, to.y).stroke(look.color);
  }

  inset(points: number, draw: () => void): void {
    this.within(this.left + points, this.right - this.left - points, draw);
  }

  within(x: number, width: number, draw: () => void): void {
    const { left, right } = this;
    this.left = x;
    this.right = x + width;
    draw();
    this.left = left;
    this.right = right;
  }

  private use(look: TextLook): PDFKit.PDFDocument {
    return this.document
      .font(faces[this.style.font][look.font ?? 'regular'])
      .fontSize(look.size ?? this.size);
  }

  private footer(): void {
    const y = this.pageHeight - this.style.margin * 0.62;
    const look: TextLook = { size: 7.5, color: '#666666' };
    const numbers = this.paper.pageNumbers ?? 'none';
    if (this.paper.footer) this.at(this.paper.footer, { x: this.style.margin, y }, look);
    if (numbers === 'none') return;
    const label = numbers === 'dash' ? `- ${this.pageCount} -` : `Page ${this.pageCount} of ${this.pages}`;
    const x = this.pageWidth - this.style.margin - this.width(label, look);
    this.at(label, { x, y }, look);
  }
}
