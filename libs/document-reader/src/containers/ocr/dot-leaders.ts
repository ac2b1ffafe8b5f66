import type { Gray, Mask } from './bitmap';
import { blankOut, boundsOf, componentsOf, pixelsOf, type Components } from './components';

/** Inches. Dots are no larger, and stand no further apart and no higher than this from the one before. */
const LARGEST = 0.035;
const APART = 0.22;
const LEVEL = 0.012;
/** Paper above and below a row of dots. */
const CLEAR = 0.03;
const FEWEST = 6;
/** Of the distances in a row, so many are alike or a multiple: copying swallows single dots. */
const REGULAR = 0.75;

interface Dot {
  label: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
  x: number;
  y: number;
}

/**
 * Takes rows of dots out that lead the eye from a name to its figure: enlarged or worn they are read as letters, and
 * drag the words beside them along. The point of a figure has other ink beside it and stays.
 */
export function removeDotLeaders(image: Gray, mask: Mask, dpi: number): void {
  const components = componentsOf(mask);
  const dots = dotsOf(components, mask.width, Math.round(dpi * LARGEST));
  if (dots.length < FEWEST) return;
  for (const row of chainsOf(dots, dpi)) {
    if (row.length < FEWEST || !isRegular(row) || !isClear(row, { components, mask, dpi })) continue;
    for (const { label } of row) blankOut(image, mask, pixelsOf(components, label));
  }
}

function dotsOf(components: Components, width: number, largest: number): Dot[] {
  const dots: Dot[] = [];
  for (let label = 1; label < components.sizes.length; label++) {
    const size = components.sizes[label] ?? 0;
    if (size < 2 || size > largest * largest) continue;
    const { left, top, right, bottom } = boundsOf(components, label, width);
    if (right - left < largest && bottom - top < largest)
      dots.push({ label, left, right, top, bottom, x: (left + right) / 2, y: (top + bottom) / 2 });
  }
  return dots;
}

/** Dots that follow each other on one level, from left to right. */
function chainsOf(dots: Dot[], dpi: number): Dot[][] {
  const [apart, level] = [dpi * APART, dpi * LEVEL];
  const bands = new Map<number, Dot[]>();
  const bandOf = (y: number): number => Math.floor(y / (2 * level));
  const chains: Dot[][] = [];
  for (const dot of [...dots].sort((a, b) => a.x - b.x)) {
    let best: Dot[] | undefined;
    for (let band = bandOf(dot.y) - 1; band <= bandOf(dot.y) + 1; band++) {
      for (const last of bands.get(band) ?? []) {
        const chain = chains[last.label] ?? [];
        if (chain.at(-1) !== last || Math.abs(last.y - dot.y) > level || dot.x - last.x > apart) continue;
        if (!best || (best.at(-1)?.x ?? 0) < last.x) best = chain;
      }
    }
    const chain = best ?? [];
    chain.push(dot);
    chains[dot.label] = chain;
    bands.set(bandOf(dot.y), [
      ...(bands.get(bandOf(dot.y)) ?? []).filter((other) => dot.x - other.x < apart),
      dot,
    ]);
  }
  return [...new Set(chains.filter((chain) => chain !== undefined))];
}

function isRegular(row: Dot[]): boolean {
  const steps = row.slice(1).map((dot, i) => dot.x - (row[i]?.x ?? 0));
  const step = [...steps].sort((a, b) => a - b)[steps.length >> 1] ?? 0;
  const off = (distance: number): number => {
    const times = distance / Math.max(1, step);
    return Math.abs(times - Math.max(1, Math.round(times)));
  };
  return steps.filter((distance) => off(distance) < 0.25).length >= steps.length * REGULAR;
}

/** Letters have ink above or below their dots. */
function isClear(row: Dot[], page: { components: Components; mask: Mask; dpi: number }): boolean {
  const { components, mask, dpi } = page;
  const own = new Set(row.map(({ label }) => label));
  const clear = Math.round(dpi * CLEAR);
  const top = Math.max(0, Math.min(...row.map((dot) => dot.top)) - clear);
  const bottom = Math.min(mask.height - 1, Math.max(...row.map((dot) => dot.bottom)) + clear);
  // Between its first and last dot: the words at its ends are beside it.
  const [left, right] = [row[0]?.left ?? 0, row.at(-1)?.right ?? 0];
  let other = 0;
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      const label = components.labels[y * mask.width + x] ?? 0;
      if (label !== 0 && !own.has(label)) other++;
    }
  }
  return other < row.length;
}
