import type { Cell, Line, Page } from '../../page/types';
import { staggeredColumns } from './staggered';

/** A line, or the part of it that stands in one column of running text. */
export interface Strip {
  line: Line;
  cells: Cell[];
}

/** Lines that must stand on both sides of a gutter before a page counts as set in columns. */
const FEWEST = 8;

/** Of them those that stand beside each other. */
const FEWEST_BESIDE = 5;

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
  if (gutter !== undefined) return parted(strips, { gutter, width, depth });
  const turns = depth === 0 ? staggeredColumns(strips, width) : undefined;
  if (turns) {
    const { from, to, gutter: x } = turns;
    const columns = parted(strips.slice(from, to), { gutter: x, width, depth: 2 });
    return [...strips.slice(0, from), ...columns, ...strips.slice(to)];
  }
  const beside = depth === 0 ? clausesBeside(strips) : undefined;
  if (!beside) return strips;
  const { from, gutter: x } = beside;
  return [...strips.slice(0, from), ...parted(strips.slice(from), { gutter: x, width, depth: 2 })];
}

/** `4. PAYMENT. Invoices are due`, `ENDING EARLY. Either party may`: a clause of small print, not the row of a list. */
const CLAUSE = /^(?:\d{1,2}[a-z]?[.)]|[A-Z]{2,}(?: [A-Z]{2,}){0,4}\.)\s+[A-Z]\S*(?:\s+\S+){3}/;

/** Small print of a few lines under a form: clauses stand beside each other, each side in a line of its own. */
function clausesBeside(strips: Strip[]): { from: number; gutter: number } | undefined {
  const from = strips.findIndex(
    ({ cells: [left, right, more] }) => !more && left && right && CLAUSE.test(left.text) && CLAUSE.test(right.text), // prettier-ignore
  );
  const x = strips[from]?.cells[1]?.box[0];
  if (x === undefined) return undefined;
  const below = strips.slice(from);
  const count = (isRight: boolean): number =>
    below.filter(({ cells }) => cells.some((cell) => CLAUSE.test(cell.text) && isRight === Math.abs(cell.box[0] - x) < 4)).length; // prettier-ignore
  return count(true) >= 2 && count(false) >= 2 ? { from, gutter: x - 3 } : undefined;
}

function parted(strips: Strip[], at: { gutter: number; width: number; depth: number }): Strip[] {
  const { gutter, width, depth } = at;
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

/** Places at which a gutter is looked for, whatever the width of the page: a line of a text file may be endless. */
const PLACES = 80;
/** A line of more cells is the row of a table. */
const MOST_CELLS = 24;

interface Measured {
  cells: Cell[];
  /** Words of the cells before each, and of all. */
  words: number[];
}

function gutterOf(strips: Strip[], width: number): number | undefined {
  const measured = strips.flatMap(({ cells }) => (cells.length > 0 && cells.length <= MOST_CELLS ? [measure(cells)] : [])); // prettier-ignore
  if (measured.filter(({ cells }) => cells.length > 1).length < FEWEST_BESIDE) return undefined;
  let best: { x: number; score: number } | undefined;
  const step = Math.max(4, width / 2 / PLACES);
  for (let x = width * 0.25; x <= width * 0.75; x += step) {
    const score = scoreOf(measured, x);
    if (score !== undefined && (!best || score > best.score)) best = { x, score };
  }
  return best?.x;
}

function measure(cells: Cell[]): Measured {
  const words = [0];
  for (const cell of cells) words.push(words.at(-1)! + (cell.text.match(/[A-Za-z]{2,}/g)?.length ?? 0));
  return { cells, words };
}

function scoreOf(strips: Measured[], x: number): number | undefined {
  let both = 0;
  let prose = 0;
  let across = 0;
  // Where one column is longer than the other, its lines stand alone beside the gutter.
  let alone = 0;
  for (const { cells, words } of strips) {
    if (cells.some((cell) => straddles(cell, x))) {
      across++;
      continue;
    }
    const at = cells.findIndex((cell) => cell.box[2] > x + 2);
    if (at === 0 && cells.length === 1 && cells[0]!.box[0] > x && words.at(-1)! >= 4) alone++;
    if (at <= 0) continue;
    both++;
    if (isProse(words[at]!, cells[at - 1]!) && isProse(words.at(-1)! - words[at]!, cells.at(-1)!)) prose++;
  }
  return both >= FEWEST_BESIDE &&
    prose + Math.min(alone, prose) >= FEWEST &&
    prose >= both * 0.6 &&
    across <= both * 0.5
    ? prose - across
    : undefined;
}

/** Half a line of words, or the last ones of a sentence. */
function isProse(words: number, last: Cell): boolean {
  return words >= 4 || (words > 0 && /[a-z)\d%][.;:]$/.test(last.text));
}
