import { median } from '../../tables/bands';
import type { Row, TableRow } from '../../tables/types';
import { totalKind } from './vocabulary';

/** How the rows of one page stand, which tells a wrapped line from a row of its own. */
export interface Setting {
  /** Pairs of rows that tell the distance. */
  pairs: number;
  /** Usual distance from row to row in points. */
  pitch: number;
  /** Most pairs of rows have a ruled line between them. */
  ruled: boolean;
  /** Where descriptions must break. */
  limit: number;
  /** Headings of this table are bold or in capitals, so plain words are none. */
  styled: boolean;
  /** Headings right above rows with figures, which are whole as they stand. */
  headings: ReadonlySet<string>;
}

export const hasFigures = (row: TableRow): boolean =>
  row.amounts.some((item) => item !== undefined) || row.filled > 0;

export function settingOf(rows: TableRow[]): Setting {
  const pairs = rows.slice(1).flatMap((row, i) => {
    const before = rows[i]!;
    return hasFigures(before) && hasFigures(row) && before.source.stream === row.source.stream
      ? [[before.source, row.source] as const]
      : [];
  });
  // Totals are ruled off in tables that have no other lines.
  const isPlainPair = ([a, b]: readonly [Row, Row]): boolean => !isTotalRow(a) && !isTotalRow(b);
  const plain = pairs.filter(isPlainPair);
  const plainRows = rows.filter((row) => !hasFigures(row) && row.description !== '');
  const styledRows = plainRows.filter((row) => row.source.bold || isUpper(row.description));
  const allBold = rows.filter(hasFigures).every((row) => row.source.bold || isUpper(row.description));
  return {
    pairs: pairs.length,
    pitch: median(pairs.map(([a, b]) => b.box[3] - a.box[3])),
    ruled: plain.length > 2 && plain.filter(([a, b]) => isRuledBetween(a, b)).length > 0.7 * plain.length,
    limit: Math.max(roomOf(rows), ...rows.map((row) => wordsRight(row))),
    styled: styledRows.length >= 2 && !allBold,
    headings: new Set(
      rows
        .filter((row, i) => !hasFigures(row) && rows[i + 1] !== undefined && hasFigures(rows[i + 1]!))
        .map(({ description }) => description.toLowerCase()),
    ),
  };
}

/**
 * How far words may reach before they come into the first column of figures, whose width is that of its neighbours:
 * who has that room breaks no line before it. 0 where one column cannot tell its width.
 */
function roomOf(rows: TableRow[]): number {
  const width = Math.max(0, ...rows.map((row) => row.amounts.length));
  const edges = Array.from({ length: width }, (_, column) =>
    rows.flatMap((row) => row.amounts[column]?.edge ?? []),
  ).filter((own) => own.length > 2);
  const rights = edges.map(median);
  const steps = rights.slice(1).map((right, i) => right - rights[i]!);
  return steps.length === 0 ? 0 : rights[0]! - Math.max(...steps);
}

const isTotalRow = (row: Row): boolean => row.items.some((item) => totalKind(item.text) !== undefined);

export function isRuledBetween(above: Row, below: Row): boolean {
  const from = (above.box[1] + above.box[3]) / 2;
  const to = (below.box[1] + below.box[3]) / 2;
  const [left, right] = [Math.max(above.box[0], below.box[0]), Math.min(above.box[2], below.box[2])];
  const middle = left < right ? (left + right) / 2 : below.box[0] + 1;
  return above.page.rulings.some(
    ([x0, y0, x1, y1]) => y0 === y1 && y0 > from && y0 < to && x0 <= middle && x1 >= middle && x1 - x0 > 20,
  );
}

/** Right edge of the description of a row. */
export function wordsRight(row: TableRow): number {
  const first = row.amounts.find((item) => item !== undefined);
  const words = row.source.items.filter(
    (item) => item.kind === 'words' && (!first || item.box[2] <= first.box[0] + 1),
  );
  // An account number may lead the words in one item, so their end is looked for.
  const own = words.filter((item) => row.description.includes(item.text.slice(-6)));
  return Math.max(0, ...own.map((item) => item.box[2]));
}

export function isUpper(text: string): boolean {
  const letters = text.replace(/[^\p{L}]/gu, '');
  return letters.length > 2 && letters === letters.toUpperCase();
}
