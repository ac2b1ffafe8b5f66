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
    ...(sofar
      ? { label: `${shortName(sofar[0]!)} - ${shortName(sofar.at(-1)!)}`, role: 'ytd', certainty: 1 }
      : {}),
  };
  return { columns: [...columns, whole], entries: entries.map((entry) => withSum(entry, parts)) };
}

/** One month in which nothing came and went may have been so. */
const FEWEST_EMPTY = 2;

const shortName = (month: string): string => `${month[0]!.toUpperCase()}${month.slice(1, 3)}`;

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
