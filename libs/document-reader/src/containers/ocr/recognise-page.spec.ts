import { createCanvas, loadImage } from '@napi-rs/canvas';
import { scanOf } from '../../../fixtures/containers/scan';
import { grayOf, turned, type Gray } from './bitmap';
import { prepare } from './prepare';
import { recognisePage } from './recognise-page';
import type { RecognisedWord } from './recogniser';

const DPI = 200;
const UNITS = Array.from({ length: 26 }, (_, i) => [String(101 + i), `0.038${i % 10}`] as const);

const TEXT =
  'Water for the pool and the lawn is billed by the city. Repairs of roofs are paid by the reserve, painting of doors by owners who asked for it. Insurance went up again; the board asks for bids.';
const LINES = Array.from({ length: 24 }, (_, i) => TEXT.slice(i * 6, i * 6 + 30));

/** A table of shares as declarations have them: two narrow columns down the sheet. */
async function table(lines?: string[]): Promise<Gray> {
  const png = scanOf(
    (_pen, write) => {
      lines?.forEach((line, i) => write(line, 20 + ((i * 7) % 11), 30 + i * 17));
      if (lines) return;
      UNITS.forEach(([unit, share], i) => {
        write(unit, 60, 30 + i * 17);
        write(share, 150, 30 + i * 17);
      });
    },
    { size: [240, 480], dpi: DPI },
  );
  const picture = await loadImage(png);
  const canvas = createCanvas(picture.width, picture.height);
  const pen = canvas.getContext('2d');
  pen.drawImage(picture, 0, 0);
  return grayOf(pen.getImageData(0, 0, canvas.width, canvas.height).data, canvas.width, canvas.height);
}

/** Reads well what is upright, and badly what is not: digits on their side still look like letters. */
const reader = (page: Gray) => ({
  onAlive: () => undefined,
  numbers: () => Promise.resolve(undefined),
  recognise: (image: Gray): Promise<RecognisedWord[]> => {
    const confidence = image.width === page.width ? 0.95 : 0.6;
    const text = '101 0.0380 102 0.0381 103 0.0382 104 0.0383';
    return Promise.resolve([{ text, confidence, box: [0, 0, 600, 1_300], baseline: 30, height: 20 }]);
  },
});

describe('recognisePage', () => {
  it('reads a tall table of figures upright, though it looks sharpest along its columns', async () => {
    const page = await table();
    expect(prepare(page, DPI).likely.quarters).toBe(1);
    const { turned, width, height, words } = await recognisePage(page, DPI, reader(page));
    expect([turned, width < height, words.length]).toEqual([0, true, 1]);
  });

  it('reads a page that is the likely way up once, and no part of it before', async () => {
    const { heights, page, read } = await watched(() => true);
    expect((await read()).turned).toBe(0);
    expect(heights[0]).toBe(page.height);
    expect(heights.filter((height) => height === page.height)).toHaveLength(1);
  });

  it('finds by a band of it how a page stands that did not read', async () => {
    const { heights, page, read } = await watched((calls) => calls > 2);
    expect((await read()).turned).toBe(180);
    const band = Math.round(page.height * 0.09);
    expect(heights.slice(0, 4)).toEqual([page.height, band, band, page.height]);
  });

  it('does not read a page on its side upside down to the end', async () => {
    const { heights, page, read } = await watched((calls) => calls > 2, 1);
    expect((await read()).turned).toBe(270);
    expect(heights.filter((height) => height === page.width)).toHaveLength(1);
  });
});

/** A page of lines, and a reader that reads well from where `reads` says so; what it was shown is kept. */
async function watched(reads: (calls: number) => boolean, quarters = 0) {
  const page = turned(await table(LINES), quarters);
  const heights: number[] = [];
  const recogniser = {
    onAlive: () => undefined,
    numbers: () => Promise.resolve(undefined),
    recognise: (image: Gray): Promise<RecognisedWord[]> => {
      heights.push(image.height);
      const confidence = reads(heights.length) ? 0.9 : 0.2;
      const box: RecognisedWord['box'] = [0, 0, image.width, image.height];
      return Promise.resolve([{ text: LINES.join(' '), confidence, box, baseline: 30, height: 20 }]);
    },
  };
  return { page, heights, read: () => recognisePage(page, DPI, recogniser) };
}
