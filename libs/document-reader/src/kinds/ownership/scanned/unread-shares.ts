import type { RawTable, Row } from '../row';
import { mainKey } from '../spread';

/** The rows of a scanned table whose share could be read; a doubt names the units of the others. */
export function withoutUnread(rows: Row[], doubts: RawTable['doubts']): Row[] {
  const [first, ...more] = rows.filter((row) => row.blank);
  if (!first) return rows;
  doubts.push({
    code: 'ownership-unread',
    message: `The ${more.length === 0 ? 'share' : 'shares'} of unit ${namesOf([first, ...more])} could not be read; ${more.length === 0 ? 'it is' : 'they are'} not in the table.`,
    page: first.page,
    line: first.line,
  });
  return rows.filter((row) => !row.blank);
}

function namesOf(rows: Row[]): string {
  const names = rows.slice(0, 10).map((row) => mainKey(row)?.names[0] ?? '');
  return names.join(', ') + (rows.length > 10 ? ' and more' : '');
}
