import type { RowRole } from '@hoa/contracts';
import { isSame, tieOf, type Values } from './arithmetic';
import { isMoved } from './accounts';
import { isAlike, NAMES_SIDE } from './evidence';
import { flowOfHeadings, isClosed } from './headings';
import {
  leanOf,
  leavesOf,
  topOf,
  without,
  type Forced,
  type Node,
  type State,
  type StatementEntry,
} from './node';

/** What it costs to read a row of these words as a plain line. */
const AGAINST_LINE: Partial<Record<RowRole, number>> = {
  total: 6,
  // A bottom line that ties with nothing is still no line.
  net: 6,
  'opening-balance': 3.2,
  'closing-balance': 3,
  statistic: 3.4,
  transfer: 0.5,
  carryover: 0.3,
  detail: 2,
  note: 2.5,
};
const WITHOUT_NAME = 2.5;
const IN_TAIL = 2.5;
const APART = 3;
/** A row is part of the budget unless something speaks against it. */
const OUTSIDE = 3.5;
const MOST_FLOW = 6;
/** A heading says more of a line than its own words: "Association dues" under "Staff" are an expense. */
const OWN_WORDS = 0.6;

interface Scored {
  node: Node;
  score: number;
}

export function lineNode(row: StatementEntry, state: State, forced?: Forced): Scored {
  const { words } = row;
  const flow = forced ? 0 : flowOfHeadings(state.open) + words.lineFlow * OWN_WORDS + row.codeFlow;
  const sure = forced ? (forced === 'income' || forced === 'reserve-income' ? 50 : -50) : flow;
  const node: Node = {
    row,
    kind: 'line',
    role: roleOfLine(row, sure),
    children: [],
    signs: [],
    values: row.values,
    sums: row.values,
    lines: 1,
    income: Math.min(forced ? 50 : MOST_FLOW, Math.max(0, sure)),
    expense: Math.min(forced ? 50 : MOST_FLOW, Math.max(0, -sure)),
    headings: state.open.map((one) => one.row),
  };
  if (forced) return { node, score: 0 };
  const named = row.entry.description.trim() === '' ? -WITHOUT_NAME : 0;
  const said = words.role ? -(AGAINST_LINE[words.role] ?? 0) : 0;
  const place = isRemark(row, state)
    ? -NEVER
    : state.mode === 'tail'
      ? -IN_TAIL
      : state.mode === 'apart'
        ? -APART
        : 0;
  return { node, score: named + said + place };
}

/** A line that a printed total holds, and that is none of the year's budget all the same. */
function roleOfLine(row: StatementEntry, flow: number): RowRole {
  const { role } = row.words;
  if (role === 'carryover' || role === 'opening-balance') return role;
  if (role !== undefined && isMoved(row)) return role;
  const isHeld = role === 'closing-balance' && flow > 0 && OF_BEFORE.test(row.entry.description);
  return isHeld ? 'carryover' : 'line';
}

/** "Carryover/cash balance" among the revenues. */
const OF_BEFORE = /\bcarr(?:y|ied)|\bcash balance\b/i;

/** The row kept out of the budget: a balance, a transfer, a statistic, a note. */
export function outNode(row: StatementEntry, state: State): Scored {
  // Figures without a name below the bottom line, or beside a remark, are what something was worked out from.
  if (isRemark(row, state)) return { node: { ...bare(row), kind: 'out', role: 'note' }, score: 0 };
  const { words } = row;
  const heading = state.mode === 'apart' ? state.open.at(-1)?.row.words : undefined;
  const own = words.role !== 'total' && words.role !== 'net' ? words.role : undefined;
  const role: RowRole = own ?? words.role ?? heading?.role ?? (state.mode === 'body' ? 'note' : 'statistic');
  const isClaimed = own !== undefined && (own !== 'carryover' || state.mode !== 'body');
  const claimed = isClaimed ? words.roleWeight : words.role ? -1.5 : 0;
  const place = state.mode === 'tail' ? 2 : state.mode === 'apart' ? 2.5 : 0;
  const listed = state.mode === 'body' && !isBalance(state.left?.node) ? 0 : inList(row, state);
  return { node: { ...bare(row), kind: 'out', role }, score: (listed > 0 ? Math.max(0, claimed) : claimed) + place + listed + ofHome(row, state) - OUTSIDE }; // prettier-ignore
}

/** No sum makes lines of what stands beside remarks below the bottom line. */
const NEVER = 20;
/** "Dues: 205 lots at $78", or nothing at all. */
const REMARK = /^\s*$|^[^:]+: .*(?:\$ ?\d|\d ?%)/;
const isRemark = (row: StatementEntry, state: State): boolean =>
  state.mode !== 'body' && REMARK.test(row.entry.description);

/** Once both sides are closed, single homes are who owes or pays what. */
const ofHome = ({ words }: StatementEntry, state: State): number =>
  words.isHome && isClosed(state) ? OUTSIDE : 0;

/** A list below the bottom line is left out as a whole: its rows after the first cost next to nothing. */
const GOES_ON = 1.2;

/** What speaks for a row being part of a list that is left out: it follows its rows, or is the total of them. */
function inList(row: StatementEntry, state: State): number {
  const last = state.left?.node;
  if (last?.kind !== 'out' || !isNext(last.row, row)) return 0;
  const sums = row.values.map((): number | undefined => undefined);
  let count = 0;
  let index = row.index;
  for (let one = state.left; one?.node.kind === 'out' && index - one.node.row.index <= 2; one = one.before) {
    count++;
    index = one.node.row.index;
    one.node.values.forEach((value, i) => (sums[i] = value === undefined ? sums[i] : (sums[i] ?? 0) + value));
    const tie = tieOf({ printed: row.values, sums, count, rounds: [] });
    // A total that names a fund is that of its projects.
    if (count > 1 && tie.failed === 0 && tie.evidence > GOES_ON)
      return row.words.fund ? GOES_ON : tie.evidence;
  }
  // Below the bottom line without a heading of its own, what sounds like an expense may well be one.
  return state.mode === 'tail' ? GOES_ON - 0.2 * Math.min(3, Math.abs(row.words.lineFlow)) : GOES_ON;
}

/** Balances may be listed above the statement too: what follows them is their sum. */
const isBalance = (node?: Node): boolean => node?.row.words.role === 'closing-balance';

const isNext = (before: StatementEntry, row: StatementEntry): boolean => row.index - before.index <= 2;

function bare(row: StatementEntry): Node {
  const { values } = row;
  return { row, kind: 'out', role: 'note', children: [], signs: [], values, sums: values, lines: 0, income: 0, expense: 0, headings: [] }; // prettier-ignore
}

/** A total or net printed again: a recap, or the first line of a roll-forward. */
export function repeated(row: StatementEntry, state: State): Scored | undefined {
  for (let one = state.totals; one; one = one.before) {
    if (!isRounded(row.values, one.node.values)) continue;
    const { words } = row;
    // "Total expense" of a balanced budget prints the total of the income, and is none of it.
    if (
      words.role === 'total' &&
      Math.abs(words.headingFlow) >= NAMES_SIDE &&
      words.headingFlow * leanOf(one.node) < 0
    )
      continue;
    const says = words.role === 'total' || words.role === 'net' ? 2.5 : 0;
    const named =
      isAlike(words.name, one.node.row.words.name) || isSameSide(words.headingFlow, one.node) ? 1.5 : 0;
    const place = state.mode === 'body' ? 0 : 1.5;
    const evidence = tieOf({ printed: row.values, sums: row.values, count: 2, rounds: [] }).evidence;
    const node: Node = { ...bare(row), kind: 'repeat', role: 'repeat', repeats: [one.node] };
    return { node, score: says + named + place + 0.3 * evidence - OUTSIDE };
  }
  return undefined;
}

/** "Total operating expenses" below the reserves, which it leaves out: the sections of its side without those of another fund. */
export function partialRecap(row: StatementEntry, state: State): Scored | undefined {
  const { words } = row;
  if (words.role !== 'total' || Math.abs(words.headingFlow) < NAMES_SIDE) return undefined;
  const side: Node[] = [];
  for (let cell = state.top; cell; cell = cell.below) side.unshift(...sideOf(cell.node, words.headingFlow));
  if (side.length < 2) return undefined;
  const sums = row.values.map((_, i) => side.reduce((sum, { values }) => sum + (values[i] ?? 0), 0));
  if (!isRounded(row.values, sums)) return undefined;
  const evidence = tieOf({ printed: row.values, sums, count: 2, rounds: [] }).evidence;
  return { node: { ...bare(row), kind: 'repeat', role: 'repeat', repeats: side }, score: 0.3 * evidence };
}

/** What a node has of one side; of a section that ends with its net, the lines that the net adds or subtracts. */
function sideOf(node: Node, flow: number): Node[] {
  if (isOfReserves(node)) return [];
  if (node.kind !== 'net') return leanOf(node) * flow > 0 ? [node] : [];
  const isSigned = node.signs.includes(-1);
  return node.children.flatMap((child, i) => {
    if (child.kind === 'net') return sideOf(child, flow);
    const sign = isSigned ? node.signs[i]! : Math.sign(child.values.reduce<number>((sum, value) => sum + (value ?? 0), 0)); // prettier-ignore
    return sign * flow > 0 ? [child] : [];
  });
}

export const isOfReserves = (node: Node): boolean =>
  [node.row, ...(node.owner ? [node.owner] : [])].some(
    ({ words }) => words.fund === 'reserve' || words.isContribution,
  );

const isSameSide = (flow: number, node: Node): boolean =>
  Math.abs(flow) >= NAMES_SIDE && flow * leanOf(node) > 0;

/** The same figures, perhaps rounded to dollars or with the sign turned ("Minus expenses"). */
function isRounded(a: Values, b: Values): boolean {
  if (isSame(a, b)) return true;
  let told = 0;
  for (const [i, value] of a.entries()) {
    const other = b[i];
    if (value === undefined || other === undefined) continue;
    const off = Math.abs(Math.abs(value) - Math.abs(other));
    if (off > (value % 100 === 0 || other % 100 === 0 ? 99 : 0)) return false;
    if (value !== 0) told++;
  }
  return told > 0;
}

const MOST_REPEATED = 4;

/**
 * A block that adds up to items before it prints the same money again: "Total dues" after maintenance and reserve
 * dues. Both must be the same side, since in a balanced budget expenses equal income.
 */
export function repeatsBefore(
  state: State,
  rounds: readonly boolean[],
): { items: Node[]; score: number } | undefined {
  const block = state.top?.node;
  if (!block || block.kind !== 'total' || block.children.length === 0) return undefined;
  const below = without(state.top, 1);
  for (let count = 1; count <= MOST_REPEATED; count++) {
    const items = topOf(below, count);
    if (items.length < count || items.some((item) => item.kind === 'net')) return undefined;
    if (
      items.some((item) => item.kind !== 'total') ||
      items.some((item) => leanOf(item) * leanOf(block) <= 0)
    )
      continue;
    const sums = items.reduce<(number | undefined)[]>(
      (all, { values }) => all.map((sum, i) => (values[i] === undefined ? sum : (sum ?? 0) + values[i])),
      block.values.map(() => undefined),
    );
    const tie = tieOf({ printed: block.values, sums, count: 2, rounds });
    if (tie.failed > 0 || tie.exact === 0) continue;
    const twins = pairedLines(items, block);
    const score = tie.evidence * 0.4 + 4 * twins - (count === 1 ? 4 : 1.5);
    return score > 0 ? { items, score } : undefined;
  }
  return detailOf(block, { below, rounds });
}

const MOSTLY = 0.6;

/** The income of a summary in more detail, after the summary's expenses: its sections are lines of the summary. */
function detailOf(
  block: Node,
  { below, rounds }: { below: State['top']; rounds: readonly boolean[] },
): { items: Node[]; score: number } | undefined {
  for (const item of topOf(below, MOST_REPEATED).reverse().slice(1)) {
    if (item.kind !== 'total' || leanOf(item) * leanOf(block) <= 0) continue;
    const lines = leavesOf(item);
    const known = block.children.filter(({ values }) => lines.some((line) => isSame(line.values, values)));
    const tie = tieOf({ printed: block.values, sums: item.values, count: 2, rounds });
    if (tie.failed > 0 || known.length < 2 || known.length < MOSTLY * block.children.length) continue;
    return { items: [item], score: tie.evidence * 0.4 };
  }
  return undefined;
}

/** Share of the block's lines that are earlier lines, or sums of one line from each earlier block. */
function pairedLines(items: readonly Node[], block: Node): number {
  const lines = leavesOf(block);
  const columns = items.map(leavesOf);
  const found = lines.filter((line, i) => {
    const beside = columns.flatMap((column) => column[i] ?? []);
    const summed = line.values.map((_, c) => beside.reduce((sum, { values }) => sum + (values[c] ?? 0), 0));
    return isSame(line.values, summed) || columns.flat().some((one) => isSame(one.values, line.values));
  });
  return lines.length === 0 ? 0 : found.length / lines.length;
}

/** Takes the topmost block off the stack: its total and its lines repeat the items below it. */
export function asRepeat(state: State, { items, score }: { items: Node[]; score: number }): State {
  const block = state.top!.node;
  const below = without(state.top, 1);
  const rows = [...leavesOf(block).map((leaf) => leaf.row), ...innerRows(block)];
  let left = state.left;
  for (const row of rows.sort((a, b) => a.index - b.index))
    left = { node: { ...bare(row), kind: 'repeat', role: 'repeat', repeats: items }, before: left };
  return { ...state, top: below, left, score: state.score + score };
}

function innerRows(node: Node): StatementEntry[] {
  return node.children.length === 0 ? [] : [node.row, ...node.children.flatMap(innerRows)];
}
