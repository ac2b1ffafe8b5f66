import { hasAmounts } from './bands';
import { rowOf, shifted } from './items';
import type { Row } from './types';

/* A sheet that is wider than its paper: a printer puts the columns that are left on the next page, without the names of the rows. */

const FEWEST_ROWS = 5;
/** Share of the rows with figures that must stand level with one of the page before. */
const MOSTLY = 0.9;
/** Points by which rows of both pages may be apart. */
const LEVEL = 3;

/** Rows of a page that only goes on to the right, put behind those of the page before; each figure keeps the page where it stands. */
export function withColumnsOfNextPage(pages: readonly Row[][]): Row[][] {
  const done: Row[][] = [];
  for (const rows of pages) {
    const before = done.at(-1);
    const level = before && levelRows(before, rows);
    if (level) done[done.length - 1] = before.map((row) => joined(row, level.get(row)));
    const moved = new Set(level?.values());
    done.push(rows.filter((row) => !moved.has(row)));
  }
  return done;
}

/** Each row of the page before with the one that goes on with it; undefined where the page has names of its own. */
function levelRows(before: readonly Row[], rows: readonly Row[]): Map<Row, Row> | undefined {
  const all = rows.filter(hasAmounts);
  // The name of the file at the foot may have a figure in it.
  const figures = all.filter(isWithoutName);
  const isPrinted = [...before, ...rows].every(({ page }) => page.source === 'text');
  if (!isPrinted || figures.length < FEWEST_ROWS || figures.length < MOSTLY * all.length) return undefined;
  const found = new Map<Row, Row>();
  for (const row of rows) {
    const level = before.find((one) => Math.abs(one.box[1] - row.box[1]) < LEVEL && Math.abs(one.box[3] - row.box[3]) < LEVEL); // prettier-ignore
    if (level && !found.has(level)) found.set(level, row);
  }
  const beside = new Set([...found].flatMap(([one, own]) => (hasAmounts(one) ? [own] : [])));
  const told = figures.filter((row) => beside.has(row));
  return told.length >= MOSTLY * figures.length &&
    before.filter(hasAmounts).filter(isNamed).length >= MOSTLY * told.length
    ? found
    : undefined;
}

/** Figures first, and remarks behind them at the most: a number before a name may be an account's. */
function isWithoutName({ items }: Row): boolean {
  const first = items.findIndex(({ kind, strong }) => kind === 'dash' || strong);
  return items.slice(0, first < 0 ? undefined : first).every(({ kind }) => kind !== 'words');
}
const isNamed = ({ items }: Row): boolean => items.some(({ kind }) => kind === 'words');

function joined(row: Row, more: Row | undefined): Row {
  if (!more) return row;
  const moved = more.items.map((item) => ({
    ...shifted(item, row.page.width),
    line: more.line,
    page: more.page,
  }));
  return rowOf({ ...row, items: [...row.items, ...moved] });
}
