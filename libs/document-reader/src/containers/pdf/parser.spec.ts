import { createCanvas, loadImage } from '@napi-rs/canvas';
import { pdfOf } from '../../../fixtures/containers/pdf';
import { readDocument } from '../../read';
import { drawPage } from './draw-page';

jest.setTimeout(60_000);

const at = (pdf: PDFKit.PDFDocument, text: string, [x, y]: [number, number]) =>
  pdf.fontSize(10).text(text, x, y, { lineBreak: false });

describe('what pdf-parse reads of a PDF', () => {
  it('is its title and the program that wrote it, each on one bounded line', async () => {
    const info = { Title: `Budget\n2027 ${'x'.repeat(400)}`, Producer: 'Office Writer 7' };
    const bytes = await pdfOf((pdf) => void pdf.text('Water 120').addPage().text('Gas 80'), { info });
    const { document } = await readDocument(bytes, { name: 'a.pdf' });
    expect(document.pageCount).toBe(2);
    expect(document.info?.producer).toBe('Office Writer 7');
    expect(document.info?.title).toMatch(/^Budget 2027 x+$/);
    expect(document.info?.title).toHaveLength(300);
  });

  it('confirms the figures that were found by position', async () => {
    const bytes = await pdfOf((pdf) => {
      at(pdf, 'Water', [72, 100]);
      at(pdf, '12,400.00', [300, 100]);
    });
    const { document } = await readDocument(bytes, { name: 'a.pdf' });
    expect(document.warnings).toEqual([]);
    expect(document.pages[0]?.lines[0]?.cells.map(({ confidence }) => confidence)).toEqual([1, 1]);
  });

  it('makes a figure unsure whose first digit its cell cuts off, and asks for a look at it', async () => {
    const bytes = await pdfOf((pdf) => {
      at(pdf, 'Water', [72, 100]);
      pdf.save().rect(306, 95, 80, 16).clip();
      at(pdf, '112,400.00', [300, 100]).restore();
    });
    const { document, facts } = await readDocument(bytes, { name: 'a.pdf' });
    expect(document.pages[0]?.lines[0]?.cells.at(-1)).toMatchObject({ text: '12,400.00', confidence: 0.5 });
    expect(facts.warnings).toEqual([
      expect.objectContaining({
        code: 'figure-unconfirmed',
        message: expect.stringMatching(/^Page 1 has figures .*: 12,400\.00\. Please compare/),
      }),
    ]);
  });

  it('makes a figure unsure that two pieces of the page form side by side', async () => {
    const bytes = await pdfOf((pdf) => {
      at(pdf, '450.00', [300, 100]);
      at(pdf, 'Water', [72, 100]);
      at(pdf, '13', [300 - pdf.widthOfString('13'), 100]);
    });
    const { document } = await readDocument(bytes, { name: 'a.pdf' });
    expect(document.pages[0]?.lines[0]?.cells.at(-1)).toMatchObject({ text: '13450.00', confidence: 0.5 });
  });
});

describe('a picture of a page', () => {
  it('is what is on the page, turned as it was read', async () => {
    const bytes = await pdfOf((pdf) => void pdf.rect(0, 0, 306, 396).fill('#ff0000'));
    const image = await loadImage(await drawPage(bytes, { page: 1, width: 396, rotation: 90 }));
    const canvas = createCanvas(image.width, image.height);
    const context = canvas.getContext('2d');
    context.drawImage(image, 0, 0);
    const color = (x: number, y: number) => [...context.getImageData(x, y, 1, 1).data.slice(0, 3)];
    expect([image.width, image.height]).toEqual([396, 306]);
    expect([color(20, 20), color(376, 20)]).toEqual([
      [255, 255, 255],
      [255, 0, 0],
    ]);
  });

  it('stays within a bound of pixels, however the page is shaped', async () => {
    const bytes = await pdfOf((pdf) => void pdf.text('x'), { size: [14_000, 20], margin: 2 });
    const image = await loadImage(await drawPage(bytes, { page: 1, width: 2_000 }));
    expect(image.width * image.height).toBeLessThan(7_700_000);
    expect(image.height).toBeGreaterThan(0);
  });
});
