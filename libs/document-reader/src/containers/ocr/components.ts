import { inkOf, type Gray, type Mask } from './bitmap';

/** Connected ink (eight neighbours). Label 0 is paper. */
export interface Components {
  /** Label of each pixel. */
  labels: Int32Array;
  /** Pixels of each component. */
  sizes: number[];
  /** Pixels, one component after the other, and where each begins. */
  pixels: Int32Array;
  starts: number[];
}

export function componentsOf(mask: Mask): Components {
  const { width, height, data } = mask;
  const labels = new Int32Array(data.length);
  const pixels = new Int32Array(inkOf(mask));
  const sizes = [0];
  const starts = [0];
  let filled = 0;
  for (let i = 0; i < data.length; i++) {
    if (data[i] !== 1 || labels[i] !== 0) continue;
    const label = sizes.length;
    const start = filled;
    labels[i] = label;
    pixels[filled++] = i;
    for (let next = start; next < filled; next++) {
      const pixel = pixels[next] ?? 0;
      const x = pixel % width;
      const y = (pixel - x) / width;
      const [left, right] = [x > 0 ? -1 : 0, x < width - 1 ? 1 : 0];
      const last = y < height - 1 ? pixel + width : pixel;
      for (let row = y > 0 ? pixel - width : pixel; row <= last; row += width) {
        for (let at = row + left; at <= row + right; at++) {
          if (data[at] !== 1 || labels[at] !== 0) continue;
          labels[at] = label;
          pixels[filled++] = at;
        }
      }
    }
    sizes.push(filled - start);
    starts.push(start);
  }
  return { labels, sizes, pixels, starts };
}

export function pixelsOf(components: Components, label: number): Int32Array {
  const start = components.starts[label] ?? 0;
  return components.pixels.subarray(start, start + (components.sizes[label] ?? 0));
}

/** Pixels: the first and last column and row of a component, in a mask of this width. */
export function boundsOf(
  components: Components,
  label: number,
  width: number,
): { left: number; top: number; right: number; bottom: number } {
  const { pixels, starts, sizes } = components;
  const start = starts[label] ?? 0;
  const end = start + (sizes[label] ?? 0);
  let [left, top, right, bottom] = [Infinity, Infinity, -1, -1];
  for (let i = start; i < end; i++) {
    const pixel = pixels[i] ?? 0;
    const x = pixel % width;
    const y = (pixel - x) / width;
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < top) top = y;
    if (y > bottom) bottom = y;
  }
  return { left, top, right, bottom };
}

/** Makes a component paper, with a ring of one pixel: the grey edge of its ink. */
export function blankOut(image: Gray, mask: Mask, pixels: Int32Array): void {
  const { width, height } = mask;
  for (const pixel of pixels) {
    const [x, y] = [pixel % width, (pixel / width) | 0];
    for (let ny = Math.max(0, y - 1); ny <= Math.min(height - 1, y + 1); ny++) {
      for (let nx = Math.max(0, x - 1); nx <= Math.min(width - 1, x + 1); nx++) {
        image.data[ny * width + nx] = 255;
        mask.data[ny * width + nx] = 0;
      }
    }
  }
}
