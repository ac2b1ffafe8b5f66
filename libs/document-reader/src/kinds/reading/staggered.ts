import type { Cell, Line } from '../../page/types';

interface Strip {
  line: Line;
  cells: Cell[];
}

/** Lines of words that each side of a gutter must have. */
const FEWEST = 5;
/** Points by which the lines of one column may be indented. */
const INDENT = 30;

/** A run of lines that is two columns of running text. */
export interface Staggered {
  from: number;
  /** Behind the last. */
  to: number;
  gutter: number;
}

/**
 * Two columns whose lines do not stand at the same height: each line has its own column alone, and the columns take
 * turns. Read down the page, the words of one break into the sentences of the other. Undefined where no such run is.
 */
export function staggeredColumns(strips: readonly Strip[], width: number): Staggered | undefined {
  const edges = rightEdges(strips, width);
  for (const edge of edges) {
    const found = runAt(strips, edge);
    if (found) return found;
  }
  return undefined;
}

/** Left edges of lines of words that begin in the right half, the most frequent first. */
function rightEdges(strips: readonly Strip[], width: number): number[] {
  const counts = new Map<number, number>();
  for (const { cells } of strips) {
    const at = cells.findIndex((cell) => cell.box[0] > 0.35 * width);
    const cell = cells[at];
    if (!cell || cell.box[0] > 0.75 * width || wordsOf(cells.slice(at)) < 3) continue;
    const key = Math.round(cell.box[0] / 4) * 4;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count >= 3)
    .sort((a, b) => b[1] - a[1])
    .slice(0, 3)
    .map(([edge]) => edge);
}

function runAt(strips: readonly Strip[], edge: number): Staggered | undefined {
  const rights = strips.map(({ cells }) => sideOf(cells, edge));
  const first = rights.findIndex((side) => side === 'right' || side === 'both');
  if (first < 0) return undefined;
  // Up to a line that crosses both columns.
  const end = rights.findIndex((side, i) => i > first && side === 'across');
  const to = end < 0 ? strips.length : end;
  const run = strips.slice(first, to);
  const left = run.filter(({ cells }) => isProse(cells.filter((cell) => cell.box[0] < edge - INDENT)));
  const right = run.filter(({ cells }) => isProse(cells.filter((cell) => cell.box[0] >= edge - INDENT)));
  const alone = rights
    .slice(first, to)
    .filter((side, i, all) => side !== 'both' && side !== all[i - 1]).length;
  if (left.length < FEWEST || right.length < FEWEST || alone < FEWEST) return undefined;
  const starts = right.flatMap(({ cells }) => cells.filter((cell) => cell.box[0] >= edge - INDENT));
  const gutter = Math.min(...starts.map((cell) => cell.box[0])) - 3;
  return { from: first, to, gutter };
}

/** Where a line stands: in one of the columns, in both, or across. */
function sideOf(cells: readonly Cell[], edge: number): 'left' | 'right' | 'both' | 'across' {
  const right = cells.filter((cell) => cell.box[0] >= edge - INDENT);
  const left = cells.filter((cell) => cell.box[0] < edge - INDENT);
  if (left.some((cell) => cell.box[2] > edge - 2)) return 'across';
  if (right.length === 0) return 'left';
  // What begins further in is the cell of a table.
  if (right[0]!.box[0] > edge + INDENT || (wordsOf(right) < 2 && !isHeading(right, edge)))
    return left.length === 0 ? 'right' : 'across';
  return left.length === 0 ? 'right' : 'both';
}

/** `TERM` where the lines of the column begin. */
function isHeading([cell, more]: readonly Cell[], edge: number): boolean {
  return cell !== undefined && !more && Math.abs(cell.box[0] - edge) <= 4 && /^[A-Z]{3,}$/.test(cell.text);
}

function wordsOf(cells: readonly Cell[]): number {
  return cells.reduce((sum, { text }) => sum + (text.match(/[A-Za-z]{2,}/g)?.length ?? 0), 0);
}

function isProse(cells: readonly Cell[]): boolean {
  return wordsOf(cells) >= 4;
}
