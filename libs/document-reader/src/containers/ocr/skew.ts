import { halved, inkOf, type Mask } from './bitmap';

const WIDEST = 6;

/** How sharply rows of ink alternate with rows of paper when read at this angle (radians); text is sharpest along its lines. */
function sharpness(points: Int32Array, size: { width: number; height: number }, radians: number): number {
  const slope = Math.tan(radians);
  const margin = Math.ceil(Math.abs(slope) * size.width) + 2;
  const rows = new Int32Array(size.height + 2 * margin);
  for (let i = 0; i < points.length; i += 2) {
    const row = Math.round((points[i + 1] ?? 0) + slope * (points[i] ?? 0)) + margin;
    rows[row] = (rows[row] ?? 0) + 1;
  }
  let sum = 0;
  for (let i = 1; i < rows.length; i++) sum += ((rows[i] ?? 0) - (rows[i - 1] ?? 0)) ** 2;
  return sum;
}

function inkPoints(mask: Mask, swap: boolean): Int32Array {
  const { width, height, data } = mask;
  const points = new Int32Array(2 * inkOf(mask));
  let next = 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (!data[y * width + x]) continue;
      points[next++] = swap ? y : x;
      points[next++] = swap ? x : y;
    }
  }
  return points;
}

/**
 * The angle that levels the page (radians, counter-clockwise), found where rows or columns of ink are sharpest: a page
 * on its side, or one full of ruled lines, tells the same small angle.
 */
export function tiltOf(mask: Mask): number {
  const small = reduced(mask);
  const level = best(inkPoints(small, false), small);
  const upright = best(inkPoints(small, true), { width: small.height, height: small.width });
  // Seen along the columns, the page is mirrored: the angle changes its sign.
  return upright.score > level.score ? upright.radians : -level.radians;
}

/** Above 1 where lines of text run up or down; near 1 nothing can be said. The mask should be level and without ruled lines. */
export function sidewaysRatio(mask: Mask): number {
  const small = reduced(mask);
  const level = sharpness(inkPoints(small, false), small, 0);
  const upright = sharpness(inkPoints(small, true), { width: small.height, height: small.width }, 0);
  return upright / Math.max(1, level);
}

function reduced(mask: Mask): Mask {
  return halved(mask.width > 1_400 || mask.height > 1_400 ? halved(mask) : mask);
}

function best(
  points: Int32Array,
  size: { width: number; height: number },
): { radians: number; score: number } {
  let found = { radians: 0, score: sharpness(points, size, 0) };
  for (const [reach, step] of [
    [WIDEST, 0.5],
    [0.5, 0.1],
    [0.1, 0.025],
  ] as const) {
    const middle = found.radians;
    for (let degrees = -reach; degrees <= reach + 1e-9; degrees += step) {
      const radians = middle + (degrees * Math.PI) / 180;
      const score = sharpness(points, size, radians);
      if (score > found.score) found = { radians, score };
    }
  }
  return found;
}
