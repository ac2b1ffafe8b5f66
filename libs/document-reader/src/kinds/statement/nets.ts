import { isZero, tieOf, type Tie, type Values } from './arithmetic';
import { DEFICIT } from '../../lexicon/statement-terms';
import type { Covering } from './coverings';
import { ownerOf } from './headings';
import { depthOf, leanOf, topOf, type Cell, type Node, type State, type StatementEntry } from './node';
import { isOfReserves } from './recaps';

const AS_NET = { net: 3.2, total: -3, 'closing-balance': -1.5, blank: -0.5, none: -4.5, other: -4 };
const MOST_FAILURE = 7;
const PROOF = 6;
/** A difference over all that is open needs less. */
const PROOF_OF_ALL = 4;
/** Sides are split by hand only near the top of the stack. */
const MOST_SPLIT = 6;
const AGAINST_LEAN = 0.5;
const TURNED = 2.5;
/** A difference over all that is open is the bottom line, whatever it is called. */
const LAST = 1.5;
const MOST_NODES = 400;

/** The differences of two groups that a row may be: income less expenses, each side by what its evidence leans to. */
export function netsOf(state: State, row: StatementEntry, rounds: readonly boolean[]): Covering[] {
  const { role } = row.words;
  const prior = role === undefined ? (row.entry.description.trim() === '' ? AS_NET.blank : AS_NET.none) : role in AS_NET ? AS_NET[role as keyof typeof AS_NET] : AS_NET.other; // prettier-ignore
  const says = role === 'net';
  if (!says && (isZero(row.values) || !mayBeNet(row))) return [];
  const found: Covering[] = [];
  const isDeficit = DEFICIT.test(row.entry.description);
  const isCalledNet = says || MAY_BE_NET.test(row.entry.description);
  for (const split of isCalledNet
    ? [...splits(state, MOST_SPLIT), ...turnedLines(state, row)]
    : splits(state, 2)) {
    const { nodes, signs, isUsual, tried = 1 } = split;
    // What was there at the beginning, and what came and went, is a balance and no result.
    if (nodes.some((node) => node.kind === 'line' && node.row.words.role === 'opening-balance')) continue;
    if (!says && !((isPlainNet(row, nodes) || isNeverALine(row, split)) && hasTwoSides(nodes, signs)))
      continue;
    const sums = signedSums(nodes, signs, row.values.length);
    const sides = sidesOf(nodes, signs, row.values);
    for (const turn of [1, -1] as const) {
      const [tie, ofLines] = [sums.values, sums.sums].map((all) =>
        tieOf({ printed: row.values, sums: turned(all, turn), count: nodes.length, rounds, sides }),
      ) as [Tie, Tie];
      const better = ofLines.evidence > tie.evidence ? ofLines : tie;
      const holds =
        better.failed === 0 &&
        better.exact > 0 &&
        (says || better.evidence > (isUsual ? PROOF_OF_ALL : PROOF));
      if (!holds && !(says && isUsual && turn === 1)) continue;
      const score =
        prior +
        Math.max(-MOST_FAILURE, better.evidence) +
        (isUsual && holds && !says ? LAST : 0) -
        costOf(nodes, signs) -
        Math.log(tried) -
        (turn < 0 && !isDeficit ? TURNED : 0);
      // A deficit without a sign is what the expenses are more, and turns no side.
      const own = isDeficit ? signs : signs.map((sign) => (sign * turn) as 1 | -1);
      found.push({ node: netNode({ state, row, nodes, signs: own, sums: turned(sums.sums, turn), tie: better }), count: nodes.length, score }); // prettier-ignore
    }
  }
  return found.sort((a, b) => b.score - a.score).slice(0, 4);
}

const turned = (values: Values, turn: 1 | -1): Values => values.map((value) => (value === undefined ? undefined : turn * value)); // prettier-ignore

/** In some programs the name of what is left after expenses; elsewhere a total of income, or a contribution. */
const MAY_BE_NET =
  /^operating (?:income|profit|result)|^(?:income|profit|earnings) (?:\(loss\) )?(?:from operations|before)\b|^added to\b.*\b(?:reserves?|funds?|savings)\b/i;

/** Whether the words and figures of a row alone leave it open that it is a difference: most rows need no search for one. */
function mayBeNet({ words, entry, values }: StatementEntry): boolean {
  const isLine = Math.abs(words.lineFlow) >= 1 || words.isContribution;
  return !isLine || MAY_BE_NET.test(entry.description) || words.isOverOrUnder || hasBothSigns(values);
}

function hasBothSigns(values: Values): boolean {
  return values.some((value) => (value ?? 0) > 0) && values.some((value) => (value ?? 0) < 0);
}

/**
 * In a balanced budget the last line, often a contribution to reserves, equals what the lines before it leave: without
 * a word of a net only a row below the totals of both sides, whose own words name no line, is the difference of the two.
 */
function isPlainNet({ words, entry }: StatementEntry, nodes: readonly Node[]): boolean {
  if (MAY_BE_NET.test(entry.description)) return true;
  const isOfFund = words.fund !== undefined && !nodes.every(isOfReserves);
  const isLine = Math.abs(words.lineFlow) >= 1 || words.isContribution || isOfFund;
  return !isLine && nodes.length === 2 && nodes.every(isTotal);
}

const isTotal = (node: Node): boolean => node.kind === 'total' && node.lines > 0;

/**
 * What is left of two totals in one column after another, once the one and once the other larger, or by words of more
 * and less, is no line, whatever else its words name: "Funding in excess of (below) cost".
 */
function isNeverALine({ words, values }: StatementEntry, { nodes, isUsual }: Split): boolean {
  const isBetweenTotals = isUsual
    ? nodes.filter(isTotal).length > 1
    : nodes.length === 2 && nodes.every(isTotal);
  if (words.role !== undefined || !isBetweenTotals) return false;
  return hasBothSigns(values) || (words.isOverOrUnder && !words.isContribution);
}

/** A difference from nothing is a copy, and proves nothing. */
function hasTwoSides(nodes: readonly Node[], signs: readonly (1 | -1)[]): boolean {
  const counts = (sign: 1 | -1): boolean =>
    nodes.some((node, i) => signs[i] === sign && !isZero(node.values));
  return signs.every((sign) => sign === signs[0]) || (counts(1) && counts(-1));
}

interface Split {
  nodes: Node[];
  signs: (1 | -1)[];
  /** What a bottom line usually covers: all that is open. */
  isUsual: boolean;
  /** How many ways to divide the same nodes were tried. */
  tried?: number;
}

/** Ways to divide what is on top of the stack; by hand at most its `widest` topmost nodes. */
function* splits(state: State, widest: number): Generator<Split> {
  const open: Node[] = [];
  for (let cell: Cell | undefined = state.top; cell && open.length < MOST_NODES; cell = cell.below)
    open.unshift(cell.node);
  if (open.length < 2) return;
  const lastNet = open.findLastIndex((node) => node.kind === 'net');
  const reach = new Set([open.length, open.length - lastNet - 1]);
  for (const count of reach) {
    if (count < 2) continue;
    const nodes = topOf(state.top, count);
    const signs = nodes.map((node): 1 | -1 => (node.kind === 'net' || leanOf(node) >= 0 ? 1 : -1));
    if (signs.includes(1) && signs.includes(-1)) yield { nodes, signs, isUsual: true };
  }
  // Exports print one side as negative amounts; the bottom line is then a plain sum.
  const all = topOf(state.top, open.length - lastNet - 1);
  // What was there at the beginning is no part of what came and went.
  const recent = all.slice(all.findLastIndex((node) => node.row.words.role === 'opening-balance') + 1);
  const sides = recent.map(signOf);
  if (recent.length > 1 && sides.includes(-1) && sides.includes(1))
    yield { nodes: recent, signs: recent.map(() => 1), isUsual: false };
  // And what was left before goes on: a result, then what came and went for projects.
  // Where the result above is a plain sum, income is printed below zero and costs above it.
  if (lastNet >= 0 && (sides.includes(-1) || open[lastNet]!.signs.every((sign) => sign === 1))) {
    const nodes = open.slice(lastNet);
    yield { nodes, signs: nodes.map(() => 1), isUsual: false };
  }
  const most = Math.min(widest, open.length);
  for (let count = 2; count <= most; count++) {
    const nodes = topOf(state.top, count);
    // The result of one fund, below the sides of another of which none was printed.
    if (count < recent.length && nodes.every(isTotal) && new Set(nodes.map(signOf)).size > 1)
      yield { nodes, signs: nodes.map(() => 1), isUsual: false };
    for (let first = 1; first < count; first++)
      yield { nodes, signs: nodes.map((_, i) => (i < first ? 1 : -1)), isUsual: reach.has(2) && count === 2 };
  }
}

const signOf = ({ values }: Node): number =>
  Math.sign(values.reduce<number>((sum, value) => sum + (value ?? 0), 0));

/** Lines of one section whose side may be another than their words say, and the most of them that are turned. */
const UNSURE_LINES = 12;
const MOST_TURNED = 4;
const MOST_LINES = 24;

/**
 * A section that has income and expenses of its own, "Pool", and ends with what it made or cost: which lines are which
 * the difference itself may tell, where the words of a few of them do not. The more are tried, the less a tie proves.
 */
function* turnedLines(state: State, row: StatementEntry): Generator<Split> {
  const innermost = state.open.at(-1);
  const count = innermost ? depthOf(state.top) - innermost.depth : 0;
  if (count < 2 || count > MOST_LINES) return;
  const nodes = topOf(state.top, count);
  if (nodes.some(({ kind }) => kind !== 'line') || !ownerOf(state.open, { depth: innermost!.depth, total: row }).isNamed) return; // prettier-ignore
  const signs = nodes.map((node): 1 | -1 => (leanOf(node) >= 0 ? 1 : -1));
  const unsure = nodes
    .map((node, i) => ({ i, lean: Math.abs(leanOf(node)) }))
    .sort((a, b) => a.lean - b.lean)
    .slice(0, UNSURE_LINES)
    .map(({ i }) => i);
  // Of a result of zero a column in which there is something to cancel.
  const told = isZero(row.values) ? nodes[0]!.values : row.values;
  const at = told.findIndex((value, i) => value && row.values[i] !== undefined);
  const sum = nodes.reduce((all, { values }, i) => all + signs[i]! * (values[at] ?? 0), 0);
  const change = (i: number): number => -2 * signs[i]! * (nodes[i]!.values[at] ?? 0);
  let tried = 0;
  const found: (1 | -1)[][] = [];
  const turn = (chosen: readonly number[], from: number, off: number): void => {
    tried++;
    const own = signs.map((sign, i): 1 | -1 => (chosen.includes(i) ? (sign > 0 ? -1 : 1) : sign));
    if (chosen.length > 0 && Math.abs(off) <= NEAR && own.includes(1) && own.includes(-1)) found.push(own);
    if (chosen.length === MOST_TURNED) return;
    for (let next = from; next < unsure.length; next++)
      turn([...chosen, unsure[next]!], next + 1, off + change(unsure[next]!));
  };
  turn([], 0, sum - (row.values[at] ?? 0));
  for (const own of found) yield { nodes, signs: own, isUsual: false, tried };
}

/** Cents that rounding may leave. */
const NEAR = 300;

function signedSums(nodes: Node[], signs: (1 | -1)[], width: number): { values: Values; sums: Values } {
  const total = (pick: (node: Node) => Values): Values =>
    Array.from({ length: width }, (_, column) => {
      let sum: number | undefined;
      nodes.forEach((node, i) => {
        const value = pick(node)[column];
        if (value !== undefined) sum = (sum ?? 0) + signs[i]! * value;
      });
      return sum;
    });
  return { values: total((node) => node.values), sums: total((node) => node.sums) };
}

/** What cancels in a result of zero: the smaller side of its column. */
function sidesOf(nodes: Node[], signs: readonly (1 | -1)[], printed: Values): Values {
  return printed.map((value, column) => {
    if (value !== 0) return undefined;
    const of = (sign: 1 | -1): number =>
      nodes.reduce((sum, { values }, i) => sum + (signs[i] === sign ? Math.abs(values[column] ?? 0) : 0), 0);
    return Math.min(of(1), of(-1));
  });
}

/** A side that the evidence leans against costs; lines without totals on both sides cost a little. */
function costOf(nodes: Node[], signs: (1 | -1)[]): number {
  return signs.every((sign) => sign === signs[0])
    ? 0
    : nodes.reduce(
        (cost, node, i) => cost + AGAINST_LEAN * Math.min(12, Math.max(0, -signs[i]! * leanOf(node))),
        0,
      );
}

function netNode(of: {
  state: State;
  row: StatementEntry;
  nodes: Node[];
  signs: (1 | -1)[];
  sums: Values;
  tie: Tie;
}): Node {
  const { state, row, nodes, signs, sums, tie } = of;
  const { owner, isNamed } = ownerOf(state.open, { depth: depthOf(state.top) - nodes.length, total: row });
  return {
    row,
    kind: 'net',
    role: row.words.role === 'closing-balance' ? 'closing-balance' : 'net',
    children: nodes,
    signs,
    values: row.values.map((value, i) => value ?? sums[i]),
    sums: sums.map((sum, i) => sum ?? row.values[i]),
    lines: nodes.reduce((all, node) => all + node.lines, 0),
    income: 0,
    expense: 0,
    headings: [],
    // "Stables made (cost) us" ends its section, and no statement.
    ...(owner && isNamed ? { owner } : {}),
    tie,
  };
}
