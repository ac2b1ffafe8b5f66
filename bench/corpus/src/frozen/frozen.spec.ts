import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Truth } from '@hoa/bench-associations';
import { readContainer, type Page, type ReadDocument } from '@hoa/document-reader';
import { generatePaper } from '../papers/generate';
import { Archive, replaceFamilies, type Frozen } from './archive';
import { frozenDocuments } from './documents';
import { freezePage, thawPage } from './page';

jest.setTimeout(120_000);

const to = (digits: number, value: number): number => Math.round(value * 10 ** digits) / 10 ** digits + 0;

/** Coordinates keep millionths of a point, sizes of fonts hundredths, what is recognized thousandths of its confidence. */
const rounded = (page: Page): unknown =>
  JSON.parse(
    JSON.stringify(page, (key, value: unknown) => {
      if (key === 'box' || key === 'rulings') return (value as number[]).flat().map((at) => to(6, at));
      if (key === 'fontSize') return to(2, value as number);
      return key === 'confidence' ? to(3, value as number) : value;
    }),
  );

const page: Page = {
  number: 1,
  name: 'Budget',
  width: 612,
  height: 792,
  source: 'ocr',
  rotation: 90,
  rulings: [[10, 20.5, 300, 20.5]],
  lines: [
    {
      index: 1,
      text: 'WaterBill  1,200',
      box: [10.1, 30, 99.9, 41.2],
      cells: [
        {
          text: 'WaterBill',
          box: [10.1, 30, 60, 41],
          confidence: 0.875,
          words: [
            { text: 'Water', box: [10.1, 30, 34, 40], confidence: 0.96, bold: true, fontSize: 9.96 },
            { text: 'Bill', box: [36, 31, 60, 41], confidence: 0.875, bold: true, other: '811' },
          ],
        },
        {
          text: '1,200',
          box: [70, 31.2, 99.9, 41.2],
          confidence: 1,
          ref: 'B7',
          number: '1200',
          words: [{ text: '1,200', box: [70, 31.2, 99.9, 41.2], confidence: 1, bold: true }],
        },
      ],
      bold: true,
    },
    {
      index: 2,
      text: 'Net',
      box: [8, 50, 30, 60],
      cells: [
        {
          text: 'Net',
          box: [8, 50, 30, 60],
          confidence: 1,
          words: [{ text: 'Net', box: [8, 50, 30, 60], confidence: 1 }],
        },
      ],
    },
  ],
};

describe('frozen pages', () => {
  it('give back every word, cell and line of a page', () => {
    expect(rounded(thawPage(freezePage(page), 1))).toEqual(rounded(page));
  });

  it('give back what the reader finds in files', async () => {
    for (const [kind, container] of [
      ['ownership', 'pdf'],
      ['contract', 'docx'],
      ['reserve', 'txt'],
    ] as const) {
      const { bytes, file } = await generatePaper({ kind, container, seed: 3, index: 1 });
      const { pages } = await readContainer(bytes, { name: file });
      expect(pages.map((one) => rounded(thawPage(freezePage(one), one.number)))).toEqual(pages.map(rounded));
    }
  });

  it('are written to a file and found again by family', () => {
    const folder = mkdtempSync(join(tmpdir(), 'frozen-'));
    const archive = new Archive<{ file: string }>(join(folder, 'some.br'));
    const document: ReadDocument = { container: 'pdf', pageCount: 1, warnings: [], pages: [page] };
    const one = (family: string, file: string): Frozen<{ file: string }> => ({
      family,
      truth: { file },
      document,
    });
    archive.write([one('a', '1.pdf'), one('b', '2.pdf')]);
    const found = [...archive.documents((family) => family === 'b')];
    expect(found.map(({ truth }) => truth)).toEqual([{ file: '2.pdf' }]);
    expect(found[0]!.document.pages.map(rounded)).toEqual([rounded(page)]);
    replaceFamilies(archive, [one('a', '3.pdf'), one('a', '4.pdf')]);
    expect(archive.truths().map(({ file }) => file)).toEqual(['2.pdf', '3.pdf', '4.pdf']);
    expect([...archive.families()]).toEqual([
      ['b', 1],
      ['a', 2],
    ]);
    rmSync(folder, { recursive: true });
  });
});

describe('frozen documents', () => {
  it('are those of nineteen families', () => {
    expect([...frozenDocuments.families()]).toEqual([
      ['first', 98],
      ['blind', 202],
      ['third', 206],
      ['fourth', 198],
      ['fifth', 177],
      ['sixth', 181],
      ['seventh', 163],
      ['eighth', 174],
      ['outside', 129],
      ['outside two', 123],
      ['outside three', 99],
      ['outside four', 46],
      ['outside five', 46],
      ['outside six', 28],
      ['outside seven', 30],
      ['outside eight', 40],
      ['outside nine', 40],
      ['outside ten', 40],
      ['outside eleven', 40],
    ]);
  });

  it('have truths in the documented format', () => {
    for (const truth of frozenDocuments.truths()) expect(Truth.parse(truth)).toEqual(truth);
  });

  it('keep what is true of a contract and of a scanned policy', () => {
    const byName = (name: string): Truth => frozenDocuments.truths().find(({ file }) => file === name)!;
    expect(byName('apex-vertical-elevator-contract.pdf').parts).toMatchObject([
      { vendor: 'Apex Vertical Elevator Company', fee: { amount: '9432.00', period: 'quarter' } },
    ]);
    expect(byName('birch-hollow-certificate-of-liability.pdf')).toMatchObject({
      kind: 'insurance',
      medium: 'scan',
    });
  });
});
