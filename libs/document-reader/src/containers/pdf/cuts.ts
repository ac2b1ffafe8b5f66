import type { Box, Ruling } from '../../page/types';
import type { Cut, Fill, Glyph } from './paint';

/** A page of cells has one a cell; more are a drawing. */
export const MOST_CUTS = 5_000;
const SLACK = 1;
const SAME = 0.6;

/**
 * Spreadsheets cut a text at the edge of its cell. Undefined where the character is shown; else the side of the clip
 * that cut it, or null where it stands outside of all (a line that was scrolled away).
 */
export function cutBy(clip: Box, glyph: Glyph): Cut | null | undefined {
  const [x, y] = [(glyph.x0 + glyph.x1) / 2, (glyph.y0 + glyph.y1) / 2];
  const outX = x < clip[0] - SLACK || x > clip[2] + SLACK;
  const outY = y < clip[1] - SLACK || y > clip[3] + SLACK;
  if (!outX && !outY) return undefined;
  return outX && outY ? null : sideOf(clip, glyph);
}

/** The part of a character's advance that stands inside of its cell: the edge may run through its last half. */
export function withinClip(clip: Box, glyph: Glyph): Glyph {
  const level = Math.abs(glyph.x1 - glyph.x0) >= Math.abs(glyph.y1 - glyph.y0);
  const [low, high] = level ? [clip[0], clip[2]] : [clip[1], clip[3]];
  const inside = (value: number): number => Math.min(high, Math.max(low, value));
  // Where it begins stays: a character painted twice is known by that.
  return level ? { ...glyph, x1: inside(glyph.x1) } : { ...glyph, y1: inside(glyph.y1) };
}

/** A character that a later area covers, as text that runs under the next column's background. */
export function coveredBy(fill: Fill, glyph: Glyph): Cut {
  return sideOf(fill.box, glyph, true);
}

/** The side of the box that text running along the glyph's own direction meets. */
function sideOf([left, top, right, bottom]: Box, glyph: Glyph, entering = false): Cut {
  const level = Math.abs(glyph.x1 - glyph.x0) >= Math.abs(glyph.y1 - glyph.y0);
  const middle = level ? (glyph.x0 + glyph.x1) / 2 : (glyph.y0 + glyph.y1) / 2;
  const [low, high] = level ? [left, right] : [top, bottom];
  // Leaving a clip: the side nearest to what is outside. Entering a cover: the side that the text comes to first.
  const forward = level ? glyph.x1 >= glyph.x0 : glyph.y1 >= glyph.y0;
  const at = entering ? (forward ? low : high) : middle > high ? high : low;
  return level
    ? { glyph, x0: at, y0: top, x1: at, y1: bottom }
    : { glyph, x0: left, y0: at, x1: right, y1: at };
}

/**
 * The upright edges at which text was cut, as lines that part words and cells. A text painted in two pieces, each with
 * the clip of its tile of the page, is not cut: what one lacks the other shows.
 */
export function edgesOf(cuts: Cut[], seen: Glyph[]): Ruling[] {
  const shown = new Map<string, Glyph[]>();
  if (cuts.length > 0) for (const glyph of seen) addTo(shown, keyOf(glyph), glyph);
  const edges = new Map<string, Ruling>();
  for (const { glyph, x0, y0, x1, y1 } of cuts) {
    const [top, bottom] = [Math.min(y0, y1), Math.max(y0, y1)];
    if (Math.abs(x0 - x1) > SAME || bottom - top <= 1 || isShown(shown, glyph)) continue;
    const line: Ruling = [x0, top, x0, bottom];
    edges.set(line.map((value) => value.toFixed(1)).join(), line);
  }
  return [...edges.values()].filter((line) => line.every(Number.isFinite));
}

function isShown(shown: Map<string, Glyph[]>, glyph: Glyph): boolean {
  return [-1, 0, 1].some((dy) =>
    shown
      .get(keyOf(glyph, dy))
      ?.some((other) => Math.abs(other.x0 - glyph.x0) < SAME && Math.abs(other.y0 - glyph.y0) < SAME),
  );
}

function keyOf(glyph: Glyph, dy = 0): string {
  return `${glyph.text}|${Math.round(glyph.y0 / 2) + dy}`;
}

function addTo(map: Map<string, Glyph[]>, key: string, glyph: Glyph): void {
  const list = map.get(key);
  if (list) list.push(glyph);
  else map.set(key, [glyph]);
}
