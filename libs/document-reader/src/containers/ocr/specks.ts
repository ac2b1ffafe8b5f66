import type { Gray, Mask } from './bitmap';
import { isCopied } from './copied';
import { blankOut, boundsOf, componentsOf, pixelsOf, type Components } from './components';

/** Fewer specks than this on a page are left alone. */
const SPECKLED = 300;
/** Inches: how far other ink is looked for beside a speck, above and below it on its line, and over the height of a letter. */
const BESIDE = 0.11;
const LEVEL = 0.03;
const ABOVE = 0.065;
/** A letter that copying broke into specks is told by their ink: so many of the largest, and many times what the page's grain has. */
const LETTER = 2;
const GRAIN = 4;

/**
 * Cleans a page that was copied too often: takes out small blots with nothing larger near them, and worn lines that
 * hold together; then softens the jagged edges. A point has letters beside it and stays. Speckled pages otherwise take
 * the recogniser ten times as long. Clean pages are left as they are.
 */
export function removeSpecks(image: Gray, mask: Mask, dpi: number): void {
  const largest = Math.max(3, Math.round((dpi / 200) ** 2 * 12));
  const components = componentsOf(mask);
  const broken = Math.max(LETTER * largest, GRAIN * grainOf(components, largest, dpi));
  const specks: number[] = [];
  let pieces = 0;
  const lines: number[] = [];
  for (let label = 1; label < components.sizes.length; label++) {
    const size = components.sizes[label] ?? 0;
    if (size <= largest) {
      const beside = besideOf({ mask, components, label, largest, broken, dpi });
      if (beside === 'pieces') pieces++;
      else if (beside === 'nothing') specks.push(label);
    } else if (isFlat(components, label, { width: mask.width, dpi })) lines.push(label);
  }
  if (specks.length < SPECKLED) {
    if (specks.length + pieces >= SPECKLED && isCopied(image)) soften(image);
    return;
  }
  for (const label of [...specks, ...lines]) blankOut(image, mask, pixelsOf(components, label));
  keepInk(image, mask);
  // Softened, the points of a grey scan would fade.
  if (isCopied(image)) soften(image);
}

/** What is too light to be ink, and not the edge of any, is white. */
function keepInk(image: Gray, mask: Mask): void {
  const { width } = image;
  for (let i = 0; i < image.data.length; i++) {
    const near =
      mask.data[i] || mask.data[i - 1] || mask.data[i + 1] || mask.data[i - width] || mask.data[i + width];
    if (!near) image.data[i] = 255;
  }
}

interface Near {
  mask: Mask;
  components: Components;
  label: number;
  largest: number;
  /** So much ink around it is a letter in pieces. */
  broken: number;
  dpi: number;
}

/** Pixels of specks that the space of a letter has where they are spread evenly over the page. */
function grainOf({ sizes, labels }: Components, largest: number, dpi: number): number {
  let specks = 0;
  for (const size of sizes) if (size <= largest) specks += size;
  return (specks / Math.max(1, labels.length)) * (2 * dpi * BESIDE + 1) * (2 * dpi * ABOVE + 1);
}

/** Whether ink larger than a speck is on its line, other pieces of a broken letter are around it, or nothing. */
function besideOf({ mask, components, label, largest, broken, dpi }: Near): 'ink' | 'pieces' | 'nothing' {
  const [reachX, reachY] = [Math.max(4, Math.round(dpi * BESIDE)), Math.max(2, Math.round(dpi * LEVEL))];
  const around = Math.round(dpi * ABOVE);
  const { width, height } = mask;
  let ink = -(components.sizes[label] ?? 0);
  const pixel = components.pixels[components.starts[label] ?? 0] ?? 0;
  const [x, y] = [pixel % width, (pixel / width) | 0];
  for (let ny = Math.max(0, y - around); ny <= Math.min(height - 1, y + around); ny++) {
    for (let nx = Math.max(0, x - reachX); nx <= Math.min(width - 1, x + reachX); nx++) {
      const near = components.labels[ny * width + nx] ?? 0;
      if (near === 0) continue;
      if (Math.abs(ny - y) <= reachY && (components.sizes[near] ?? 0) > largest) return 'ink';
      if ((components.sizes[near] ?? 0) <= largest) ink++;
    }
  }
  return ink >= broken ? 'pieces' : 'nothing';
}

/** Much longer than any dash, and no higher than a line with its fringe. */
function isFlat(components: Components, label: number, page: { width: number; dpi: number }): boolean {
  const { left, top, right, bottom } = boundsOf(components, label, page.width);
  const [wide, high] = [right - left + 1, bottom - top + 1];
  return (
    (wide > page.dpi * 0.15 && high <= page.dpi * 0.04) || (high > page.dpi * 0.15 && wide <= page.dpi * 0.04)
  );
}

/** Each pixel becomes the mean of itself (doubled) and its four neighbours. */
function soften(image: Gray): void {
  const { width, height } = image;
  const source = image.data.slice();
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      const around =
        (source[i - 1] ?? 0) + (source[i + 1] ?? 0) + (source[i - width] ?? 0) + (source[i + width] ?? 0);
      image.data[i] = ((source[i] ?? 0) * 2 + around) / 6;
    }
  }
}
