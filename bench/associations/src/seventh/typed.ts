import PDFDocument from 'pdfkit';
import { type Paper } from '../layout/paper';

/** How typed lines lie on the document. `size` is the type's; Courier is 0.6 of it wide. */
export interface Typing {
  size?: number;
  left?: number;
  top?: number;
  landscape?: boolean;
  /** Lines a page; a form feed in a line begins a page, too. */
  perPage?: number;
}

/** Prints lines as they stand, spaces and all: a typewriter, a line printer, a mail as printed. */
export async function printTyped(
  paper: Pick<Paper, 'title' | 'author' | 'date'>,
  lines: readonly string[],
  how: Typing = {},
): Promise<Buffer> {
  const { size = 10, left = 54, top = 54, landscape = false } = how;
  const leading = size * 1.2;
  const perPage = how.perPage ?? Math.floor(((landscape ? 612 : 792) - 2 * top) / leading);
  const document = new PDFDocument({
    size: 'LETTER',
    layout: landscape ? 'landscape' : 'portrait',
    margin: 0,
    autoFirstPage: false,
    info: { Title: paper.title, Author: paper.author, CreationDate: paper.date, ModDate: paper.date },
  });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<void>((resolve, reject) => {
    document.on('end', resolve);
    document.on('error', reject);
  });
  let at = perPage;
  for (const line of lines) {
    if (at >= perPage || line === '\f') {
      document.addPage().font('Courier').fontSize(size);
      at = 0;
    }
    if (line === '\f') continue;
    const indent = line.length - line.trimStart().length;
    if (line.trim() !== '')
      document.text(line.trimStart(), left + indent * size * 0.6, top + at * leading, { lineBreak: false });
    at++;
  }
  document.end();
  await done;
  return Buffer.concat(chunks);
}

/** Breaks a text into lines of at most `width` letters, each begun with `indent` spaces. */
export function typeset(text: string, width: number, indent = 0): string[] {
  const lines: string[] = [];
  let current = '';
  for (const word of text.split(/\s+/)) {
    if (current !== '' && current.length + 1 + word.length > width - indent) {
      lines.push(' '.repeat(indent) + current);
      current = word;
    } else current = current === '' ? word : `${current} ${word}`;
  }
  return [...lines, ' '.repeat(indent) + current];
}
