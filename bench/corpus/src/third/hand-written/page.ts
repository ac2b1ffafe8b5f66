import PDFDocument from 'pdfkit';
import type { Meaning, RowSketch } from '../../blind/hand-written/kit';
import { FILE_DATE } from '../../writers/pdf';

/** A row of a page: what stands at the left, what it means if it has amounts, and its figures in print order. */
export type Row = [label: string, meaning: Meaning | null, ...cells: (number | null)[]];

const bare = (label: string): string => label.replace(/^\*/, '').replace(/~/g, '').trim();

/** The truth of rows whose labels are printed as they are. */
export const sketches = (rows: readonly Row[]): RowSketch[] =>
  rows.flatMap(([label, meaning, ...cells]): RowSketch[] =>
    meaning ? [[bare(label), meaning, ...cells]] : [],
  );

/** '12,345', '12,345.60', '(1,200)'; nothing for an empty cell. */
export function typed(value: number | null, decimals: 0 | 2 = 0): string {
  if (value === null) return '';
  const size = Math.abs(value).toLocaleString('en-US', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: 2,
  });
  return value < 0 ? `(${size})` : size;
}

export const typedRows = (rows: readonly Row[], decimals: 0 | 2 = 0): string[][] =>
  rows.map(([label, , ...cells]) => [label, ...cells.map((value) => typed(value, decimals))]);

export interface Sheet {
  /** Right edges of the columns in points. */
  stops: readonly number[];
  /** A bold line begins with an asterisk; what is between tildes is struck out. */
  lines: readonly (string | readonly string[])[];
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

/** Pages typed line by line. */
export async function pages(sheets: readonly Sheet[]): Promise<Buffer> {
  const document = new PDFDocument({
    autoFirstPage: false,
    margin: 0,
    info: { CreationDate: FILE_DATE, ModDate: FILE_DATE },
  });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<void>((resolve, reject) => {
    document.on('end', resolve);
    document.on('error', reject);
  });
  for (const sheet of sheets) typeSheet(document, sheet);
  document.end();
  await done;
  return Buffer.concat(chunks);
}

function typeSheet(document: PDFKit.PDFDocument, sheet: Sheet): void {
  const { stops, lines, size = 10, font = 'Helvetica', landscape = false, rotate } = sheet;
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
