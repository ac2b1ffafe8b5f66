import type { BudgetPart, Flow, StatementRow } from '@hoa/contracts';
import { decimalToCents } from '../../text/amounts';
import { isSame, sumIn } from './arithmetic';
import { LEAST } from './counted';
import { isAlike } from './evidence';
import { leanOf, leavesOf, type Node, type StatementEntry } from './node';
import { withRepeats } from './recaps';
import type { Parse } from './search';

type Column = BudgetPart['columns'][number];

/** A side of a part in one column, as its lines add up. */
interface Side {
  column: Column;
  flow: Flow;
  cents: number;
}

/**
 * A table that works out figures of another: the dues by kind of home whose sum the budget has as one line, or a summary of
 * the budget's totals. Its figures count there, so its columns say nothing of the year by themselves.
 */
export function withoutSchedules(parts: readonly BudgetPart[]): BudgetPart[] {
  return parts.map((part) => {
    const found = parts
      .filter((other) => other !== part && isWhole(other))
      .flatMap((other) => whyNone(other, part) ?? []);
    return found.length === 0 ? part : asSchedule(part, found[0]!);
  });
}

/** Both sides have lines: what a schedule belongs to. */
const isWhole = ({ lines }: BudgetPart): boolean =>
  new Set(lines.map(({ type }) => type === 'income')).size === 2;

/** Why the figures of `part` are those of `whole`, by what it calls them; nothing where it lacks one of them. */
function whyNone(whole: BudgetPart, part: BudgetPart): string | undefined {
  const sides = sidesOf(part);
  // What both sides of a year are listed in is no detail of a shorter list.
  if (isWhole(part) && part.lines.length >= whole.lines.length) return undefined;
  const shared = sides.filter(({ column }) => whole.columns.some((other) => other.measure === 'amount' && other.scenario !== undefined && isOfOneYear(other, column))); // prettier-ignore
  if (shared.length === 0) return undefined;
  if (isSumOf(whole, part, sides)) return 'It sums up another table of the document.';
  const rows = shared.map((side) => rowOf(whole, side));
  const names = rows.flatMap((row) => row?.description ?? []);
  return names.length === rows.length
    ? `It works out ‘${names.join('’ and ‘')}’, which another table of the document lists.`
    : undefined;
}

/** A few totals beside a longer list: in one of its columns both sides come to what the lines of the list come to. */
function isSumOf(whole: BudgetPart, part: BudgetPart, sides: readonly Side[]): boolean {
  if (!isWhole(part) || part.lines.length * FEWER > whole.lines.length) return false;
  const all = sidesOf(whole);
  const isSum = ({ column, flow, cents }: Side): boolean =>
    Math.abs(cents) >= LEAST && all.some((other) => other.flow === flow && other.cents === cents && isOfOneYear(other.column, column)); // prettier-ignore
  return part.columns.some(({ id }) => {
    const own = sides.filter(({ column }) => column.id === id);
    return own.length === 2 && own.every(isSum);
  });
}

/** So many times the lines of a summary has what it sums up. */
const FEWER = 3;

function sidesOf({ columns, reconciliation = [] }: BudgetPart): Side[] {
  return reconciliation.flatMap(({ columnId, fund, flow, interpreted }) => {
    const column = columns.find(({ id }) => id === columnId)!;
    const cents = decimalToCents(interpreted) ?? 0;
    return fund === 'all' && flow !== 'net' && cents !== 0 ? [{ column, flow, cents }] : [];
  });
}

/** The line or the total of `whole` that is the side to the cent, in a column that may be of the same year. */
function rowOf({ columns, rows = [] }: BudgetPart, side: Side): StatementRow | undefined {
  if (Math.abs(side.cents) < LEAST) return undefined;
  const own = columns.filter((column) => column.measure === 'amount' && isOfOneYear(column, side.column));
  return rows.find(
    ({ role, flow, cells }) =>
      flow === side.flow &&
      (role === 'line' || role === 'subtotal' || role === 'total') &&
      own.some(({ id }) => cells[id] && decimalToCents(cells[id].value) === side.cents),
  );
}

const isOfOneYear = (a: Column, b: Column): boolean => a.year === undefined || b.year === undefined || a.year === b.year; // prettier-ignore

/**
 * The same within one statement: "Schedule 1, payroll" with its total, and "Payroll (Schedule 1)" among the expenses of
 * the budget. The line counts.
 */
export function schedulesApart(parse: Parse): Parse {
  return schedulesNamed(schedulesOfTotals(parse));
}

/** "Exhibit E", "Sched. C", "Schedule 1": what a line refers to, and what heads the schedule. */
const REFERENCE = /\b(?:exhibit|sched(?:ule)?|appendix|attachment|note)\.?\s+(?:no\.?\s*)?([a-z]|\d{1,2})\b/i;
const referenceIn = ({ entry }: StatementEntry): string | undefined =>
  REFERENCE.exec(entry.description)?.[1]?.toLowerCase();

/** What stands under the name that a line refers to, and comes to its figure, works that line out; total or none. */
function schedulesNamed(parse: Parse): Parse {
  const named = new Map<string, Node[]>();
  for (const root of parse.roots) {
    const heading = [...leavesOf(root)[0]!.headings].reverse().find((row) => referenceIn(row) !== undefined);
    const key = heading && referenceIn(heading);
    if (key !== undefined && !leavesOf(root).some(({ row }) => referenceIn(row))) named.set(key, [...(named.get(key) ?? []), root]); // prettier-ignore
  }
  const under = new Set([...named.values()].flat());
  const lines = parse.roots.filter((root) => !under.has(root)).flatMap(leavesOf);
  const found = [...named].flatMap(([key, roots]) => {
    const line = lines.find(({ row, values }) => referenceIn(row) === key && values.some((value, at) => value !== undefined && Math.abs(value) >= LEAST && Math.abs(value) === Math.abs(sumIn(roots, at)))); // prettier-ignore
    return line ? roots.map((root) => ({ root, repeats: [line] })) : [];
  });
  return withRepeats(parse, found);
}

function schedulesOfTotals(parse: Parse): Parse {
  const leaves = parse.roots.map((root) => ({ root, lines: leavesOf(root) }));
  const found = parse.roots.flatMap((root) => {
    if (root.kind !== 'total' || root.lines < FEWEST_WORKED_OUT) return [];
    const line = leaves
      .filter((other) => other.root !== root && other.lines.length > root.lines)
      .flatMap(({ lines }) => lines)
      .find((leaf) => isWorkedOut(leaf, root));
    return line ? [{ root, repeats: [line] }] : [];
  });
  return withRepeats(parse, found);
}

const FEWEST_WORKED_OUT = 2;

/** A line of the same side, called like the total or its heading, with its figure in a column where both have one. */
function isWorkedOut(line: Node, total: Node): boolean {
  const isEqual = line.values.some(
    (value, i) => value !== undefined && Math.abs(value) >= LEAST && value === total.values[i],
  );
  // With the same figures in all columns no word of its lines says another side: "Extra meetings" of the manager.
  const isSameThroughout = isSame(line.values, total.values);
  if (!isEqual || (!isSameThroughout && Math.sign(leanOf(line)) !== Math.sign(leanOf(total)))) return false;
  const names = [total, ...leavesOf(total)[0]!.headings.slice(-1).map((row) => ({ row })), ...(total.owner ? [{ row: total.owner }] : [])]; // prettier-ignore
  return names.some(({ row }) => isAlike(line.row.words.name, row.words.name));
}

function asSchedule(part: BudgetPart, inferred: string): BudgetPart {
  const columns = part.columns.map((column): Column =>
    column.measure === 'amount' ? { ...column, role: 'other', measure: 'other', inferred } : column,
  );
  return { ...part, columns, reconciliation: [], questions: [] };
}
