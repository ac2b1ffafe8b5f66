import { preparedScan } from '../../../fixtures/containers/prepared';
import type { Gray } from './bitmap';
import type { Prepared } from './prepare';
import type { RecognisedWord } from './recogniser';
import { sameInk } from './same-ink';

const DPI = 200;
const SCALE = DPI / 72;
const LINE = 20;

/** A column of figures on a page that was copied too often: of each copy of a figure other spots are lost. */
function worn(texts: string[], spoil = fray): Promise<Prepared> {
  return preparedScan(
    (_pen, write) => texts.forEach((text, i) => write(text, 60, 40 + i * LINE)),
    {
      size: [300, 60 + texts.length * LINE],
      dpi: DPI,
    },
    spoil,
  );
}

function fray(image: Gray): void {
  let seed = 7;
  for (let y = 0; y + 3 < image.height; y += 3) {
    for (let x = 0; x + 3 < image.width; x += 3) {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      if (seed / 2_147_483_648 > 0.1) continue;
      for (let dy = 0; dy < 3; dy++)
        image.data.fill(255, (y + dy) * image.width + x, (y + dy) * image.width + x + 3);
    }
  }
}

function read(text: string, row: number, confidence: number): RecognisedWord {
  const baseline = (40 + row * LINE) * SCALE;
  const box = [60 * SCALE, baseline - 8 * SCALE, 92 * SCALE, baseline].map(
    Math.round,
  ) as RecognisedWord['box'];
  return { text, confidence, box, baseline, height: 11 * SCALE };
}

/** `means` are what the means of the kinds are read as, those with most copies first. */
async function looked(printed: string[], words: RecognisedWord[], means: string[] = [], spoil = fray) {
  let asked = 0;
  const found = await sameInk({
    words,
    prepared: await worn(printed, spoil),
    dpi: DPI,
    recogniser: {
      recognise: (image) => {
        const text = means[Math.floor(asked++ / 3)];
        const box: RecognisedWord['box'] = [0, 0, image.width, image.height];
        return Promise.resolve(
          text ? [{ text, confidence: 0.7, box, baseline: image.height, height: 30 }] : [],
        );
      },
    },
  });
  const sorted = [...found].sort((a, b) => a.box[1] - b.box[1]);
  return { texts: sorted.map(({ text }) => text), found: sorted, asked };
}

const PRINTED = [
  '0.910%',
  '1.423%',
  '0.910%',
  '0.910%',
  '1.423%',
  '0.910%',
  '1.423%',
  '0.910%',
  '1.423%',
  '0.910%',
];

describe('sameInk', () => {
  it('reads figures of which no copy could be read by all their copies', async () => {
    const { texts, found } = await looked(
      PRINTED,
      PRINTED.map((_, row) => read(row % 3 === 0 ? '09!0' : '14s3', row, 0.2)),
      ['0.910%', '1.423%'],
    );
    expect(texts).toEqual(PRINTED);
    expect(found.every(({ confidence }) => confidence < 0.8)).toBe(true);
  });

  it('takes for a figure that was not read what those with the same ink surely are', async () => {
    const words = PRINTED.flatMap((text, row) =>
      row === 3 ? [] : [read(text, row, row === 6 ? 0.3 : 0.95)],
    );
    const { texts, asked } = await looked(PRINTED, words);
    expect(texts).toEqual(PRINTED);
    expect(asked).toBe(0);
  });

  it('leaves a figure that differs in one digit as it was surely read', async () => {
    const printed = PRINTED.with(5, '0.918%');
    const words = printed.flatMap((text, row) => (row === 3 ? [] : [read(text, row, 0.95)]));
    expect((await looked(printed, words)).texts).toContain('0.918%');
  });

  it('knows on a clean page that what is nearly alike is another figure', async () => {
    const printed = ['0.8%', '0.9%', '0.8%', '0.6%', '0.8%', '0.8%', '0.3%', '0.8%', '0.8%', '0.5%'];
    const words = printed.flatMap((text, row) =>
      text === '0.8%' && row !== 4 ? [read(text, row, 0.96)] : [],
    );
    const { texts } = await looked(printed, words, [], () => undefined);
    expect(texts).toEqual(printed.filter((text) => text === '0.8%'));
  });

  it('does not take names that count for one', async () => {
    const printed = ['101', '102', '103', '104', '105', '106', '107', '108', '109', '110'].map(
      (name) => `${name} 00`,
    );
    const words = printed.map((_, row) => read('1O?', row, 0.2));
    const { texts } = await looked(printed, words, ['10', '10', '10', '10']);
    expect(texts).toEqual(words.map(({ text }) => text));
  });

  it('leaves names with letters as they were read, and likens nothing in their column', async () => {
    const printed = ['1A', '1C', '2A', '2C', '3A', '3C', '4A', '4C', '5A', '5C'].map((name) => `${name} 00`);
    const words = printed.map((text, row) => read(text.slice(0, 2), row, row % 3 === 0 ? 0.3 : 0.9));
    const { texts, asked } = await looked(printed, words, ['80', '80', '80', '80'], () => undefined);
    expect(texts).toEqual(words.map(({ text }) => text));
    expect(asked).toBe(0);
  });

  it('knows two figures in like ink by what each was twice read as, though never surely', async () => {
    const printed = PRINTED.map((text) => (text === '1.423%' ? '0.868%' : '0.686%'));
    const words = printed.map((text, row) => read(text.replace('.', ''), row, 0.3));
    const { texts } = await looked(printed, words, ['0.686%', '0.686%'], () => undefined);
    expect(texts.filter((text, row) => /6.?86/.test(text) !== /6.?86/.test(printed[row]!))).toEqual([]);
  });
});
