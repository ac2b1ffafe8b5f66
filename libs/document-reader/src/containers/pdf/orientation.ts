import { apply, type Matrix } from './matrix';
import type { Glyph, Painting } from './paint';
import type { Box } from '../../page/types';

export interface Orientation {
  /** Degrees by which most text runs clockwise from left-to-right: 0, 90 (downwards), 180, 270 (upwards). */
  quarter: 0 | 90 | 180 | 270;
  /** Small remaining angle in degrees, as of a scan with its recognition layer. */
  skew: number;
}

const QUARTERS = [0, 90, 180, 270] as const;

/** Angle of a glyph's advance, clockwise in degrees, 0 to 360; undefined where it has no advance. */
export function angleOf(glyph: Pick<Glyph, 'x0' | 'y0' | 'x1' | 'y1'>): number | undefined {
  const dx = glyph.x1 - glyph.x0;
  const dy = glyph.y1 - glyph.y0;
  if (Math.abs(dx) + Math.abs(dy) < 1e-6) return undefined;
  const degrees = (Math.atan2(dy, dx) * 180) / Math.PI;
  return (degrees + 360) % 360;
}

/** The quarter turn that an angle belongs to and the rest; undefined for slanted text such as a watermark. */
export function quarterOf(angle: number): Orientation | undefined {
  for (const quarter of QUARTERS) {
    const skew = ((angle - quarter + 540) % 360) - 180;
    if (Math.abs(skew) <= 12) return { quarter, skew };
  }
  return undefined;
}

/** Which way most of the page's text runs. */
export function orientationOf(glyphs: Glyph[]): Orientation {
  const skews = new Map<number, number[]>();
  for (const glyph of glyphs) {
    const angle = glyph.space ? undefined : angleOf(glyph);
    const found = angle === undefined ? undefined : quarterOf(angle);
    if (!found) continue;
    const list = skews.get(found.quarter) ?? [];
    list.push(found.skew);
    skews.set(found.quarter, list);
  }
  let best: Orientation = { quarter: 0, skew: 0 };
  let most = 0;
  for (const quarter of QUARTERS) {
    const list = skews.get(quarter);
    if (!list || list.length <= most) continue;
    most = list.length;
    list.sort((a, b) => a - b);
    best = { quarter, skew: list[list.length >> 1] ?? 0 };
  }
  return best;
}

/** Takes coordinates of a page of this size to where its text is upright; the new size with it. */
export function uprightMatrix(orientation: Orientation, size: { width: number; height: number }) {
  const { width, height } = size;
  const turned: Record<Orientation['quarter'], Matrix> = {
    0: [1, 0, 0, 1, 0, 0],
    90: [0, -1, 1, 0, 0, width],
    180: [-1, 0, 0, -1, width, height],
    270: [0, 1, -1, 0, height, 0],
  };
  const sideways = orientation.quarter === 90 || orientation.quarter === 270;
  const matrix = turned[orientation.quarter];
  const newSize = sideways ? { width: height, height: width } : { width, height };
  return {
    matrix: Math.abs(orientation.skew) > 0.2 ? deskewed(matrix, orientation.skew, newSize) : matrix,
    ...newSize,
  };
}

/** Turns back by the skew around the middle of the page. */
function deskewed(matrix: Matrix, skew: number, size: { width: number; height: number }): Matrix {
  const radians = (-skew * Math.PI) / 180;
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  const [cx, cy] = [size.width / 2, size.height / 2];
  const turn: Matrix = [cos, sin, -sin, cos, cx - cos * cx + sin * cy, cy - sin * cx - cos * cy];
  const [a, b] = apply(turn, matrix[4], matrix[5]);
  return [
    turn[0] * matrix[0] + turn[2] * matrix[1],
    turn[1] * matrix[0] + turn[3] * matrix[1],
    turn[0] * matrix[2] + turn[2] * matrix[3],
    turn[1] * matrix[2] + turn[3] * matrix[3],
    a,
    b,
  ];
}

/** The painting as seen after the matrix. */
export function turnPainting(painting: Painting, matrix: Matrix): Painting {
  return {
    glyphs: painting.glyphs.map((glyph) => ({ ...glyph, ...turnLine(glyph, matrix) })),
    segments: painting.segments.map((segment) => turnLine(segment, matrix)),
    cuts: painting.cuts.map((cut) => ({
      glyph: { ...cut.glyph, ...turnLine(cut.glyph, matrix) },
      ...turnLine(cut, matrix),
    })),
    fills: painting.fills.map((fill) => ({ ...fill, box: turnBox(fill.box, matrix) })),
    images: painting.images.map((image) => ({ ...image, box: turnBox(image.box, matrix) })),
  };
}

function turnLine(line: { x0: number; y0: number; x1: number; y1: number }, matrix: Matrix) {
  const [x0, y0] = apply(matrix, line.x0, line.y0);
  const [x1, y1] = apply(matrix, line.x1, line.y1);
  return { x0, y0, x1, y1 };
}

export function turnBox(box: Box, matrix: Matrix): Box {
  const [ax, ay] = apply(matrix, box[0], box[1]);
  const [bx, by] = apply(matrix, box[2], box[3]);
  return [Math.min(ax, bx), Math.min(ay, by), Math.max(ax, bx), Math.max(ay, by)];
}
