import type { Box } from '../../page/types';
import { IDENTITY, apply, type Matrix } from './matrix';

export interface Font {
  bold: boolean;
  vertical: boolean;
  /** Width of a unit of the glyph space; 0.001 but in Type 3 fonts. */
  unit: number;
}

/** What a PDF's `q` saves and `Q` restores, as far as reading needs it. */
export interface GraphicsState {
  ctm: Matrix;
  /** In page coordinates; nothing is drawn outside. A clip of another shape counts with its bounds. */
  clip: Box;
  text: Matrix;
  x: number;
  y: number;
  lineX: number;
  lineY: number;
  font: Font;
  size: number;
  charSpacing: number;
  wordSpacing: number;
  scale: number;
  leading: number;
  rise: number;
  mode: number;
  fill: string | undefined;
  alpha: number;
  blend: boolean;
}

const NO_FONT: Font = { bold: false, vertical: false, unit: 0.001 };
const EVERYWHERE: Box = [-Infinity, -Infinity, Infinity, Infinity];

export function initialState(ctm: Matrix): GraphicsState {
  return {
    ctm,
    clip: EVERYWHERE,
    text: IDENTITY,
    x: 0,
    y: 0,
    lineX: 0,
    lineY: 0,
    font: NO_FONT,
    size: 1,
    charSpacing: 0,
    wordSpacing: 0,
    scale: 1,
    leading: 0,
    rise: 0,
    mode: 0,
    fill: '#000000',
    alpha: 1,
    blend: false,
  };
}

/** Bounds in page coordinates of a rectangle given as left, bottom, right, top in the current ones. */
export function boundsOf(ctm: Matrix, [x0, y0, x1, y1]: Box): Box {
  const corners = [apply(ctm, x0, y0), apply(ctm, x1, y0), apply(ctm, x0, y1), apply(ctm, x1, y1)];
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** May be empty: then left is right of right, or top below bottom. */
export function intersection(a: Box, b: Box): Box {
  return [Math.max(a[0], b[0]), Math.max(a[1], b[1]), Math.min(a[2], b[2]), Math.min(a[3], b[3])];
}

export function isEmpty(box: Box): boolean {
  return box[0] > box[2] || box[1] > box[3];
}
