import type { Row } from '../../tables/types';
import type { HeadedRow, HeadedTable } from '../reading/headed-tables';
import type { Role } from './premium-heads';
import type { Placed } from './premium-tables';

/** What a heading inside a table says of the policy whose premiums are below it. */
export type Heading = Partial<Record<Role, Placed>>;

interface Headed {
  rows: HeadedRow[];
  /** The heading that each row is below. */
  headings: ReadonlyMap<Row, Heading>;
}

/**
 * `PROPERTY - Tamarack Mutual - TM-4410` over the premiums of a policy, where the head of the names is `Coverage / Carrier /
 * Policy No.`: the parts of one are those of the other. Such a line is no row.
 */
export function underHeadings({ columns, rows }: Pick<HeadedTable<Role>, 'columns' | 'rows'>): Headed {
  const last = columns.findIndex(({ words }) => !words.endsWith('/'));
  const roles = columns.slice(0, last + 1).map(({ role }) => role);
  const headings = new Map<Row, Heading>();
  if (!roles.slice(1).includes('policy')) return { rows, headings };
  let heading: Heading | undefined;
  const kept = rows.filter(({ row }) => {
    const own = headingOf(row, roles);
    heading = own ?? heading;
    if (!own && heading) headings.set(row, heading);
    return !own;
  });
  return { rows: kept, headings };
}

function headingOf({ line, page }: Row, roles: (Role | undefined)[]): Heading | undefined {
  const [cell, ...more] = line.cells;
  const parts = line.text.split(/\s[-–—/|]\s/);
  if (!cell || more.length > 0 || parts.length !== roles.length) return undefined;
  return Object.fromEntries(parts.map((text, i) => [roles[i], { text: text.trim(), cell, line, page }]));
}
