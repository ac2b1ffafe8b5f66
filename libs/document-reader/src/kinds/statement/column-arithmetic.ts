import type { Values } from './arithmetic';
import { FEWEST_COMPARED, MOSTLY, TOTAL } from './compared-columns';
import { numberedYear } from './several-years';
import type { StatementColumn } from './statement-column';

/** Columns that repeat others, add up to them, or hold what a line was worked out from. */

/**
 * An inner column above the statement whose sum is a line of it: homes, rates and dues from which that line was worked out,
 * and no rival of the column below.
 */
export function markWorkings(columns: StatementColumn[], rows: readonly Values[]): void {
  const isOpen = ({ measure }: StatementColumn): boolean => measure === 'amount';
  columns.forEach((column, a) => {
    if (!isOpen(column)) return;
    columns.forEach((other, b) => {
      if (a === b || !isOpen(other) || !isWorkedOutAbove(rows, a, b)) return;
      column.measure = 'other';
      column.inferred = `A line of ${other.label ? `‘${other.label}’` : 'the next column'} was worked out from it.`;
    });
  });
}

const FEWEST_BELOW = 5;
const LEAST_WORKED_OUT = 100_000;

function isWorkedOutAbove(rows: readonly Values[], a: number, b: number): boolean {
  const first = rows.findIndex((row) => row[b] !== undefined);
  const above = rows.slice(0, Math.max(0, first)).flatMap((row) => row[a] ?? []);
  const below = rows.slice(first).flatMap((row) => row[b] ?? []);
  const result = above.at(-1);
  const sum = above.slice(0, -1).reduce((all, value) => all + value, 0);
  // What still stands in the column below is a rate, such as a percentage.
  const isLeft = rows.slice(first).filter((row) => row[a] !== undefined).length > 1;
  return (
    above.length >= FEWEST_COMPARED &&
    below.length >= FEWEST_BELOW &&
    !isLeft &&
    result !== undefined &&
    result >= LEAST_WORKED_OUT &&
    sum >= result &&
    below.includes(result)
  );
}

/**
 * Columns that print the same figures: an inner column of lines with the outer one of their totals, or a period beside
 * its own total. The later one counts; what stood in the others counts as its own.
 */
export function markCopies(columns: StatementColumn[], rows: readonly Values[]): void {
  for (let b = 1; b < columns.length; b++) {
    const a = b - 1;
    const [first, second] = [columns[a]!, columns[b]!];
    if (first.measure !== 'amount' || second.measure !== 'amount' || !mayBeSame(first, second)) continue;
    if (!isCopy(rows, a, b) && !isStaggered(rows, a, b)) continue;
    second.same = [...(first.same ?? []), a];
    if (second.label === '' || second.certainty < first.certainty)
      Object.assign(second, {
        label: second.label || first.label,
        role: first.role,
        certainty: first.certainty,
      });
    second.year ??= first.year;
    if (second.year === undefined) delete second.year;
    first.measure = 'other';
    first.inferred = `Its figures appear again in ‘${second.label || 'the next column'}’.`;
  }
}

function mayBeSame(a: StatementColumn, b: StatementColumn): boolean {
  // July may have cost what June did.
  if (a.part !== undefined && b.part !== undefined && a.part !== b.part) return false;
  const years = a.year === undefined || b.year === undefined || a.year === b.year;
  const roles =
    a.role === b.role || a.certainty < 1 || b.certainty < 1 || a.role === 'other' || b.role === 'other';
  return years && (roles || a.label === b.label);
}

function isCopy(rows: readonly Values[], a: number, b: number): boolean {
  const both = rows.filter((row) => row[a] !== undefined && row[b] !== undefined);
  const alone = rows.filter((row) => (row[a] === undefined) !== (row[b] === undefined));
  const telling = both.filter((row) => row[a] !== 0);
  return (
    telling.length >= FEWEST_COMPARED &&
    both.every((row) => row[a] === row[b]) &&
    alone.length * 4 <= both.length
  );
}

/** Lines in the inner column, their totals in the outer one, and the same figure in both where a line has no kin. */
function isStaggered(rows: readonly Values[], a: number, b: number): boolean {
  const inner = rows.filter((row) => row[a] !== undefined && row[b] === undefined);
  const outer = rows.filter((row) => row[a] === undefined && row[b] !== undefined);
  const both = rows.filter((row) => row[a] !== undefined && row[b] !== undefined);
  if (inner.length < FEWEST_COMPARED || outer.length < 2 || both.some((row) => row[a] !== row[b]))
    return false;
  let sum = 0;
  let hits = 0;
  for (const row of rows) {
    if (row[b] === undefined) sum += row[a] ?? 0;
    else {
      if (row[a] === undefined && sum !== 0 && Math.abs(row[b] - sum) < 100) hits++;
      sum = 0;
    }
  }
  return hits * 2 >= outer.length || (both.length >= FEWEST_COMPARED && hits > 0);
}

/** Columns of buildings or departments that add up to another: parts of it, and no variances or years of their own. */
export function markParts(columns: StatementColumn[], rows: readonly Values[]): void {
  columns.forEach((whole, at) => {
    if (whole.measure !== 'amount') return;
    const isOpen = ({ measure }: StatementColumn): boolean => measure === 'amount';
    // "Actual | Budget" of each fund: the parts of the actual total are the actual columns.
    const isKin = ({ measure, role }: StatementColumn): boolean =>
      measure === 'amount' && role === whole.role;
    const kin = columns.flatMap((column, i) => (i < at && isKin(column) ? [i] : []));
    const runs = [
      runBeside(columns, at, { step: -1, isOpen }),
      runBeside(columns, at, { step: 1, isOpen }),
      kin,
    ];
    for (const run of runs) {
      if (run.length < 2 || !addsUp(rows, run, at)) continue;
      // A fund that is nearly all of the total is not the sum of the total and the rest.
      if (run.some((part) => TOTAL.test(columns[part]!.label)) && !TOTAL.test(whole.label)) continue;
      const beside = run.filter((part) => isAside(rows, part));
      if (areYears(run.filter((part) => !beside.includes(part)).map((part) => columns[part]!))) {
        for (const part of beside) columns[part]!.measure = 'other';
        whole.measure = 'other';
        whole.inferred = 'It is the sum of several years.';
        continue;
      }
      for (const part of run) {
        const column = columns[part]!;
        if (column.role === 'month' || column.role === 'quarter') continue;
        column.measure = 'other';
        column.partOf = at;
        if (column.role !== 'ytd') column.role = 'other';
        column.inferred = `It is a part of ‘${whole.label || 'the total column'}’.`;
      }
    }
  });
}

/** `2023 2024 2025`, or `Year 1  Year 2`: each a year of its own, so that what adds them up is none. */
function areYears(columns: readonly StatementColumn[]): boolean {
  const numbered = columns.flatMap(({ label }) => numberedYear(label) ?? []);
  const years = new Set(columns.flatMap(({ year }) => year ?? []));
  return [years, new Set(numbered)].some(({ size }) => size > 1 && size === columns.length);
}

/** Balances below the statement, a little to the side, whose rows have no other figure: no column of its lines. */
const isAside = (rows: readonly Values[], at: number): boolean =>
  rows.every((row) => row[at] === undefined || row.every((value, i) => i === at || value === undefined));

/** Neighbours on one side of a column, as far as they are open. */
export function runBeside<Column>(
  columns: readonly Column[],
  at: number,
  { step, isOpen }: { step: 1 | -1; isOpen: (column: Column) => boolean },
): number[] {
  const run: number[] = [];
  for (let i = at + step; columns[i] && isOpen(columns[i]!); i += step) run.push(i);
  return run;
}

function addsUp(rows: readonly Values[], parts: readonly number[], whole: number): boolean {
  const full = rows.filter((row) => row[whole] !== undefined && row[whole] !== 0);
  const hits = full.filter((row) => {
    const present = parts.filter((part) => row[part]);
    return (
      present.length > 0 &&
      Math.abs(parts.reduce((sum, part) => sum + (row[part] ?? 0), 0) - row[whole]!) <= 50 * parts.length
    );
  });
  const spread = hits.filter((row) => parts.filter((part) => row[part]).length > 1);
  return (
    hits.length >= FEWEST_COMPARED && hits.length >= MOSTLY * full.length && spread.length >= FEWEST_COMPARED
  );
}
