import type { TableColumn } from '../../tables/types';
import type { Values } from './arithmetic';
import { runBeside } from './column-arithmetic';

/** What columns that add to another have of it: months of their year, funds of their total, parts of a year of the whole. */
export function withYearsOfSums(columns: TableColumn[], rows: Values[], fiscalYear?: number): TableColumn[] {
  return columns
    .map((column, i) => withYearOfMonths(column, i, { columns, rows, fiscalYear }))
    .map((column, i, all) => withYearOfSum(column, i, { columns: all, rows }))
    .map((column, _, all) => withYearOfFunds(column, all, rows))
    .map((column, i, all) => withYearOfRun(column, i, { columns: all, rows }))
    .map((column, i, all) => asProjection(column, i, { columns: all, rows }));
}

/** Rows whose parts add to their whole that tell what the whole is of. */
const FEWEST_SUMS = 3;

interface Among {
  columns: TableColumn[];
  rows: Values[];
  /** Of the paper's title. */
  fiscalYear?: number | undefined;
}

/** `Annual` behind `Oct-26` to `Sep-27` is of the year that the title says, or else of the one in which they end. */
function withYearOfMonths(column: TableColumn, index: number, among: Among): TableColumn {
  const { columns, rows, fiscalYear } = among;
  if (column.year !== undefined || column.part !== undefined || column.kind === 'percent') return column;
  const months = columns.flatMap(({ role, part, year }, i) =>
    role === 'month' && part !== undefined && year !== undefined ? [{ i, part, year }] : [],
  );
  const years = new Set(months.map(({ year }) => year));
  const isYear = months.length === 12 && new Set(months.map(({ part }) => part)).size === 12;
  if (!isYear || years.size !== 2 || !addTo(rows, { parts: months.map(({ i }) => i), whole: index }))
    return column;
  return { ...column, year: fiscalYear && years.has(fiscalYear) ? fiscalYear : Math.max(...years) };
}

/**
 * `Q1` to `Q4`, `Jan` to `Dec` without a year are of the year whose column they add to; so are the months of a fiscal
 * year that begins in one calendar year and ends in the next.
 */
function withYearOfSum(column: TableColumn, index: number, { columns, rows }: Among): TableColumn {
  if (column.part === undefined) return column;
  const parts = columns.flatMap((other, i) => (other.role === column.role && other.part ? [i] : []));
  const years = new Set(parts.map((i) => columns[i]!.year));
  if (column.year !== undefined && years.size !== 2) return column;
  const distinct = new Set(parts.map((i) => columns[i]!.part)).size;
  const whole = column.role === 'quarter' ? 4 : 12;
  if (distinct !== whole || parts.length !== whole || !parts.includes(index)) return column;
  const annual = columns.findIndex((other, i) => {
    if (other.year === undefined || parts.includes(i) || other.kind === 'percent') return false;
    return addTo(rows, { parts, whole: i });
  });
  const year = columns[annual]?.year;
  return year === undefined ? column : { ...column, year };
}

const OF_FUND = /\b(?:funds?|operating|operations|reserves?|capital|general)\b/i;

/** `Operating Fund` and `Reserve Fund` beside `Total 2026`, to which they add, are of its year. */
function withYearOfFunds(column: TableColumn, columns: TableColumn[], rows: Values[]): TableColumn {
  const isFund = (other: TableColumn): boolean =>
    other.year === undefined && other.kind !== 'percent' && OF_FUND.test(other.label);
  if (!isFund(column)) return column;
  const funds = columns.flatMap((other, i) => (isFund(other) ? [i] : []));
  if (funds.length < 2) return column;
  const total = columns.find(
    (other, i) => other.year !== undefined && addTo(rows, { parts: funds, whole: i }),
  );
  return total?.year === undefined ? column : { ...column, year: total.year };
}

/** Neighbours without a year that add to the column behind or before them: buildings, cost centers, parts of a year. */
function withYearOfRun(column: TableColumn, index: number, { columns, rows }: Among): TableColumn {
  if (!isOpen(column)) return column;
  for (const [at, whole] of columns.entries()) {
    if (whole.year === undefined || whole.kind === 'percent') continue;
    const runs = [runBeside(columns, at, { step: -1, isOpen }), runBeside(columns, at, { step: 1, isOpen })];
    if (runs.some((run) => run.includes(index) && addTo(rows, { parts: run, whole: at })))
      return { ...column, year: whole.year };
  }
  return column;
}

const isOpen = (column: TableColumn): boolean =>
  column.year === undefined &&
  column.kind !== 'percent' &&
  !['percent', 'variance', 'budget', 'proposed'].includes(column.role);

/** What was spent so far and what is expected for the rest add to the year that is expected. */
function asProjection(column: TableColumn, index: number, { columns, rows }: Among): TableColumn {
  if (column.certainty === 1 || column.kind === 'percent') return column;
  const run = runBefore(columns, index);
  const roles = run.map((i) => columns[i]!.role);
  const isRest = roles.some((role) => ['ytd', 'actual'].includes(role)) && roles.includes('projected');
  return run.length === 2 && isRest && addTo(rows, { parts: run, whole: index })
    ? { ...column, role: 'projected', certainty: 1 }
    : column;
}

const runBefore = (columns: TableColumn[], index: number): number[] =>
  [index - 2, index - 1].filter((i) => columns[i] !== undefined);

/** Whether the parts' columns add to the whole's on almost every row that has it. */
function addTo(rows: Values[], { parts, whole }: { parts: number[]; whole: number }): boolean {
  if (parts.length < 2) return false;
  const full = rows.filter((row) => row[whole] !== undefined && row[whole] !== 0);
  const sums = full.filter((row) => parts.reduce((sum, part) => sum + (row[part] ?? 0), 0) === row[whole]);
  return sums.length >= FEWEST_SUMS && sums.length >= 0.8 * full.length;
}
