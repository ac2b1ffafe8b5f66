import type { Cell, Line, Page } from '../../page/types';

/** A line, or the part of it that stands in one column of running text. */
export interface Strip {
  line: Line;
  cells: Cell[];
}

/** Lines that must stand on both sides of a gutter before a page counts as set in columns. */
const FEWEST = 8;

/**
 * The lines of a page in the order in which they are read. Conditions on the back of a contract are often set in two
 * or three columns; read across, no sentence of theirs makes sense. A table is not taken apart: its cells are short.
 */
export function readingOrder(page: Page): Strip[] {
  const strips = page.lines.map((line) => ({ line, cells: line.cells }));
  return page.source === 'grid' ? strips : flow(strips, page.width, 0);
}

function flow(strips: Strip[], width: number, depth: number): Strip[] {
  const gutter = depth < 2 ? gutterOf(strips, width) : undefined;
  if (gutter === undefined) return strips;
  const ordered: Strip[] = [];
  let left: Strip[] = [];
  let right: Strip[] = [];
  const flush = (): void => {
    ordered.push(...flow(left, width, depth + 1), ...flow(right, width, depth + 1));
    left = [];
    right = [];
  };
  for (const strip of strips) {
    if (strip.cells.some((cell) => straddles(cell, gutter))) {
      flush();
      ordered.push(strip);
      continue;
    }
    const before = strip.cells.filter((cell) => cell.box[2] <= gutter + 2);
    const after = strip.cells.filter((cell) => cell.box[2] > gutter + 2);
    if (before.length > 0) left.push({ line: strip.line, cells: before });
    if (after.length > 0) right.push({ line: strip.line, cells: after });
  }
  flush();
  return ordered;
}

function straddles(cell: Cell, x: number): boolean {
  return cell.box[0] < x - 2 && cell.box[2] > x + 2;
}

function gutterOf(strips: Strip[], width: number): number | undefined {
  let best: { x: number; score: number } | undefined;
  for (let x = width * 0.25; x <= width * 0.75; x += 4) {
    const score = scoreOf(strips, x);
    if (score !== undefined && (!best || score > best.score)) best = { x, score };
  }
  return best?.x;
}

function scoreOf(strips: Strip[], x: number): number | undefined {
  let both = 0;
  let prose = 0;
  let across = 0;
  for (const { cells } of strips) {
    if (cells.some((cell) => straddles(cell, x))) {
      across++;
      continue;
    }
    const before = cells.filter((cell) => cell.box[2] <= x + 2);
    const after = cells.filter((cell) => cell.box[2] > x + 2);
    if (before.length === 0 || after.length === 0) continue;
    both++;
    if (wordsOf(before) >= 4 && wordsOf(after) >= 4) prose++;
  }
  return both >= FEWEST && prose >= both * 0.6 && across <= both * 0.5 ? prose - across : undefined;
}

function wordsOf(cells: Cell[]): number {
  return cells.reduce((sum, cell) => sum + (cell.text.match(/[A-Za-z]{2,}/g)?.length ?? 0), 0);
}
