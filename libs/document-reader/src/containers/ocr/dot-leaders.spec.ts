import { maskOf, type Gray } from './bitmap';
import { removeDotLeaders } from './dot-leaders';

const DPI = 200;

function paper(width = 700, height = 120): Gray {
  return { width, height, data: new Uint8Array(width * height).fill(255) };
}

function fill(image: Gray, [left, top, right, bottom]: [number, number, number, number]): void {
  for (let y = top; y < bottom; y++) image.data.fill(0, y * image.width + left, y * image.width + right);
}

function inkIn(image: Gray, left: number, right: number): number {
  let ink = 0;
  for (let y = 0; y < image.height; y++)
    for (let x = left; x < right; x++) if ((image.data[y * image.width + x] ?? 255) < 128) ink++;
  return ink;
}

function cleaned(image: Gray): Gray {
  removeDotLeaders(image, maskOf(image), DPI);
  return image;
}

describe('removeDotLeaders', () => {
  it('takes out the dots between a name and its figure, though some were swallowed, and leaves both', () => {
    const image = paper();
    fill(image, [40, 60, 140, 84]);
    for (let i = 0; i < 24; i++) if (i !== 7 && i !== 15) fill(image, [160 + i * 16, 80, 163 + i * 16, 83]);
    fill(image, [560, 60, 640, 84]);
    cleaned(image);
    expect(inkIn(image, 150, 550)).toBe(0);
    expect(inkIn(image, 40, 140)).toBe(100 * 24);
    expect(inkIn(image, 560, 640)).toBe(80 * 24);
  });

  it('takes out dots that a typewriter set at every other place', () => {
    const image = paper(900);
    fill(image, [40, 60, 60, 84]);
    for (let i = 0; i < 14; i++) fill(image, [100 + i * 40, 80, 103 + i * 40, 83]);
    cleaned(image);
    expect(inkIn(image, 90, 900)).toBe(0);
  });

  it('leaves the points of figures and the dots of letters', () => {
    const points = paper();
    // Figures in a row, each with a point at its foot.
    for (let i = 0; i < 8; i++) {
      fill(points, [40 + i * 24, 60, 50 + i * 24, 83]);
      fill(points, [54 + i * 24, 80, 57 + i * 24, 83]);
    }
    const letters = paper();
    for (let i = 0; i < 9; i++) {
      fill(letters, [60 + i * 12, 56, 63 + i * 12, 59]);
      fill(letters, [60 + i * 12, 63, 63 + i * 12, 84]);
    }
    const [ofPoints, ofLetters] = [inkIn(points, 0, 700), inkIn(letters, 0, 700)];
    expect(inkIn(cleaned(points), 0, 700)).toBe(ofPoints);
    expect(inkIn(cleaned(letters), 0, 700)).toBe(ofLetters);
  });

  it('leaves a few dots, and specks that stand at no distance of their own', () => {
    const few = paper();
    for (let i = 0; i < 4; i++) fill(few, [160 + i * 16, 80, 163 + i * 16, 83]);
    const specks = paper();
    for (const x of [40, 47, 71, 76, 104, 111, 139, 145, 170]) fill(specks, [x, 80, x + 3, 83]);
    expect(inkIn(cleaned(few), 0, 700)).toBe(4 * 9);
    expect(inkIn(cleaned(specks), 0, 700)).toBe(9 * 9);
  });
});
