import { add, hasFigures, isSame, isZero, tieOf, type Tie, type Values } from './arithmetic';
import { NAMES_SIDE } from './evidence';
import { lineNode } from './leaves';
import type { Node, State, StatementEntry } from './node';
import type { Search } from './search';

const MOST_BELOW = 60;
const FEWEST_EVIDENCE = 5;
/** What rows prove in several columns that nothing sets apart from the sum above them. */
const FEWEST_LEVEL = 4;
const EVIDENCE_LEVEL = 8;
const SET_APART = 2;
const LEVEL = 3;

/**
 * Rows that print the sum of the rows below them: how many rows each covers, totals among them included. Found from
 * the bottom up, so that a section's total may cover subsections with totals of their own.
 */
export function totalsFirst(
  rows: readonly StatementEntry[],
  rounds: readonly boolean[],
): Map<number, number> {
  const level = coveredFrom(rows, rounds, { over: () => true, withPairs: false });
  return isThroughout(level, rows)
    ? coveredFrom(rows, rounds, { over: () => true, withPairs: true })
    : coveredFrom(rows, rounds, { over: isOver, withPairs: false });
}

const FEWEST_TOTALS = 3;
const MOST_OF_ROWS = 0.6;

/** Sums above their rows from first to last: then no indent and no letter need set them apart. */
function isThroughout(found: ReadonlyMap<number, number>, rows: readonly StatementEntry[]): boolean {
  const figures = rows.filter(({ kind }) => kind === 'figures').length;
  const covered = [...found.values()].reduce((sum, count) => sum + count + 1, 0);
  return found.size >= FEWEST_TOTALS && covered >= MOST_OF_ROWS * figures;
}

interface Setting {
  /** Whether a row may be the total of the rows from `next` on. */
  over: (row: StatementEntry, next: StatementEntry) => boolean;
  /** Two rows of the same figures are a section and its only line. */
  withPairs: boolean;
}

function coveredFrom(
  rows: readonly StatementEntry[],
  rounds: readonly boolean[],
  setting: Setting,
): Map<number, number> {
  const found = new Map<number, number>();
  for (let i = rows.length - 1; i >= 0; i--) {
    const row = rows[i]!;
    if (row.kind === 'heading' || isZero(row.values) || row.words.role === 'net' || row.entry.description.trim() === '') continue; // prettier-ignore
    const count = belowOf(rows, i, { found, rounds, ...setting });
    if (count !== undefined) found.set(i, count);
  }
  return found;
}

function belowOf(
  rows: readonly StatementEntry[],
  at: number,
  {
    found,
    rounds,
    over,
    withPairs,
  }: { found: ReadonlyMap<number, number>; rounds: readonly boolean[] } & Setting,
): number | undefined {
  const row = rows[at]!;
  let sums: Values = row.values.map(() => undefined);
  let items = 0;
  let nearly: number | undefined;
  let isApart = true;
  for (let i = at + 1; i < rows.length && i - at <= MOST_BELOW;) {
    const next = rows[i]!;
    if (next.kind === 'heading' || next.words.role === 'total' || next.words.role === 'net') break;
    isApart &&= over(row, next);
    if (next.words.role === 'detail') {
      i++;
      continue;
    }
    sums = add(sums, next.values);
    if (hasFigures(next.values) && !isZero(next.values)) items++;
    i += 1 + (found.get(i) ?? 0);
    if (items < 2 && !isOnlyLine(row, next, { after: rows[i], withPairs })) continue;
    const tie = tieOf({ printed: row.values, sums, count: items, rounds });
    if (items > 1 && tie.evidence <= FEWEST_EVIDENCE) continue;
    if (!isApart && !(items >= FEWEST_LEVEL && tie.exact > 1 && tie.evidence > EVIDENCE_LEVEL)) continue;
    if (tie.failed === 0) return isOtherSide(row, rows.slice(at + 1, i)) ? undefined : i - at - 1;
    const isNearly = isMisread(row, tie) || (tie.exact >= FEWEST_EXACT && isInWords(row, sums, rows.slice(at + 1, i))); // prettier-ignore
    if (isNearly) nearly ??= i - at - 1;
  }
  return nearly;
}

/** A scan of which one figure was misread: the sum holds in most columns, and its own question says where it does not. */
const isMisread = ({ entry }: StatementEntry, { failed, exact }: Tie): boolean =>
  entry.row.source.page.source === 'ocr' && failed === 1 && exact >= FEWEST_EXACT;

const FEWEST_EXACT = 3;

/** `4 x $160`, `see bottom` in one column: where the sum does not hold, a line of it has no figure. */
function isInWords(row: StatementEntry, sums: Values, below: readonly StatementEntry[]): boolean {
  const wrong = row.values.flatMap((value, i) =>
    value !== undefined && value !== (sums[i] ?? 0) ? [i] : [],
  );
  return wrong.length === 1 && below.some(({ kind, values }) => kind !== 'heading' && hasFigures(values) && values[wrong[0]!] === undefined); // prettier-ignore
}

/** Dues above what they are spent on: the same sum, and no total of it. */
function isOtherSide({ words }: StatementEntry, below: readonly StatementEntry[]): boolean {
  const lean = below.reduce((sum, row) => sum + row.words.lineFlow, 0);
  return words.lineFlow >= NAMES_SIDE && lean <= -NAMES_SIDE * 2;
}

/** A section of one line prints it twice: its name, and the line below it. */
function isOnlyLine(
  row: StatementEntry,
  line: StatementEntry,
  { after, withPairs }: { after: StatementEntry | undefined; withPairs: boolean },
): boolean {
  const isLast = after === undefined || after.kind === 'heading' || after.words.role === 'total';
  const isDeeper = line.entry.indent > row.entry.indent + 0.3 * line.entry.row.source.height;
  const isNamed = row.entry.description === line.entry.description && isLast;
  return (
    (isNamed || isDeeper || withPairs) &&
    row.entry.code === undefined &&
    isSame(row.values, line.values) &&
    row.values.every((value, i) => !value || line.values[i] !== undefined)
  );
}

/** A total above its lines is set apart from them: further left, bold, in capitals, or called a total. */
function isOver(row: StatementEntry, next: StatementEntry): boolean {
  const deeper = next.entry.indent > row.entry.indent + 0.3 * row.entry.row.source.height;
  const level = Math.abs(next.entry.indent - row.entry.indent) <= 0.3 * row.entry.row.source.height;
  return deeper || (level && ((row.isStrong && !next.isStrong) || row.words.role === 'total'));
}

/** A total with the rows below it as its lines; its words head them. */
export function aboveNode(of: {
  row: StatementEntry;
  below: readonly StatementEntry[];
  state: State;
  search: Search;
}): { node: Node; score: number } {
  const { row, below, state, search } = of;
  const inside: State = { ...state, open: [...state.open, { row, depth: 0 }], mode: 'body' };
  const children: Node[] = [];
  // A section's own total proves it, also inside of another.
  let score = 0;
  for (let i = 0; i < below.length;) {
    const next = below[i]!;
    if (next.words.role === 'detail') {
      i++;
      continue;
    }
    const count = search.above.get(next.index) ?? 0;
    if (count > 0 && i + count < below.length) {
      const inner = aboveNode({ row: next, below: below.slice(i + 1, i + 1 + count), state: inside, search });
      children.push(inner.node);
      score += inner.score;
    } else children.push(lineNode(next, inside, search.forced.get(next.index)).node);
    i += 1 + (count > 0 && i + count < below.length ? count : 0);
  }
  const sums = children.reduce<Values>(
    (all, child) => add(all, child.sums),
    row.values.map(() => undefined),
  );
  const tie = tieOf({ printed: row.values, sums, count: children.length, rounds: search.rounds });
  const own = row.words.headingFlow;
  const sum = (side: 'income' | 'expense'): number => children.reduce((all, child) => all + child[side], 0);
  const node: Node = {
    row,
    kind: 'total',
    role: 'total',
    children,
    signs: children.map(() => 1),
    values: row.values.map((value, i) => value ?? sums[i]),
    sums: sums.map((value, i) => value ?? row.values[i]),
    lines: children.length,
    income: Math.min(50, sum('income') + Math.max(0, own)),
    expense: Math.min(50, sum('expense') + Math.max(0, -own)),
    headings: state.open.map((one) => one.row),
    tie,
  };
  const set = row.isStrong || row.words.role === 'total' ? SET_APART : 0;
  return { node, score: score + tie.evidence + set - LEVEL };
}
