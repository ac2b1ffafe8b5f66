import type { Box } from '../../page/types';
import type { Fill, Glyph, Painting } from './paint';
import { luminance } from './paths';

/** Parts the characters that a reader of the printed page sees from those that only a machine would find. */
export function splitHidden(painting: Painting): { seen: Glyph[]; hidden: Glyph[] } {
  const fills = painting.fills;
  const seen: Glyph[] = [];
  const hidden: Glyph[] = [];
  for (const glyph of painting.glyphs) {
    if (glyph.space) {
      seen.push(glyph);
    } else if (glyph.invisible) {
      // Invisible text over an image is the recognition layer that a scanner wrote.
      if (painting.images.some((image) => contains(image.box, glyph))) seen.push(glyph);
      else hidden.push(glyph);
    } else if (isHidden(glyph, fills, painting)) hidden.push(glyph);
    else seen.push(glyph);
  }
  return { seen, hidden };
}

function isHidden(glyph: Glyph, fills: Fill[], painting: Painting): boolean {
  if (glyph.size < 1) return true;
  let behind: Fill | undefined;
  for (const fill of fills) {
    if (!contains(fill.box, glyph)) continue;
    // Painted over: a redaction, or a correction in white.
    if (fill.order > glyph.order && fill.opaque && fill.color !== undefined) return true;
    if (fill.order < glyph.order) behind = fill;
  }
  if (glyph.color === undefined) return false;
  const ink = luminance(glyph.color);
  if (behind)
    return behind.color !== undefined && behind.opaque && Math.abs(luminance(behind.color) - ink) < 0.04;
  return (
    ink > 0.96 && !painting.images.some((image) => image.order < glyph.order && contains(image.box, glyph))
  );
}

function contains(box: Box, glyph: Glyph): boolean {
  const x = (glyph.x0 + glyph.x1) / 2;
  const y = (glyph.y0 + glyph.y1) / 2 - glyph.size * 0.3;
  return x >= box[0] && x <= box[2] && y >= box[1] && y <= box[3];
}
