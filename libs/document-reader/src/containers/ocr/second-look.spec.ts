import { preparedScan } from '../../../fixtures/containers/prepared';
import type { Gray } from './bitmap';
import type { Prepared } from './prepare';
import type { RecognisedWord } from './recogniser';
import { secondLook } from './second-look';

const DPI = 200;
const AMOUNTS = ['507', '100', '42', '318', '42'];
const PLACES = AMOUNTS.map((_, i) => 60 + i * 60);

/** A line of small figures far apart, as pixels. */
function line(): Promise<Prepared> {
  return preparedScan((_pen, write) => AMOUNTS.forEach((text, i) => write(text, PLACES[i] ?? 0, 40)), {
    size: [400, 80],
    dpi: DPI,
  });
}

/** A word as recognised where its text would stand: 6.1 points a digit, 8 points high. */
function word(text: string, i: number, confidence: number, digits = text.length): RecognisedWord {
  const scale = DPI / 72;
  const left = (PLACES[i] ?? 0) * scale;
  const box: RecognisedWord['box'] = [left, 32 * scale, left + digits * 6.1 * scale, 40 * scale].map(
    Math.round,
  ) as RecognisedWord['box'];
  return { text, confidence, box, baseline: 40 * scale, height: 11 * scale };
}

async function looked(words: RecognisedWord[], answer: (sheet: Gray) => RecognisedWord[]) {
  const asked: string[] = [];
  const recognise = (sheet: Gray, _mode: string, _dpi: number, only = ''): Promise<RecognisedWord[]> => {
    asked.push(only);
    return Promise.resolve(answer(sheet));
  };
  const found = await secondLook({ words, prepared: await line(), dpi: DPI, recogniser: { recognise } });
  const sorted = [...found].sort((a, b) => a.box[0] - b.box[0]);
  return { texts: sorted.map(({ text }) => text), asked };
}

/** What is read of each piece of the sheet, from top to bottom. */
const answers =
  (texts: string[], confidence = 0.93) =>
  (sheet: Gray): RecognisedWord[] => {
    const rows: number[] = [];
    for (let y = 0; y < sheet.height; y++)
      if (sheet.data.subarray(y * sheet.width, (y + 1) * sheet.width).some((value) => value < 128))
        rows.push(y);
    const starts = rows.filter((y, i) => i === 0 || y - (rows[i - 1] ?? 0) > 10);
    return texts.map((text, i) => {
      const top = starts[i] ?? 0;
      return { text, confidence, box: [60, top, 90, top + 30], baseline: top + 30, height: 40 };
    });
  };

const sure = [word('507', 0, 0.96), word('100', 1, 0.96), word('318', 3, 0.95)];

describe('secondLook', () => {
  it('reads a figure again that is narrower than its ink, and one that was missed', async () => {
    const { texts, asked } = await looked([...sure, word('2', 2, 0.95, 2)], answers(['42', '42']));
    expect(texts).toEqual(AMOUNTS);
    expect(asked).toEqual(['0123456789,.()-$%']);
  });

  it('keeps the first reading where the second is unsure, no amount, or does not fit its ink', async () => {
    const words = [...sure, word('2', 2, 0.95, 2), word('42', 4, 0.9)];
    const first = ['507', '100', '2', '318', '42'];
    expect((await looked(words, answers(['42'], 0.5))).texts).toEqual(first);
    expect((await looked(words, answers(['$.-']))).texts).toEqual(first);
    expect((await looked(words, answers(['4242']))).texts).toEqual(first);
    expect((await looked(words, answers([]))).texts).toEqual(first);
  });

  it('doubts nothing on a line where all is sure, or with too few amounts', async () => {
    const all = AMOUNTS.map((text, i) => word(text, i, 0.95));
    expect((await looked(all, answers([]))).asked).toEqual([]);
    expect((await looked([word('507', 0, 0.96)], answers([]))).asked).toEqual([]);
  });
});
