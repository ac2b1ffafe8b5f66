import { createCanvas } from '@napi-rs/canvas';
import { Document, ImageRun, Packer, Paragraph } from 'docx';
import { Workbook } from 'exceljs';
import path from 'node:path';
import PDFDocument from 'pdfkit';

const DPI = 200;

/** Words as a picture: nothing in it is text but to a reader of pictures. */
export async function pictureOf(words: string, { width, height }: Size): Promise<Buffer> {
  return drawn(
    await pdf([width, height], (page) => page.fontSize(11).text(words, 8, 8, { width: width - 16 })),
  );
}

export interface Size {
  /** In points. */
  width: number;
  height: number;
}

/** The upper part of a document's first page, where all of it stands, put through a scanner. */
export async function scanOf(source: Buffer): Promise<Buffer> {
  const height = 300;
  const picture = await drawn(source, height);
  return pdf([612, height], (page) => page.image(picture, 0, 0, { width: 612, height }));
}

/** Lines of text with a picture below them. */
export const pdfWith = (lines: readonly string[], picture: Buffer, size: Size): Promise<Buffer> =>
  pdf([612, 792], (page) => {
    lines.forEach((line, at) => page.fontSize(9).text(line, 60, 60 + 16 * at, { lineBreak: false }));
    page.image(picture, 60, 90 + 16 * lines.length, size);
  });

export function docxWith(lines: readonly string[], picture: Buffer, size: Size): Promise<Buffer> {
  const image = new ImageRun({ type: 'png', data: picture, transformation: size });
  const children = [...lines.map((line) => new Paragraph(line)), new Paragraph({ children: [image] })];
  return Packer.toBuffer(new Document({ sections: [{ children }] }));
}

export async function xlsxWith(lines: readonly string[], picture: Buffer, size: Size): Promise<Buffer> {
  const book = new Workbook();
  const sheet = book.addWorksheet('Paper');
  for (const line of lines) sheet.addRow([line]);
  // The library's own type of a buffer is an older one.
  const buffer = picture as unknown as ArrayBuffer;
  const id = book.addImage({ buffer: buffer as never, extension: 'png' });
  sheet.addImage(id, { tl: { col: 0, row: lines.length + 1 }, ext: size });
  return Buffer.from(await book.xlsx.writeBuffer());
}

function pdf(size: [number, number], draw: (page: PDFKit.PDFDocument) => unknown): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const document = new PDFDocument({ size, margin: 0 });
    const chunks: Buffer[] = [];
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
    draw(document);
    document.end();
  });
}

/** The first page as a PNG, down to a height in points. */
async function drawn(source: Buffer, height = Infinity): Promise<Buffer> {
  const { getDocument, VerbosityLevel } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const folder = path.dirname(require.resolve('pdfjs-dist/package.json'));
  const task = getDocument({
    data: new Uint8Array(source),
    standardFontDataUrl: path.join(folder, 'standard_fonts') + path.sep,
    verbosity: VerbosityLevel.ERRORS,
  });
  const page = await (await task.promise).getPage(1);
  const viewport = page.getViewport({ scale: DPI / 72 });
  const most = Math.min(viewport.height, (height * DPI) / 72);
  const canvas = createCanvas(Math.round(viewport.width), Math.round(most));
  // pdfjs asks for the browser's canvas, of which this one implements all that it uses.
  await page.render({ canvas: canvas as never, viewport, background: '#ffffff' }).promise;
  await task.destroy();
  return canvas.toBuffer('image/png');
}
