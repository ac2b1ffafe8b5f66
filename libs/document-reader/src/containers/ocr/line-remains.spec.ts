import { maskOf, type Gray } from './bitmap';
import { removeLineRemains } from './line-remains';

const DPI = 200;
const [WIDTH, HEIGHT] = [600, 160];

function paper(): Gray {
  return { width: WIDTH, height: HEIGHT, data: new Uint8Array(WIDTH * HEIGHT).fill(255) };
}

function fill(image: Gray, [left, top, right, bottom]: [number, number, number, number]): void {
  for (let y = top; y < bottom; y++) image.data.fill(20, y * WIDTH + left, y * WIDTH + right);
}

/** A row of letters, each a stroke. */
function letters(image: Gray, top: number): void {
  for (let x = 40; x < 300; x += 16) fill(image, [x, top, x + 5, top + 22]);
}

const cleanedOf = (image: Gray): Gray => {
  removeLineRemains(image, maskOf(image), DPI);
  return image;
};

describe('removeLineRemains', () => {
  it('takes out flat pieces between two rows, wherever they stand', () => {
    const [worn, clean] = [paper(), paper()];
    for (const image of [worn, clean]) [20, 100].forEach((top) => letters(image, top));
    for (const [x, y] of [[50, 66], [210, 68], [480, 67]] as const) fill(worn, [x, y, x + 18, y + 3]); // prettier-ignore
    expect(Buffer.compare(cleanedOf(worn).data, clean.data)).toBe(0);
  });

  it('leaves the dash of a row, the point of a figure and the foot of a letter', () => {
    const image = paper();
    letters(image, 20);
    fill(image, [400, 30, 412, 33]);
    fill(image, [330, 39, 333, 42]);
    fill(image, [340, 40, 360, 43]);
    fill(image, [345, 20, 350, 40]);
    const before = image.data.slice();
    expect(Buffer.compare(cleanedOf(image).data, before)).toBe(0);
  });
});
