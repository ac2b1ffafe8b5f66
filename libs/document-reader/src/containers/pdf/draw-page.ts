import { createCanvas, loadImage } from '@napi-rs/canvas';
import type { PageDrawing } from '../../isolation/draw-protocol';
import { DEFAULT_LIMITS } from '../../page/options';
import { ReadError } from '../../page/read-error';
import { PdfParser } from './parser';
import { openPdf } from './pdfjs';

/** The most pixels of an image: a page of extreme proportions is drawn smaller than it is asked for. */
const MOST_PIXELS = 7_600_000;

/** A page of a PDF as a PNG, drawn by pdf-parse. Throws ReadError. */
export async function drawPage(bytes: Uint8Array, drawing: PageDrawing): Promise<Uint8Array> {
  const turn = await turnOf(bytes, drawing);
  const parser = await PdfParser.open(bytes);
  try {
    const size = await parser.size(drawing.page);
    if (!size) throw new ReadError('damaged', `no page ${drawing.page}`);
    const across = turn % 180 === 0 ? size.width : size.height;
    const most = Math.sqrt(MOST_PIXELS / (size.width * size.height));
    const scale = Math.max(Math.min(drawing.width / across, most), 1 / Math.min(size.width, size.height));
    return await turned(await parser.picture(drawing.page, Math.round(size.width * scale)), turn);
  } finally {
    await parser.close();
  }
}

/** Clockwise degrees between the page as the file turns it and as it was read; pdf-parse knows neither. */
async function turnOf(bytes: Uint8Array, { page, rotation }: PageDrawing): Promise<number> {
  const pdf = await openPdf(bytes, DEFAULT_LIMITS.imagePixels).catch((error: Error) => {
    throw new ReadError(error.name === 'PasswordException' ? 'encrypted' : 'damaged', error.message);
  });
  try {
    if (page > pdf.numPages) throw new ReadError('damaged', `page ${page} of ${pdf.numPages}`);
    if (rotation === undefined) return 0;
    return (rotation - (await pdf.getPage(page)).rotate + 360) % 360;
  } finally {
    await pdf.loadingTask.destroy();
  }
}

async function turned(png: Uint8Array, turn: number): Promise<Uint8Array> {
  if (turn === 0) return png;
  const image = await loadImage(png);
  const isSideways = turn % 180 !== 0;
  const canvas = createCanvas(
    isSideways ? image.height : image.width,
    isSideways ? image.width : image.height,
  );
  const context = canvas.getContext('2d');
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate((turn * Math.PI) / 180);
  context.drawImage(image, -image.width / 2, -image.height / 2);
  return canvas.encode('png');
}
