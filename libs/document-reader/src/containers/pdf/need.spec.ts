import type { DrawnImage } from './paint';
import { largestImage } from './need';
import type { TextPage } from './text-page';

const page = (images: DrawnImage[]): TextPage => ({
  page: { number: 1, width: 612, height: 792, source: 'text', lines: [], rulings: [], rotation: 0 },
  words: [],
  printed: [],
  images,
  hidden: 0,
  unmapped: 0,
  painted: true,
});

describe('largestImage', () => {
  it('counts a letter sheet at 600 dpi from its pixels across and its shape', () => {
    const sheet: DrawnImage = { box: [0, 0, 612, 792], order: 0, pixels: 5_100 };
    const logo: DrawnImage = { box: [0, 0, 72, 36], order: 1, pixels: 400 };
    expect(largestImage(page([logo, sheet]))).toBeCloseTo(5_100 * 6_600, 0);
    expect(largestImage(page([logo]))).toBeCloseTo(80_000, 0);
  });

  it('is 0 without images, or where the file does not say', () => {
    expect(largestImage(page([]))).toBe(0);
    expect(largestImage(page([{ box: [0, 0, 612, 792], order: 0 }]))).toBe(0);
  });
});
