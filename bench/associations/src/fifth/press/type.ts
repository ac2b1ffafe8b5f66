import { type Doc } from '../../blind/write/ink';

export type Face = 'regular' | 'bold' | 'italic';

const faces: Record<Doc['font'], Record<Face, string>> = {
  helvetica: { regular: 'Helvetica', bold: 'Helvetica-Bold', italic: 'Helvetica-Oblique' },
  times: { regular: 'Times-Roman', bold: 'Times-Bold', italic: 'Times-Italic' },
  courier: { regular: 'Courier', bold: 'Courier-Bold', italic: 'Courier-Oblique' },
  liberation: { regular: 'lib', bold: 'lib-bold', italic: 'lib-italic' },
};

export interface Look {
  size: number;
  face?: Face;
  color?: string;
}

/** Measures, breaks and sets lines in one family of type. */
export class Typesetter {
  constructor(
    readonly pdf: PDFKit.PDFDocument,
    private readonly font: Doc['font'],
  ) {}

  measure(text: string, look: Look): number {
    return this.pdf
      .font(faces[this.font][look.face ?? 'regular'])
      .fontSize(look.size)
      .widthOfString(text);
  }

  set(text: string, at: { x: number; y: number }, look: Look): void {
    if (text.trim() === '') return;
    this.measure('', look);
    this.pdf.fillColor(look.color ?? '#111111').text(text, at.x, at.y, { lineBreak: false });
  }

  /** Word by word to both edges, as word processors justify. */
  spread(text: string, at: { x: number; y: number; width: number }, look: Look): void {
    const words = text.split(' ');
    const inked = words.reduce((sum, word) => sum + this.measure(word, look), 0);
    const step = (at.width - inked) / Math.max(1, words.length - 1);
    let { x } = at;
    for (const word of words) {
      this.set(word, { x, y: at.y }, look);
      x += this.measure(word, look) + step;
    }
  }

  /** Lines that fit, each with whether it ends its paragraph. */
  wrap(text: string, width: number, look: Look): { text: string; last: boolean }[] {
    return text.split('\n').flatMap((part) => {
      const lines: { text: string; last: boolean }[] = [];
      let current = '';
      for (const word of part.split(' ')) {
        const next = current === '' ? word : `${current} ${word}`;
        if (current !== '' && this.measure(next, look) > width) {
          lines.push({ text: current, last: false });
          current = word;
        } else current = next;
      }
      return [...lines, { text: current, last: true }];
    });
  }
}
