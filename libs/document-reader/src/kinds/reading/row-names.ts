import { median } from '../../tables/bands';
import { textOf, type HeadedRow } from './headed-tables';

/** A row with the whole of its name, which may run over several lines. */
export interface NamedRow {
  row: HeadedRow;
  name: string;
  /** The nearest line of words alone above it: its group. */
  group: string;
}

const OPEN = /(?:[-–—,&/(]|\b(?:and|or|of|the|for|to|with|at|in))$/i;

/**
 * The rows that hold something beside a name, each with its name. A line of words alone belongs to the row beside it
 * where that row has no name, where it stands closer than rows do, or where the sentence goes on; else it is a heading.
 */
export function namedRows(rows: HeadedRow[], nameColumn: number): NamedRow[] {
  const pitch = median(pitches(rows));
  const own = (row: HeadedRow): string => textOf(row.cells[nameColumn] ?? []);
  const named: NamedRow[] = [];
  let waiting: HeadedRow[] = [];
  let group = '';
  /** The last line of the name before. */
  let end: HeadedRow | undefined;
  for (const row of rows) {
    const isLone = row.cells.every((items, c) => c === nameColumn || items.length === 0);
    if (isLone) {
      const last = named.at(-1);
      if (last && end && waiting.length === 0 && goesOn(last, end, { row, pitch, words: own(row) })) {
        last.name = `${last.name} ${own(row)}`.trim();
        end = row;
        continue;
      }
      waiting.push(row);
      continue;
    }
    const before = waiting.at(-1);
    const takes = own(row) === '' && before !== undefined && isClose(before, row);
    const headings = takes ? waiting.slice(0, -1) : waiting;
    if (headings.length > 0) group = own(headings.at(-1)!);
    named.push({ row, name: takes ? own(before) : own(row), group });
    waiting = [];
    end = row;
  }
  return named;
}

function pitches(rows: HeadedRow[]): number[] {
  return rows.slice(1).flatMap((row, i) => {
    const before = rows[i]!;
    const isPair = !row.isWords && !before.isWords && row.row.page === before.row.page;
    return isPair ? [row.row.box[1] - before.row.box[1]] : [];
  });
}

function isClose(before: HeadedRow, row: HeadedRow): boolean {
  if (before.row.page !== row.row.page) return false;
  return row.row.box[1] - before.row.box[3] < 0.7 * Math.max(row.row.height, before.row.height);
}

function goesOn(
  last: NamedRow,
  end: HeadedRow,
  about: { row: HeadedRow; pitch: number; words: string },
): boolean {
  const { row, pitch, words } = about;
  if (row.row.page.source === 'grid' || !isClose(end, row) || words.length > 60) return false;
  const close = pitch > 0 && row.row.box[1] - end.row.box[1] < 0.8 * pitch;
  return close || OPEN.test(last.name) || /^[a-z(]/.test(words);
}
