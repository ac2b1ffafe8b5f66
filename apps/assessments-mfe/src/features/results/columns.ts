import type { ResultRow } from './calculation';
import { INSTALMENTS, type InstalmentCount } from './instalments';
import type { SortColumn } from './view';

export interface Column {
  key: 'unit' | 'lot' | 'group' | 'percent' | 'cents' | 'instalment' | 'before' | 'change' | 'action';
  label: string;
  numeric: boolean;
  /** Pixels: rows come and go while it scrolls, and must not move the columns. */
  width: number;
  sort?: SortColumn;
}

/** The schedule's columns: those of every schedule, and those that this one has figures for. */
export function columnsOf(of: {
  rows: readonly ResultRow[];
  year: number;
  instalments: InstalmentCount;
  hasAction: boolean;
}): Column[] {
  const { rows, year, instalments, hasAction } = of;
  const hasGroups = rows.some(({ unit }) => unit.group);
  const hasBefore = rows.some(({ beforeCents }) => beforeCents !== undefined);
  const { column: instalment } = INSTALMENTS.find(({ count }) => count === instalments) ?? INSTALMENTS[0];
  const columns: (Column | false)[] = [
    { key: 'unit', label: 'Unit', numeric: false, width: 70, sort: 'unit' },
    { key: 'lot', label: 'Lot no.', numeric: false, width: 62, sort: 'lot' },
    hasGroups && { key: 'group', label: 'Tower or class', numeric: false, width: 120, sort: 'group' },
    { key: 'percent', label: 'Ownership Interest', numeric: true, width: 106, sort: 'percent' },
    { key: 'cents', label: `${year} assessments`, numeric: true, width: 118, sort: 'cents' },
    instalment !== '' && { key: 'instalment', label: instalment, numeric: true, width: 116 },
    hasBefore && {
      key: 'before',
      // By no number: amounts that were typed or pasted are of the year that their owner says.
      label: 'Last year’s assessments',
      numeric: true,
      width: 128,
      sort: 'before',
    },
    hasBefore && { key: 'change', label: 'Change', numeric: true, width: 168, sort: 'change' },
    hasAction && { key: 'action', label: 'Statement', numeric: false, width: 64 },
  ];
  return columns.filter((column) => column !== false);
}
