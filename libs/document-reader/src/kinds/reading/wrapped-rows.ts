import type { HeadedRow } from './headed-tables';

/** Of the distance between the closest lines: what lies further below begins another row. */
const FAR = 1.25;

/** The columns of a table that tell where a row begins. */
export interface RowColumns {
  name: number;
  /** No row has two names with an amount in one of these columns. */
  amounts: number[];
  /** No row has two amounts in one of these. */
  prices: number[];
}

/**
 * Rows whose cells run over several lines, as one row each. Lines of one row are closer to each other than rows are; only
 * where none of the rows would then be two, since single lines may stand in groups as well.
 */
export function wholeRows(rows: HeadedRow[], columns: RowColumns): HeadedRow[] {
  const pitches = rows.map((row, i) => pitchOf(rows[i - 1], row));
  const least = Math.min(...pitches);
  if (least === Infinity) return rows;
  const groups: HeadedRow[][] = [];
  for (const [i, row] of rows.entries()) {
    if (pitches[i]! > least * FAR) groups.push([row]);
    else groups.at(-1)!.push(row);
  }
  const isWrapped = groups.length > 1 && groups.every((group) => isOneRow(group, columns));
  return isWrapped ? groups.map(joined) : rows;
}

/** Infinite for a page's first row, and in a grid, where a cell is whole. */
function pitchOf(before: HeadedRow | undefined, { row }: HeadedRow): number {
  if (!before || before.row.page !== row.page || row.page.source === 'grid') return Infinity;
  return row.box[3] - before.row.box[3];
}

function isOneRow(group: HeadedRow[], { name, amounts, prices }: RowColumns): boolean {
  const has = ({ cells }: HeadedRow, c: number): boolean =>
    cells[c]?.some(({ kind }) => kind === 'amount') === true;
  const named = group.filter((row) => row.cells[name]?.length && amounts.some((c) => has(row, c)));
  return named.length < 2 && prices.every((c) => group.filter((row) => has(row, c)).length < 2);
}

function joined([first, ...more]: HeadedRow[]): HeadedRow {
  const cells = first!.cells.map((items, c) => [
    ...items,
    ...more.flatMap((row) => row.cells[c]!.map((item) => ({ ...item, line: item.line ?? row.row.line }))),
  ]);
  return { ...first!, cells, isWords: [first!, ...more].every(({ isWords }) => isWords) };
}

/** The columns that show where a row begins: an amount in one of `prices` begins one, since amounts do not wrap. */
export interface Anchors {
  prices: number[];
  /** Where the columns begin, from left to right. */
  starts: number[];
}

/**
 * Rows whose cells run over several lines, as one row each, by the amounts that each of them has. The lines of a row
 * follow its amount, or lie around it where the first line of all has none; what reaches over into the next columns is no
 * cell, and ends the table.
 */
export function pricedRows(rows: HeadedRow[], { prices, starts }: Anchors): HeadedRow[] {
  const isAnchor = (row: HeadedRow): boolean =>
    prices.some((c) => row.cells[c]?.some(({ kind }) => kind === 'amount'));
  const end = rows.findIndex((row) => !isAnchor(row) && reachesOver(row, starts));
  const body = end < 0 ? rows : rows.slice(0, end);
  const anchors = body.flatMap((row, i) => (isAnchor(row) ? [i] : []));
  if (anchors.length === 0 || rows[0]!.row.page.source === 'grid') return rows;
  const isOnTop = anchors[0] === 0;
  const groups = anchors.map((): HeadedRow[] => []);
  for (const [i, row] of body.entries()) {
    const next = anchors.findIndex((at) => at > i);
    const last = next < 0 ? anchors.length - 1 : next - 1;
    const own = isOnTop || last < 0 ? Math.max(0, last) : nearest(row, [last, next], { body, anchors });
    groups[own]!.push(row);
  }
  return [...groups.map(joined), ...rows.slice(body.length)];
}

/** Of the anchors before and behind a line, the one that lies closer to it. */
function nearest(
  row: HeadedRow,
  [last, next]: [number, number],
  { body, anchors }: { body: HeadedRow[]; anchors: number[] },
): number {
  if (next < 0) return last;
  const distance = (anchor: number): number =>
    Math.abs(body[anchors[anchor]!]!.row.box[3] - row.row.box[3]) +
    (body[anchors[anchor]!]!.row.page === row.row.page ? 0 : Infinity);
  return distance(last) <= distance(next) ? last : next;
}

/** Points by which a cell may reach into the next column. */
const OVER = 12;

function reachesOver({ cells }: HeadedRow, starts: number[]): boolean {
  return cells.some((items, c) =>
    items.some(({ kind, box }) => kind === 'words' && box[2] > (starts[c + 1] ?? Infinity) + OVER),
  );
}
