import { createCanvas } from '@napi-rs/canvas';
import type { PdfPage } from '../pdf/pdfjs';
import { grayOf, type Gray } from './bitmap';

/** The most pixels that a page is drawn with: 11 x 17 inches at 200 dpi, letter at 260. */
const MOST_PIXELS = 7_600_000;

/** Draws a page as it is read on paper. Returns the dots per inch that were possible for its size. */
export async function renderPage(page: PdfPage, wantedDpi: number): Promise<{ image: Gray; dpi: number }> {
  const size = page.getViewport({ scale: 1 });
  const most = Math.sqrt(MOST_PIXELS / (size.width * size.height)) * 72;
  const dpi = Math.min(wantedDpi, most);
  const viewport = page.getViewport({ scale: dpi / 72 });
  const canvas = createCanvas(
    Math.max(1, Math.round(viewport.width)),
    Math.max(1, Math.round(viewport.height)),
  );
  const context = canvas.getContext('2d');
  // pdfjs asks for the browser's canvas, of which this one implements all that it uses.
  await page.render({ canvas: canvas as never, canvasContext: context as never, viewport }).promise;
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  const image = grayOf(data, canvas.width, canvas.height);
  // The picture is held outside of the heap, where the collector does not see how large it is.
  canvas.width = canvas.height = 1;
  return { image, dpi };
}
