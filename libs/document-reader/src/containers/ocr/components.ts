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
  const found: Components = { labels, sizes: [0], pixels: new Int32Array(inkOf(mask)), starts: [0] };
  let filled = 0;
  for (let i = 0; i < data.length; i++) {
    if (data[i] !== 1 || labels[i] !== 0) continue;
    const label = found.sizes.length;
    const start = filled;
    labels[i] = label;
    found.pixels[filled++] = i;
    for (let next = start; next < filled; next++) {
      const pixel = found.pixels[next] ?? 0;
      const [x, y] = [pixel % width, (pixel / width) | 0];
      for (let ny = Math.max(0, y - 1); ny <= Math.min(height - 1, y + 1); ny++) {
        for (let nx = Math.max(0, x - 1); nx <= Math.min(width - 1, x + 1); nx++) {
          const at = ny * width + nx;
          if (data[at] !== 1 || labels[at] !== 0) continue;
          labels[at] = label;
          found.pixels[filled++] = at;
        }
      }
    }
    found.sizes.push(filled - start);
    found.starts.push(start);
  }
  return found;
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
  let [left, top, right, bottom] = [Infinity, Infinity, -1, -1];
  for (const pixel of pixelsOf(components, label)) {
    const [x, y] = [pixel % width, (pixel / width) | 0];
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
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
