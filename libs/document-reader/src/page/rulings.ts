import type { Ruling } from './types';

interface Segment {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

const STRAIGHT = 0.7;
const TOUCH = 2;
const SHORTEST = 4;
const MOST = 6_000;

/** Straight segments to ruled lines: pieces that continue each other become one, dashes too; hair-short ones go. */
export function rulingsOf(segments: Segment[]): Ruling[] {
  const horizontal: Ruling[] = [];
  const vertical: Ruling[] = [];
  for (const { x0, y0, x1, y1 } of segments) {
    if (Math.abs(y0 - y1) <= STRAIGHT && Math.abs(x0 - x1) > STRAIGHT) {
      const y = (y0 + y1) / 2;
      horizontal.push([Math.min(x0, x1), y, Math.max(x0, x1), y]);
    } else if (Math.abs(x0 - x1) <= STRAIGHT && Math.abs(y0 - y1) > STRAIGHT) {
      const x = (x0 + x1) / 2;
      vertical.push([Math.min(y0, y1), x, Math.max(y0, y1), x]);
    }
  }
  const mergedVertical = merge(vertical).map(([a, x, b]): Ruling => [x, a, x, b]);
  return [...merge(horizontal), ...mergedVertical].slice(0, MOST);
}

/** Lines along the first axis, as [from, level, to, level]. */
function merge(lines: Ruling[]): Ruling[] {
  const sorted = lines.sort((a, b) => Math.round(a[1]) - Math.round(b[1]) || a[0] - b[0]);
  const merged: Ruling[] = [];
  for (const line of sorted) {
    const last = merged.at(-1);
    if (last && Math.abs(last[1] - line[1]) <= 1 && line[0] <= last[2] + TOUCH)
      last[2] = Math.max(last[2], line[2]);
    else merged.push([...line]);
  }
  return merged.filter((line) => line[2] - line[0] >= SHORTEST);
}
