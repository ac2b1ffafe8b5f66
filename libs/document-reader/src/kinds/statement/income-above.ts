import type { Item, Table, TableColumn } from '../../tables/types';
import type { Draft } from './draft';
import type { Entry } from './entries';

/* Dues that a table of its own works out above the expenses: "Type | Units | Monthly Fee | Total". */

const UNITS = /\b(?:units?|lots?|homes?|houses|owners|members|number|no\.|#|count|qty|quantity|how many)\b/i;
const RATE = /\b(?:fees?|dues|rate|assessments?|each|per|monthly|mnthly|mo\.?|quarterly)\b/i;
const INCOME = /\b(?:income|revenues?|dues|assessments?|fees?)\b/i;
/** Months, quarters, halves and years of a year, and what is billed once a year. */
const TIMES = [12, 4, 2, 1, 6];
/** Cents by which a printed fee, and a printed total, may be rounded. */
const OF_FEE = 0.5;
const OF_TOTAL = 100;

export interface WorkedIncome {
  entries: Entry[];
  /** The column of what they come to. */
  total: number;
  page: number;
}

/** The rows of such a table, where units times fee times one count of bills are the total in each of them. */
export function workedIncome(
  table: Table,
  columns: readonly TableColumn[],
  entries: Entry[],
): WorkedIncome | undefined {
  const heads = [...table.titles, ...table.headers].map(({ line }) => line.text);
  const place = (pattern: RegExp, not: readonly number[]): number =>
    columns.findIndex(({ label }, i) => !not.includes(i) && pattern.test(label));
  const units = place(UNITS, []);
  const rate = place(RATE, [units]);
  const page = entries[0]?.row.source.page.number;
  if (units < 0 || rate < 0 || page === undefined || !heads.some((text) => INCOME.test(text)))
    return undefined;
  const rows = entries.filter(({ kind, values }) => kind === 'figures' && values[units] && values[rate]);
  const total = columns.findIndex((_, i) =>
    TIMES.some(
      (times) => rows.length > 0 && rows.every((row) => isProduct(row, { units, rate, total: i, times })),
    ),
  );
  return total < 0 ? undefined : { entries: entries.filter(({ values }) => values[total]), total, page };
}

function isProduct(
  { values }: Entry,
  of: { units: number; rate: number; total: number; times: number },
): boolean {
  const [units, rate, total] = [values[of.units]!, values[of.rate]!, values[of.total]];
  if (of.total === of.units || of.total === of.rate || total === undefined) return false;
  const bills = (units / 100) * of.times;
  return Math.abs(bills * rate - total) <= OF_TOTAL + OF_FEE * bills;
}

/** Put above the expenses of the same page, in their column of the year, where these have no income of their own. */
export function withIncomeAbove(draft: Draft, { entries, total, page }: WorkedIncome): void {
  const target = draft.columns.findIndex(
    ({ role, kind }) => kind === 'amount' && (role === 'budget' || role === 'proposed'),
  );
  const isHere = draft.entries[0]?.row.source.page.number === page;
  const hasOwn = draft.entries.some(({ kind, description }) => kind === 'heading' && /\b(?:income|revenues?)\b/i.test(description)); // prettier-ignore
  if (target < 0 || !isHere || hasOwn) return;
  const alone = <T>(value: T): (T | undefined)[] =>
    draft.columns.map((_, i) => (i === target ? value : undefined));
  const moved = entries.map((entry): Entry => ({
    ...entry,
    values: alone(entry.values[total]),
    row: { ...entry.row, amounts: alone<Item | undefined>(entry.row.amounts[total]) },
  }));
  const [first] = moved;
  const heading = first && { ...first, kind: 'heading' as const, description: 'Income', values: [], row: { ...first.row, amounts: [] } }; // prettier-ignore
  draft.entries = [...(heading ? [heading] : []), ...moved, ...draft.entries];
}
