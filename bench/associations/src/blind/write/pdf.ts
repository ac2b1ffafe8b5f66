import PDFDocument from 'pdfkit';
import { dirname, join } from 'node:path';
import { type Doc } from './ink';
import { Page } from './page';

/** Writes a document as a PDF with text; the same document gives the same bytes. */
export async function pdfOf(doc: Doc): Promise<Buffer> {
  const first = await draw(doc, 0);
  const counted = [...(doc.head ?? []), doc.foot ?? ''].some((text) => text.includes('%n'));
  return counted ? (await draw(doc, first.pages)).bytes : first.bytes;
}

async function draw(doc: Doc, total: number): Promise<{ bytes: Buffer; pages: number }> {
  const pdf = new PDFDocument({
    margin: 0,
    autoFirstPage: false,
    info: { Title: doc.title, CreationDate: doc.date, ModDate: doc.date },
  });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<void>((resolve, reject) => {
    pdf.on('end', resolve);
    pdf.on('error', reject);
  });
  if (doc.font === 'liberation') {
    const folder = join(dirname(require.resolve('pdfjs-dist/package.json')), 'standard_fonts');
    for (const [name, file] of [
      ['lib', 'Regular'],
      ['lib-bold', 'Bold'],
      ['lib-italic', 'Italic'],
    ] as const)
      pdf.registerFont(name, join(folder, `LiberationSans-${file}.ttf`));
  }
  const page = new Page(pdf, doc, total);
  page.turn();
  doc.blocks.forEach((block) => page.draw(block));
  pdf.end();
  await done;
  return { bytes: Buffer.concat(chunks), pages: page.pages };
}
