import type { DocumentPage } from '@hoa/contracts';

export type PageLine = DocumentPage['lines'][number];

/** A cell in a row of letters that are all as wide: [start, end) in characters. */
export interface Placed {
  start: number;
  end: number;
}

export interface PageRow {
  /** The line's number on its page, from 1. */
  index: number;
  text: string;
  /** In the order of the line's cells. */
  cells: Placed[];
  /** A line of words alone may be broken where the screen ends; a row of a table may not. */
  isTable: boolean;
}

/** Points that a letter takes where the page does not tell. */
const USUAL = 5;
const NARROWEST = 2.5;
/** Longest word column of a sheet; what is longer pushes the rest of its row. */
const WIDEST = 60;
/** Letters that are left blank between two columns. */
const GUTTER = 3;
const NUMERIC = /^[$(−–-]*\s*\$?\s*[\d.,]*\d[\d.,]*\s*\)?\s*%?[)*†]?$|^[-–—]+$/;

/**
 * Lays a page out in letters of one width, so that what stands in a column on paper does here: words start where they
 * start, figures end where they end.
 */
export function layOut(lines: readonly PageLine[]): PageRow[] {
  const isSheet = lines.length > 0 && lines.every(({ cells }) => cells.every(({ ref }) => columnOf(ref) > 0));
  if (isSheet) return laidOut(lines, bySheet(lines));
  const place = byPoints(lines);
  return laidOut(lines, withoutGutters(laidOut(lines, place), place));
}

const laidOut = (lines: readonly PageLine[], place: Place): PageRow[] =>
  lines.map((line) => row(line, place));

/** Room between columns that no row of a table uses only moves figures out of sight. */
function withoutGutters(rows: readonly PageRow[], place: Place): Place {
  const used: boolean[] = [];
  // A heading alone in its row runs over the columns, however long it is.
  for (const { cells, isTable } of rows)
    if (isTable) for (const { start, end } of cells) for (let at = start; at < end; at++) used[at] = true;
  let spare = 0;
  let blank = 0;
  const shift = Array.from(used, (isUsed) => {
    blank = isUsed ? 0 : blank + 1;
    if (blank > GUTTER) spare += 1;
    return spare;
  });
  return (cell) => {
    const at = place(cell);
    return Math.max(0, at - (shift[at] ?? spare));
  };
}

type Place = (cell: PageLine['cells'][number]) => number;

function row({ index, cells }: PageLine, place: Place): PageRow {
  let text = '';
  const placed = cells.map((cell) => {
    const start = Math.max(place(cell), text === '' ? 0 : text.length + 2);
    text = text.padEnd(start) + cell.text;
    return { start, end: text.length };
  });
  return { index, text, cells: placed, isTable: cells.length > 1 };
}

function byPoints(lines: readonly PageLine[]): Place {
  const cells = lines.flatMap((line) => line.cells);
  const left = Math.min(...cells.map(({ box }) => box[0]), Infinity);
  const widths = cells
    .filter(({ text }) => text.length >= 4)
    .map(({ box, text }) => (box[2] - box[0]) / text.length)
    .sort((a, b) => a - b);
  // Narrower than most letters: a row that is pushed aside stands out more than one that is a little wide.
  const unit = Math.max(NARROWEST, widths[Math.floor(widths.length * 0.3)] ?? USUAL);
  return ({ box, text }) =>
    NUMERIC.test(text.trim())
      ? Math.max(0, Math.round((box[2] - left) / unit) - text.length)
      : Math.round((box[0] - left) / unit);
}

/** Columns of a sheet are as wide as their longest text. */
function bySheet(lines: readonly PageLine[]): Place {
  const widths: number[] = [];
  for (const { cells } of lines) {
    // A title alone in its row runs over the columns beside it.
    for (const { ref, text } of cells.length > 1 ? cells : []) {
      const column = columnOf(ref);
      widths[column] = Math.min(WIDEST, Math.max(widths[column] ?? 0, text.length));
    }
  }
  const ends: number[] = [];
  let at = 0;
  for (let column = 1; column < Math.max(widths.length, 2); column++) {
    const width = widths[column] ?? 0;
    ends[column] = at + width;
    at += width > 0 ? width + 2 : 0;
  }
  return ({ ref, text }) => {
    const column = columnOf(ref);
    const end = ends[column] ?? at;
    return NUMERIC.test(text.trim()) ? Math.max(0, end - text.length) : end - (widths[column] ?? 0);
  };
}

/** 2 of B7; 0 where the address is none of a sheet. Columns beyond ZZ are not laid out. */
function columnOf(ref: string | undefined): number {
  const letters = /^([A-Z]{1,2})\d+$/.exec(ref ?? '')?.[1];
  return letters ? [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) : 0;
}
