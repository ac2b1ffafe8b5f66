import PDFDocument from 'pdfkit';
import { dirname, join } from 'node:path';
import { type Block, type Paper } from '../layout/paper';
import { drawTable } from './pdf-table';
import { Pen } from './pdf-pen';

type BlockOf<K extends Block['kind']> = Extract<Block, { kind: K }>;

/** A page that is an image only. */
export interface Sheet {
  jpeg: Buffer;
  /** In points. */
  size: [number, number];
}

/** Writes a paper as a PDF with a text layer, perhaps with images for further pages. The same paper gives the same bytes. */
export async function writePdf(paper: Paper, images: readonly Sheet[] = []): Promise<Buffer> {
  const first = await draw(paper, 0, images);
  // The number of pages is known only after a first drawing, so 'Page 1 of 2' needs a second one.
  return paper.pageNumbers === 'page-of' ? (await draw(paper, first.pages, images)).bytes : first.bytes;
}

async function draw(
  paper: Paper,
  pages: number,
  images: readonly Sheet[],
): Promise<{ bytes: Buffer; pages: number }> {
  const document = new PDFDocument({
    size: 'LETTER',
    layout: paper.style.orientation,
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    info: { Title: paper.title, Author: paper.author, CreationDate: paper.date, ModDate: paper.date },
  });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<void>((resolve, reject) => {
    document.on('end', resolve);
    document.on('error', reject);
  });
  if (paper.style.font === 'embedded') registerEmbedded(document);
  const pen = new Pen(document, paper, pages);
  pen.newPage();
  for (const block of paper.blocks) drawBlock(pen, block);
  for (const { jpeg, size } of images) {
    document.addPage({ size, margin: 0 });
    document.image(jpeg, 0, 0, { width: size[0], height: size[1] });
  }
  document.end();
  await done;
  return { bytes: Buffer.concat(chunks), pages: pen.pageCount };
}

/** Fonts that come with pdf.js: embedded as a subset, as word processors do. */
function registerEmbedded(document: PDFKit.PDFDocument): void {
  const folder = join(dirname(require.resolve('pdfjs-dist/package.json')), 'standard_fonts');
  document.registerFont('embedded', join(folder, 'LiberationSans-Regular.ttf'));
  document.registerFont('embedded-bold', join(folder, 'LiberationSans-Bold.ttf'));
  document.registerFont('embedded-italic', join(folder, 'LiberationSans-Italic.ttf'));
}

function drawBlock(pen: Pen, block: Block): void {
  switch (block.kind) {
    case 'letterhead':
      return drawLetterhead(pen, block);
    case 'title':
      return drawTitle(pen, block);
    case 'heading':
      pen.space(7);
      pen.keep(pen.size * 4);
      pen.line(block.text, { font: 'bold', size: pen.size + 1.5, color: pen.accent });
      return pen.space(2);
    case 'paragraph':
      return drawParagraph(pen, block);
    case 'fields':
      return drawFields(pen, block);
    case 'table':
      return drawTable(pen, block);
    case 'columns':
      return drawColumns(pen, block);
    case 'signatures':
      return drawSignatures(pen, block);
    case 'space':
      return pen.space(block.points);
    case 'page':
      return pen.newPage();
  }
}

function drawLetterhead(pen: Pen, block: BlockOf<'letterhead'>): void {
  const kind = pen.style.letterhead;
  if (kind === 'bar') {
    const height = 26 + block.lines.length * 10;
    pen.document.rect(0, 0, pen.pageWidth, height + 14).fill(pen.accent);
    pen.y = 14;
    pen.line(block.name, { font: 'bold', size: 16, color: '#ffffff' });
    for (const line of block.lines) pen.line(line, { size: 8, color: '#e8eef0' });
    pen.y = height + 14 + 16;
    return;
  }
  const align = kind === 'centered' ? 'center' : 'left';
  pen.line(block.name, { font: 'bold', size: 15, color: kind === 'plain' ? '#000000' : pen.accent, align });
  for (const line of block.lines) pen.line(line, { size: 8, color: '#555555', align });
  if (kind !== 'plain') {
    pen.space(3);
    pen.rule(1.4, pen.accent);
  }
  pen.space(9);
}

function drawTitle(pen: Pen, block: BlockOf<'title'>): void {
  const align = pen.style.letterhead === 'centered' || pen.style.letterhead === 'plain' ? 'center' : 'left';
  pen.line(block.text, { font: 'bold', size: pen.size + 4.5, align });
  for (const sub of block.sub ?? []) pen.line(sub, { size: pen.size, color: '#444444', align });
  pen.space(8);
}

function drawParagraph(pen: Pen, block: BlockOf<'paragraph'>): void {
  const small = block.style === 'small';
  pen.text(block.text, {
    font: block.style === 'bold' ? 'bold' : block.style === 'italic' ? 'italic' : 'regular',
    size: small ? pen.size - 1.5 : pen.size,
    color: small ? '#444444' : '#000000',
    align: block.align ?? 'left',
  });
  pen.space(small ? 3 : 6);
}

function drawFields(pen: Pen, block: BlockOf<'fields'>): void {
  const label = Math.max(...block.rows.map(([name]) => pen.width(name, { font: 'bold' }))) + 14;
  for (const [name, value] of block.rows) {
    pen.keep(pen.lineHeight());
    const top = pen.y;
    pen.at(name, { x: pen.left, y: top }, { font: 'bold' });
    pen.inset(label, () => pen.text(value));
    pen.y = Math.max(pen.y, top + pen.lineHeight()) + 2;
  }
  pen.space(5);
}

function drawColumns(pen: Pen, block: BlockOf<'columns'>): void {
  const gap = 18;
  const width = (pen.right - pen.left - gap * (block.blocks.length - 1)) / block.blocks.length;
  const [top, page, start] = [pen.y, pen.pageIndex, pen.left];
  let [last, bottom] = [page, top];
  block.blocks.forEach((blocks, index) => {
    pen.goTo(page);
    pen.y = top;
    pen.within(start + index * (width + gap), width, () => blocks.forEach((inner) => drawBlock(pen, inner)));
    bottom = pen.pageIndex > last ? pen.y : pen.pageIndex === last ? Math.max(bottom, pen.y) : bottom;
    last = Math.max(last, pen.pageIndex);
  });
  pen.goTo(last);
  pen.y = bottom;
}

function drawSignatures(pen: Pen, block: BlockOf<'signatures'>): void {
  pen.keep(90);
  pen.space(10);
  const gap = 30;
  const width = (pen.right - pen.left - gap) / 2;
  const top = pen.y;
  block.parties.forEach((signer, index) => {
    pen.y = top;
    pen.within(pen.left + index * (width + gap), width, () => {
      pen.text(signer.party, { font: 'bold' });
      pen.space(22);
      const place = { x: pen.left + 6, y: pen.y - pen.size - 4 };
      pen.at(signer.name, place, { font: 'italic', size: pen.size + 2 });
      pen.rule(0.6, '#000000');
      pen.space(3);
      pen.line(`${signer.name}, ${signer.title}`);
      pen.line(`Date: ${signer.date}`);
    });
  });
}
