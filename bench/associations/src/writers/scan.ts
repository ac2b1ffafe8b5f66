import { createCanvas, type Canvas } from '@napi-rs/canvas';
import PDFDocument from 'pdfkit';
import { dirname, join, sep } from 'node:path';
import { Random } from '../core/random';
import { type Sheet } from './pdf';

export interface ScanOptions {
  dpi: number;
  /** Degrees, clockwise: how crooked the sheet lay. */
  skew: number;
  /** Quarter turns, clockwise: a sheet fed the wrong way. */
  turned: 0 | 90 | 180 | 270;
  grade: 'clean' | 'fair' | 'poor';
  seed: number;
  date: Date;
}

/** Degrees of wear: blur from copying, specks, uneven light, black and white only. */
const wear = {
  clean: { shrink: 1, specks: 0.00002, noise: 6, bilevel: false, quality: 88 },
  fair: { shrink: 0.8, specks: 0.0001, noise: 18, bilevel: false, quality: 72 },
  poor: { shrink: 0.68, specks: 0.0005, noise: 26, bilevel: true, quality: 80 },
} as const;

/** Prints the pages of a PDF and scans them: images only, no text. */
export async function scanSheets(source: Buffer, options: ScanOptions): Promise<Sheet[]> {
  const random = new Random(options.seed);
  return (await renderPages(source, options.dpi)).map((page) => {
    const image = worn(page, options, random);
    return {
      jpeg: image.toBuffer('image/jpeg', wear[options.grade].quality),
      size: [(image.width / options.dpi) * 72, (image.height / options.dpi) * 72],
    };
  });
}

/** A PDF of scanned sheets. */
export async function scanPdf(source: Buffer, options: ScanOptions): Promise<Buffer> {
  const sheets = await scanSheets(source, options);
  const document = new PDFDocument({
    autoFirstPage: false,
    margin: 0,
    info: { CreationDate: options.date, ModDate: options.date, Producer: 'Scan' },
  });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<void>((resolve, reject) => {
    document.on('end', resolve);
    document.on('error', reject);
  });
  for (const { jpeg, size } of sheets) {
    document.addPage({ size, margin: 0 });
    document.image(jpeg, 0, 0, { width: size[0], height: size[1] });
  }
  document.end();
  await done;
  return Buffer.concat(chunks);
}

async function renderPages(source: Buffer, dpi: number): Promise<Canvas[]> {
  const { getDocument, VerbosityLevel } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const folder = dirname(require.resolve('pdfjs-dist/package.json'));
  const task = getDocument({
    data: new Uint8Array(source),
    standardFontDataUrl: join(folder, 'standard_fonts') + sep,
    verbosity: VerbosityLevel.ERRORS,
  });
  const document = await task.promise;
  const pages: Canvas[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const viewport = page.getViewport({ scale: dpi / 72 });
    const canvas = createCanvas(Math.round(viewport.width), Math.round(viewport.height));
    await page.render({ canvas, viewport, background: '#ffffff' }).promise;
    pages.push(canvas);
  }
  await task.destroy();
  return pages;
}

function worn(page: Canvas, options: ScanOptions, random: Random): Canvas {
  const { shrink, bilevel } = wear[options.grade];
  const laid = turned(skewed(page, options.skew + random.float(-0.15, 0.15)), options.turned);
  const copied = shrink < 1 ? resized(resized(laid, shrink), 1 / shrink, laid) : laid;
  speckle(copied, options, random);
  if (bilevel) threshold(copied, random.int(120, 150));
  return copied;
}

function skewed(page: Canvas, degrees: number): Canvas {
  const canvas = createCanvas(page.width, page.height);
  const context = canvas.getContext('2d');
  context.fillStyle = '#fdfdfb';
  context.fillRect(0, 0, page.width, page.height);
  context.translate(page.width / 2, page.height / 2);
  context.rotate((degrees * Math.PI) / 180);
  context.drawImage(page, -page.width / 2, -page.height / 2);
  return canvas;
}

function turned(page: Canvas, degrees: ScanOptions['turned']): Canvas {
  if (degrees === 0) return page;
  const flat = degrees === 180;
  const canvas = createCanvas(flat ? page.width : page.height, flat ? page.height : page.width);
  const context = canvas.getContext('2d');
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate((degrees * Math.PI) / 180);
  context.drawImage(page, -page.width / 2, -page.height / 2);
  return canvas;
}

function resized(page: Canvas, factor: number, like?: Canvas): Canvas {
  const [width, height] = like
    ? [like.width, like.height]
    : [Math.round(page.width * factor), Math.round(page.height * factor)];
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.imageSmoothingEnabled = true;
  context.drawImage(page, 0, 0, width, height);
  return canvas;
}

/** Grain everywhere, specks here and there, a shadow towards one edge. */
function speckle(page: Canvas, options: ScanOptions, random: Random): void {
  const { noise, specks } = wear[options.grade];
  const context = page.getContext('2d');
  const image = context.getImageData(0, 0, page.width, page.height);
  const { data } = image;
  const shade = options.grade === 'clean' ? 0 : random.int(6, 22);
  for (let at = 0; at < data.length; at += 4) {
    const across = ((at / 4) % page.width) / page.width;
    const shift = (random.next() - 0.5) * noise - shade * across * across;
    for (let channel = 0; channel < 3; channel++) data[at + channel] = (data[at + channel] ?? 255) + shift;
  }
  context.putImageData(image, 0, 0);
  context.fillStyle = '#202020';
  const count = Math.round(page.width * page.height * specks * 0.05);
  for (let speck = 0; speck < count; speck++) {
    const size = random.float(0.6, options.grade === 'poor' ? 2.4 : 1.6);
    context.fillRect(random.float(0, page.width), random.float(0, page.height), size, size);
  }
}

function threshold(page: Canvas, level: number): void {
  const context = page.getContext('2d');
  const image = context.getImageData(0, 0, page.width, page.height);
  const { data } = image;
  for (let at = 0; at < data.length; at += 4) {
    const value =
      ((data[at] ?? 0) * 3 + (data[at + 1] ?? 0) * 6 + (data[at + 2] ?? 0)) / 10 > level ? 255 : 0;
    data[at] = data[at + 1] = data[at + 2] = value;
  }
  context.putImageData(image, 0, 0);
}
