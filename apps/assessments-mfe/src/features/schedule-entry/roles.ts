import { parseAmount } from '@hoa/budget-math';
import { parseShare } from '../ownership/share-text';
import type { Cells } from './cells';

/** What a column of a pasted table holds. */
export const ROLES = ['unit', 'lot', 'share', 'area', 'value', 'lastYear', 'group', 'ignore'] as const;
export type Role = (typeof ROLES)[number];

export const ROLE_LABELS: Readonly<Record<Role, string>> = {
  unit: 'Unit',
  lot: 'Lot no.',
  share: 'Ownership Interest',
  area: 'Square feet',
  value: 'Value',
  lastYear: 'Last year',
  group: 'Tower or class',
  ignore: 'Leave out',
};

/** By a heading's words, the first that fits: 'Unit value' is a value, 'Percent interest of unit' an interest. */
const HEADINGS: readonly [Role, RegExp][] = [
  ['lastYear', /\b(last|prior|previous|current)\b|\bassess?ments?\b|\bdues\b|\b20\d\d\b/],
  ['area', /\bsq\b|\bsquare\b|\bsf\b|\barea\b|\bfeet\b|\bfootage\b|\bft\b/],
  ['value', /\bvalue\b|\bvaluation\b|\bapprais/],
  ['share', /%|\bper ?cent|\binterest\b|\bshare\b|\bownership\b|\bfraction\b|\bundivided\b|\bpct\b/],
  ['group', /\btower\b|\bbuilding\b|\bbldg\b|\bclass\b|\bphase\b|\bgroup\b|\btype\b/],
  ['lot', /\blot\b|\bparcel\b/],
  ['unit', /\bunits?\b|\bapt\b|\bapartment\b|\bsuite\b|\bhome\b|\bhouse\b|\baddress\b|\bdesignation\b/],
];

/** Where there is no heading: the columns in the order in which schedules mostly have them. */
const USUAL: Readonly<Record<number, readonly Role[]>> = {
  1: ['unit'],
  2: ['unit', 'share'],
  3: ['unit', 'lot', 'share'],
};
const ALL: readonly Role[] = ['unit', 'lot', 'share', 'area', 'value', 'lastYear', 'group'];

export interface Layout {
  roles: Role[];
  /** The first row names the columns. */
  hasHeader: boolean;
}

/** What the columns of a pasted table hold, by its first row if that names them. */
export function layoutOf(cells: Cells): Layout {
  const width = Math.max(0, ...cells.map((row) => row.length));
  const named = namedRoles(cells[0] ?? [], width);
  if (named) return { roles: named, hasHeader: true };
  const usual = USUAL[width] ?? ALL;
  return { roles: Array.from({ length: width }, (_, column) => usual[column] ?? 'ignore'), hasHeader: false };
}

/** Null where the first row is a unit like the others: a heading holds no figures, and names a unit or an interest. */
function namedRoles(first: readonly string[], width: number): Role[] | null {
  const roles: Role[] = Array.from({ length: width }, () => 'ignore');
  first.forEach((cell, column) => {
    const role = headingRole(cell);
    if (role && !roles.includes(role)) roles[column] = role;
  });
  const figures = first.slice(1).some((cell) => parseShare(cell) !== null || isAmount(cell));
  return !figures && (roles.includes('unit') || roles.filter((role) => role !== 'ignore').length > 1)
    ? withUnit(roles)
    : null;
}

const isAmount = (cell: string) => /^[$\d.,\s()-]+$/.test(cell) && parseAmount(cell) !== null;

function headingRole(heading: string): Role | undefined {
  const words = heading.toLowerCase();
  // A unit's number, not a number of units: 'Unit 101' is a row.
  if (/^unit\s+\S*\d/.test(words)) return undefined;
  return HEADINGS.find(([, pattern]) => pattern.test(words))?.[0];
}

/** A schedule has a unit in every row: without a column of that name it is the lot, else the first one left. */
function withUnit(roles: Role[]): Role[] {
  if (roles.includes('unit')) return roles;
  const place = roles.includes('lot') ? roles.indexOf('lot') : roles.indexOf('ignore');
  return place < 0 ? roles : roles.with(place, 'unit');
}
