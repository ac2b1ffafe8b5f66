import type { Gray, Mask } from './bitmap';
import { blankOut, boundsOf, componentsOf, pixelsOf, type Components } from './components';

/** Fewer specks than this on a page are left alone. */
const SPECKLED = 300;

/**
 * Cleans a page that was copied too often: takes out small blots with nothing larger near them, and worn lines that
 * hold together; then softens the jagged edges. A point has letters beside it and stays. Speckled pages otherwise take
 * the recogniser ten times as long. Clean pages are left as they are.
 */
export function removeSpecks(image: Gray, mask: Mask, dpi: number): void {
  const largest = Math.max(3, Math.round((dpi / 200) ** 2 * 12));
  const components = componentsOf(mask);
  const specks: number[] = [];
  const lines: number[] = [];
  for (let label = 1; label < components.sizes.length; label++) {
    const size = components.sizes[label] ?? 0;
    if (size <= largest) {
      if (!isNearInk({ mask, components, label, largest, dpi })) specks.push(label);
    } else if (isFlat(components, label, { width: mask.width, dpi })) lines.push(label);
  }
  if (specks.length < SPECKLED) return;
  for (const label of [...specks, ...lines]) blankOut(image, mask, pixelsOf(components, label));
  keepInk(image, mask);
  soften(image);
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
  dpi: number;
}

function isNearInk({ mask, components, label, largest, dpi }: Near): boolean {
  const reachX = Math.max(4, Math.round(dpi * 0.11));
  const reachY = Math.max(2, Math.round(dpi * 0.03));
  const { width, height } = mask;
  const pixel = components.pixels[components.starts[label] ?? 0] ?? 0;
  const [x, y] = [pixel % width, (pixel / width) | 0];
  for (let ny = Math.max(0, y - reachY); ny <= Math.min(height - 1, y + reachY); ny++) {
    for (let nx = Math.max(0, x - reachX); nx <= Math.min(width - 1, x + reachX); nx++) {
      if ((components.sizes[components.labels[ny * width + nx] ?? 0] ?? 0) > largest) return true;
    }
  }
  return false;
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
