import type { DocumentPage } from '@hoa/contracts';

export type PageLine = DocumentPage['lines'][number];
export type PageCell = PageLine['cells'][number];

export interface GridRow {
  /** The line's number on its page, from 1; of a sheet, the row's own number. */
  index: number;
  number: number;
  /** By column; a line of words alone has one cell that runs over all columns. */
  cells: { column: number; cell: PageCell }[];
  isText: boolean;
}

export interface PageGrid {
  /** Letters of a sheet's columns; null where the page has none of its own. */
  letters: string[] | null;
  columns: number;
  rows: GridRow[];
}

const REF = /^([A-Z]{1,2})(\d+)$/;

/** A page as a table: a sheet by its addresses, any other page by where its cells stand. */
export function toGrid(lines: readonly PageLine[]): PageGrid {
  const isSheet =
    lines.length > 0 && lines.every(({ cells }) => cells.every(({ ref }) => REF.test(ref ?? '')));
  return isSheet ? sheetGrid(lines) : placedGrid(lines);
}

function sheetGrid(lines: readonly PageLine[]): PageGrid {
  const used = [...new Set(lines.flatMap(({ cells }) => cells.map(({ ref }) => columnNumber(ref))))].sort(
    (a, b) => a - b,
  );
  const at = new Map(used.map((column, i) => [column, i]));
  return {
    letters: used.map(columnLetters),
    columns: used.length,
    rows: lines.map(({ index, cells }) => ({
      index,
      number: Number(REF.exec(cells[0]?.ref ?? '')?.[2] ?? index),
      cells: cells.map((cell) => ({ column: at.get(columnNumber(cell.ref)) ?? 0, cell })),
      isText: false,
    })),
  };
}

function columnNumber(ref: string | undefined): number {
  const letters = REF.exec(ref ?? '')?.[1] ?? '';
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
}

function columnLetters(column: number): string {
  const last = String.fromCharCode(65 + ((column - 1) % 26));
  return column > 26 ? `${columnLetters(Math.floor((column - 1) / 26))}${last}` : last;
}

interface Band {
  left: number;
  right: number;
}

/** Cells of rows that share some of their width are one column; a line of one cell is text. */
function placedGrid(lines: readonly PageLine[]): PageGrid {
  const bands: Band[] = [];
  const isRow = ({ cells }: PageLine): boolean => cells.length > 1;
  const cells = lines.filter(isRow).flatMap((line) => line.cells);
  // The narrow ones first: a wide label must not join two columns of figures.
  for (const { box } of [...cells].sort((a, b) => a.box[2] - a.box[0] - (b.box[2] - b.box[0]))) {
    const band = bands.find((one) => overlap(one, box) > 0.3);
    if (!band) bands.push({ left: box[0], right: box[2] });
    else if (bands.every((one) => one === band || overlap(one, box) === 0))
      Object.assign(band, { left: Math.min(band.left, box[0]), right: Math.max(band.right, box[2]) });
  }
  bands.sort((a, b) => a.left - b.left);
  return {
    letters: null,
    columns: Math.max(1, bands.length),
    rows: lines.map((line) => ({
      index: line.index,
      number: line.index,
      cells: isRow(line) ? placed(line.cells, bands) : line.cells.map((cell) => ({ column: 0, cell })),
      isText: !isRow(line),
    })),
  };
}

/** The share of the narrower one that both have. */
function overlap({ left, right }: Band, box: PageCell['box']): number {
  const shared = Math.min(right, box[2]) - Math.max(left, box[0]);
  return Math.max(0, shared) / Math.max(1, Math.min(right - left, box[2] - box[0]));
}

/** Each cell goes to the column that it shares most with, in order and never two to one while columns are left. */
function placed(cells: readonly PageCell[], bands: readonly Band[]): GridRow['cells'] {
  let next = 0;
  return cells.map((cell, i) => {
    const last = Math.max(next, bands.length - (cells.length - i));
    let column = Math.min(next, bands.length - 1);
    for (let at = next; at <= last && at < bands.length; at++)
      if (overlap(bands[at]!, cell.box) > overlap(bands[column]!, cell.box)) column = at;
    next = column + 1;
    return { column, cell };
  });
}
