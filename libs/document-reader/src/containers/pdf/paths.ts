import type { Box } from '../../page/types';
import { intersection, isEmpty } from './graphics-state';
import { apply, type Matrix } from './matrix';
import type { Painting, Segment } from './paint';
import type { Pdfjs } from './pdfjs';

/** A drawing full of vectors (a map, a logo) would hold the page up; nobody rules a table with more lines. */
const MOST_SEGMENTS = 60_000;
/** A filled bar up to this thick (points) is a ruled line. */
const THIN = 2.5;

interface PathInput {
  ops: Pdfjs['OPS'];
  op: number;
  points: ArrayLike<number>;
  ctm: Matrix;
  clip: Box;
  color: string | undefined;
  opaque: boolean;
  order: number;
}

interface Subpath {
  segments: Segment[];
  curved: boolean;
}

/** Adds what a path means for reading: stroked straight segments, thin bars as segments, and filled areas. */
export function addPath(painting: Painting, input: PathInput): void {
  const { ops, op } = input;
  const strokes = [
    ops.stroke,
    ops.closeStroke,
    ops.fillStroke,
    ops.eoFillStroke,
    ops.closeFillStroke,
    ops.closeEOFillStroke,
  ];
  const fills = [
    ops.fill,
    ops.eoFill,
    ops.fillStroke,
    ops.eoFillStroke,
    ops.closeFillStroke,
    ops.closeEOFillStroke,
  ];
  const stroked = strokes.includes(op);
  const filled = fills.includes(op);
  if (!stroked && !filled) return;
  for (const subpath of subpaths(input)) {
    if (painting.segments.length > MOST_SEGMENTS) return;
    if (stroked)
      painting.segments.push(...subpath.segments.flatMap((segment) => clipped(segment, input.clip)));
    if (filled) addFill(painting, subpath, input);
  }
}

function addFill(painting: Painting, subpath: Subpath, input: PathInput): void {
  if (subpath.segments.length === 0) return;
  const xs = subpath.segments.flatMap((s) => [s.x0, s.x1]);
  const ys = subpath.segments.flatMap((s) => [s.y0, s.y1]);
  const all: Box = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  const box = intersection(all, input.clip);
  if (isEmpty(box)) return;
  const [x0, y0, x1, y1] = box;
  const thin = Math.min(x1 - x0, y1 - y0) <= THIN;
  if (thin && isDark(input.color)) {
    const middleX = (x0 + x1) / 2;
    const middleY = (y0 + y1) / 2;
    if (x1 - x0 >= y1 - y0) painting.segments.push({ x0, y0: middleY, x1, y1: middleY });
    else painting.segments.push({ x0: middleX, y0, x1: middleX, y1 });
  } else if (!thin && !subpath.curved && isRectangle(subpath.segments)) {
    painting.fills.push({
      box: [x0, y0, x1, y1],
      color: input.color,
      opaque: input.opaque,
      order: input.order,
    });
  }
}

/** Level and upright segments are cut at the clip; of slanted ones only the whole is kept or left. */
function clipped(segment: Segment, clip: Box): Segment[] {
  const [left, right] = [Math.min(segment.x0, segment.x1), Math.max(segment.x0, segment.x1)];
  const [top, bottom] = [Math.min(segment.y0, segment.y1), Math.max(segment.y0, segment.y1)];
  // The clip often is the very line that is drawn, half its width away.
  const wide: Box = [clip[0] - 1, clip[1] - 1, clip[2] + 1, clip[3] + 1];
  const box = intersection([left, top, right, bottom], wide);
  if (isEmpty(box)) return [];
  if (right - left > 0.7 && bottom - top > 0.7) return [segment];
  return [{ x0: box[0], y0: box[1], x1: box[2], y1: box[3] }];
}

function isDark(color: string | undefined): boolean {
  return color === undefined || luminance(color) < 0.97;
}

function isRectangle(segments: Segment[]): boolean {
  return segments.every((s) => Math.abs(s.x0 - s.x1) < 0.5 || Math.abs(s.y0 - s.y1) < 0.5);
}

/** 0 black to 1 white. */
export function luminance(color: string): number {
  const value = Number.parseInt(color.slice(1), 16);
  if (!Number.isFinite(value)) return 0;
  return (0.2126 * ((value >> 16) & 255) + 0.7152 * ((value >> 8) & 255) + 0.0722 * (value & 255)) / 255;
}

function subpaths({ points, ctm }: PathInput): Subpath[] {
  const found: Subpath[] = [];
  let current: Subpath = { segments: [], curved: false };
  let start: [number, number] = [0, 0];
  let at: [number, number] = [0, 0];
  const lineTo = (to: [number, number]): void => {
    if (to[0] !== at[0] || to[1] !== at[1])
      current.segments.push({ x0: at[0], y0: at[1], x1: to[0], y1: to[1] });
    at = to;
  };
  const point = (i: number): [number, number] => apply(ctm, points[i] ?? 0, points[i + 1] ?? 0);
  for (let i = 0; i < points.length;) {
    const op = points[i];
    if (op === 0) {
      current = { segments: [], curved: false };
      found.push(current);
      start = at = point(i + 1);
      i += 3;
    } else if (op === 1) {
      lineTo(point(i + 1));
      i += 3;
    } else if (op === 2) {
      current.curved = true;
      at = point(i + 5);
      i += 7;
    } else if (op === 3) {
      lineTo(start);
      i += 1;
    } else {
      break;
    }
  }
  return found;
}
