import type { Item } from '../../tables/types';
import { textOf, type HeadedRow, type HeadedTable } from '../reading/headed-tables';
import { isMoney } from './money-items';
import { isPolicyNumber } from './policy-facts';
import type { Role } from './premium-heads';
import { isTotalName } from './premium-words';

/** Points by which a cell may reach into the next column. */
const OVER = 12;

/**
 * The records of a table whose cells run over several lines, as one row each. An amount of the price's column begins one,
 * since amounts do not wrap; a table without prices has the days or the number of a policy. The lines of a record follow
 * where it begins, or lie around it; what reaches over into the next columns is no cell, and ends the table.
 */
export function records(
  table: HeadedTable<Role>,
  { prices, name }: { prices: number[]; name: number },
): HeadedRow[] {
  const { columns } = table;
  const rows = withoutHeadRest(table, prices);
  if (rows.length === 0 || rows[0]!.row.page.source === 'grid') return rows;
  const at = (role: Role): number => columns.findIndex((column) => column.role === role);
  const begins = beginsBy(rows, { prices, from: at('from'), policy: at('policy') });
  if (!begins) return byPitch(rows, name);
  const starts = columns.map(({ x0 }) => x0);
  const first = rows.findIndex(begins);
  const pitches = rows.map((row, i) => pitchOf(rows[i - 1], row));
  const far = Math.min(...pitches) * FAR;
  const last = rows.findLastIndex(begins);
  const end = rows.findIndex(
    (row, i) =>
      i > first &&
      !begins(row) &&
      (reachesOver(row, starts) || isOfAll(row) || (i > last && row.isWords && pitches[i]! > far)),
  );
  const body = end < 0 ? rows : rows.slice(0, end);
  const anchors = body.flatMap((row, i) => (begins(row) ? [i] : []));
  if (anchors.length === 0) return rows;
  const groups = anchors.map((): HeadedRow[] => []);
  for (const [i, row] of body.entries()) {
    const next = anchors.findIndex((anchor) => anchor > i);
    const last = next < 0 ? anchors.length - 1 : next - 1;
    const own =
      anchors[0] === 0 || last < 0 ? Math.max(0, last) : nearest(row, [last, next], { body, anchors });
    groups[own]!.push(row);
  }
  return [...groups.map(joined), ...rows.slice(body.length)];
}

/** Of the distance between the closest lines: what lies further below begins another record. */
const FAR = 1.25;

/** Lines that stand further from the first record than the lines of one do are the rest of the head. */
function withoutHeadRest({ rows }: HeadedTable<Role>, prices: number[]): HeadedRow[] {
  const first = rows.findIndex((row) => prices.some((c) => row.cells[c]?.some(isMoney)));
  const pitches = rows.map((row, i) => pitchOf(rows[i - 1], row));
  return first > 0 && pitches[first]! > FAR * Math.min(...pitches) ? rows.slice(first) : rows;
}

/** Infinite for a page's first line, and in a grid, where a cell is whole. */
function pitchOf(before: HeadedRow | undefined, { row }: HeadedRow): number {
  if (!before || before.row.page !== row.page || row.page.source === 'grid') return Infinity;
  return row.box[3] - before.row.box[3];
}

/**
 * Records without an amount of their own: their lines are closer to each other than they are. Only where none of them
 * would then have two names with an amount each, since single lines may stand in groups as well.
 */
function byPitch(rows: HeadedRow[], name: number): HeadedRow[] {
  const pitches = rows.map((row, i) => pitchOf(rows[i - 1], row));
  const least = Math.min(...pitches);
  const groups: HeadedRow[][] = [];
  for (const [i, row] of rows.entries()) {
    if (groups.length === 0 || pitches[i]! > least * FAR) groups.push([row]);
    else groups.at(-1)!.push(row);
  }
  const hasAmount = ({ cells }: HeadedRow): boolean => cells.some((items) => items.some(isMoney));
  const isOne = (group: HeadedRow[]): boolean => group.filter((row) => row.cells[name]?.length && hasAmount(row)).length < 3; // prettier-ignore
  return groups.length > 1 && groups.every(isOne) ? groups.map(joined) : rows;
}

type Begins = (row: HeadedRow) => boolean;

function beginsBy(
  rows: HeadedRow[],
  { prices, from, policy }: { prices: number[]; from: number; policy: number },
): Begins | undefined {
  const hasMoney = ({ cells }: HeadedRow): boolean => prices.some((c) => cells[c]?.some(({ kind }) => kind === 'amount') === true); // prettier-ignore
  const hasNumber = ({ cells }: HeadedRow): boolean => isPolicyNumber(textOf(cells[policy] ?? []));
  const hasDay = ({ cells }: HeadedRow): boolean => /^\d{1,2}[/-]\d{1,2}[/-]\d{2,4}\b/.test(textOf(cells[from] ?? [])); // prettier-ignore
  const whole = rows.filter(hasNumber).length;
  const parts = rows.filter(({ cells }) => (cells[policy]?.length ?? 0) > 0).length;
  return [hasMoney, hasDay, ...(whole * 2 > parts ? [hasNumber] : [])].find((begins) =>
    rows.some((row) => begins(row)),
  );
}

/** Of the beginnings before and behind a line, the one that lies closer to it. */
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

function joined([first, ...more]: HeadedRow[]): HeadedRow {
  const cells = first!.cells.map((items, c) => [
    ...items,
    ...more.flatMap((row) => row.cells[c]!.map((item) => ({ ...item, line: item.line ?? row.row.line }))),
  ]);
  return { ...first!, cells, isWords: [first!, ...more].every(({ isWords }) => isWords) };
}

/** `Amount due`, in whichever column. */
const isOfAll = ({ cells }: HeadedRow): boolean => cells.some((items) => isTotalName(textOf(items)));

function reachesOver({ cells }: HeadedRow, starts: number[]): boolean {
  return cells.some((items, c) =>
    items.some(({ kind, box }) => {
      const next = starts[c + 1] ?? Infinity;
      return kind === 'words' && box[0] < next && box[2] > next + OVER;
    }),
  );
}

/** The items of a cell, by the lines that it has. */
export function linesOf(items: Item[]): Item[][] {
  const lines: Item[][] = [];
  for (const item of items)
    if (lines.at(-1)?.[0]?.line === item.line && lines.length > 0) lines.at(-1)!.push(item);
    else lines.push([item]);
  return lines;
}
