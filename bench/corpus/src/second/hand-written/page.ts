import PDFDocument from 'pdfkit';
import { FILE_DATE } from '../../writers/pdf';

/** A line: what stands at the left, then what ends at each stop; a bold line begins with an asterisk. */
export type TypedLine = string | readonly string[];

export interface TypedPage {
  /** Right edges of the columns in points. */
  stops: readonly number[];
  lines: readonly TypedLine[];
  landscape?: boolean;
  size?: number;
}

const MARGIN = 54;

/** A letter-size document typed line by line; two spaces in front of a line indent it. */
export async function typedPdf(pages: readonly TypedPage[]): Promise<Buffer> {
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
  for (const page of pages) typePage(document, page);
  document.end();
  await done;
  return Buffer.concat(chunks);
}

function typePage(document: PDFKit.PDFDocument, page: TypedPage): void {
  const { stops, lines, landscape = false, size = 10 } = page;
  document.addPage({ size: 'LETTER', layout: landscape ? 'landscape' : 'portrait', margin: 0 });
  lines.forEach((line, i) => {
    const y = MARGIN + i * size * 1.4;
    const cells = typeof line === 'string' ? [line] : line;
    const bold = cells[0]?.startsWith('*') ?? false;
    document.font(bold ? 'Helvetica-Bold' : 'Helvetica').fontSize(size);
    cells.forEach((cell, at) => {
      const text = at === 0 ? cell.replace(/^\*/, '') : cell;
      const inset = (text.length - text.trimStart().length) * 5;
      const left = MARGIN + inset;
      const x = at === 0 ? left : (stops[at - 1] ?? 0) - document.widthOfString(text);
      document.text(text.trimStart(), x, y, { lineBreak: false });
    });
  });
}
