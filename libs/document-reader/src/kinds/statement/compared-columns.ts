import { meaningOf } from '../../tables/roles';
import { findDates } from '../../text/dates';
import type { Values } from './arithmetic';
import type { StatementColumn } from './statement-column';

/** Columns that are the difference of two others. */

export const FEWEST_COMPARED = 3;
export const MOSTLY = 0.85;
export const TOTAL = /\b(?:totals?|combined|together|all funds)\b|^both\b/i;
const OF_FUND = /\b(?:reserves?|operating|capital|total|funds?)\b/i;

const AGAINST = /^(?:vs|versus)\b\.?\s+(\S.*)$/i;

/** `vs. Actual` beside `Budget` and before `Diff.`, which is the difference of the two: figures of its own. */
export function asCompared(columns: StatementColumn[], rows: readonly Values[]): void {
  columns.forEach((column, b) => {
    const { role } = meaningOf(AGAINST.exec(column.label)?.[1] ?? '');
    if (column.measure !== 'variance' || role === undefined || role === 'variance') return;
    const gaps = columns.flatMap(({ measure }, i) => (measure === 'variance' && i !== b ? [i] : []));
    const bases = columns.flatMap(({ measure }, i) => (measure === 'amount' ? [i] : []));
    if (!gaps.some((at) => bases.some((a) => isGap(rows, { a, b, at })))) return;
    Object.assign(column, { measure: 'amount', role });
  });
}

const PLANNED = /budget|\bbud\b|bdgt|plan|propos|estimat|forecast|project/i;

/** `Totals` beside `2011 Budget` and what it is over or under that: what was spent of it, though no word says so. */
export function asSpent(columns: StatementColumn[], rows: readonly Values[]): void {
  const gaps = columns.flatMap(({ measure }, i) => (measure === 'variance' ? [i] : []));
  columns.forEach((column, a) => {
    if (column.measure !== 'amount' || column.year !== undefined || column.certainty === 1) return;
    if (PLANNED.test(column.label)) return;
    const budget = columns.find(
      ({ measure, role, year }, b) =>
        measure === 'amount' &&
        role === 'budget' &&
        year !== undefined &&
        gaps.some((at) => isGap(rows, { a, b, at })),
    );
    if (budget === undefined) return;
    const inferred = `What it is over or under ‘${budget.label}’ is printed beside it.`;
    Object.assign(column, { role: 'actual', year: budget.year, inferred });
  });
}

interface Trio {
  a: number;
  b: number;
  at: number;
}

/** The same as a difference, whichever of the two it is taken from. */
const isGap = (rows: readonly Values[], trio: Trio): boolean =>
  isMostly(rows, trio, (one, other, gap) => Math.abs(one - other) === Math.abs(gap));

/**
 * Of three columns of which one is the difference of the other two on almost every row, the variance: arithmetic alone
 * cannot say which one it is, so words, place and size decide.
 */
export function markVariances(columns: StatementColumn[], rows: readonly Values[]): void {
  const open = columns.flatMap(({ measure }, i) => (measure === 'amount' ? [i] : []));
  for (const a of open)
    for (const b of open)
      for (const at of open) {
        if (a === b || a === at || b === at || [a, b, at].some((i) => columns[i]!.measure !== 'amount'))
          continue;
        // a - b = at, so that b = a - at too; a itself is a sum.
        if (at < b || !isDifference(rows, { a, b, at })) continue;
        // "Parson Rd | Miller Rd | Both": what a column that says so adds up is no difference.
        if (TOTAL.test(columns[a]!.label) && ![at, b].some((i) => COMPARED.test(columns[i]!.label))) continue;
        const size = (column: number): number =>
          rows.reduce((sum, row) => sum + Math.abs(row[column] ?? 0), 0);
        const likely = [at, b]
          .map((i) => ({
            i,
            points:
              asVariance(columns[i]!) + (i === at ? 1 : 0) - (size(i) < size(i === at ? b : at) ? 0 : 1),
          }))
          .filter(({ i }) => size(i) < size(a) && !isOther(columns[i]!.label))
          .sort((one, other) => other.points - one.points)[0];
        if (!likely || (likely.i !== Math.max(a, b, at) && columns[likely.i]!.certainty === 1)) continue;
        const column = columns[likely.i]!;
        const other = columns[likely.i === at ? b : at]!;
        column.measure = 'variance';
        column.role = 'variance';
        column.inferred = `It is the difference of ‘${columns[a]!.label}’ and ‘${other.label}’ on each row.`;
      }
}

/** What the header of a column says for its being a difference. */
function asVariance({ label, role, year, certainty }: StatementColumn): number {
  const isKind = certainty === 1 && role !== 'other';
  return (year === undefined ? 0 : -1) + (isKind ? -3 : 0) + (COMPARED.test(label) ? 3 : 0);
}

const COMPARED =
  /\b(?:over|under|off|short|vs|diff\w*|chang\w*|varian\w*|more|less|better|worse|up|down|gap|left|unused|remaining)\b|[+±Δ]/i;

/** A fund, or a span of dates: what adds to the sum beside it. */
const isOther = (label: string): boolean => OF_FUND.test(label) || (isSpan(label) && !COMPARED.test(label));

/** Dates and nothing that names a scenario: "2026 (Proposed) @12/31/2025" may still be a difference. */
const isSpan = (label: string): boolean =>
  findDates(label).length > 0 && !/\p{L}{4}/u.test(label.replace(/through|actual|ended|ending|period/gi, ''));

const isDifference = (rows: readonly Values[], trio: Trio): boolean =>
  isMostly(rows, trio, (one, other, gap) => one - other === gap);

/** Whether three columns hold together on almost every row that has all of them. */
function isMostly(
  rows: readonly Values[],
  { a, b, at }: Trio,
  holds: (one: number, other: number, gap: number) => boolean,
): boolean {
  const telling = rows.filter((row) => row[at] && row[a] && row[b]);
  const hits = telling.filter((row) => holds(row[a]!, row[b]!, row[at]!));
  return hits.length >= FEWEST_COMPARED && hits.length >= MOSTLY * telling.length;
}
