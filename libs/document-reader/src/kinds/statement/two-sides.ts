import type { Item, TableColumn } from '../../tables/types';
import type { Entry } from './entries';
import { totalKind } from './vocabulary';

type Side = 'income' | 'expense';
interface Sided {
  columns: TableColumn[];
  entries: Entry[];
}

/** What heads the column of money that came in, and the one of money that went out, beside a year or a scenario. */
const SIDES: Record<Side, RegExp> = {
  income: /\b(?:in|received|receipts?|incomes?|revenues?|deposit(?:s|ed)?|credits?|inflows?|collected|incoming)\b|^cr\b/i,
  expense: /\b(?:out|paid(?: out)?|payments?|disburse(?:d|ments?)|expen(?:ses?|ditures?)|withdrawals?|withdrawn|debits?|spent|outflows?|outgoing|checks?)\b|^dr\b/i,
}; // prettier-ignore

const FEWEST_OF_SIDE = 2;
/** Share of the rows with figures that may have one in both columns and are no totals. */
const MOST_SHARED = 0.2;

/**
 * A journal has one column for what came in and another for what went out. Both measure the same, so they become one
 * column whose rows know their side; a row with a figure in both is one row for each.
 */
export function sidesJoined(table: Sided): Sided {
  for (let i = 0; i + 1 < table.columns.length; i++) {
    const sides = areInTwoPlaces(table, i) ? [] : sidesOf(table, i);
    if (sides) return sidesJoined(joinedAt(table, i, sides));
  }
  return table;
}

const FEWEST_FILLED = 5;

/** One head over two columns of which no row has both: figures of one column that are set further in or out. */
function areInTwoPlaces({ columns, entries }: Sided, at: number): boolean {
  const [first, second] = [columns[at]!, columns[at + 1]!];
  const filled = entries.filter(({ values }) => values[at] !== undefined || values[at + 1] !== undefined);
  return (
    filled.length >= FEWEST_FILLED &&
    first.label !== '' &&
    first.label === second.label &&
    first.kind === 'amount' &&
    second.kind === 'amount' &&
    !filled.some(({ values }) => values[at] !== undefined && values[at + 1] !== undefined)
  );
}

function sidesOf({ columns, entries }: Sided, at: number): [Side, Side] | undefined {
  const [first, second] = [columns[at]!, columns[at + 1]!];
  if (first.kind === 'percent' || second.kind === 'percent' || (first.year ?? second.year) !== (second.year ?? first.year)) return undefined; // prettier-ignore
  const sides = [sideOf(first.label), sideOf(second.label)] as const;
  if (!sides[0] || !sides[1] || sides[0] === sides[1]) return undefined;
  const has = (entry: Entry, column: number): boolean => entry.values[column] !== undefined && entry.values[column] !== 0; // prettier-ignore
  const one = entries.filter((entry) => has(entry, at));
  const other = entries.filter((entry) => has(entry, at + 1));
  const both = one.filter((entry) => has(entry, at + 1));
  const shared = both.filter(({ description }) => totalKind(description) === undefined);
  const isApart = shared.length <= MOST_SHARED * (one.length + other.length - both.length);
  const isTold = one.length - both.length >= FEWEST_OF_SIDE && other.length - both.length >= FEWEST_OF_SIDE;
  return isApart && isTold ? [sides[0], sides[1]] : undefined;
}

/** The side that a column's head names outright. */
export function sideOf(label: string): Side | undefined {
  const [isIn, isOut] = [SIDES.income.test(label), SIDES.expense.test(label)];
  return isIn === isOut ? undefined : isIn ? 'income' : 'expense';
}

function joinedAt({ columns, entries }: Sided, at: number, sides: readonly Side[]): Sided {
  const without = <T>(all: readonly T[], value: T): T[] => [...all.slice(0, at), value, ...all.slice(at + 2)];
  const only = (entry: Entry, side: 0 | 1): Entry => ({
    ...entry,
    ...(sides[side] ? { side: sides[side] } : {}),
    values: without(entry.values, entry.values[at + side]),
    row: {
      ...entry.row,
      amounts: without<Item | undefined>(entry.row.amounts, entry.row.amounts[at + side]),
    },
  });
  return {
    columns: without(columns, merged(columns[at]!, columns[at + 1]!, sides)),
    entries: sidesInTurn(
      entries.flatMap((entry) => {
        if (entry.kind === 'heading') return [entry];
        const present = ([0, 1] as const).filter((side) => entry.values[at + side]);
        const zero = ([0, 1] as const).filter((side) => entry.row.amounts[at + side]);
        const places = present.length > 0 ? present : zero.slice(0, 1);
        return places.length > 0 ? places.map((side) => only(entry, side)) : [unsided(only(entry, 0))];
      }),
    ),
  };
}

/**
 * Where totals have a figure of each side, lines of both stand mixed above them: first all that came in with its totals,
 * then all that went out, each under the headings that it has. What follows the last such total stays where it is.
 */
function sidesInTurn(entries: Entry[]): Entry[] {
  const isOfBoth = (entry: Entry, i: number): boolean =>
    totalKind(entry.description) !== undefined && entry.side === 'expense' && entries[i - 1]?.row.source === entry.row.source; // prettier-ignore
  const end = entries.findLastIndex(isOfBoth) + 1;
  const above = entries.slice(0, end);
  if (end === 0 || above.some(({ kind, side }) => kind === 'figures' && side === undefined)) return entries;
  return [...ofSide(above, 'income'), ...ofSide(above, 'expense'), ...entries.slice(end)];
}

function ofSide(entries: readonly Entry[], side: Side): Entry[] {
  return entries.filter((entry, i) => {
    if (entry.kind === 'figures') return entry.side === side;
    const next = entries.findIndex((other, at) => at > i && other.kind === 'heading');
    const under = entries.slice(i + 1, next < 0 ? undefined : next);
    return under.some((one) => one.side === side) || (side === 'income' && under.length === 0);
  });
}

const unsided = ({ side: _, ...entry }: Entry): Entry => entry;

function merged(first: TableColumn, second: TableColumn, [side]: readonly Side[]): TableColumn {
  const { year: _, part: __, ...place } = first;
  const year = first.year ?? second.year;
  const label = side ? first.label.replace(SIDES[side], '').replace(/\s+/g, ' ').trim() : first.label;
  const isKnown = first.role === second.role && first.role !== 'other';
  return {
    ...place,
    right: Math.max(first.right, second.right),
    label,
    role: isKnown ? first.role : 'other',
    certainty: isKnown ? first.certainty : 0.5,
    ...(year === undefined ? {} : { year }),
  };
}
