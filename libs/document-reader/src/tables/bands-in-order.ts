import { placeFigures } from './bands';
import type { Band, Row } from './types';

/** Rows that must have a figure for every column. */
const FEWEST_FULL = 3;

/**
 * Columns of figures set with tabs that stop anywhere: `heads` tells how many there are, no row has more figures, and
 * all first figures of whole rows end before all second ones. Bands that are parts of one column are joined.
 */
export function bandsInOrder(rows: Row[], bands: Band[], heads: number): Band[] | undefined {
  // A sheet's columns are what they are.
  if (rows.some(({ items }) => items.some(({ cell }) => cell.ref !== undefined))) return undefined;
  if (heads < 2 || heads >= bands.length || bands.some(({ kind }) => kind !== 'amount')) return undefined;
  const placed = rows.map((row) => placeFigures(row, bands).flatMap((item, i) => (item && item.kind !== 'dash' ? [i] : []))); // prettier-ignore
  const full = placed.filter(({ length }) => length === heads);
  if (full.length < FEWEST_FULL || placed.some(({ length }) => length > heads)) return undefined;
  const reaches = Array.from({ length: heads }, (_, at) => {
    const own = full.map((row) => row[at]!);
    return { first: Math.min(...own), last: Math.max(...own) };
  });
  if (reaches.some(({ first }, at) => at > 0 && first <= reaches[at - 1]!.last)) return undefined;
  const columnOf = (band: number): number => {
    const apart = reaches.map(({ first, last }) => Math.max(bands[first]!.edge - bands[band]!.edge, bands[band]!.edge - bands[last]!.edge, 0)); // prettier-ignore
    return apart.indexOf(Math.min(...apart));
  };
  return reaches.map((_, at) => joined(bands.filter((__, band) => columnOf(band) === at)));
}

const joined = (parts: Band[]): Band => ({
  ...parts.at(-1)!,
  left: Math.min(...parts.map(({ left }) => left)),
  right: Math.max(...parts.map(({ right }) => right)),
  clarity: Math.min(...parts.map(({ clarity }) => clarity)),
});
