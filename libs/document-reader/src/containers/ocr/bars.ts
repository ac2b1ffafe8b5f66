import type { Gray } from './bitmap';
import { componentsOf, pixelsOf } from './components';

/** Bars are looked for at a quarter of the size. */
const STEP = 4;
const DARK = 150;
const GROWTH = 5;
/** Pixels around a bar that its edge may have darkened. */
const FRAME = 2;

/**
 * Turns dark bars with light text (the head of a table) into dark text on light, so that all of the page reads alike.
 * Seen through a blur as wide as a line of text, a bar stays dark, while letters and ruled lines fade.
 */
export function invertBars(image: Gray, dpi: number): void {
  const small = reduced(image);
  const blurred = blur(small);
  const mask = { ...blurred, data: blurred.data.map((value) => (value < DARK ? 1 : 0)) };
  const components = componentsOf(mask);
  const least = { width: (dpi * 0.25) / STEP, height: Math.max(2, (dpi * 0.04) / STEP) };
  const boxes: Bounds[] = [];
  for (let label = 1; label < components.sizes.length; label++) {
    const size = components.sizes[label] ?? 0;
    if (size < least.width) continue;
    const box = boundsOf(pixelsOf(components, label), small.width);
    const [width, height] = [box.right - box.left + 1, box.bottom - box.top + 1];
    if (width >= least.width && height >= least.height && size >= 0.6 * width * height)
      boxes.push(grown(small, box));
  }
  // Pieces of one bar may overlap: no pixel is turned twice.
  const done = new Uint8Array(image.data.length);
  for (const box of joined(small, boxes)) {
    const bar = trimmed(image, box);
    if (isDarkRow(image, bar, bar.top + 2) && isDarkRow(image, bar, bar.bottom - 2)) invert(image, bar, done);
  }
}

interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

function reduced(image: Gray): Gray {
  const width = Math.floor(image.width / STEP);
  const height = Math.floor(image.height / STEP);
  const data = new Uint8Array(width * height);
  const { data: from, width: wide } = image;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let sum = 0;
      for (let dy = 0; dy < STEP; dy++) {
        const row = (y * STEP + dy) * wide + x * STEP;
        for (let dx = 0; dx < STEP; dx++) sum += from[row + dx] ?? 255;
      }
      data[y * width + x] = sum / (STEP * STEP);
    }
  }
  return { width, height, data };
}

/** The mean of five by five. */
function blur(image: Gray): Gray {
  const { width, height } = image;
  const { data: from } = image;
  const data = new Uint8Array(from.length).fill(255);
  const columns = new Uint16Array(width);
  for (let y = 2; y < height - 2; y++) {
    for (let x = 0, i = (y - 2) * width; x < width; x++, i++) {
      let sum = 0;
      for (let at = i; at <= i + 4 * width; at += width) sum += from[at] ?? 255;
      columns[x] = sum;
    }
    for (let x = 2; x < width - 2; x++) {
      let sum = 0;
      for (let at = x - 2; at <= x + 2; at++) sum += columns[at] ?? 0;
      data[y * width + x] = sum / 25;
    }
  }
  return { width, height, data };
}

function boundsOf(pixels: Int32Array, width: number): Bounds {
  const box: Bounds = { left: Infinity, top: Infinity, right: -1, bottom: -1 };
  for (const pixel of pixels) {
    const [x, y] = [pixel % width, (pixel / width) | 0];
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
  }
  return box;
}

/** The blur took the bar's edge away: it ends where the image itself turns light. */
function grown(image: Gray, box: Bounds): Bounds {
  let { left, top, right, bottom } = box;
  for (let i = 0; i < GROWTH; i++) {
    if (meanOf(image, { left, right, top: top - 1, bottom: top - 1 }) < DARK) top--;
    if (meanOf(image, { left, right, top: bottom + 1, bottom: bottom + 1 }) < DARK) bottom++;
    if (meanOf(image, { left: left - 1, right: left - 1, top, bottom }) < DARK) left--;
    if (meanOf(image, { left: right + 1, right: right + 1, top, bottom }) < DARK) right++;
  }
  return { left, top, right, bottom };
}

/** 255 where any of it lies outside. */
function meanOf(image: Gray, { left, top, right, bottom }: Bounds): number {
  if (left < 0 || top < 0 || right >= image.width || bottom >= image.height) return 255;
  let sum = 0;
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) sum += image.data[y * image.width + x] ?? 255;
  }
  return sum / ((right - left + 1) * (bottom - top + 1));
}

/** Light text parts a bar into pieces at one height, between which its upper or lower edge is still dark. */
function joined(image: Gray, boxes: Bounds[]): Bounds[] {
  const bars: Bounds[] = [];
  for (const box of boxes.sort((a, b) => a.left - b.left)) {
    const bar = bars.find((other) => belongs(image, other, box));
    if (!bar) bars.push({ ...box });
    else {
      bar.right = Math.max(bar.right, box.right);
      bar.top = Math.min(bar.top, box.top);
      bar.bottom = Math.max(bar.bottom, box.bottom);
    }
  }
  return bars;
}

function belongs(image: Gray, bar: Bounds, box: Bounds): boolean {
  if (Math.abs(bar.top - box.top) > 3 || Math.abs(bar.bottom - box.bottom) > 3) return false;
  if (box.left <= bar.right + 1) return true;
  const [left, right] = [bar.right + 1, box.left - 1];
  const edges = [bar.top, bar.top + 1, bar.bottom, bar.bottom - 1];
  return edges.some((y) => meanOf(image, { left, right, top: y, bottom: y }) < DARK);
}

/** A bar is dark all along its upper and lower edge; heavy letters are not. */
function isDarkRow(image: Gray, { left, right }: Bounds, y: number): boolean {
  let dark = 0;
  for (let x = left; x <= right; x++) if ((image.data[y * image.width + x] ?? 255) < DARK) dark++;
  return dark >= 0.85 * (right - left + 1);
}

/** To single pixels: what is light at the edge of the reduced box is not of the bar. */
function trimmed(image: Gray, box: Bounds): Bounds {
  let { left, top, right, bottom } = {
    left: box.left * STEP,
    right: (box.right + 1) * STEP - 1,
    top: box.top * STEP,
    bottom: (box.bottom + 1) * STEP - 1,
  };
  const isLight = (edge: Bounds): boolean => meanOf(image, edge) > DARK + 30;
  for (let i = 0; i < 2 * STEP; i++) {
    if (isLight({ left, right, top, bottom: top })) top++;
    if (isLight({ left, right, top: bottom, bottom })) bottom--;
    if (isLight({ left, right: left, top, bottom })) left++;
    if (isLight({ left: right, right, top, bottom })) right--;
  }
  return { left, top, right, bottom };
}

/** The bar's own grey becomes white and its light text black; the half dark pixels around it go, or they would stay as a frame. */
function invert(image: Gray, inner: Bounds, done: Uint8Array): void {
  const grey = medianOf(image, inner);
  for (let y = Math.max(0, inner.top - FRAME); y <= Math.min(image.height - 1, inner.bottom + FRAME); y++) {
    for (let x = Math.max(0, inner.left - FRAME); x <= Math.min(image.width - 1, inner.right + FRAME); x++) {
      const i = y * image.width + x;
      if (done[i]) continue;
      const value = image.data[i] ?? 255;
      const inside = x >= inner.left && x <= inner.right && y >= inner.top && y <= inner.bottom;
      if (inside) {
        image.data[i] = Math.min(255, (255 * (255 - value)) / (255 - grey));
        done[i] = 1;
      } else if (value < DARK + 60) image.data[i] = 255;
    }
  }
}

function medianOf(image: Gray, box: Bounds): number {
  const counts = new Uint32Array(256);
  let total = 0;
  for (let y = box.top; y <= box.bottom; y += 2) {
    for (let x = box.left; x <= box.right; x += 2) {
      const value = image.data[y * image.width + x] ?? 255;
      counts[value] = (counts[value] ?? 0) + 1;
      total++;
    }
  }
  let median = 0;
  for (let seen = counts[0] ?? 0; seen < total / 2 && median < 200; seen += counts[median] ?? 0) median++;
  return median;
}
