import { sumCents, type Cents } from './money';

/** A line of one state of a budget. */
export interface ComparableLine {
  /** Stable through regeneration: what makes a line the same in both states. */
  lineKey: string;
  type: 'income' | 'expense';
  proposedCents: Cents;
}

export interface LineComparison<T extends ComparableLine> {
  change: 'added' | 'removed' | 'changed' | 'same';
  from: T | undefined;
  to: T | undefined;
  /** to - from in cents, an absent line counting as 0. */
  differenceCents: Cents;
}

export interface ComparedAmount {
  fromCents: Cents;
  toCents: Cents;
  differenceCents: Cents;
}

export interface BudgetComparison<T extends ComparableLine> {
  /** In the order of `to`; a removed line stands after the line that it stood after in `from`. */
  lines: LineComparison<T>[];
  income: ComparedAmount;
  expenses: ComparedAmount;
  /** Income less expenses. */
  net: ComparedAmount;
}

/** Two states of a budget, line by line by their keys. The lines' differences add up to the totals'. */
export function compareBudgets<T extends ComparableLine>(
  from: readonly T[],
  to: readonly T[],
): BudgetComparison<T> {
  const before = new Map(from.map((line) => [line.lineKey, line]));
  const after = new Map(to.map((line) => [line.lineKey, line]));
  const lines = orderOf(from, to).map((key) => compared(before.get(key), after.get(key)));
  const totalOf = (type: T['type']): ComparedAmount => amount(sumOf(from, type), sumOf(to, type));
  const income = totalOf('income');
  const expenses = totalOf('expense');
  const net = amount(income.fromCents - expenses.fromCents, income.toCents - expenses.toCents);
  return { lines, income, expenses, net };
}

function compared<T extends ComparableLine>(from: T | undefined, to: T | undefined): LineComparison<T> {
  const differenceCents = (to?.proposedCents ?? 0) - (from?.proposedCents ?? 0);
  const change = !from ? 'added' : !to ? 'removed' : differenceCents === 0 ? 'same' : 'changed';
  return { change, from, to, differenceCents };
}

function orderOf(from: readonly ComparableLine[], to: readonly ComparableLine[]): string[] {
  const kept = new Set(to.map((line) => line.lineKey));
  const removedAfter = new Map<string | undefined, string[]>();
  let last: string | undefined;
  for (const { lineKey } of from) {
    if (kept.has(lineKey)) last = lineKey;
    else removedAfter.set(last, [...(removedAfter.get(last) ?? []), lineKey]);
  }
  return [
    ...(removedAfter.get(undefined) ?? []),
    ...to.flatMap(({ lineKey }) => [lineKey, ...(removedAfter.get(lineKey) ?? [])]),
  ];
}

function sumOf(lines: readonly ComparableLine[], type: ComparableLine['type']): Cents {
  return sumCents(lines.filter((line) => line.type === type).map((line) => line.proposedCents));
}

function amount(fromCents: Cents, toCents: Cents): ComparedAmount {
  return { fromCents, toCents, differenceCents: toCents - fromCents };
}
