import type { Gray } from './bitmap';
import { readPieces } from './pieces';

const blank = (width: number, height: number): Gray => ({
  width,
  height,
  data: new Uint8Array(width * height).fill(255),
});

it('reads many pieces of a page in sheets that the recognizer takes', async () => {
  const heights: number[] = [];
  const recogniser = {
    recognise: async ({ height }: Gray) => {
      heights.push(height);
      return Promise.resolve([{ text: '7', confidence: 0.9, box: [60, 40, 70, 50] as [number, number, number, number], baseline: 50, height: 10 }]); // prettier-ignore
    },
  };
  const pieces = Array.from({ length: 500 }, (_, i) => ({ left: 0, right: 40, top: i, bottom: i + 31 }));
  const found = await readPieces({ pieces, image: blank(50, 600), dpi: 200, recogniser, only: '' });
  expect(heights.length).toBeGreaterThan(1);
  expect(Math.max(...heights)).toBeLessThan(32_000);
  // One is found on each sheet.
  expect(found).toHaveLength(heights.length);
});
