import { preparedScan } from '../../../fixtures/containers/prepared';
import { pointLook } from './leading-point';
import type { RecognisedWord } from './recogniser';

const DPI = 200;
const SCALE = DPI / 72;
const LINE = 20;

/** What was read of each line, its box around all of its ink: a digit is 6.1 points wide, a point half of that. */
async function looked(printed: string[], read: string[], again: string[]) {
  const prepared = await preparedScan(
    (_pen, write) => printed.forEach((text, i) => write(text, 60, 40 + i * LINE)),
    { size: [300, 60 + printed.length * LINE], dpi: DPI },
  );
  const words = read.map((text, row): RecognisedWord => {
    const baseline = (40 + row * LINE) * SCALE;
    const width = [...(printed[row] ?? '')].reduce((sum, char) => sum + (char === '.' ? 3.05 : 6.1), 0);
    const box = [60 * SCALE, baseline - 8.2 * SCALE, (60 + width) * SCALE, baseline + 2];
    return {
      text,
      confidence: 0.01,
      box: box.map(Math.round) as RecognisedWord['box'],
      baseline,
      height: 30,
    };
  });
  const found = await pointLook({
    words,
    prepared,
    dpi: DPI,
    recogniser: {
      recognise: (sheet) => {
        const pitch = sheet.height / (again.length + 0.6);
        return Promise.resolve(
          again.map((text, i) => {
            const y = (i + 0.6) * pitch;
            return { text, confidence: 0.9, box: [60, y - 8, 160, y + 8], baseline: y, height: 30 };
          }),
        );
      },
    },
  });
  return found.map(({ text, confidence }) => `${text} ${confidence}`);
}

describe('pointLook', () => {
  it('puts a point back whose ink stands before the digits, and is as sure as the second reading that agrees', async () => {
    expect(await looked(['.04125', '.03875'], ['04125', '[03875'], ['04125', '03875'])).toEqual([
      '.04125 0.9',
      '.03875 0.9',
    ]);
  });

  it('keeps the first reading, hardly sure, where the second one differs', async () => {
    expect(await looked(['.04125'], ['04125'], ['04126'])).toEqual(['.04125 0.2']);
  });

  it('tells a 1 that was made of the point from one that stands there', async () => {
    expect(await looked(['.004125'], ['1004125'], ['004125'])).toEqual(['.004125 0.9']);
    expect(await looked(['.1004125'], ['1004125'], ['1004125'])).toEqual(['1004125 0.01']);
  });

  it('leaves figures without a point as they are', async () => {
    const printed = ['04125', '507', '0'];
    expect(await looked(printed, printed, [])).toEqual(printed.map((text) => `${text} 0.01`));
  });
});
