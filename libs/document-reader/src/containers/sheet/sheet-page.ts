import * as XLSX from '@e965/xlsx';
import { decimalOf } from '../../page/decimal';
import { gridCell, lineOf, pageOfLines } from '../../page/grid';
import type { Box, Cell, Line, Page } from '../../page/types';
import { countedRows } from './counted-rows';

const ROW_HEIGHT = 15;
const COLUMN_WIDTH = 48;
/** Columns of a sheet whose width is looked up; a cell at XFD1048576 must not make a million boxes. */
const MOST_COLUMNS = 16_384;

interface SheetInput {
  sheet: XLSX.WorkSheet;
  name: string;
  number: number;
  /** Cells that may still be kept in this workbook. */
  cellsLeft: number;
  /** The program that wrote the file left all results to Excel: see `leavesResultsToExcel`. */
  unreckoned: boolean;
}

export interface SheetPage {
  page: Page;
  cells: number;
  hiddenRows: number[];
  hiddenColumns: number[];
  /** Formulas that were saved without their result. */
  unanswered: number;
  /** Cells were left out because the workbook has too many. */
  cut: boolean;
}

/** Rows of a sheet that are read; a budget has hundreds. */
export const MOST_ROWS = 200_000;

/** The sheet's cells as SheetJS keeps them when it is told to be dense; rows and cells may be holes. */
export function rowsOf(sheet: XLSX.WorkSheet): ((XLSX.CellObject | undefined)[] | undefined)[] {
  return (sheet as unknown as { '!data'?: (XLSX.CellObject | undefined)[][] })['!data'] ?? [];
}

/** One sheet as a page of grid cells: only what stands in it, so a lone cell in the last corner costs nothing. */
export function readSheet(input: SheetInput): SheetPage {
  const { sheet } = input;
  const rows = rowsOf(sheet).slice(0, MOST_ROWS);
  const columns = columnEdges(sheet['!cols'] ?? []);
  const merges = mergesOf(sheet['!merges'] ?? []);
  const found: SheetPage = {
    page: pageOfLines({ number: input.number, name: input.name, source: 'grid', lines: [] }),
    cells: 0,
    hiddenRows: [],
    hiddenColumns: [],
    unanswered: 0,
    cut: false,
  };
  const hidden = new Set(rows.flatMap((_, r) => (sheet['!rows']?.[r]?.hidden ? [r] : [])));
  const counted = countedRows(rows, hidden);
  const hiddenColumns = new Set<number>();
  const lines: Line[] = [];
  // forEach passes over the holes of a sparse array.
  rows.forEach((row, r) => {
    if (found.cut || !row) return;
    if (hidden.has(r) && !counted.has(r)) {
      if (row.some((cell) => cell && textOf(cell) !== '')) found.hiddenRows.push(r);
      return;
    }
    const cells: Cell[] = [];
    row.forEach((cell, c) => {
      if (!cell) return;
      const unanswered = cell.f !== undefined && (!hasResult(cell) || input.unreckoned);
      if (unanswered) found.unanswered++;
      const text = unanswered ? '' : textOf(cell);
      if (text === '') return;
      if (columns.hidden(c)) hiddenColumns.add(c);
      else cells.push(cellOf({ cell, text, r, c, box: boxOf(columns, lines.length, spanOf(merges, r, c)) }));
    });
    if (cells.length === 0) return;
    found.cells += cells.length;
    found.cut = found.cells > input.cellsLeft;
    if (!found.cut) lines.push(lineOf(lines.length + 1, cells));
  });
  found.hiddenColumns = [...hiddenColumns].sort((a, b) => a - b);
  found.page = pageOfLines({ number: input.number, name: input.name, source: 'grid', lines });
  return found;
}

/** SheetJS gives a formula that was saved without its result the type of an empty cell, and the value 0. */
function hasResult(cell: XLSX.CellObject): boolean {
  return cell.t !== 'z' && cell.v !== undefined;
}

function textOf(cell: XLSX.CellObject): string {
  if (cell.t === 'z' || cell.v === undefined || cell.v === null) return '';
  const shown = cell.w ?? (cell.t === 'e' ? '#ERROR!' : String(cell.v));
  return shown
    .replace(/[\u0000-\u001F\u007F]+/g, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();
}

function cellOf(input: { cell: XLSX.CellObject; text: string; r: number; c: number; box: Box }): Cell {
  const { cell, text, box } = input;
  const ref = XLSX.utils.encode_cell({ r: input.r, c: input.c });
  const isDate = typeof cell.z === 'string' && XLSX.SSF.is_date(cell.z);
  const number = cell.t === 'n' && typeof cell.v === 'number' && !isDate ? decimalOf(cell.v) : undefined;
  return gridCell({ text, box, ref, ...(number === undefined ? {} : { number }) });
}

interface Span {
  first: number;
  last: number;
}

function mergesOf(merges: XLSX.Range[]): Map<string, Span> {
  return new Map(merges.map(({ s, e }) => [`${s.r},${s.c}`, { first: s.c, last: e.c }]));
}

function spanOf(merges: Map<string, Span>, r: number, c: number): Span {
  return merges.get(`${r},${c}`) ?? { first: c, last: c };
}

function boxOf(columns: ReturnType<typeof columnEdges>, line: number, span: Span): Box {
  return [columns.left(span.first), line * ROW_HEIGHT, columns.left(span.last + 1), (line + 1) * ROW_HEIGHT];
}

/** Left edges of columns in points. Beyond the columns whose width is stored, all have the default width. */
function columnEdges(columns: (XLSX.ColInfo | undefined)[]) {
  const lefts = [0];
  const stored = Math.min(columns.length, MOST_COLUMNS);
  for (let c = 0; c < stored; c++) {
    const column = columns[c];
    const width = column?.hidden ? 0 : column?.wpx ? column.wpx * 0.75 : COLUMN_WIDTH;
    lefts.push((lefts[c] ?? 0) + width);
  }
  return {
    left: (c: number): number => lefts[c] ?? (lefts[stored] ?? 0) + (c - stored) * COLUMN_WIDTH,
    hidden: (c: number): boolean => columns[c]?.hidden === true,
  };
}
