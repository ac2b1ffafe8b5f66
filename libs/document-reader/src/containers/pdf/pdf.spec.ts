import { DEFAULT_LIMITS, type ReadOptions } from '../../page/options';
import type { ReadDocument } from '../../page/types';
import { pdfOf } from '../../../fixtures/containers/pdf';
import { readPdf } from './pdf';

jest.setTimeout(60_000);

const read = async (
  draw: (pdf: PDFKit.PDFDocument) => void,
  options: Partial<ReadOptions> = {},
): Promise<ReadDocument> => {
  const limits = { ...DEFAULT_LIMITS, ...options.limits };
  return readPdf(await pdfOf(draw), { name: 'a.pdf', ...options, limits });
};
const cells = (document: ReadDocument): string[][] =>
  document.pages.flatMap((page) => page.lines.map((line) => line.cells.map((cell) => cell.text)));
const at = (pdf: PDFKit.PDFDocument, text: string, [x, y]: [number, number]) =>
  pdf.fontSize(10).text(text, x, y, { lineBreak: false });
const TOO_LONG = 'Landscaping and irrigation repairs';

describe('readPdf: text that is too long for its cell', () => {
  it('ends at the clip of its cell and does not run into the next one', async () => {
    const document = await read((pdf) => {
      pdf.save().rect(72, 95, 100, 16).clip();
      at(pdf, TOO_LONG, [74, 100]).restore();
      pdf.save().rect(172, 95, 80, 16).clip();
      at(pdf, '12,400', [173, 100]).restore();
    });
    expect(cells(document)).toEqual([['Landscaping and irriga', '12,400']]);
    expect(document.warnings).toEqual([]);
  });

  it('ends where the background of the next column covers it', async () => {
    const document = await read((pdf) => {
      at(pdf, TOO_LONG, [74, 100]);
      pdf.rect(172, 95, 80, 16).fill('#eeeeee').fill('#000000');
      at(pdf, '12,400', [173, 100]);
    });
    expect(cells(document)).toEqual([['Landscaping and irrig', '12,400']]);
    expect(document.warnings).toEqual([]);
  });

  it('is cut alike on a page that lies on its side', async () => {
    const document = await read((pdf) => {
      pdf.rotate(90, { origin: [300, 300] });
      pdf.save().rect(100, 95, 100, 16).clip();
      at(pdf, TOO_LONG, [102, 100]).restore();
      pdf.save().rect(200, 95, 80, 16).clip();
      at(pdf, '12,400', [201, 100]).restore();
      at(pdf, 'Turned as the landscape sheets of a printed budget are', [100, 140]);
    });
    expect(cells(document)[0]).toEqual(['Landscaping and irriga', '12,400']);
  });

  it('stays one text where it was painted in tiles, each with a clip of its own', async () => {
    const document = await read((pdf) => {
      for (const left of [72, 122, 172]) {
        pdf.save().rect(left, 95, 50, 16).clip();
        at(pdf, TOO_LONG, [74, 100]).restore();
      }
    });
    expect(cells(document)).toEqual([['Landscaping and irrigation repairs']]);
  });

  it('still says so where an amount was painted over', async () => {
    const document = await read((pdf) => {
      at(pdf, 'Water', [74, 100]);
      at(pdf, '9,999', [200, 100]);
      pdf.rect(190, 95, 80, 16).fill('#ffffff').fill('#000000');
      at(pdf, '1,200', [200, 100]);
    });
    expect(cells(document)).toEqual([['Water', '1,200']]);
    expect(document.warnings.map((warning) => warning.code)).toEqual(['hidden-text']);
  });
});
