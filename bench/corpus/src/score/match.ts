import type { BudgetPart, Flow, Fund } from '@hoa/contracts';
import type { ColumnTruth, DocumentTruth } from '../statements/truth';
import type { Aligned } from './align';
import { similarity, toCents } from './similarity';

export type ReadColumn = BudgetPart['columns'][number];

export interface Match {
  part: BudgetPart;
  column: ReadColumn;
}

export interface MatchedColumn {
  statement: number;
  index: number;
  truth: ColumnTruth;
  /** One column of each part that shows it. */
  matches: Match[];
}

interface Candidate extends Match {
  to: MatchedColumn;
  score: number;
}

/** Which read columns print which column of the truth: the one with the most equal cells, then the most alike label. */
export function matchColumns(truth: DocumentTruth, aligned: readonly Aligned[]): MatchedColumn[] {
  const columns = truth.statements.flatMap((statement, at) =>
    statement.columns.map((column, index): MatchedColumn => ({
      statement: at,
      index,
      truth: column,
      matches: [],
    })),
  );
  const parts = [...new Set(aligned.flatMap(({ read }) => (read ? [read.part] : [])))];
  for (const part of parts) {
    const candidates = columns.flatMap((to) =>
      part.columns.flatMap((column, at) => candidate(to, { part, column }, { aligned, at })),
    );
    candidates.sort((a, b) => b.score - a.score);
    const taken = new Set<unknown>();
    for (const { to, column } of candidates) {
      if (taken.has(to) || taken.has(column)) continue;
      taken.add(to).add(column);
      to.matches.push({ part, column });
    }
  }
  return columns;
}

function candidate(
  to: MatchedColumn,
  match: Match,
  context: { aligned: readonly Aligned[]; at: number },
): Candidate[] {
  let equal = 0;
  for (const { truth, read } of context.aligned) {
    if (truth.statement !== to.statement || read?.part !== match.part) continue;
    const [wanted, cell] = [truth.row.values[to.index] ?? null, read.row.cells[match.column.id]];
    if (wanted === null || !cell || Math.abs(toCents(cell.value)) !== Math.abs(wanted)) continue;
    equal += wanted === 0 ? 0.1 : 1;
  }
  if (equal < 1) return [];
  const label = similarity(to.truth.label, match.column.label) * 0.5;
  return [{ ...match, to, score: equal + label - Math.abs(to.index - context.at) * 0.05 }];
}

/**
 * Columns that the reader takes for a year of amounts and that print no column of the truth: amounts in another unit
 * look so, and everything that the reader made up. A column without amounts states nothing.
 */
export function strayColumns(parts: readonly BudgetPart[], matched: readonly MatchedColumn[]): Match[] {
  const known = new Set(matched.flatMap(({ matches }) => matches.map(({ column }) => column)));
  return parts.flatMap((part) =>
    part.columns
      .filter((column) => !known.has(column) && isTakenAsYear(column))
      .map((column) => ({ part, column }))
      .filter(
        (one) => interpreted(one, { flow: 'income' }) !== 0 || interpreted(one, { flow: 'expense' }) !== 0,
      ),
  );
}

/** What the rows of a part add up to in a column. */
export function interpreted({ part, column }: Match, which: { flow: Flow; fund?: Fund }): number {
  return (part.rows ?? [])
    .filter(
      ({ role, flow, fund }) =>
        role === 'line' && flow === which.flow && (!which.fund || fund === which.fund),
    )
    .reduce((sum, row) => sum + toCents(row.cells[column.id]?.value ?? '0'), 0);
}

/**
 * Of all parts that show the column, but for those of which the reader says that another part counts them (a summary, a
 * schedule). Documents that print credits negative are right with either sign.
 */
export function readTotal({ matches }: MatchedColumn, which: { flow: Flow; fund?: Fund }): number {
  const counted = matches.filter(({ column }) => column.measure !== 'other');
  return (counted.length > 0 ? counted : matches).reduce((sum, match) => sum + interpreted(match, which), 0);
}

const same = (a: number, b: number): boolean => Math.abs(a) === Math.abs(b);

export function isColumnRight(column: MatchedColumn): boolean {
  const { income, expense } = column.truth.totals;
  return (
    column.matches.length > 0 &&
    same(readTotal(column, { flow: 'income' }), income) &&
    same(readTotal(column, { flow: 'expense' }), expense)
  );
}

export function isRightByFund(column: MatchedColumn): boolean {
  return (
    column.matches.length > 0 &&
    (Object.entries(column.truth.byFund) as [Fund, { income: number; expense: number }][]).every(
      ([fund, { income, expense }]) =>
        same(readTotal(column, { flow: 'income', fund }), income) &&
        same(readTotal(column, { flow: 'expense', fund }), expense),
    )
  );
}

/** Whether the reader believes that the column holds a whole year of amounts. */
export function isTakenAsYear({ measure = 'amount', period, role, year }: ReadColumn): boolean {
  if (measure !== 'amount') return false;
  if (period) return period.kind === 'year';
  return year !== undefined && ['budget', 'actual', 'projected', 'proposed'].includes(role);
}
