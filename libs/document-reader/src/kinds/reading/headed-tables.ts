import type { Page } from '../../page/types';
import { median } from '../../tables/bands';
import { rowsOfPage } from '../../tables/items';
import type { Item, Row } from '../../tables/types';
import { tablesBeside } from './halves';
import { pageFurniture } from './page-furniture';
import { withPartedHeads } from './parted-heads';
import { withoutFallenUnits } from './fallen-units';
import { headRowsOf, nextHead, type HeadColumn, type HeadSpec } from './table-heads';

/** A row under a head: what stands in each of the columns, from left to right. */
export interface HeadedRow {
  row: Row;
  /** By column; an empty list where nothing stands. */
  cells: Item[][];
  /** Words in no column but the names', and nothing else. */
  isWords: boolean;
}

/** A table that its head's words make one: the columns have roles, the rows below have their items in them. */
export interface HeadedTable<R extends string> {
  columns: HeadColumn<R>[];
  rows: HeadedRow[];
  /** The rows over it since the table before, nearest last. */
  titles: Row[];
}

/**
 * Tables whose head says what they hold, whatever stands in their cells. A head that is printed again on a further
 * page goes on with the table; a page without one goes on with the columns before it.
 */
export function headedTables<R extends string>(given: Page[], spec: HeadSpec<R>): HeadedTable<R>[] {
  const pages = given.map(withoutFallenUnits).map(withPartedHeads);
  const furniture = pageFurniture(pages);
  const rows = pages
    .map(withoutParagraphs)
    .flatMap(rowsOfPage)
    .filter((row) => !furniture.has(row.line) && row.items.length > 0);
  const headRows = headRowsOf(rows, spec);
  const tables: HeadedTable<R>[] = [];
  let titles = 0;
  for (let head = nextHead(headRows, 0, spec); head;) {
    const next = nextHead(headRows, head.last + 1, spec);
    const body = untilOther(rows.slice(head.last + 1, next?.first ?? rows.length), rows[head.last]!);
    for (const part of tablesBeside(head.columns, body)) {
      const columns = withNames(part.columns, part.body);
      const before = tables.at(-1);
      const table = { columns, rows: placedRows(part.body, columns), titles: rows.slice(titles, head.first) };
      if (before && isSame(before.columns, columns)) before.rows.push(...table.rows);
      else tables.push(table);
    }
    titles = head.last + 1;
    head = next;
  }
  return tables;
}

/** Rows at a page's top among which the head of another table stands. */
const TOP = 4;

/** The rows up to a further page that begins with a head of its own, whatever that head is of. */
function untilOther(body: Row[], head: Row): Row[] {
  const isOther = (row: Row, i: number): boolean =>
    row.page !== head.page &&
    body[i - TOP]?.page !== row.page &&
    row.items.length >= (row.page.source === 'grid' ? 2 : 3) &&
    row.items.every(({ kind }) => kind === 'words');
  const other = body.findIndex(isOther);
  return other < 0 ? body : body.slice(0, other);
}

/** Words of a line that may be a row: wider than any table, and few enough to look at each beside each. */
const WIDEST_ROW = 200;
/** Characters of a cell alone in its row of a grid, where a paragraph is one line: no head and no name has so many. */
const WIDEST_CELL = 160;

/** In a text file a line may be a whole paragraph, or an attack: it is no row of a table. */
function withoutParagraphs(page: Page): Page {
  const isParagraph = ({ cells, text }: Page['lines'][number]): boolean =>
    cells.reduce((sum, cell) => sum + cell.words.length, 0) > WIDEST_ROW ||
    (page.source === 'grid' && cells.length === 1 && text.length > WIDEST_CELL);
  const lines = page.lines.filter((line) => !isParagraph(line));
  return lines.length === page.lines.length ? page : { ...page, lines };
}

function isSame<R extends string>(a: HeadColumn<R>[], b: HeadColumn<R>[]): boolean {
  const plain = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '');
  return a.length === b.length && a.every((column, i) => plain(column.words) === plain(b[i]!.words));
}

/** The names often have no head: then what stands left of the first head is their column. */
function withNames<R extends string>(columns: HeadColumn<R>[], body: Row[]): HeadColumn<R>[] {
  const first = columns[0];
  if (!first) return columns;
  const left = body.flatMap((row) =>
    row.items.filter((item) => item.kind === 'words' && item.box[2] < first.x0),
  );
  if (left.length < 2 || left.length * 5 < body.length) return columns;
  const x1 = Math.min(first.x0 - 1, Math.max(...left.map((item) => item.box[2])));
  const x0 = Math.min(...left.map((item) => item.box[0]));
  return [{ words: '', role: undefined, x0, x1 }, ...columns];
}

/** Where a column's figures stand, once some are known. */
interface Place {
  x0: number;
  x1: number;
  edge?: { left: number; right: number; middle: number };
  /** Words stand in it, so a figure is a stranger there. */
  isNames?: boolean;
}

function placedRows<R extends string>(rows: Row[], columns: HeadColumn<R>[]): HeadedRow[] {
  const heads: Place[] = columns.map(({ x0, x1 }) => ({ x0, x1 }));
  const rough = rows.map((row) => placed(row, heads));
  const places = heads.map((_, c) => settledPlace(heads, c, rough));
  return rows.map((row) => {
    const cells = placed(row, places);
    return { row, cells, isWords: cells.slice(1).every((items) => items.length === 0) };
  });
}

/** Most figures of a column keep to one edge; those of the rows that were placed first show which. */
function settledPlace(heads: Place[], c: number, rows: Item[][][]): Place {
  const head = heads[c]!;
  const words = rows.filter((row) => row[c]!.some((item) => item.kind === 'words')).length;
  // A paragraph under a table is wider than its columns: only rows that fill several show where these are.
  const cells = rows
    .filter((row) => row.filter((items) => items.length > 0).length > 1)
    .map((row) => row[c]!);
  const figures = cells.flatMap((items) => items.filter((item) => item.kind !== 'words'));
  if (words > figures.length) {
    // What reaches over into the next column is no cell of this one.
    const next = heads[c + 1]?.x0 ?? Infinity;
    const items = cells.flat().filter((item) => item.box[2] < next);
    return {
      x0: Math.min(head.x0, ...items.map((item) => item.box[0])),
      x1: Math.max(head.x1, ...items.map((item) => item.box[2])),
      isNames: true,
    };
  }
  if (figures.length < 2) return head;
  const right = median(figures.map((item) => item.box[2]));
  const left = median(figures.map((item) => item.box[0]));
  const near = figures.filter(
    (item) => Math.abs(item.box[2] - right) < 6 || Math.abs(item.box[0] - left) < 6,
  );
  const kept = near.length * 2 > figures.length ? near : figures;
  return {
    x0: Math.min(head.x0, ...kept.map((item) => item.box[0])),
    x1: Math.max(head.x1, ...kept.map((item) => item.box[2])),
    edge: { left, right, middle: (left + right) / 2 },
  };
}

/** Points at which an item is rather in no column at all. */
const LOOSE = 48;
/** A figure among the names: `Phase 2` belongs there, `2` under `UL` does not. */
const FIGURE_IN_NAMES = 30;

/** Items to columns, both from left to right, at the least cost; two figures share a column only side by side. */
function placed(row: Row, places: Place[]): Item[][] {
  const { items } = row;
  // State: the last column taken. A loose item leaves it as it was.
  let states = new Map<number, Step>([[-1, { cost: 0, column: -1 }]]);
  items.forEach((item, i) => {
    const near = nearColumns(item, places);
    const next: typeof states = new Map();
    const offer = (last: number, step: Step): void => {
      const best = next.get(last);
      if (!best || step.cost < best.cost) next.set(last, step);
    };
    for (const [last, before] of states) {
      offer(last, { cost: before.cost + LOOSE, column: -1, before });
      for (const { column, cost } of near) {
        if (column < last || (column === last && !mayShare(items[i - 1], item, row))) continue;
        offer(column, { cost: before.cost + cost, column, before });
      }
    }
    states = next;
  });
  const cells: Item[][] = places.map(() => []);
  let step: Step | undefined = [...states.values()].reduce((a, b) => (b.cost < a.cost ? b : a));
  for (let i = items.length - 1; i >= 0 && step; i--, step = step.before)
    if (step.column >= 0) cells[step.column]!.unshift(items[i]!);
  return cells;
}

/** Columns that an item may be in; one that costs more than none at all is never worth it. */
function nearColumns(item: Item, places: Place[]): { column: number; cost: number }[] {
  return places
    .map((place, column) => ({ column, cost: costOf(item, place) }))
    .filter(({ cost }) => cost < LOOSE);
}

/** The column of one item, and of those before it. */
interface Step {
  cost: number;
  column: number;
  before?: Step;
}

function mayShare(before: Item | undefined, item: Item, row: Row): boolean {
  if (!before) return false;
  if (before.kind === 'words' && item.kind === 'words') return true;
  return item.box[0] - before.box[2] < 1.2 * row.height;
}

function costOf(item: Item, place: Place): number {
  const [x0, , x1] = item.box;
  const gap = Math.max(0, place.x0 - x1, x0 - place.x1);
  const isFigure = item.kind !== 'words';
  const at = isFigure && place.edge ? place.edge : { left: place.x0, right: place.x1, middle: (place.x0 + place.x1) / 2 }; // prettier-ignore
  const off = Math.min(Math.abs(x0 - at.left), Math.abs(x1 - at.right), Math.abs((x0 + x1) / 2 - at.middle));
  const among = isFigure && place.isNames ? (item.mixed || item.kind === 'dash' ? 6 : FIGURE_IN_NAMES) : 0;
  return gap * 1.5 + Math.min(off, 80) * 0.2 + (gap > 0 ? 4 : 0) + among;
}

/** The words of a cell as they are printed. */
export function textOf(items: Item[]): string {
  return items.map((item) => item.text).join(' ').trim(); // prettier-ignore
}
