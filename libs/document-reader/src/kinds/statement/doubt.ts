import { sideOf } from './balances';
import { LEAST } from './counted';
import { leavesOf, type StatementEntry } from './node';
import type { Piece } from './settle';
import type { Understood } from './understand';

/** What a person must settle, before it is worded as a question. `row` is where it is on the page. */
export type Doubt = { columns: number[]; effect: number } & (
  | { kind: 'total'; row: StatementEntry; printed: number; sum: number; column: number }
  | {
      kind: 'flow';
      row: StatementEntry;
      amount: number;
      column: number;
      lines: StatementEntry[];
      current: 'income' | 'expense';
    }
  | {
      kind: 'outside';
      row: StatementEntry;
      amount: number;
      column: number;
      current: 'income' | 'expense' | 'exclude';
    }
  | {
      kind: 'deducted';
      row: StatementEntry;
      amount: number;
      column: number;
      current: 'income' | 'expense';
    }
  /** Its words say that it may be money of an earlier year, or of another account, and it counts as this year's. */
  | {
      kind: 'before';
      row: StatementEntry;
      amount: number;
      column: number;
      current: 'income' | 'expense';
      /** A transfer below the result, and whether it counts as a cost until somebody answers. */
      transfer?: 'counted' | 'left-out';
    }
  | {
      kind: 'balance';
      column: number;
      income: number;
      expense: number;
      net?: { row: StatementEntry; cents: number };
      /** Why it may not be whole. */
      reason?: string;
      /** The reason is that it may hold only a part of a year. */
      isPart?: boolean;
    }
  | { kind: 'alternative'; year: number; choices: number[] }
  /** Nothing says whether a column was planned or has happened. */
  | { kind: 'meaning'; column: number }
  /** It may be the budget of another association than the one that is budgeted for. */
  | { kind: 'association'; name: string; others: readonly string[] }
);

/** Share of a column's larger side that is worth a question. */
const MATERIAL = 0.01;

export function isMaterial(of: Understood, column: number, cents: number): boolean {
  const gross = Math.max(
    ...(['income', 'expense'] as const).map((flow) => Math.abs(sideOf(of, column, flow))),
  );
  return Math.abs(cents) >= Math.max(LEAST, MATERIAL * gross);
}

/** The annual column in which a piece is largest, where it matters in any, as the doubts of a row say it. */
export function largest(
  of: Understood,
  { node }: Pick<Piece, 'node'>,
  isAlways = false,
): { amount: number; column: number; columns: number[]; effect: number }[] {
  const amounts = of.annual.map((column) => ({ column, cents: node.sums[column] ?? 0 }));
  const material = amounts.filter(({ column, cents }) =>
    isAlways ? cents !== 0 : isMaterial(of, column, cents),
  );
  const [first] = [...material].sort((a, b) => Math.abs(b.cents) - Math.abs(a.cents));
  if (!first) return [];
  const { column, cents: amount } = first;
  // What is open where it matters is open in the other columns too.
  const columns = amounts.flatMap((one) => (one.cents === 0 ? [] : [one.column]));
  return [{ amount, column, columns, effect: Math.abs(amount) }];
}

export const isAnswered = (of: Understood, row: StatementEntry): boolean => {
  const key = of.keys.get(row);
  const node = of.settled.rows.get(row)?.node;
  const headings = node ? leavesOf(node).flatMap((leaf) => leaf.headings) : [];
  return (
    of.answers.has(`flow:${key}`) ||
    headings.some((heading) => of.answers.has(`section:${of.keys.get(heading)}`))
  );
};
