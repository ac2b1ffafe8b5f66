import { invertBars } from './bars';
import { inkOf, maskOf, rotated, turned, whitened, type Gray, type Mask } from './bitmap';
import { removeDotLeaders } from './dot-leaders';
import { removeLightLines } from './light-lines';
import { removeLineRemains } from './line-remains';
import { removeRuledLines, type RuledLine } from './ruled-lines';
import { sidewaysRatio, tiltOf } from './skew';
import { removeSpecks } from './specks';

/** Ratio of sharpness above which text seems to run sideways. */
const CLEARLY = 1.25;
const LEAST_TILT = (0.08 * Math.PI) / 180;

/** A scanned page ready to be recognised: level, white, without ruled lines. Not yet the right way up. */
export interface Prepared {
  image: Gray;
  mask: Mask;
  rules: RuledLine[];
  /** Above 1 where lines of text run up or down. */
  sideways: number;
  /** Quarters of a circle by which the page has been turned clockwise. */
  quarters: number;
}

/** The page the way that its rows and columns suggest, and across: a tall table of figures looks sharpest along its columns. */
export interface Ways {
  likely: Prepared;
  across: () => Prepared;
}

export function prepare(page: Gray, dpi: number): Ways {
  const even = whitened(page, Math.round(dpi * 0.64));
  const tilt = tiltOf(maskOf(even));
  const straight = Math.abs(tilt) < LEAST_TILT ? even : rotated(even, tilt);
  invertBars(straight, dpi);
  const image = whitened(straight, Math.round(dpi * 0.16));
  const level = cleaned(image, dpi);
  // On its side, the sides of cells were taken for level lines, and so on: it is cleaned again, turned.
  const upright = (): Prepared => ({ ...cleaned(turned(image, 1), dpi), quarters: 1 });
  if (level.sideways <= CLEARLY) return { likely: level, across: upright };
  return { likely: upright(), across: () => level };
}

function cleaned(original: Gray, dpi: number): Prepared {
  const image = { ...original, data: original.data.slice() };
  const mask = maskOf(image);
  const rules = [...removeRuledLines(image, mask, dpi), ...removeLightLines(image, mask, dpi)];
  removeLineRemains(image, mask, dpi);
  removeDotLeaders(image, mask, dpi);
  removeSpecks(image, mask, dpi);
  return { image, mask, rules, sideways: sidewaysRatio(mask), quarters: 0 };
}

/** Turned clockwise by quarters of a circle, ruled lines with it. */
export function turnPrepared(prepared: Prepared, quarters: number): Prepared {
  const turns = ((quarters % 4) + 4) % 4;
  if (turns === 0) return prepared;
  const { width, height } = prepared.image;
  const point = (x: number, y: number): [number, number] =>
    turns === 1 ? [height - 1 - y, x] : turns === 2 ? [width - 1 - x, height - 1 - y] : [y, width - 1 - x];
  const rules = prepared.rules.map(({ x0, y0, x1, y1 }) => {
    const [ax, ay] = point(x0, y0);
    const [bx, by] = point(x1, y1);
    return { x0: Math.min(ax, bx), y0: Math.min(ay, by), x1: Math.max(ax, bx), y1: Math.max(ay, by) };
  });
  const sideways = turns % 2 === 0 ? prepared.sideways : 1 / Math.max(1e-6, prepared.sideways);
  return {
    image: turned(prepared.image, turns),
    mask: turned(prepared.mask, turns),
    rules,
    sideways,
    quarters: (prepared.quarters + turns) % 4,
  };
}

/** Share of the page that is ink, 0 to 1. */
export function inkShare(mask: Mask): number {
  return inkOf(mask) / Math.max(1, mask.data.length);
}
