import type { Cents, EndYear } from '@hoa/budget-math';
import type { LineReading } from './readings';

/** The operating fund as one document tells it, of the latest year that it states: both sides, so that it tells the whole. */
export interface Account {
  documentIndex: number;
  incomeCents: Cents;
  costCents: Cents;
}

/** A shorter list of costs is a schedule beside a budget. */
export const LEAST_COSTS = 3;
/**
 * Documents tell of the same money where neither has more than so many times the income of the other. Costs may be further
 * apart: a list of balances that was taken for costs makes no other association of it.
 */
const MOST_TIMES = 2;
const MOST_TIMES_COSTS = 4;

/** The documents that state income and costs of the operating fund. */
export function accountsOf(groups: readonly LineReading[][]): Account[] {
  const operating = groups.flat().filter(isOperating);
  const indexes = [...new Set(operating.map(({ documentIndex }) => documentIndex))];
  return indexes.flatMap((documentIndex) => {
    const told = operating.flatMap((reading) => {
      const figure = reading.documentIndex === documentIndex ? annual(reading) : undefined;
      return figure && figure.cents !== 0 ? [{ ...figure, type: reading.type }] : [];
    });
    const year = Math.max(...told.map(({ endYear }) => endYear));
    const latest = told.filter(({ endYear }) => endYear === year);
    const costs = latest.filter(({ type }) => type === 'expense');
    const sum = (some: typeof told) => some.reduce((all, { cents }) => all + cents, 0);
    const account = {
      documentIndex,
      incomeCents: sum(latest.filter(({ type }) => type === 'income')),
      costCents: sum(costs),
    };
    return account.incomeCents > 0 && costs.length >= LEAST_COSTS ? [account] : [];
  });
}

export const areOfSameMoney = (a: Account, b: Account): boolean =>
  isWithin(a.incomeCents, b.incomeCents, MOST_TIMES) && isWithin(a.costCents, b.costCents, MOST_TIMES_COSTS);

export const isWithin = (a: Cents, b: Cents, times: number): boolean =>
  Math.max(a, b) <= times * Math.min(a, b) && Math.min(a, b) > 0;

/** What a document states of a line for the latest year, a part of a year made a whole one. */
export function annual({ figures, parts }: LineReading): { endYear: EndYear; cents: Cents } | undefined {
  const [figure] = [...figures].sort((a, b) => b.endYear - a.endYear);
  if (figure) return figure;
  const [part] = parts
    .filter(({ cents }) => cents !== undefined)
    .sort((a, b) => b.endYear - a.endYear || b.months - a.months);
  return part && { endYear: part.endYear, cents: Math.round(((part.cents ?? 0) * 12) / part.months) };
}

export const isOperating = ({ fund }: LineReading): boolean => fund === 'operating';

export const isIn = ({ documentIndex }: Account, group: readonly LineReading[]): boolean =>
  group.some((reading) => reading.documentIndex === documentIndex);
