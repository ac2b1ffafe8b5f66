import { add, own } from '../../blind/phenomena/kit';
import { covers, figure, isMoney, printCells, spoil, typed } from '../../ninth/phenomena/kit';
import type { Column, FlatRow, Leaf, Phenomenon } from '../../statements/model';
import { printMoney } from '../../statements/format';
import { isPlainYears } from './kit';

const notApplicable = [
  'Rent for Recreational Facilities',
  'Taxes upon Leased Areas',
  'Rent for Unit Subject to a Lease',
  'Taxes upon Association Property',
];

const isSum = ({ role, source }: FlatRow): boolean => role === 'total' && source === undefined;

/** What is printed instead of a figure, and figures in ways of their own. */
export const cellPhenomena: Phenomenon[] = [
  {
    id: 'eleventh-dollar-sign-inside-parentheses',
    weight: 2,
    group: ['negative', 'dollar', 'flip', 'misprint'],
    formats: [...typed, 'csv'],
    rows: (rows, draft) => {
      if (draft.look.flip) return false;
      Object.assign(draft.look, { negative: 'parentheses', dollar: 'all' });
      return printCells(rows, draft.columns.filter(isMoney), (cents) =>
        cents < 0 ? `(${figure(cents, draft)})` : undefined,
      );
    },
  },
  {
    id: 'eleventh-hashes-where-a-column-is-too-narrow',
    weight: 2.4,
    group: ['negative', 'flip', 'misprint', 'dollar', 'export'],
    formats: ['pdf'],
    rows: (rows, draft) => {
      const [column] = draft.columns.filter(
        ({ derive, measure, percent }) => derive && measure === 'variance' && !percent,
      );
      const sums = rows.filter(({ role }) => role === 'total' || role === 'net');
      const widest = sums
        .filter(({ values }) => column && values[column.id] != null)
        .sort((a, b) => Math.abs(b.values[column!.id]!) - Math.abs(a.values[column!.id]!));
      const [row] = widest;
      if (!column || !row) return false;
      row.values[column.id] = null;
      row.print[column.id] = '########';
    },
  },
  {
    id: 'eleventh-not-applicable-beside-prescribed-lines',
    weight: 2.6,
    group: ['export', 'misprint'],
    tail: (draft, random) => {
      if (own(draft).some(({ scenario }) => scenario === 'actual')) return false;
      const print = Object.fromEntries(own(draft).map(({ id }): [string, string] => [id, 'N/A']));
      const made = random.sample(notApplicable, 2).map((label): Leaf => ({
        kind: 'leaf',
        label,
        role: 'line',
        fund: 'operating',
        flow: 'expense',
        print: { ...print },
        values: {},
      }));
      return made.every((leaf) => add(draft, 'expense', leaf));
    },
  },
  {
    id: 'eleventh-total-not-updated-from-last-year',
    weight: 4,
    group: [
      'misprint',
      'negative',
      'columns',
      'repeat',
      'roll-forward',
      'shape',
      'order',
      'net',
      'export',
      'per-unit',
    ],
    rows: (rows, draft) => {
      const [before, after] = [draft.columns.at(-2), draft.columns.at(-1)];
      if (!before || !after || !isPlainYears(draft) || after.scenario === 'actual') return false;
      const total = rows.find((row) => isSum(row) && row.flow === 'expense' && row.fund === 'operating');
      return total !== undefined && copyStale(total, { before, after, rows });
    },
  },
  {
    id: 'eleventh-cents-only-in-totals',
    weight: 1.8,
    group: ['dollar', 'negative', 'flip', 'misprint'],
    formats: typed,
    rows: (rows, draft) => {
      if (draft.look.flip || !draft.whole || draft.look.halves) return false;
      const whole = { ...draft.look, decimals: 0 as const };
      draft.look.decimals = 2;
      const lines = rows.filter(({ role }) => role === 'line');
      const dollar = draft.look.dollar === 'all' || draft.look.dollar === 'apart';
      return printCells(lines, draft.columns.filter(isMoney), (cents, _row, column) => {
        const isShown = cents !== 0 || draft.look.zero === 'figure';
        const isWhole = cents % 100 === 0 && column.measure !== 'per-unit';
        return isShown && isWhole ? printMoney(cents, whole, dollar) : undefined;
      });
    },
  },
];

/** The formula of last year's total was copied as a value; the bottom line adds up the lines. */
function copyStale(
  total: FlatRow,
  { before, after, rows }: { before: Column; after: Column; rows: readonly FlatRow[] },
): boolean {
  const [old, now] = [total.values[before.id], total.values[after.id]];
  const inner = rows.filter((row) => row.role === 'line' && covers(total, row));
  if (old == null || now == null || old === now || inner.length < 3) return false;
  spoil(total, after.id, old - now);
  return true;
}
