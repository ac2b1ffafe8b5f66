import { rawPdf, stream } from '../../../fixtures/containers/pdf';
import { dpiOf, largestImage } from './need';
import type { DrawnImage } from './paint';
import { openPdf } from './pdfjs';
import { readTextPage, type TextPage } from './text-page';

const page = (images: DrawnImage[]): TextPage => ({
  page: { number: 1, width: 612, height: 792, source: 'text', lines: [], rulings: [], rotation: 0 },
  words: [],
  printed: [],
  images,
  hidden: 0,
  unmapped: 0,
  painted: true,
});

describe('largestImage', () => {
  it('counts a letter sheet at 600 dpi from its pixels across and its shape', () => {
    const sheet: DrawnImage = { box: [0, 0, 612, 792], order: 0, pixels: 5_100 };
    const logo: DrawnImage = { box: [0, 0, 72, 36], order: 1, pixels: 400 };
    expect(largestImage(page([logo, sheet]))).toBeCloseTo(5_100 * 6_600, 0);
    expect(largestImage(page([logo]))).toBeCloseTo(80_000, 0);
  });

  it('is 0 without images, or where the file does not say', () => {
    expect(largestImage(page([]))).toBe(0);
    expect(largestImage(page([{ box: [0, 0, 612, 792], order: 0 }]))).toBe(0);
  });
});

describe('dpiOf', () => {
  /** A sheet of 4 by 2 inches as 1000 by 500 grey pixels, on a page that is turned to be read. */
  const scanned = (rotate: number): Buffer =>
    rawPdf([
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 288 144] /Rotate ${rotate} /Contents 4 0 R /Resources << /XObject << /I 5 0 R >> >> >>`,
      stream('', Buffer.from('q 288 0 0 144 0 0 cm /I Do Q')),
      stream(
        '/Type /XObject /Subtype /Image /Width 1000 /Height 500 /ColorSpace /DeviceGray /BitsPerComponent 8',
        Buffer.alloc(500_000, 128),
      ),
    ]);

  it.each([0, 90, 180, 270])('is what the scanner had, on a page turned by %i degrees', async (rotate) => {
    const pdf = await openPdf(scanned(rotate), 10_000_000);
    try {
      expect(dpiOf(await readTextPage(await pdf.getPage(1), () => true))).toBeCloseTo(250, 0);
    } finally {
      await pdf.loadingTask.destroy();
    }
  });
});
