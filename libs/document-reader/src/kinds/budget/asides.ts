import type { Progress } from './progress';
import { isBalance, isOwnersFee, isPerUnit, totalKind } from './vocabulary';

/** Figures for one unit, balances, and rates below the last total are no lines. */
export function isAside(progress: Progress, index: number): boolean {
  const { entries, nodes, totals } = progress;
  const entry = entries[index]!;
  if (isPerUnit(entry.description) || isBalance(entry.description)) return true;
  if (isField(progress, index)) return true;
  if (!isOwnersFee(entry.description) || totals.length < 2) return false;
  const isEnd = nodes.length <= 2 && nodes.every((node) => node.covers);
  const later = entries.slice(index + 1);
  return isEnd && !later.some((other) => other.kind === 'figures' && totalKind(other.description));
}

/** `Money at the bank today: $8,120.00` below a table of several columns: a figure of its own, in no column. */
function isField({ entries, columns, totals }: Progress, index: number): boolean {
  const entry = entries[index]!;
  const figures = entry.values.filter((value) => value !== undefined).length;
  if (figures !== 1 || columns.length < 3 || !/:$/.test(entry.description)) return false;
  const isLast = !entries.slice(index + 1).some(({ values }) => values.filter((value) => value).length > 1);
  return isLast && totals.length > 0;
}
