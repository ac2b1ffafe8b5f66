import { scanOf, scanRows } from '../../../fixtures/containers/scan';
import { pdfOf } from '../../../fixtures/containers/pdf';
import { DEFAULT_LIMITS } from '../../page/options';
import type { Page } from '../../page/types';
import { readPdf } from './pdf';

// Recognition takes seconds a page where other tests want the processor too.
jest.setTimeout(120_000);

const ROWS: [string, string][] = [
  ['Landscape maintenance', '48,200'],
  ['Water and sewer', '31,750'],
  ['Management fee', '22,860'],
  ['Insurance premium', '64,195'],
  ['Elevator service', '12,400'],
  ['Reserve contribution', '90,000'],
];
/** Half a sheet: recognition takes its time by the pixel. */
const SIZE: [number, number] = [612, 396];
const sheet = (): Buffer => scanOf((_pen, write) => scanRows(write, ROWS, 130), { size: SIZE });
const readOne = async (bytes: Buffer): Promise<Page> => {
  const document = await readPdf(bytes, { name: 'a.pdf', limits: DEFAULT_LIMITS });
  const [page] = document.pages;
  if (!page) throw new Error('no page');
  return page;
};
const shown = (page: Page): string[] =>
  page.lines.map((line) => line.cells.map((cell) => cell.text).join('|'));
const rowsRead = ROWS.map((row) => row.join('|'));
const overScan = (draw: (pdf: PDFKit.PDFDocument) => void, image = sheet()): Promise<Buffer> =>
  pdfOf(
    (pdf) => {
      pdf.image(image, 0, 0, { width: 612, height: 396 }).fontSize(8);
      draw(pdf);
    },
    { margin: 0, size: SIZE },
  );

describe('stamps printed over a scanned page', () => {
  it('do not make it a page of text: a recording stamp beside the rows stays apart from them', async () => {
    const stamp = [
      'RECORDED AT THE REQUEST OF FIRST COUNTY',
      'Instrument No. 2019-0048213  Book 4417',
      '06/14/2019 at 08:31 AM  Fees 112.00  Pages 48',
    ];
    const page = await readOne(
      await overScan((pdf) =>
        stamp.forEach((line, i) => pdf.fontSize(6).text(line, 450, 120 + i * 18, { lineBreak: false })),
      ),
    );
    expect(page.source).toBe('ocr');
    expect(shown(page).slice(0, 6)).toEqual(rowsRead);
    expect(page.lines.slice(6).map((line) => line.text.replace(/\s+/g, ' '))).toEqual(
      stamp.map((line) => line.replace(/\s+/g, ' ')),
    );
    expect(page.lines.map((line) => line.index)).toEqual(page.lines.map((_, i) => i + 1));
  });

  it('come first where they stand above the page, last where they stand below, exact where recognition may err', async () => {
    const page = await readOne(
      await overScan((pdf) => {
        pdf.text('DocuSign Envelope ID: 5B1IO0lO-88S8-4Z2B-B6G9-0OQDCC1l7I11', 20, 12, { lineBreak: false });
        pdf.text('BATES-000O1l7', 520, 380, { lineBreak: false });
      }),
    );
    expect(shown(page)).toEqual([
      'DocuSign Envelope ID: 5B1IO0lO-88S8-4Z2B-B6G9-0OQDCC1l7I11',
      ...rowsRead,
      'BATES-000O1l7',
    ]);
  });

  it('lie where the page has them after it is turned', async () => {
    const turnedSheet = scanOf(
      (pen, write) => {
        pen.translate(...SIZE);
        pen.rotate(Math.PI);
        scanRows(write, ROWS, 130);
      },
      { size: SIZE },
    );
    const page = await readOne(
      await overScan((pdf) => pdf.text('COPY 44', 20, 20, { lineBreak: false }), turnedSheet),
    );
    expect(page.rotation).toBe(180);
    expect(shown(page)).toEqual([...rowsRead, 'COPY 44']);
    const [x0 = 0, y0 = 0] = page.lines.at(-1)?.box ?? [];
    expect([x0 > 500, y0 > 350]).toEqual([true, true]);
  });

  it('leave a page alone whose picture says nothing: its text is the page', async () => {
    const blank = scanOf(
      (pen) => {
        pen.strokeStyle = '#88aacc';
        pen.strokeRect(30, 30, 552, 336);
      },
      { size: SIZE },
    );
    const page = await readOne(
      await overScan((pdf) => {
        ROWS.slice(0, 3).forEach(([name, amount], i) => {
          pdf.text(name, 90, 100 + i * 20, { lineBreak: false });
          pdf.text(amount, 400, 100 + i * 20, { lineBreak: false });
        });
      }, blank),
    );
    expect([page.source, ...shown(page)]).toEqual(['text', ...rowsRead.slice(0, 3)]);
  });

  it('a scanner that wrote the page as strips wrote one page', async () => {
    const strips = Array.from({ length: 4 }, (_, i) =>
      scanOf(
        (pen, write) => {
          pen.translate(0, -99 * i);
          scanRows(write, ROWS, 130);
        },
        { size: [612, 99] },
      ),
    );
    const bytes = await pdfOf(
      (pdf) => {
        strips.forEach((strip, i) => pdf.image(strip, 0, 99 * i, { width: 612, height: 99 }));
        pdf
          .fontSize(8)
          .text('Page 3 of 17 received by fax on 06/14/2019 from 555-0100', 20, 10, { lineBreak: false });
      },
      { margin: 0, size: SIZE },
    );
    const page = await readOne(bytes);
    expect(shown(page).slice(-6)).toEqual(rowsRead);
  });
});
