import { median } from './bands';
import type { Band, Item } from './types';

/** Most ways of dividing columns among headings that are tried. */
const MOST_TRIES = 20_000;

/**
 * Which columns each heading of a row speaks for, where there are fewer headings than columns: `2025 | 2026` over
 * `Budget Actual Budget Actual`. Headings take runs of columns; the division whose runs lie best under their headings,
 * centred or set at their left, wins. Columns before the first and behind the last heading may be left out. The columns'
 * own labels tell too: no group has two of one label, and groups begin with the same one.
 */
export function divideColumns(
  items: Item[],
  bands: Band[],
  labels: readonly string[],
): number[][] | undefined {
  const [k, n] = [items.length, bands.length];
  if (k === 0 || k > n) return undefined;
  const edges = bands.map((band) => band.edge);
  const pitch =
    median(edges.slice(1).map((edge, i) => edge - edges[i]!)) ||
    Math.max(30, bands[0]!.right - bands[0]!.left);
  const extents = [cellExtents(bands, pitch), bands.map((band) => [band.left, band.right] as const)];
  let best: { cost: number; starts: number[] } | undefined;
  let tries = 0;
  const search = (starts: number[]): void => {
    if (tries > MOST_TRIES) return;
    if (starts.length === k + 1) {
      tries++;
      const places = Math.min(...extents.map((extent) => costOf({ items, starts, extent, pitch })));
      const cost = places + pitch * misfits(starts, labels);
      if (cost < (best?.cost ?? Infinity)) best = { cost, starts: [...starts] };
      return;
    }
    const from = starts.length === 0 ? 0 : starts.at(-1)! + 1;
    const to = starts.length === k ? n : n - (k - starts.length);
    for (let next = from; next <= to; next++) search([...starts, next]);
  };
  search([]);
  if (!best || best.cost > 1.5 * k * pitch) return undefined;
  const { starts } = best;
  return items.map((_, i) => Array.from({ length: starts[i + 1]! - starts[i]! }, (__, j) => starts[i]! + j));
}

/** Columns cut where a label comes again: `Actual Budget Actual Budget` has two runs. None where a label is missing or none comes again. */
export function repeatedRuns(labels: readonly string[]): number[][] {
  const runs: number[][] = [];
  let seen = new Set<string>();
  for (const [b, label] of labels.map((text) => text.toLowerCase()).entries()) {
    if (label === '') return [];
    if (runs.length === 0 || seen.has(label)) {
      runs.push([]);
      seen = new Set();
    }
    runs.at(-1)!.push(b);
    seen.add(label);
  }
  return runs.length > 1 ? runs : [];
}

/** Right-aligned figures fill the space from the column before to their own edge. */
function cellExtents(bands: Band[], pitch: number): (readonly [number, number])[] {
  return bands.map(
    (band, i) => [Math.min(bands[i - 1]?.right ?? band.right - pitch, band.left), band.right] as const,
  );
}

/** How often a group has one label twice, and half as much for each that begins with another than the first. */
function misfits(starts: number[], labels: readonly string[]): number {
  let count = 0;
  for (let i = 0; i + 1 < starts.length; i++) {
    const own = labels.slice(starts[i]!, starts[i + 1]!).filter((label) => label !== '');
    count += own.length - new Set(own).size;
    if (labels[starts[i]!] !== labels[starts[0]!]) count += 0.5;
  }
  return count;
}

interface Division {
  items: Item[];
  /** First column of each heading, and one behind the last. */
  starts: number[];
  extent: readonly (readonly [number, number])[];
  pitch: number;
}

function costOf({ items, starts, extent, pitch }: Division): number {
  // A column without a heading costs something, or every heading would stand over one column.
  const left = starts[0]! + (extent.length - starts.at(-1)!);
  let cost = left * 0.3 * pitch;
  for (const [i, item] of items.entries()) {
    const first = extent[starts[i]!]!;
    const last = extent[starts[i + 1]! - 1]!;
    const centred = Math.abs((item.box[0] + item.box[2] - first[0] - last[1]) / 2);
    const atLeft = Math.abs(item.box[0] - first[0]) * 1.5;
    const atRight = starts[i + 1]! - starts[i]! === 1 ? Math.abs(item.box[2] - last[1]) : Infinity;
    // A sheet's heading stands in the first cell of its group, unless cells were merged for it.
    const isCell = item.cell.ref !== undefined && item.box[2] - item.box[0] < 1.5 * (first[1] - first[0]);
    cost += isCell ? atLeft : Math.min(centred, atLeft, atRight);
  }
  return cost;
}
