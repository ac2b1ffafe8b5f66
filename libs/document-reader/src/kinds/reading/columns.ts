import type { Line } from '../../page/types';
import { median } from '../../tables/bands';

/** What stands at a place of a line: a cell, or a piece of one. */
export interface Placed {
  x0: number;
  x1: number;
}

/** A row of a table as its pieces. */
export interface PlacedRow<P extends Placed> {
  line: Line;
  chunks: P[];
}

/** Pieces that stand under each other on the row lines of a page. */
export interface Column<P extends Placed = Placed, R extends PlacedRow<P> = PlacedRow<P>> {
  x0: number;
  x1: number;
  /** By row line, in the order of the lines; absent where the column is empty there. */
  chunks: Map<R, P[]>;
  /** Words above it. */
  head: string;
}

const BIN = 2;

/**
 * Columns of row lines, by where nothing is printed: a gutter is a strip that (almost) no row crosses. A few rows may
 * cross it, for a long name or a bad scan.
 */
export function columnsOf<P extends Placed, R extends PlacedRow<P>>(
  rows: R[],
  heads: { line: Line }[],
): Column<P, R>[] {
  const width = gridWidth(rows);
  if (width < NARROWEST) return narrowColumns({ rows, heads, scale: USUAL / width });
  const common = gutterless(rows, rows.length < 8 ? 0 : Math.floor(rows.length * 0.06));
  const spans = [...common, ...sparse({ rows, heads, common })].sort(([a], [b]) => a - b);
  const columns: Column<P, R>[] = spans.map(([x0, x1]) => ({ x0, x1, chunks: new Map(), head: '' }));
  for (const row of rows) {
    for (const chunk of row.chunks) {
      const column = nearest(columns, chunk);
      if (column) column.chunks.set(row, [...(column.chunks.get(row) ?? []), chunk]);
    }
  }
  const kept = columns.filter((column) => column.chunks.size > 0);
  addHeads(kept, heads);
  return kept;
}

/** Points: the width that the column of a grid needs for a letter, and that it gets where it has less. */
const NARROWEST = 12;
const USUAL = 96;

/** How wide the cells of a grid are; text on a page has no such width. */
function gridWidth(rows: { line: Line }[]): number {
  const cells = rows.flatMap(({ line }) => line.cells);
  const isGrid = cells.length > 0 && cells.every(({ ref }) => ref !== undefined);
  return isGrid ? Math.max(1, median(cells.map(({ box }) => box[2] - box[0]))) : Infinity;
}

/** Some programs write a grid of placeholders, a column a few points wide: its columns are told apart at a usual width. */
function narrowColumns<P extends Placed, R extends PlacedRow<P>>(about: {
  rows: R[];
  heads: { line: Line }[];
  scale: number;
}): Column<P, R>[] {
  const { scale } = about;
  const wideLine = (line: Line): Line => ({
    ...line,
    cells: line.cells.map((cell) => {
      const [x0, y0, x1, y1] = cell.box;
      return { ...cell, box: [x0 * scale, y0, x1 * scale, y1] };
    }),
  });
  const own = new Map<Placed, P>();
  const rowOf = new Map<PlacedRow<Placed>, R>();
  const rows = about.rows.map((row) => {
    const chunks = row.chunks.map((chunk) => {
      const wide = { x0: chunk.x0 * scale, x1: chunk.x1 * scale };
      own.set(wide, chunk);
      return wide;
    });
    const wide: PlacedRow<Placed> = { line: wideLine(row.line), chunks };
    rowOf.set(wide, row);
    return wide;
  });
  const heads = about.heads.map(({ line }) => ({ line: wideLine(line) }));
  return columnsOf(rows, heads).map(({ x0, x1, chunks, head }) => ({
    x0: x0 / scale,
    x1: x1 / scale,
    head,
    chunks: new Map([...chunks].map(([row, wide]) => [rowOf.get(row)!, wide.map((one) => own.get(one)!)])),
  }));
}

type Span = [number, number];

/**
 * Columns that hardly any row fills, such as the name of a building beside the first of its rows: what stands clear of
 * all others, under a head of its own.
 */
function sparse(about: { rows: { chunks: Placed[] }[]; heads: { line: Line }[]; common: Span[] }): Span[] {
  const { rows, heads, common } = about;
  // The cells of a grid touch.
  const isClear = (place: Placed): boolean =>
    !common.some(([x0, x1]) => place.x0 < x1 - BIN && place.x1 > x0 + BIN);
  const clear = rows.map(({ chunks }) => ({ chunks: chunks.filter(isClear) }));
  const own = heads.flatMap(({ line }) =>
    line.cells.map(({ box }) => ({ x0: box[0], x1: box[2] })).filter(isClear),
  );
  if (own.length === 0) return [];
  return gutterless(clear, 0).filter(([x0, x1]) => own.some((head) => head.x0 < x1 && head.x1 > x0));
}

function gutterless(rows: { chunks: Placed[] }[], crossing: number): Span[] {
  const right = Math.max(0, ...rows.flatMap((row) => row.chunks.map((chunk) => chunk.x1)));
  const bins = new Array<number>(Math.min(20_000, Math.ceil(right / BIN) + 2)).fill(0);
  for (const row of rows) {
    for (const chunk of row.chunks) {
      const last = Math.min(bins.length - 1, Math.floor((chunk.x1 - 0.5) / BIN));
      for (let bin = Math.max(0, Math.floor(chunk.x0 / BIN)); bin <= last; bin++) bins[bin]!++;
    }
  }
  const spans: Span[] = [];
  let open: number | undefined;
  bins.forEach((count, bin) => {
    if (count > crossing) open ??= bin;
    else if (open !== undefined) {
      spans.push([open * BIN, bin * BIN]);
      open = undefined;
    }
  });
  if (open !== undefined) spans.push([open * BIN, bins.length * BIN]);
  return spans;
}

function nearest<C extends Placed>(columns: C[], chunk: Placed): C | undefined {
  let best: C | undefined;
  let least = Infinity;
  for (const column of columns) {
    const overlap = Math.min(column.x1, chunk.x1) - Math.max(column.x0, chunk.x0);
    const distance = overlap > 0 ? -overlap : Math.max(column.x0 - chunk.x1, chunk.x0 - column.x1);
    if (distance < least) {
      least = distance;
      best = column;
    }
  }
  return best;
}

interface HeadedSpan extends Placed {
  head: string;
}

/**
 * Head words by the column that they stand over. A head is set left, right or in the middle, so what counts is the
 * column that it touches, else the nearest; a title over the whole table belongs to none.
 */
function addHeads(columns: HeadedSpan[], heads: { line: Line }[]): void {
  for (const { line } of heads) {
    for (const cell of line.cells) {
      const place = { x0: cell.box[0], x1: cell.box[2] };
      const touched = columns.filter(
        (column) => Math.min(place.x1, column.x1) - Math.max(place.x0, column.x0) > 1,
      );
      const target =
        touched.length === 1 ? touched[0] : touched.length === 0 ? nearest(columns, place) : undefined;
      if (target) append(target, cell.text);
      else if (isWholeHead(cell.text)) {
        // Several heads that stand so close that they are one cell: each word to the column under it.
        for (const word of cell.words)
          append(nearest(columns, { x0: word.box[0], x1: word.box[2] })!, word.text);
      } else if (touched.length === 2) append(nearest(touched, place)!, cell.text);
    }
  }
}

function append(column: HeadedSpan, words: string): void {
  column.head = `${column.head} ${words}`.trim();
}

/** Words of two heads in one cell: `Unit Percentage`, `Rem. Life Replacement Cost`. */
function isWholeHead(text: string): boolean {
  const key = /\b(?:unit|lot|apt|apartment|coverage|component|limit)\b/i.test(text);
  const figure = /%|percent|interest|share|fraction|premium|cost|life/i.test(text);
  return key && figure;
}
