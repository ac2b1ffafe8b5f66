import type { Box, Cell, Line, Page, Word } from '../../page/types';

/** Rows below a head by which its columns are told. */
const ROWS = 5;
const FEWEST_ROWS = 2;
/** The gap between two heads is wider than the spaces inside them by at least this much. */
const WIDER = 1.25;
/** Of heads of one word each no gap is a space: then each is wider than that, in heights of a line. */
const WIDEST_SPACE = 0.7;

interface Span {
  x0: number;
  x1: number;
}

/**
 * Heads of narrow columns stand so close that they are read as one cell, `Remaining life, years Typical life, years`: where
 * figures stand apart below it, the cell is parted at its widest gap between each two of them.
 */
export function withPartedHeads(page: Page): Page {
  if (page.source === 'grid') return page;
  let isChanged = false;
  const lines = page.lines.map((line, i) => {
    const parted = mayHead(line) ? partedLine(line, page.lines.slice(i + 1, i + 1 + ROWS)) : line;
    isChanged ||= parted !== line;
    return parted;
  });
  return isChanged ? { ...page, lines } : page;
}

function mayHead({ cells, text }: Line): boolean {
  return (
    text.length < 160 &&
    !/[.;:]$|\d[\d,]*\.\d|\d{3}/.test(text) &&
    cells.some(({ words }) => words.length > 1)
  );
}

function partedLine(line: Line, below: Line[]): Line {
  const rows = below.filter(({ text }) => /\d/.test(text));
  if (rows.length < FEWEST_ROWS || rows[0] !== below[0]) return line;
  const cells = line.cells.flatMap((cell) => partedCell(cell, rows));
  return cells.length === line.cells.length
    ? line
    : { ...line, cells, text: cells.map(({ text }) => text).join('  ') };
}

function partedCell(cell: Cell, rows: Line[]): Cell[] {
  const columns = columnsUnder(cell, rows);
  const gaps = cell.words.slice(1).map((word, i) => {
    const before = cell.words[i]!.box[2];
    return { at: i + 1, width: word.box[0] - before, x: (word.box[0] + before) / 2 };
  });
  const space = Math.min(
    WIDEST_SPACE * (cell.box[3] - cell.box[1]),
    WIDER * Math.min(...gaps.map(({ width }) => width)),
  );
  const cuts = columns.slice(1).flatMap((column, c) => {
    const [from, to] = [middle(columns[c]!), middle(column)];
    const between = gaps.filter(({ x }) => x > from && x < to).sort((a, b) => b.width - a.width);
    const [widest] = between;
    return widest && widest.width > space ? [widest.at] : [];
  });
  if (cuts.length === 0 || cuts.length !== columns.length - 1) return [cell];
  const edges = [0, ...cuts, cell.words.length];
  return edges.slice(1).map((to, i) => cellOf(cell, cell.words.slice(edges[i], to)));
}

const middle = ({ x0, x1 }: Span): number => (x0 + x1) / 2;

/** Where the cells of the rows below stand under a cell, each column once; none where rows do not agree. */
function columnsUnder(cell: Cell, rows: Line[]): Span[] {
  const spans = rows
    .flatMap(({ cells }) => cells)
    .filter(({ box }) => middleOf(box) > cell.box[0] - 4 && middleOf(box) < cell.box[2] + 4)
    .map(({ box }) => ({ x0: box[0], x1: box[2] }))
    .sort((a, b) => a.x0 - b.x0);
  const columns: (Span & { count: number })[] = [];
  for (const span of spans) {
    const last = columns.at(-1);
    if (last && span.x0 < last.x1)
      Object.assign(last, { x1: Math.max(last.x1, span.x1), count: last.count + 1 });
    else columns.push({ ...span, count: 1 });
  }
  return columns.every(({ count }) => count * 2 >= rows.length) ? columns : [];
}

const middleOf = (box: Box): number => (box[0] + box[2]) / 2;

function cellOf(cell: Cell, words: Word[]): Cell {
  const [first, last] = [words[0]!, words.at(-1)!];
  const box: Box = [first.box[0], cell.box[1], last.box[2], cell.box[3]];
  return { ...cell, words, box, text: words.map(({ text }) => text).join(' ') };
}
