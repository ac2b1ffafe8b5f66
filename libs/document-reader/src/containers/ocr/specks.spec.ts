import { maskOf, type Gray } from './bitmap';
import { removeSpecks } from './specks';

const DPI = 200;
const [WIDTH, HEIGHT] = [900, 500];

/** A page with far more single blots than a clean one has, in its lower part. */
function speckled(ink: number): Gray {
  const image: Gray = { width: WIDTH, height: HEIGHT, data: new Uint8Array(WIDTH * HEIGHT).fill(255) };
  for (let y = 150; y < HEIGHT - 20; y += 14)
    for (let x = 20; x < WIDTH - 20; x += 50) blot(image, [x, y, 2, 2], ink);
  return image;
}

function blot({ data }: Gray, [left, top, wide, high]: number[], ink: number): void {
  for (let y = top!; y < top! + high!; y++) data.fill(ink, y * WIDTH + left!, y * WIDTH + left! + wide!);
}

/** A letter of which copying left short strokes only. */
function brokenLetter(image: Gray, ink: number): void {
  for (const stroke of [[60, 40, 5, 2], [58, 45, 2, 5], [58, 52, 2, 5], [66, 45, 2, 5], [66, 52, 2, 5], [60, 59, 5, 2]]) blot(image, stroke, ink); // prettier-ignore
}

const cleaned = (image: Gray): Gray => {
  removeSpecks(image, maskOf(image), DPI);
  return image;
};

const inkIn = ({ data }: Gray, [top, bottom]: [number, number]): number =>
  data.subarray(top * WIDTH, bottom * WIDTH).filter((value) => value < 128).length;

it('takes blots out and leaves a letter in pieces', () => {
  const image = speckled(0);
  brokenLetter(image, 0);
  const found = cleaned(image);
  expect(inkIn(found, [150, HEIGHT])).toBe(0);
  expect(inkIn(found, [30, 70])).toBeGreaterThan(40);
});

it('softens the edges of a copy, and not those of a grey scan', () => {
  const greys = (ink: number): number => {
    const image = speckled(ink);
    blot(image, [100, 40, 30, 30], ink);
    return new Set(cleaned(image).data).size;
  };
  expect(greys(0)).toBeGreaterThan(2);
  expect(greys(70)).toBe(2);
});
