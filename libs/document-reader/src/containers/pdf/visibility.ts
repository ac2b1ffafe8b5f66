import type { Box } from '../../page/types';
import { coveredBy } from './cuts';
import type { Cut, Fill, Glyph, Painting } from './paint';
import { luminance } from './paths';

/** What a reader of the printed page sees, what only a machine would find, and where text runs under a later area. */
interface Sighted {
  seen: Glyph[];
  hidden: Glyph[];
  cuts: Cut[];
}

/** Parts the characters that a reader of the printed page sees from those that only a machine would find. */
export function splitHidden(painting: Painting): Sighted {
  const sighted: Sighted = { seen: [], hidden: [], cuts: [] };
  const isNextCell = nextCells(painting);
  for (const glyph of painting.glyphs) {
    if (glyph.space) {
      sighted.seen.push(glyph);
    } else if (glyph.invisible) {
      // Invisible text over an image is the recognition layer that a scanner wrote.
      if (painting.images.some((image) => contains(image.box, glyph))) sighted.seen.push(glyph);
      else sighted.hidden.push(glyph);
    } else {
      const cover = coverOf(glyph, painting.fills);
      if (cover) sighted.cuts.push(coveredBy(cover, glyph));
      if (cover ? !isNextCell(cover, glyph) : isUnseen(glyph, painting)) sighted.hidden.push(glyph);
      else if (!cover) sighted.seen.push(glyph);
    }
  }
  return sighted;
}

/** The area that is painted over a character: a redaction, a correction in white, the next column's background. */
function coverOf(glyph: Glyph, fills: Fill[]): Fill | undefined {
  return fills.find(
    (fill) =>
      fill.order > glyph.order && fill.opaque && fill.color !== undefined && contains(fill.box, glyph),
  );
}

/**
 * Tells a text too long for its column, which nobody hid, from one painted over: it begins beside the area, which has
 * a text of its own on that line.
 */
function nextCells({ glyphs }: Painting): (cover: Fill, glyph: Glyph) => boolean {
  const later = new Map<Fill, Glyph[]>();
  const pieces = new Map<number, Glyph>();
  for (const glyph of glyphs) if (!pieces.has(glyph.order)) pieces.set(glyph.order, glyph);
  return (cover, glyph) => {
    const first = pieces.get(glyph.order);
    if (!first || contains(cover.box, first)) return false;
    let own = later.get(cover);
    if (!own) {
      own = glyphs.filter((other) => !other.space && other.order > cover.order && contains(cover.box, other));
      later.set(cover, own);
    }
    return own.some((other) => Math.abs(other.y0 - glyph.y0) < glyph.size * 0.5 && other.text !== glyph.text);
  };
}

function isUnseen(glyph: Glyph, { fills, images }: Painting): boolean {
  if (glyph.size < 1) return true;
  if (glyph.color === undefined) return false;
  const ink = luminance(glyph.color);
  const behind = fills.findLast((fill) => fill.order < glyph.order && contains(fill.box, glyph));
  if (behind)
    return behind.color !== undefined && behind.opaque && Math.abs(luminance(behind.color) - ink) < 0.04;
  return ink > 0.96 && !images.some((image) => image.order < glyph.order && contains(image.box, glyph));
}

function contains(box: Box, glyph: Glyph): boolean {
  const x = (glyph.x0 + glyph.x1) / 2;
  const y = (glyph.y0 + glyph.y1) / 2 - glyph.size * 0.3;
  return x >= box[0] && x <= box[2] && y >= box[1] && y <= box[3];
}
