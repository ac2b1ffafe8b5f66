import type { Column as AnyColumn } from '../reading/columns';
import type { Chunk, ChunkLine } from './chunks';
import { approx } from './ratio';

type Column = AnyColumn<Chunk, ChunkLine>;

/** What printed figures of two decimals and more may be off by. */
const ROUNDING = 0.006;
const MOST_UNITS = 2_000;

/**
 * Whether a column says how many units each row has, and names none: `Units` over 9, 5 and 10. Figures tell: what one
 * unit has, times the count, is what all of them have in another column, or adds to a whole over all rows.
 */
export function isOfCounts(column: Column, columns: Column[]): boolean {
  const counts = countsIn(column);
  if (!counts || counts.size < 2) return false;
  const figures = columns.filter((other) => other !== column).flatMap((other) => figuresIn(other) ?? []);
  return figures.some(
    (each) =>
      addsToWhole(counts, each) || figures.some((all) => all !== each && isProduct(counts, each, all)),
  );
}

type Figures = Map<ChunkLine, number>;

function countsIn({ chunks }: Column): Figures | undefined {
  const counts: Figures = new Map();
  for (const [line, [chunk, more]] of chunks) {
    if (!chunk || more || chunk.kind !== 'number' || !/^\d{1,4}$/.test(chunk.text)) return undefined;
    const count = Number(chunk.text);
    if (count < 1 || count > MOST_UNITS) return undefined;
    counts.set(line, count);
  }
  return [...counts.values()].some((count) => count > 1) ? counts : undefined;
}

/** The figures of a column with decimals, in the size in which they are printed; percents as such. */
function figuresIn({ chunks }: Column): Figures | undefined {
  const figures: Figures = new Map();
  for (const [line, [chunk]] of chunks) {
    if (!chunk || !/[.,]\d{2,}\s?%?$/.test(chunk.text)) return undefined;
    const value =
      chunk.kind === 'share' ? 100 * approx(chunk.found!.share) : chunk.number && approx(chunk.number);
    if (value === undefined) return undefined;
    figures.set(line, value);
  }
  return figures.size >= 2 ? figures : undefined;
}

function addsToWhole(counts: Figures, each: Figures): boolean {
  if (each.size !== counts.size) return false;
  let [once, all] = [0, 0];
  for (const [line, count] of counts) {
    const value = each.get(line) ?? 0;
    once += value;
    all += value * count;
  }
  return isWhole(all) && !isWhole(once);
}

function isWhole(sum: number): boolean {
  return Math.abs(sum - 100) < 0.05 || Math.abs(sum - 1) < 0.0005;
}

/** In half of the rows at least, and in one of more than one unit. */
function isProduct(counts: Figures, each: Figures, all: Figures): boolean {
  const fits = [...counts].filter(([line, count]) => {
    const [one = 0, product = 0] = [each.get(line), all.get(line)];
    return count > 1 && Math.abs(product - one * count) <= Math.min(ROUNDING, 0.02 * product) && product > 0;
  });
  return fits.length * 2 >= counts.size;
}
