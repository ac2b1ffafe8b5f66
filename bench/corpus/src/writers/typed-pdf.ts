import { pdfFile } from './pdf';

/** A line: the words at the left, then what ends at each stop. */
export type TypedLine = string | readonly string[];

export interface TypedPage {
  /** Right edges of the columns in points. */
  stops: readonly number[];
  /** A bold line begins with an asterisk; what is between tildes is struck out. */
  lines: readonly TypedLine[];
  size?: number;
  font?: 'Helvetica' | 'Times' | 'Courier';
  landscape?: boolean;
  /** Shown sideways until the reader turns the page. */
  rotate?: 90 | 180 | 270;
}

const MARGIN = 54;
const faces = {
  Helvetica: ['Helvetica', 'Helvetica-Bold'],
  Times: ['Times-Roman', 'Times-Bold'],
  Courier: ['Courier', 'Courier-Bold'],
} as const;

/** Letter-size pages typed line by line; two spaces in front of a line indent it. */
export const typedPdf = (pages: readonly TypedPage[]): Promise<Buffer> =>
  pdfFile((document) => {
    for (const page of pages) typePage(document, page);
  });

function typePage(document: PDFKit.PDFDocument, page: TypedPage): void {
  const { stops, lines, size = 10, font = 'Helvetica', landscape = false, rotate } = page;
  document.addPage({ size: 'LETTER', layout: landscape ? 'landscape' : 'portrait', margin: 0 });
  if (rotate) Object.assign(document.page.dictionary.data, { Rotate: rotate });
  lines.forEach((line, i) => {
    const cells = typeof line === 'string' ? [line] : line;
    const isBold = cells[0]?.startsWith('*') ?? false;
    document.font(faces[font][isBold ? 1 : 0]).fontSize(size);
    const y = MARGIN + i * size * 1.4;
    cells.forEach((cell, at) => {
      const text = at === 0 ? cell.replace(/^\*/, '') : cell;
      const shown = text.trimStart();
      const width = document.widthOfString(shown.replace(/~/g, ''));
      const left = MARGIN + (text.length - shown.length) * 5;
      typeCell(document, shown, { x: at === 0 ? left : (stops[at - 1] ?? 0) - width, y, size });
    });
  });
}

/** Every second part between tildes has a line through it. */
function typeCell(
  document: PDFKit.PDFDocument,
  text: string,
  { x, y, size }: { x: number; y: number; size: number },
): void {
  let at = x;
  text.split('~').forEach((part, i) => {
    const width = document.widthOfString(part);
    document.fillColor('#000000').text(part, at, y, { lineBreak: false });
    if (i % 2 === 1)
      document
        .lineWidth(0.8)
        .moveTo(at - 1, y + size * 0.4)
        .lineTo(at + width + 1, y + size * 0.36)
        .stroke('#111111');
    at += width;
  });
}
