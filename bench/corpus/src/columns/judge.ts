import type { BudgetColumn, BudgetPart, Facts, Scenario } from '@hoa/contracts';
import type { ColumnTruth, Sides, TrueColumn } from './truth';

/** Cents. */
interface Sums {
  income: number;
  expense: number;
}

/** A column as it was read, or columns of several parts that are one of the document. */
interface Read {
  columns: readonly BudgetColumn[];
  all: Sums;
  operating: Sums;
  /** Why a person is asked to look at it. */
  why: string[];
}

export type Outcome = 'right' | 'flagged' | 'asked' | 'not read' | 'SILENT';

export interface Judged {
  column: TrueColumn;
  outcome: Outcome;
  /** What was read instead, or why a right column is flagged. */
  said: string;
}

const cents = (amount: string): number => Math.round(Number(amount) * 100);
const ZERO: Sums = { income: 0, expense: 0 };
const added = (a: Sums, b: Sums): Sums => ({ income: a.income + b.income, expense: a.expense + b.expense });

function sumsOf({ reconciliation = [] }: BudgetPart, id: string, fund: 'all' | 'operating'): Sums {
  const of = (flow: string): number => {
    const own = reconciliation.find((one) => one.columnId === id && one.fund === fund && one.flow === flow);
    return own ? Math.abs(cents(own.interpreted)) : 0;
  };
  return { income: of('income'), expense: of('expense') };
}

function whyAsked(part: BudgetPart, { id, doubt }: BudgetColumn): string[] {
  const isOff = part.reconciliation?.some(({ columnId, status }) => columnId === id && status === 'off');
  const questions = (part.questions ?? []).filter((question) =>
    question.answers.some(({ totals }) => totals.some(({ columnId }) => columnId === id)),
  );
  return [...(doubt ? [doubt] : []), ...(isOff ? ['off'] : []), ...questions.map(() => 'asked')];
}

/** Columns as they were read, and what parts with columns of one year and kind add up to. */
function readingsOf(facts: Facts): Read[] {
  const parts = facts.parts.filter((part): part is BudgetPart => part.kind === 'budget');
  const single = parts.flatMap((part) =>
    part.columns
      .filter(({ measure = 'amount' }) => measure === 'amount')
      .map((column) => ({
        part,
        columns: [column],
        all: sumsOf(part, column.id, 'all'),
        operating: sumsOf(part, column.id, 'operating'),
        why: whyAsked(part, column),
      })),
  );
  const keyOf = ({ columns: [column] }: Read): string => JSON.stringify([column!.year, column!.scenario, column!.period]); // prettier-ignore
  const together = single.flatMap((first, i) => {
    const others = single
      .slice(i + 1)
      .filter((one) => one.part !== first.part && keyOf(one) === keyOf(first));
    return others.map((_, count) => {
      const all = [first, ...others.slice(0, count + 1)];
      return {
        columns: all.flatMap(({ columns }) => columns),
        all: all.map((one) => one.all).reduce(added, ZERO),
        operating: all.map((one) => one.operating).reduce(added, ZERO),
        why: all.flatMap(({ why }) => why),
      };
    });
  });
  return [...single, ...together];
}

/** A page in whole dollars may hide cents that its truth has. */
const near = (read: number, amount: string): boolean =>
  Math.abs(read - Math.abs(cents(amount))) <= (read % 100 === 0 ? 150 : 1);

const isSame = (read: Sums, { income, expense }: Sides): boolean =>
  near(read.income, income) && near(read.expense, expense);

function isRight({ all, operating }: Read, truth: TrueColumn): boolean {
  const right = [truth.all, ...(truth.operating ? [truth.operating] : []), ...(truth.also ?? [])];
  return right.some((sides) => isSame(all, sides) || isSame(operating, sides));
}

const isYear = ({ columns }: Read): boolean => (columns[0]?.period?.kind ?? 'year') === 'year';
const endOf = ({ columns: [column] }: Read): number | undefined =>
  column?.period ? Number(column.period.to.slice(0, 4)) : column?.year;

const SCENARIOS: Record<TrueColumn['what'], readonly Scenario[]> = {
  budget: ['adopted', 'proposed'],
  proposed: ['proposed', 'adopted'],
  actual: ['actual'],
  projected: ['projected', 'actual'],
};

/** How much a column that was read looks like a true one, whatever it adds up to. */
function likeness(read: Read, truth: TrueColumn): number {
  const [column] = read.columns;
  return (
    (endOf(read) === Number(truth.to.slice(0, 4)) ? 2 : 0) +
    (column?.scenario && SCENARIOS[truth.what].includes(column.scenario) ? 2 : 0) +
    (isYear(read) === truth.annual ? 1 : 0)
  );
}

const ALIKE = 3;

/** What became of each column of a document; a part of a year that is taken for one counts as a silent error. */
export function judgeColumns(truth: ColumnTruth, facts: Facts): Judged[] {
  const reads = readingsOf(facts);
  const used = new Set<BudgetColumn>();
  const best = (of: readonly Read[], column: TrueColumn): Read | undefined => {
    const rank = (read: Read): number =>
      likeness(read, column) - (read.columns.some((one) => used.has(one)) ? 9 : 0);
    return [...of].sort((a, b) => rank(b) - rank(a))[0];
  };
  // What is right of one column is no wrong reading of another, wherever in the truth the two stand.
  const rights = truth.columns.map((column) => {
    const right = best(
      reads.filter((read) => isRight(read, column)),
      column,
    );
    for (const one of right?.columns ?? []) used.add(one);
    return right;
  });
  return truth.columns.flatMap((column, at): Judged[] => {
    const right = rights[at];
    if (!column.annual) {
      const isTaken = right?.columns[0]?.period?.kind === 'year' && right.why.length === 0;
      return isTaken ? [{ column, outcome: 'SILENT', said: 'a part of a year is taken for a year' }] : [];
    }
    if (right)
      return [{ column, outcome: right.why.length > 0 ? 'flagged' : 'right', said: right.why.join(' ') }];
    const own = best(
      reads.filter(({ columns }) => !columns.some((one) => used.has(one))),
      column,
    );
    if (!own || likeness(own, column) < ALIKE) return [{ column, outcome: 'not read', said: '' }];
    for (const one of own.columns) used.add(one);
    return [{ column, outcome: own.why.length > 0 ? 'asked' : 'SILENT', said: saidOf(own) }];
  });
}

const dollars = (amount: number): string => (amount / 100).toFixed(2);
const saidOf = ({ all, operating, why }: Read): string =>
  `read ${dollars(all.income)} / ${dollars(all.expense)}, operating ${dollars(operating.income)} / ${dollars(operating.expense)}${why.length > 0 ? `: ${why.join(' ')}` : ''}`;
