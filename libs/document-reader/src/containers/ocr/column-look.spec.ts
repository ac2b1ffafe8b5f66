import { preparedScan } from '../../../fixtures/containers/prepared';
import { columnLook } from './column-look';
import { isLike, likeColumns } from './like-columns';
import type { Prepared } from './prepare';
import type { RecognisedWord } from './recogniser';

const DPI = 200;
const SCALE = DPI / 72;
const LINE = 20;

/** A column of texts as pixels, one under the other. */
function pageOf(texts: string[]): Promise<Prepared> {
  return preparedScan((_pen, write) => texts.forEach((text, i) => write(text, 60, 40 + i * LINE)), {
    size: [300, 60 + texts.length * LINE],
    dpi: DPI,
  });
}

/** What was read on a row of the column: a figure is 6.1 points wide and 8 high. */
function read(text: string, row: number, confidence = 0.95): RecognisedWord {
  const baseline = (40 + row * LINE) * SCALE;
  const width = [...text].reduce((sum, char) => sum + (char === '.' ? 3.05 : char === '%' ? 9.8 : 6.1), 0);
  const box = [60 * SCALE, baseline - 8 * SCALE, (60 + width) * SCALE, baseline].map(
    Math.round,
  ) as RecognisedWord['box'];
  return { text, confidence, box, baseline, height: 11 * SCALE };
}

async function looked(printed: string[], words: RecognisedWord[], again: (string | undefined)[]) {
  const asked: string[] = [];
  let lines = 0;
  const found = await columnLook({
    words,
    prepared: await pageOf(printed),
    dpi: DPI,
    recogniser: {
      recognise: (sheet, _mode, _dpi, only = '') => {
        asked.push(only);
        // Each piece is a line of the sheet of its own.
        const pitch = sheet.height / (again.length + 0.6);
        return Promise.resolve(
          again.flatMap((text, i): RecognisedWord[] => {
            lines++;
            const y = (i + 0.6) * pitch;
            const box: RecognisedWord['box'] = [60, y - 8, 160, y + 8];
            return text === undefined ? [] : [{ text, confidence: 0.93, box, baseline: y, height: 30 }];
          }),
        );
      },
    },
  });
  const sorted = [...found].sort((a, b) => a.box[1] - b.box[1]);
  return { texts: sorted.map(({ text }) => text), found: sorted, asked, lines };
}

describe('columnLook', () => {
  const printed = ['#101', '#102', '#103', '#104', '#105', '#106', '#107', '#108'];
  const others = [0, 1, 3, 4, 5, 6, 7].map((row) => read(printed[row] ?? '', row));

  it('reads again what looks unlike its column, with the characters of the column', async () => {
    const { texts, asked } = await looked(printed, [...others, read('4103', 2)], ['#103']);
    expect(texts).toEqual(printed);
    expect(asked).toEqual(['0123456789#']);
  });

  it('finds a designation that was not read at all', async () => {
    expect((await looked(printed, others, ['#103'])).texts).toEqual(printed);
  });

  it('takes a sign that all others begin with for read, and is less sure of it', async () => {
    const { texts, found } = await looked(printed, [...others, read('4103', 2)], [undefined]);
    expect(texts).toEqual(printed);
    expect(found[2]?.confidence).toBeLessThan(0.8);
  });

  it('keeps what it read first where the second reading is unlike the column too', async () => {
    const { texts } = await looked(printed, [...others, read('x1O3', 2)], ['1034444']);
    expect(texts[2]).toBe('x1O3');
  });

  it('reads all of a figure that is longer than the others of its column', async () => {
    const wide = (text: string): number =>
      6.1 * text.replace(/,/g, '').length + 3.05 * (text.split(',').length - 1);
    const left = (text: string): number => 160 - wide(text);
    const sheetOf = async (doubted: string): Promise<number> => {
      const amounts = ['227,739', '761,000', '412,000', doubted, '342,000', '332,000', '157,000', '280,630'];
      const prepared = await preparedScan(
        (_pen, write) => amounts.forEach((text, i) => write(text, left(text), 40 + i * LINE)),
        { size: [300, 220], dpi: DPI },
      );
      const words = amounts.map((text, row): RecognisedWord => {
        const word = read(text, row, text === doubted ? 0.01 : 0.95);
        return { ...word, box: [left(text) * SCALE, word.box[1], 160 * SCALE, word.box[3]] };
      });
      const sheets: number[] = [];
      const recognise = ({ width }: { width: number }) => Promise.resolve((sheets.push(width), []));
      await columnLook({ words, prepared, dpi: DPI, recogniser: { recognise } });
      return sheets[0]!;
    };
    // What is read again is twice as large.
    const longer = 2 * SCALE * (wide('15,895,891') - wide('895,891'));
    expect((await sheetOf('15,895,891')) - (await sheetOf('895,891'))).toBeGreaterThan(0.8 * longer);
  });

  it('does not take the sign of a negative figure away', async () => {
    const amounts = ['51.20', '48.75', '96.04', '-7.31', '63.18', '20.55', '84.62', '19.93'];
    const words = amounts.map((text, row) => read(text, row, row === 3 ? 0.7 : 0.95));
    expect((await looked(amounts, words, ['7.31'])).texts[3]).toBe('-7.31');
  });

  it('asks nothing of a column where all is sure and alike', async () => {
    const all = printed.map((text, row) => read(text, row));
    expect((await looked(printed, all, [])).asked).toEqual([]);
  });

  it('puts a figure for a letter where all others have a figure', async () => {
    const units = ['4A', '4B', '4C', '5A', '5B', '5C', '6A', '6B'];
    const words = units.map((text, row) => read(text === '5B' ? 'SB' : text, row));
    expect((await looked(units, words, ['SB'])).texts).toEqual(units);
  });
});

describe('likeColumns', () => {
  const shares = ['0.45743%', '0.65401%', '0.77499%', '0.45743%', '0.60109%', '0.45743%', '100%'];

  it('knows the decimals of a column, and that a figure without them is unlike it', () => {
    const [column] = likeColumns(shares.map((text, row) => read(text, row)));
    expect(column?.decimals).toBe(5);
    expect(isLike('0.12345%', column!)).toBe(true);
    expect(isLike('045743%', column!)).toBe(false);
    expect(isLike('-0.45743%', column!)).toBe(true);
  });

  it('finds no column in running text', () => {
    const words = ['the', 'units', 'are', 'numbered', 'as', 'shown', 'on', 'sheet', '2'];
    expect(likeColumns(words.map((text, row) => read(text, row)))).toEqual([]);
  });
});
