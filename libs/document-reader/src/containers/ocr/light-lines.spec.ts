import { maskOf, type Gray } from './bitmap';
import { removeLightLines } from './light-lines';

const DPI = 200;
const [WIDTH, HEIGHT] = [900, 120];
const PALE = 205;

function paper(): Gray {
  return { width: WIDTH, height: HEIGHT, data: new Uint8Array(WIDTH * HEIGHT).fill(255) };
}

function fill(image: Gray, [left, top, right, bottom]: [number, number, number, number], grey: number): void {
  for (let y = top; y < bottom; y++) image.data.fill(grey, y * WIDTH + left, y * WIDTH + right);
}

/** Letters: dark strokes with paper between them. */
function letters(image: Gray, top: number): void {
  for (let x = 60; x < 400; x += 14) fill(image, [x, top, x + 6, top + 20], 30);
}

const greys = (image: Gray): Set<number> => new Set(image.data);

describe('removeLightLines', () => {
  it('takes out a pale line that slants by two pixels, and leaves the letters above it', () => {
    const image = paper();
    letters(image, 40);
    for (let x = 20; x < 880; x++)
      fill(image, [x, 68 + Math.round(x / 400), x + 1, 70 + Math.round(x / 400)], PALE);
    const lines = removeLightLines(image, maskOf(image), DPI);
    expect(lines).toHaveLength(1);
    expect(lines[0]!.x1 - lines[0]!.x0).toBeGreaterThan(800);
    expect([...greys(image)].sort((a, b) => a - b)).toEqual([30, 255]);
  });

  it('takes out a pale line down the page', () => {
    const image: Gray = { width: HEIGHT, height: WIDTH, data: new Uint8Array(WIDTH * HEIGHT).fill(255) };
    for (let y = 100; y < 800; y++) image.data.fill(PALE, y * HEIGHT + 50, y * HEIGHT + 53);
    const [line, ...others] = removeLightLines(image, maskOf(image), DPI);
    expect([line?.x0 === line?.x1, others.length, greys(image).size]).toEqual([true, 0, 1]);
  });

  it('leaves a tinted block, a short dash and what is dark as they are', () => {
    const image = paper();
    fill(image, [20, 10, 880, 40], PALE);
    fill(image, [20, 60, 120, 63], PALE);
    fill(image, [20, 90, 880, 93], 20);
    const before = image.data.slice();
    expect(removeLightLines(image, maskOf(image), DPI)).toEqual([]);
    expect(Buffer.compare(image.data, before)).toBe(0);
  });
});
