import { isSame, isZero, tieOf, type Tie, type Values } from './arithmetic';
import { NAMES_SIDE, saysSide } from './evidence';
import { ownerOf } from './headings';
import { isOfOneSide } from './recaps';
import {
  depthOf,
  leanOf,
  leavesOf,
  topOf,
  type Cell,
  type Node,
  type State,
  type StatementEntry,
} from './node';

export interface Covering {
  node: Node;
  /** Nodes on top of the stack that it covers. */
  count: number;
  score: number;
}

/** What the words of a row add to reading it as a total. */
const AS_TOTAL = {
  total: 3.4,
  none: -3.6,
  blank: 1,
  net: -1.5,
  'closing-balance': -2,
  statistic: -3.5,
  other: -3,
};
const STRONG = 0.7;
const ACCOUNT = 4;
const BEGINS_SECTION = 1.2;
const NAMES_SECTION = 1.8;
const CROSSES_SECTION = 2;
const LEAVES_NAMED = 1.5;
const MOST_FAILURE = 9;
const MIXED = 0.7;
const MOST_MIXED = 10;
/** Proof that a row without any word of a total needs. */
const PROOF = 6;
/** And one that is called like the section that it ends. */
const PROOF_OF_NAMED = 3;
const LIKE_SECTION = 2.4;
/** What accounts hold adds up to what they hold together, and to no side of the budget. */
const OF_BALANCES = 8;
/** So few lines may add up to the figure below them by accident, where another column does not. */
const FEW = 4;

interface Span {
  count: number;
  values: Values;
  sums: Values;
  lines: number;
}

/** The spans of nodes on the stack that a row may be the total of: those that tie, and where its words say so, the usual ones. */
export function coverings(state: State, row: StatementEntry, rounds: readonly boolean[]): Covering[] {
  if (state.top === undefined) return [];
  if (isZero(row.values)) return zeroTotal(state, row);
  if (state.top.node.kind === 'net' && isOfOneSide(row)) return [];
  const says = row.words.role === 'total';
  const usual = says ? usualSpans(state, row) : new Set<number>();
  const tried = Math.log(2 + depthOf(state.top)) * 0.6;
  const found: Covering[] = [];
  for (const span of spansOf(state.top, row.values, usual)) {
    if (
      !says &&
      span.count === 1 &&
      (isOneOfMany(state) || (isSecondLine(state, row) && !namesItsSection(state, row, 1)))
    )
      continue;
    const tie = bestTie(row, span, rounds);
    const isNamed = namesItsSection(state, row, span.count);
    const proven =
      tie.failed === 0 &&
      tie.exact > 0 &&
      tie.evidence > (says || isNameless(row) ? 0 : isNamed ? PROOF_OF_NAMED : PROOF);
    const usable = usual.has(span.count) && (tie.exact + tie.failed > 0 || tie.bare > 0);
    // A total without a name may be wrong in one column, too.
    const mostly = says
      ? tie.exact > tie.failed
      : isNameless(row) && tie.exact >= tie.failed && span.lines > FEW;
    if (!proven && !usable && !(mostly && tie.evidence > 0)) continue;
    found.push(covering({ state, row, span, tie, tried: proven ? tried : 0 }));
  }
  return found;
}

/** "Housekeeping department" below the lines of "Housekeeping". */
function namesItsSection(state: State, row: StatementEntry, count: number): boolean {
  return ownerOf(state.open, { depth: depthOf(state.top) - count, total: row }).isNamed;
}

/** The dues of March are those of February and January too, and no total of them. */
const isOneOfMany = ({ top }: State): boolean =>
  top?.below !== undefined && isSame(top.node.values, top.below.node.values);

/** What costs as much as the line above it, under another name, is a line too. */
const isSecondLine = ({ top }: State, row: StatementEntry): boolean =>
  top?.node.kind === 'line' && top.node.row.words.role !== 'total' && !isNameless(row);

const isNameless = (row: StatementEntry): boolean => row.entry.description.trim() === '';

/** Printed subtotals or the lines below them: a treasurer adds up either. */
function bestTie(row: StatementEntry, span: Span, rounds: readonly boolean[]): Tie {
  const count = Math.max(1, Math.min(span.lines, 4));
  const own = tieOf({ printed: row.values, sums: span.values, count, rounds });
  if (own.failed === 0) return own;
  const ofLines = tieOf({ printed: row.values, sums: span.sums, count, rounds });
  return ofLines.evidence > own.evidence ? ofLines : own;
}

/**
 * Sums of ever more nodes from the top of the stack. Only spans whose largest amount may tie are answered, and the
 * `wanted` ones: adding up and comparing every column of every span would make long statements slow.
 */
function* spansOf(top: Cell, printed: Values, wanted: ReadonlySet<number>): Generator<Span> {
  const width = printed.length;
  const [values, sums] = [blank(width), blank(width)];
  const pivot = pivotOf(printed);
  const most = printed[pivot]!;
  const isNet = top.node.kind === 'net';
  const last = Math.max(0, ...wanted);
  const isPast = (all = 0): boolean => all > most + NEAR;
  let [value, sum]: (number | undefined)[] = [];
  let [lines, count] = [0, 0];
  let behind: Cell | undefined = top;
  for (let cell: Cell | undefined = top; cell; cell = cell.below) {
    // A net closes what is above it; only other nets are added to it.
    if ((cell.node.kind === 'net') !== isNet) return;
    count++;
    value = plus(value, cell.node.values[pivot]);
    sum = plus(sum, cell.node.sums[pivot]);
    if (!mayTie(most, value) && !mayTie(most, sum) && !wanted.has(count)) {
      if (top.grows && count >= last && isPast(value) && isPast(sum)) return;
      continue;
    }
    for (; behind !== undefined && behind !== cell.below; behind = behind.below) {
      const { node }: Cell = behind;
      addTo(values, node.values);
      addTo(sums, node.sums);
      lines += isZero(node.values) ? 0 : node.kind === 'line' ? 1 : Math.max(1, node.lines);
    }
    yield { count, values: [...values], sums: [...sums], lines };
  }
}

const plus = (all: number | undefined, value: number | undefined): number | undefined =>
  value === undefined ? all : (all ?? 0) + value;

const blank = (width: number): (number | undefined)[] => Array.from({ length: width }, () => undefined);

function addTo(all: (number | undefined)[], values: Values): void {
  for (const [i, value] of values.entries()) if (value !== undefined) all[i] = (all[i] ?? 0) + value;
}

const pivotOf = (values: Values): number =>
  values.reduce<number>(
    (best, value, i) => (Math.abs(value ?? 0) > Math.abs(values[best] ?? 0) ? i : best),
    0,
  );

const NEAR = 300;
const mayTie = (printed: number, sum: number | undefined): boolean =>
  sum === undefined || Math.abs(printed - sum) <= NEAR;

/** Where a total reaches that ties with nothing: its section, the one that it names, all lines since the last total. */
function usualSpans(state: State, row: StatementEntry): Set<number> {
  const depth = depthOf(state.top);
  const counts = new Set<number>();
  const innermost = state.open.at(-1);
  if (innermost) counts.add(depth - innermost.depth);
  for (const { row: heading, depth: at } of state.open)
    if (ownerOf(state.open, { depth: at, total: row }).owner === heading) counts.add(depth - at);
  let lines = 0;
  for (let cell = state.top; cell && cell.node.kind === 'line'; cell = cell.below) lines++;
  if (lines > 0) counts.add(lines);
  let all = 0;
  for (let cell = state.top; cell && cell.node.kind !== 'net'; cell = cell.below) all++;
  counts.add(all);
  if (row.words.isGrand) {
    let side = 0;
    for (let cell = state.top; cell && cell.node.kind !== 'net' && leanOf(cell.node) * row.words.headingFlow >= 0; cell = cell.below) side++; // prettier-ignore
    counts.add(side);
  }
  counts.delete(0);
  return counts;
}

function covering(of: { state: State; row: StatementEntry; span: Span; tie: Tie; tried: number }): Covering {
  const { state, row, span, tie, tried } = of;
  const depth = depthOf(state.top) - span.count;
  const { owner, isNamed } = ownerOf(state.open, { depth, total: row });
  const nodes = topOf(state.top, span.count);
  const flow = flowOf(row, nodes, owner);
  const isNet = nodes.some(({ kind }) => kind === 'net') || areBothSides(nodes);
  const node: Node = {
    row,
    // "Net income" under "Net operating income" is a net too.
    kind: isNet ? 'net' : 'total',
    role: isNet ? 'net' : 'total',
    children: nodes,
    signs: nodes.map(() => 1),
    values: row.values.map((value, i) => value ?? span.values[i]),
    sums: span.sums.map((sum, i) => sum ?? row.values[i]),
    lines: span.lines,
    income: flow.income,
    expense: flow.expense,
    headings: [],
    ...(owner ? { owner } : {}),
    tie,
  };
  const innermost = state.open.at(-1);
  const crosses = row.words.isPlainTotal && innermost && innermost.depth > depth ? CROSSES_SECTION : 0;
  const misses = row.words.name !== '' && !isNamed && state.open.some((one) => one.depth > depth && one.row.words.name === row.words.name) ? LEAVES_NAMED : 0; // prettier-ignore
  const section =
    (owner ? BEGINS_SECTION : 0) +
    (isNamed ? NAMES_SECTION + (row.words.role === undefined ? LIKE_SECTION : 0) : 0) -
    crosses -
    misses;
  const again = span.count === 1 && nodes[0]!.kind === 'total' ? 2 : 0;
  const ofBalances = nodes.every((node) => leavesOf(node).every(isBalance)) ? OF_BALANCES : 0;
  return {
    node,
    count: span.count,
    score:
      prior(row) + Math.max(-MOST_FAILURE, tie.evidence) + section - tried - flow.cost - again - ofBalances,
  };
}

/** "Total income" as credits below zero, and "Total expenses": what they add up to is a result, and no side of the budget. */
function areBothSides(nodes: readonly Node[]): boolean {
  const told = nodes.filter(({ kind, children }) => kind === 'total' && children.length > 0);
  // "Gross profit" names no side, and is what comes in by all of its lines.
  const flows = told.map((node) => (saysSide(node.row.words) ? node.row.words.headingFlow : leanOf(node) / OF_LINES)); // prettier-ignore
  const isBelowZero = ({ values }: Node): boolean => values.every((value = 0) => value <= 0);
  const isOpposed = told.some(isBelowZero) && !told.every(isBelowZero);
  return isOpposed && flows.some((flow) => flow >= NAMES_SIDE) && flows.some((flow) => flow <= -NAMES_SIDE);
}

/** So many times what names a side must the lines of a total speak for it. */
const OF_LINES = 3;

function prior(row: StatementEntry): number {
  const { role } = row.words;
  const said =
    role === undefined
      ? isNameless(row)
        ? AS_TOTAL.blank
        : AS_TOTAL.none
      : role === 'total' || role === 'net' || role === 'closing-balance' || role === 'statistic'
        ? AS_TOTAL[role]
        : AS_TOTAL.other;
  // A row with an account number of its own is an account.
  const account = role === undefined && row.entry.code !== undefined ? ACCOUNT : 0;
  return said + (row.isStrong ? STRONG : 0) - account;
}

const isBalance = ({ row }: Node): boolean =>
  row.words.role === 'closing-balance' || row.words.role === 'opening-balance';

/** Evidence of a total's side: its lines, its own words and its heading; where these disagree, that costs. */
function flowOf(
  row: StatementEntry,
  nodes: readonly Node[],
  owner: StatementEntry | undefined,
): { income: number; expense: number; cost: number } {
  const heading = owner?.words.headingFlow ?? 0;
  const own = row.words.headingFlow * 1.5 + (Math.abs(heading) >= NAMES_SIDE ? 0 : heading * 0.5);
  const sum = (side: 'income' | 'expense'): number =>
    nodes.reduce((all, node) => all + Math.min(MOST_MIXED, node[side]), 0);
  const [income, expense] = [sum('income') + Math.max(0, own), sum('expense') + Math.max(0, -own)];
  const before = nodes.reduce((all, node) => all + Math.min(node.income, node.expense), 0);
  const cost = MIXED * Math.min(MOST_MIXED, Math.max(0, Math.min(income, expense) - before));
  return { income: Math.min(50, income), expense: Math.min(50, expense), cost };
}

/** A total of nothing: "Total other income 0" covers the section that it closes. */
function zeroTotal(state: State, row: StatementEntry): Covering[] {
  if (row.words.role !== 'total' || state.top === undefined) return [];
  const innermost = state.open.at(-1);
  const reach = innermost ? depthOf(state.top) - innermost.depth : 0;
  for (const span of spansOf(state.top, row.values, new Set([reach]))) {
    if (span.count !== (reach || span.count) || !isZero(span.values)) continue;
    return [covering({ state, row, span, tie: { evidence: 0, exact: 1, failed: 0, bare: 0 }, tried: 0 })];
  }
  return [];
}
