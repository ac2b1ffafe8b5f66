import type { Column as AnyColumn } from '../reading/columns';
import type { Chunk, ChunkLine } from './chunks';
import { approx, ofPercent, sumOf, type Ratio } from './ratio';
import { isFigureHead, type ShareColumn } from './share-columns';
import { isWhole } from './whole';
import { OTHER_FIGURES } from './words';

type Column = AnyColumn<Chunk, ChunkLine>;

/**
 * Columns of bare figures set side by side, of which none says what it is: shares where all have as many decimals and
 * only together add to a hundred, or to one.
 */
export function sharesTogether(columns: Column[]): ShareColumn[] {
  const figures = columns.flatMap((column) => {
    const decimals = decimalsOf(column);
    return decimals === undefined ? [] : [{ column, decimals }];
  });
  const [first] = figures;
  if (!first || figures.length < 2 || figures.some(({ decimals }) => decimals !== first.decimals)) return [];
  const all = sumOf(figures.flatMap(({ column }) => chunksIn(column).map((chunk) => chunk.number!)));
  const scale = [(number: Ratio): Ratio => number, ofPercent].find((scaled) => isOne(scaled(all)));
  if (!scale) return [];
  const shareOf = (chunk: Chunk): Ratio | undefined => chunk.number && scale(chunk.number);
  return figures.map(({ column }) => ({ column, marked: false, shareOf, sum: 1, score: 3 }));
}

function isOne(sum: Ratio): boolean {
  return isWhole(sum) && approx(sum) < 1.5;
}

/** The digits behind the point that all figures of a column have; undefined where it has a head of another matter. */
function decimalsOf(column: Column): number | undefined {
  const { head } = column;
  if (isFigureHead(head) || OTHER_FIGURES.test(head)) return undefined;
  const chunks = chunksIn(column);
  const counts = new Set(
    chunks.map(({ kind, text }) =>
      kind === 'number' ? /[.](\d{2,10})$/.exec(text)?.[1]?.length : undefined,
    ),
  );
  const [only] = counts;
  return counts.size === 1 ? only : undefined;
}

function chunksIn(column: Column): Chunk[] {
  return [...column.chunks.values()].flat();
}
