import { NO_CASH } from '../../lexicon/statement-terms';
import { add, isSame, sumIn, tieOf, type Values } from './arithmetic';
import { isAlike, NAMES_SIDE, saysSide } from './evidence';
import { isClosed } from './headings';
import { OUTSIDE, outside, type Scored } from './leaves';
import {
  leanOf,
  leavesOf,
  nodesIn,
  topOf,
  without,
  type Node,
  type State,
  type StatementEntry,
} from './node';
import { NAMES_DUES } from './required';
import type { Parse } from './search';

/* Rows and blocks that print money again which is counted already. */

/** What a parse has twice is left out of its sums, each root with all that it holds, as a repeat of what counts. */
export function withRepeats(parse: Parse, found: readonly { root: Node; repeats: readonly Node[] }[]): Parse {
  if (found.length === 0) return parse;
  const gone = new Set(found.map(({ root }) => root));
  const left = found.flatMap(({ root, repeats }) =>
    nodesIn(root).map((node): Node => ({
      ...node,
      kind: 'repeat',
      role: 'repeat',
      children: [],
      signs: [],
      repeats,
    })),
  );
  return { ...parse, roots: parse.roots.filter((root) => !gone.has(root)), left: [...parse.left, ...left] };
}

/** No word calls the row anything, or none but a transfer. */
const mayBeLine = ({ words }: StatementEntry): boolean =>
  words.role === undefined || words.role === 'transfer';

/** A contribution as large as the result above it, and the total of such lines: what is left of two sides is neither. */
export const isOfOneSide = (row: StatementEntry): boolean =>
  row.words.role === 'total'
    ? saysSide(row.words)
    : mayBeLine(row) &&
      (row.words.isContribution ||
        row.words.fund === 'reserve' ||
        /^(?:less|deduct|minus)\b/i.test(row.entry.description));

/** A total or net printed again: a recap, or the first line of a roll-forward. */
export function repeated(row: StatementEntry, state: State): Scored | undefined {
  for (let one = state.totals; one; one = one.before) {
    if (!isRounded(row.values, one.node.values)) continue;
    const { words } = row;
    // A contribution may be as large as the result above it; so may depreciation, below "Net before depreciation".
    const isCost = mayBeLine(row) && (isOfOneSide(row) || NO_CASH.test(row.entry.description)); // prettier-ignore
    if (isCost && one.node.kind === 'net') continue;
    // "Total expense" of a balanced budget prints the total of the income, and is none of it.
    if (words.role === 'total' && saysSide(words) && words.headingFlow * leanOf(one.node) < 0) continue;
    const says = words.role === 'total' || words.role === 'net' ? 2.5 : 0;
    const named =
      isAlike(words.name, one.node.row.words.name) || isSameSide(words.headingFlow, one.node) ? 1.5 : 0;
    const place = state.mode === 'body' ? 0 : 1.5;
    const evidence = tieOf({ printed: row.values, sums: row.values, count: 2, rounds: [] }).evidence;
    const node: Node = { ...outside(row), kind: 'repeat', role: 'repeat', repeats: [one.node] };
    return { node, score: says + named + place + 0.3 * evidence - OUTSIDE };
  }
  return undefined;
}

/**
 * "Total operating expenses" below the reserves, which it leaves out: the sections of its side without those of another
 * fund; or "Total expenses - all funds", with them.
 */
export function partialRecap(row: StatementEntry, state: State): Scored | undefined {
  const { words } = row;
  if (words.role !== 'total' || !saysSide(words)) return undefined;
  for (const withReserves of [false, true]) {
    const side: Node[] = [];
    for (let cell = state.top; cell; cell = cell.below)
      side.unshift(...sideOf(cell.node, { flow: words.headingFlow, withReserves }));
    if (side.length < 2) continue;
    const sums = row.values.map((_, i) => sumIn(side, i));
    if (!isRounded(row.values, sums)) continue;
    const evidence = tieOf({ printed: row.values, sums, count: 2, rounds: [] }).evidence;
    return {
      node: { ...outside(row), kind: 'repeat', role: 'repeat', repeats: side },
      score: 0.3 * evidence,
    };
  }
  return isClosed(state) ? duesAgain(row, state) : undefined;
}

/** "Total assessments, all owners" below the reserves: the dues of both funds once more, from lines of their own. */
function duesAgain(row: StatementEntry, state: State): Scored | undefined {
  if (row.words.lineFlow < NAMES_DUES) return undefined;
  const dues: Node[] = [];
  for (let cell = state.top; cell; cell = cell.below) dues.unshift(...leavesOf(cell.node).filter((leaf) => leaf.row.words.lineFlow >= NAMES_DUES)); // prettier-ignore
  const sums = row.values.map((_, i) => sumIn(dues, i));
  if (dues.length < 2 || !isRounded(row.values, sums)) return undefined;
  const { evidence } = tieOf({ printed: row.values, sums, count: dues.length, rounds: [] });
  return { node: { ...outside(row), kind: 'repeat', role: 'repeat', repeats: dues }, score: 0.3 * evidence };
}

/** What a node has of one side; of a section that ends with its net, the lines that the net adds or subtracts. */
function sideOf(node: Node, of: { flow: number; withReserves: boolean }): Node[] {
  if (node.role === 'opening-balance' || (!of.withReserves && isOfReserves(node))) return [];
  if (node.kind !== 'net') return leanOf(node) * of.flow > 0 ? [node] : [];
  const isSigned = node.signs.includes(-1);
  return node.children.flatMap((child, i) => {
    if (child.kind === 'net' || child.role === 'opening-balance') return sideOf(child, of);
    const sign = isSigned ? node.signs[i]! : Math.sign(child.values.reduce<number>((sum, value) => sum + (value ?? 0), 0)); // prettier-ignore
    return sign * of.flow > 0 ? [child] : [];
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
    const sums = items.reduce<Values>(
      (all, { values }) => add(all, values),
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
    const summed = line.values.map((_, c) => sumIn(beside, c));
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
    left = { node: { ...outside(row), kind: 'repeat', role: 'repeat', repeats: items }, before: left };
  return { ...state, top: below, left, score: state.score + score };
}

function innerRows(node: Node): StatementEntry[] {
  return node.children.length === 0 ? [] : [node.row, ...node.children.flatMap(innerRows)];
}
