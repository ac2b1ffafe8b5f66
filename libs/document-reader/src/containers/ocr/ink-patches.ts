import type { Gray } from './bitmap';

/** A small window of a page as its ink: its mean taken out, of length 1, so that a product of two says how alike they are. */
export interface Patch {
  ink: Float32Array;
  width: number;
  height: number;
}

/** Where a window of a page begins, in pixels, and its size. */
export interface Window {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Two patches laid over each other as they fit best. */
export interface Fit {
  /** Of the whole: 1 the same ink, 0 nothing in common. */
  alike: number;
  /** Of its least alike part, as wide as a figure or two: one other figure among six alike ones shows here. */
  least: number;
  patch: Patch;
  /** Which of the places. */
  at: number;
}

export function patchOf(image: Gray, { left, top, width, height }: Window): Patch {
  const ink = new Float32Array(width * height);
  const [from, to] = [Math.max(0, -left), Math.min(width, image.width - left)];
  let sum = 0;
  // Outside of the page is no ink.
  for (let y = Math.max(0, -top); y < Math.min(height, image.height - top); y++) {
    const row = (top + y) * image.width + left;
    for (let x = from; x < to; x++) {
      const value = 255 - (image.data[row + x] ?? 255);
      ink[y * width + x] = value;
      sum += value;
    }
  }
  const mean = sum / ink.length;
  for (let i = 0; i < ink.length; i++) ink[i] = (ink[i] ?? 0) - mean;
  return unit({ ink, width, height });
}

/** Of length 1. */
function unit(patch: Patch): Patch {
  const length = Math.sqrt(product(patch.ink, patch.ink)) || 1;
  for (let i = 0; i < patch.ink.length; i++) patch.ink[i] = (patch.ink[i] ?? 0) / length;
  return patch;
}

function product(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += (a[i] ?? 0) * (b[i] ?? 0);
  return sum;
}

/** The mean of patches, of length 1. */
export function meanOf(patches: Patch[]): Patch {
  const [first] = patches;
  const { width, height } = first ?? { width: 0, height: 0 };
  const ink = new Float32Array(width * height);
  for (const patch of patches)
    for (let i = 0; i < ink.length; i++) ink[i] = (ink[i] ?? 0) + (patch.ink[i] ?? 0);
  return unit({ ink, width, height });
}

/** The best of some places of a window for it to lie over `like`. */
export function bestFit(places: Patch[], like: Patch): Fit {
  let [alike, at] = [-1, 0];
  places.forEach((place, i) => {
    const now = product(place.ink, like.ink);
    if (now > alike) [alike, at] = [now, i];
  });
  const patch = places[at]!;
  return { alike, least: leastAlike(patch, like), patch, at };
}

/** Less ink than this share of the patch has no shape of its own. */
const EMPTY = 0.02;

function leastAlike(a: Patch, b: Patch): number {
  const { width, height } = a;
  const wide = Math.min(width, Math.round(height * 0.85));
  let least = 1;
  for (let left = 0; left + wide <= width; left += 4) {
    const part = partLike(a, b, left, wide);
    if (part !== undefined) least = Math.min(least, part);
  }
  return least;
}

// oxlint-disable-next-line max-params -- two patches and a part of both
function partLike(a: Patch, b: Patch, left: number, wide: number): number | undefined {
  const count = wide * a.height;
  let [sumA, sumB, ab, aa, bb] = [0, 0, 0, 0, 0];
  for (let y = 0; y < a.height; y++) {
    for (let x = left; x < left + wide; x++) {
      const [p, q] = [a.ink[y * a.width + x] ?? 0, b.ink[y * a.width + x] ?? 0];
      sumA += p;
      sumB += q;
      ab += p * q;
      aa += p * p;
      bb += q * q;
    }
  }
  const [varA, varB] = [aa - (sumA * sumA) / count, bb - (sumB * sumB) / count];
  if (varA < EMPTY && varB < EMPTY) return undefined;
  return (ab - (sumA * sumB) / count) / Math.sqrt(varA * varB + 1e-12);
}

/**
 * How alike patches are to the mean of the others in the part where they are least alike, as wide as a stroke or two: a
 * mean of 106, 206 and 306 is alike everywhere but at its first figure.
 */
export function purityOf(patches: Patch[]): number {
  const { width, height } = patches[0]!;
  const wide = Math.max(4, Math.round(height * 0.4));
  const means = patches.map((own) => meanOf(patches.filter((patch) => patch !== own)));
  let least = 1;
  for (let left = 0; left + wide <= width; left += 3) {
    const parts = patches.flatMap((patch, i) => partLike(patch, means[i]!, left, wide) ?? []);
    if (parts.length <= patches.length / 2) continue;
    least = Math.min(least, parts.reduce((sum, part) => sum + part, 0) / parts.length);
  }
  return least;
}

/** Of a mean even its faint ink is ink: what most copies have lost some still have. */
const FAINT = 0.4;

/** The ink of a patch on white, enlarged, with paper around it. */
export function imageOf({ ink, width, height }: Patch, scale: number): Gray {
  const sorted = Float32Array.from(ink).sort();
  const [paper, dark] = [
    sorted[Math.floor(sorted.length * 0.3)] ?? 0,
    sorted[Math.floor(sorted.length * 0.97)] ?? 1,
  ];
  const shade = (x: number, y: number): number => {
    const at = Math.min(height - 1, Math.max(0, y)) * width + Math.min(width - 1, Math.max(0, x));
    const share = ((ink[at] ?? 0) - paper) / Math.max(1e-6, dark - paper);
    return 255 * (1 - Math.min(1, Math.max(0, share)) ** FAINT);
  };
  const margin = Math.round(height * scale * 0.8);
  const size = {
    width: Math.round(width * scale) + 2 * margin,
    height: Math.round(height * scale) + 2 * margin,
  };
  const data = new Uint8Array(size.width * size.height).fill(255);
  for (let y = margin; y < size.height - margin; y++) {
    const sy = (y - margin + 0.5) / scale - 0.5;
    const [y0, fy] = [Math.floor(sy), sy - Math.floor(sy)];
    for (let x = margin; x < size.width - margin; x++) {
      const sx = (x - margin + 0.5) / scale - 0.5;
      const [x0, fx] = [Math.floor(sx), sx - Math.floor(sx)];
      const above = shade(x0, y0) * (1 - fx) + shade(x0 + 1, y0) * fx;
      const below = shade(x0, y0 + 1) * (1 - fx) + shade(x0 + 1, y0 + 1) * fx;
      data[y * size.width + x] = above * (1 - fy) + below * fy;
    }
  }
  return { ...size, data };
}

/** A little blurred: strokes that copying has frayed meet again. */
export function blurred(image: Gray): Gray {
  const across = smooth(image.data, { ...image, step: 1 });
  return { ...image, data: smooth(across, { ...image, step: image.width }) };
}

function smooth(
  from: Uint8Array,
  { width, height, step }: { width: number; height: number; step: number },
): Uint8Array {
  const data = from.slice();
  const size = width * height;
  for (let i = 2 * step; i < size - 2 * step; i++) {
    const near = (from[i - step] ?? 0) + (from[i + step] ?? 0);
    const far = (from[i - 2 * step] ?? 0) + (from[i + 2 * step] ?? 0);
    data[i] = ((from[i] ?? 0) * 6 + near * 4 + far) / 16;
  }
  return data;
}
