import { maskOf, type Gray } from './bitmap';
import { removeRuledLines } from './ruled-lines';

const DPI = 200;

/** A page with a level line of two pixels, and the bar of a figure, three pixels high, right below it. */
function page(): Gray {
  const image = { width: 400, height: 120, data: new Uint8Array(400 * 120).fill(255) };
  const ink = (x0: number, x1: number, [y0, y1]: [number, number]): void => {
    for (let y = y0; y <= y1; y++) image.data.fill(0, y * 400 + x0, y * 400 + x1 + 1);
  };
  ink(20, 380, [50, 51]);
  ink(200, 214, [52, 54]);
  ink(206, 208, [55, 74]);
  return image;
}

function rowsWithInk({ data }: Gray, x: number): number[] {
  return Array.from({ length: 120 }, (_, y) => y).filter((y) => data[y * 400 + x] === 0);
}

it('takes a line out and leaves the bar of a 7 that touches it', () => {
  const image = page();
  expect(removeRuledLines(image, maskOf(image), DPI)).toHaveLength(1);
  expect(rowsWithInk(image, 100)).toEqual([]);
  expect(rowsWithInk(image, 202)).toEqual([52, 53, 54]);
});

it('leaves a stroke that crosses a line whole', () => {
  const image = page();
  for (let y = 40; y < 75; y++) image.data.fill(0, y * 400 + 300, y * 400 + 303);
  removeRuledLines(image, maskOf(image), DPI);
  expect(rowsWithInk(image, 301)).toHaveLength(35);
});
