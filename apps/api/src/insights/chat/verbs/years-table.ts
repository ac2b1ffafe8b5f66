import { formatPercent, percentChange, type Cents } from '@hoa/budget-math';
import type { ChatTable } from '@hoa/contracts';
import { dollars, signed } from '../figures';
import type { YearsLine } from '../question/gone-lines';
import { sumIn, type Basis, type Column } from '../question/year-figures';

/** How figures of several years are shown: a sentence a line, and a table. */

export interface Row {
  name: string;
  items: readonly YearsLine[];
  total?: boolean;
}

export interface Shown {
  year: number;
  basis: Basis | undefined;
  budgetYear: number;
}

/** Whether the first to the last is one change: a figure of each year, or figures of one year. */
function areInARow(columns: readonly Column[]): boolean {
  const years = new Set(columns.map(({ year }) => year));
  return columns.length > 1 && (years.size === columns.length || years.size === 1);
}

export function tableOf(
  rows: readonly Row[],
  columns: readonly Column[],
  sums: (row: Row) => (Cents | null)[],
): ChatTable {
  const isChange = areInARow(columns);
  const years = columns.map(({ year }) => year);
  return {
    title: [...new Set(years)].join(', '),
    columns: [
      '',
      ...columns.map(({ label }) => label),
      ...(isChange ? [years[0] === years.at(-1) ? 'Change' : `${years[0]} to ${years.at(-1)}`] : []),
    ],
    rows: rows.map((row) => {
      const amounts = sums(row);
      const [from, to] = [amounts[0] ?? null, amounts.at(-1) ?? null];
      const change = from === null || to === null ? '' : changeText(from, to);
      const cells = amounts.map((cents) => (cents === null ? 'not stated' : dollars(cents)));
      return {
        cells: [row.name, ...cells, ...(isChange ? [change] : [])],
        ...(row.total ? { total: true } : {}),
      };
    }),
  };
}

/** The sum that the screens show: of the lines that the budget has. */
export function withoutGone(
  rows: readonly Row[],
  of: { shown: readonly Shown[]; gone: readonly YearsLine[]; budgetYear: number },
): string[] {
  const total = rows.find((row) => row.total);
  if (!total || !total.items.some((item) => of.gone.includes(item))) return [];
  const kept = total.items.filter((item) => !of.gone.includes(item));
  const sums = of.shown
    .filter(
      (one) => one.year !== of.budgetYear && sumIn(total.items, one.year, one) !== sumIn(kept, one.year, one),
    )
    .map((one) => {
      const { year } = one;
      const [from, to] = [sumIn(kept, year, one) ?? 0, sumIn(kept, of.budgetYear, one) ?? 0];
      const change = of.shown.some((other) => other.year === of.budgetYear)
        ? ` (${changeText(from, to)} to ${of.budgetYear})`
        : '';
      return `${dollars(from)} in ${year}${change}`;
    });
  return sums.length === 0
    ? []
    : [`Without lines that the budget of ${of.budgetYear} does not have: ${sums.join(', ')}.`];
}

export function sentenceOf(
  name: string,
  sums: readonly (Cents | null)[],
  columns: readonly Column[],
): string {
  const parts = columns.map(({ label }, index) => {
    const cents = sums[index] ?? null;
    return `${cents === null ? 'not stated' : dollars(cents)} (${label})`;
  });
  const [from, to] = [sums[0] ?? null, sums.at(-1) ?? null];
  const change = areInARow(columns) && from !== null && to !== null ? `: ${changeText(from, to)}` : '';
  return `${name}: ${parts.join(', ')}${change}.`;
}

const changeText = (from: Cents, to: Cents): string =>
  `${signed(to - from)}${from > 0 ? ` (${formatPercent(percentChange(to, from), { sign: true })})` : ''}`;
