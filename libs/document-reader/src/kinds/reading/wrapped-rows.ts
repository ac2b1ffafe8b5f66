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
