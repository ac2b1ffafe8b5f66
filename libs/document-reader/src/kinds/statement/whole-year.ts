import { unionOf } from '../../page/lines';
import type { Item, TableColumn } from '../../tables/types';
import { centsToMoney } from '../../text/amounts';
import { MONTHS } from '../../text/dates';
import type { Entry } from './entries';
import { totalKind } from './vocabulary';

interface Columned {
  columns: TableColumn[];
  entries: Entry[];
}

const PARTS = { month: 12, quarter: 4 } as const;
const SET_ASIDE = new Set(['percent', 'variance', 'month', 'quarter']);

/**
 * Twelve months or four quarters beside each other, and no column of the year: the year is added to them, so that a
 * budget can be based on it. Where any column may be the year already, nothing is added.
 */
export function withWholeYear(table: Columned, isPlan: boolean): Columned {
  const { columns, entries } = table;
  const kind = (['month', 'quarter'] as const).find((role) => isWhole(columns, role));
  if (!kind || columns.some(({ role }) => !SET_ASIDE.has(role))) return table;
  const parts = columns.flatMap(({ role }, i) => (role === kind ? [i] : []));
  const years = new Set(parts.map((i) => columns[i]!.year));
  const last = columns.at(-1)!;
  const year = years.has(undefined) ? undefined : Math.max(...parts.map((i) => columns[i]!.year!));
  const { part: _, year: __, ...place } = last;
  const sofar = isPlan || kind !== 'month' ? undefined : monthsSofar(table, parts);
  const whole: TableColumn = {
    ...place,
    left: last.right + 10,
    right: last.right + 70,
    edge: last.right + 70,
    label: kind === 'month' ? 'All twelve months' : 'All four quarters',
    role: 'other',
    certainty: 0.3,
    ...(year === undefined ? {} : { year }),
    added: sofar?.length ?? parts.length,
    ...(sofar ? { label: spanOf(sofar), role: 'ytd', certainty: 1 } : {}),
  };
  return { columns: [...columns, whole], entries: entries.map((entry) => withSum(entry, parts)) };
}

/** Rows that must add up, and the share of them, before a column is known to be what its months come to. */
const FEWEST_ADDED = 5;
const MOSTLY_ADDED = 0.8;
/** Whole dollars may each have been rounded. */
const ROUNDED_CENTS = 100;

/** January to October and their total: it is no year, whatever is printed above it. */
export function withPartYearTotal<T extends Columned>(table: T): T {
  const { columns, entries } = table;
  const parts = columns.flatMap(({ role }, i) => (role === 'month' ? [i] : []));
  const numbers = parts.map((i) => columns[i]!.part);
  const inOrder = numbers.every((part, i) => part !== undefined && part === (numbers[0] ?? 0) + i);
  if (parts.length < 2 || parts.length >= PARTS.month || !inOrder) return table;
  const isTotal = (at: number): boolean => {
    const rows = entries.filter(({ values }) => values[at] && parts.some((i) => values[i] !== undefined));
    const added = rows.filter(({ values }) => {
      const sum = parts.reduce((all, i) => all + (values[i] ?? 0), 0);
      return Math.abs(sum - values[at]!) <= ROUNDED_CENTS * (parts.length / 2);
    });
    return rows.length >= FEWEST_ADDED && added.length >= MOSTLY_ADDED * rows.length;
  };
  const at = columns.findIndex(({ role }, i) => !SET_ASIDE.has(role) && i > parts.at(-1)! && isTotal(i));
  if (at < 0) return table;
  const label = spanOf(MONTHS.slice(numbers[0]! - 1, numbers.at(-1)));
  return {
    ...table,
    columns: columns.map((column, i) =>
      i === at ? { ...column, label, role: 'ytd', certainty: 1 } : column,
    ),
  };
}

/** One month in which nothing came and went may have been so. */
const FEWEST_EMPTY = 2;

const shortName = (month: string): string => `${month[0]!.toUpperCase()}${month.slice(1, 3)}`;

/** `Jan - Oct`. */
const spanOf = (months: readonly string[]): string =>
  `${shortName(months[0]!)} - ${shortName(months.at(-1)!)}`;

/** Months of a calendar year up to the last one with a figure, where nothing at all is known of those behind it. */
function monthsSofar({ columns, entries }: Columned, parts: readonly number[]): string[] | undefined {
  const last = parts.findLastIndex((i) => entries.some(({ values }) => values[i]));
  const inOrder = parts.every((i, month) => columns[i]!.part === month + 1);
  return inOrder && last >= 0 && last < parts.length - FEWEST_EMPTY ? MONTHS.slice(0, last + 1) : undefined;
}

function isWhole(columns: readonly TableColumn[], kind: 'month' | 'quarter'): boolean {
  const parts = columns.filter(({ role }) => role === kind).map(({ part }) => part);
  return parts.length === PARTS[kind] && new Set(parts).size === parts.length && !parts.includes(undefined);
}

/** Sums of lines alone: a total of the year is printed nowhere, and proves nothing. */
function withSum(entry: Entry, parts: readonly number[]): Entry {
  const amounts = [...entry.row.amounts];
  if (totalKind(entry.description) !== undefined)
    return { ...entry, values: [...entry.values, undefined], row: { ...entry.row, amounts: [...amounts, undefined] } }; // prettier-ignore
  const items = parts.flatMap((i) => (entry.values[i] === undefined ? [] : (amounts[i] ?? [])));
  const cents = parts.reduce((sum, i) => sum + (entry.values[i] ?? 0), 0);
  const sum = items.length === 0 ? undefined : cents;
  const item: Item | undefined =
    sum === undefined
      ? undefined
      : {
          ...items[0]!,
          kind: 'amount',
          cents: sum,
          text: centsToMoney(sum),
          box: unionOf(items.map(({ box }) => box)),
        };
  return { ...entry, values: [...entry.values, sum], row: { ...entry.row, amounts: [...amounts, item] } };
}
