import type { Ruling } from '../../page/types';
import type { Glyph } from './paint';

/** Upright ruled lines, asked for whether one parts two characters. */
export interface Verticals {
  between: (left: Glyph, right: Glyph) => boolean;
}

export const NO_LINES: Verticals = { between: () => false };

/** How far into the next cell a line may stand, in points: text touches its cell's side. */
const TOUCH = 0.6;

export function verticalsOf(rulings: Ruling[]): Verticals {
  const lines = rulings.filter((line) => line[0] === line[2]).sort((a, b) => a[0] - b[0]);
  if (lines.length === 0) return NO_LINES;
  return {
    between: (left, right) => {
      const from = (left.x0 + left.x1) / 2;
      const to = right.x0 + TOUCH;
      const y = right.y0 - right.size * 0.3;
      for (let i = firstAfter(lines, from); i < lines.length; i++) {
        const line = lines[i];
        if (!line || line[0] > to) return false;
        if (line[1] <= y && line[3] >= y) return true;
      }
      return false;
    },
  };
}

/** Index of the first line right of a place, by halving. */
function firstAfter(lines: Ruling[], x: number): number {
  let [low, high] = [0, lines.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((lines[middle]?.[0] ?? 0) <= x) low = middle + 1;
    else high = middle;
  }
  return low;
}
