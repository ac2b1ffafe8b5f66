import { createCanvas } from '@napi-rs/canvas';
import type { PageDrawing } from '../../isolation/draw-protocol';
import { DEFAULT_LIMITS } from '../../page/options';
import { ReadError } from '../../page/read-error';
import { openPdf, type PdfDocument } from './pdfjs';

/** The most pixels of an image: a page of extreme proportions is drawn smaller than it is asked for. */
const MOST_PIXELS = 7_600_000;

/** A page of a PDF as a PNG. Throws ReadError. */
export async function drawPage(bytes: Uint8Array, drawing: PageDrawing): Promise<Uint8Array> {
  const pdf = await openPdf(bytes, DEFAULT_LIMITS.imagePixels).catch((error: Error) => {
    throw new ReadError(error.name === 'PasswordException' ? 'encrypted' : 'damaged', error.message);
  });
  try {
    return await drawOpened(pdf, drawing);
  } finally {
    await pdf.loadingTask.destroy();
  }
}

async function drawOpened(pdf: PdfDocument, { page, width, rotation }: PageDrawing): Promise<Uint8Array> {
  if (page > pdf.numPages) throw new ReadError('damaged', `page ${page} of ${pdf.numPages}`);
  const pdfPage = await pdf.getPage(page);
  const turned = rotation === undefined ? {} : { rotation };
  const size = pdfPage.getViewport({ scale: 1, ...turned });
  const scale = Math.min(width / size.width, Math.sqrt(MOST_PIXELS / (size.width * size.height)));
  const viewport = pdfPage.getViewport({ scale, ...turned });
  const canvas = createCanvas(
    Math.max(1, Math.round(viewport.width)),
    Math.max(1, Math.round(viewport.height)),
  );
  const context = canvas.getContext('2d');
  // pdfjs expects the browser's canvas, of which this one implements all that it uses.
  await pdfPage.render({ canvas: canvas as never, canvasContext: context as never, viewport }).promise;
  return canvas.encode('png');
}
