import type { BudgetPart, Facts, RowRole, StatementRow } from '@hoa/contracts';
import type { DocumentTruth, RowTruth } from '../statements/truth';
import { similarity, toCents } from './similarity';

export interface TruthRow {
  statement: number;
  row: RowTruth;
}

export interface ReadRow {
  part: BudgetPart;
  row: StatementRow;
}

export interface Aligned {
  truth: TruthRow;
  read?: ReadRow;
}

export const budgetParts = (facts: Facts): BudgetPart[] =>
  facts.parts.filter((part): part is BudgetPart => part.kind === 'budget');

const hasAmount = ({ values }: RowTruth): boolean => values.some((cents) => cents !== null);

/** How many of the truth's amounts the row has, whatever their signs. */
function sharedAmounts(truth: RowTruth, read: StatementRow): number {
  const left = Object.values(read.cells).map(({ value }) => Math.abs(toCents(value)));
  const wanted = truth.values.filter((cents) => cents !== null).map(Math.abs);
  const found = wanted.filter((cents) => {
    const at = left.indexOf(cents);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  return found.length / Math.max(1, wanted.length);
}

const LEAST = 0.45;

/** Pairs rows by label and amounts, the most alike first; of rows that are equal, those at the same place. */
export function alignRows(truth: DocumentTruth, facts: Facts): Aligned[] {
  const wanted = truth.statements.flatMap(({ rows }, statement) =>
    rows.filter(hasAmount).map((row) => ({ statement, row })),
  );
  const read = budgetParts(facts).flatMap((part) => (part.rows ?? []).map((row) => ({ part, row })));
  const candidates = wanted.flatMap((one, i) =>
    read.flatMap((other, j) => {
      const alike =
        similarity(one.row.label, other.row.description) * 0.5 + sharedAmounts(one.row, other.row) * 0.5;
      const distance = Math.abs(i / wanted.length - j / read.length);
      return alike >= LEAST ? [{ i, j, score: alike - distance * 0.3 }] : [];
    }),
  );
  candidates.sort((a, b) => b.score - a.score);
  const [byTruth, taken] = [new Map<number, number>(), new Set<number>()];
  for (const { i, j } of candidates) {
    if (byTruth.has(i) || taken.has(j)) continue;
    byTruth.set(i, j);
    taken.add(j);
  }
  return wanted.map((one, i) => {
    const match = read[byTruth.get(i) ?? -1];
    return match ? { truth: one, read: match } : { truth: one };
  });
}

/** Whether a total covers one section or several is a matter of taste. */
const isSameRole = (a: RowRole, b: RowRole): boolean =>
  a === b || (['subtotal', 'total'].includes(a) && ['subtotal', 'total'].includes(b));

export function isRowRight({ truth: { row }, read }: Aligned): boolean {
  if (!read || ![row.role, ...(row.also ?? [])].some((role) => isSameRole(role, read.row.role))) return false;
  if (row.role !== 'line') return true;
  return (!row.fund || read.row.fund === row.fund) && (!row.flow || read.row.flow === row.flow);
}
