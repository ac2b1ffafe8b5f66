import { isSameAccount } from './accounts';
import { add, hasFigures, isZero, sumIn, tieOf, type Tie, type Values } from './arithmetic';
import type { Covering } from './coverings';
import { ownerOf } from './headings';
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

/** Opening balance, what came in and went out, closing balance: where these add up, each row between is known. */
export interface RollForwards {
  /** The index of each closing balance, with that of its opening balance. */
  readonly closings: ReadonlyMap<number, number>;
  readonly openings: ReadonlySet<number>;
  /** Rows between an opening balance and its closing balance. */
  readonly inside: ReadonlySet<number>;
  /** All rows of debts, where what is paid back is no cost of the year, and of accounts that do not add up. */
  readonly owed: ReadonlySet<number>;
}

const OF_DEBT = /\b(?:loan|mortgage|note payable|line of credit|debt)\b/i;

/** An amount between two balances, and which way its words lean: positive for income. */
interface Flowing {
  values: Values;
  lean: number;
}

const LONGEST = 80;
/** Evidence that a difference of two balances is no coincidence. */
const PROOF = 4.5;
/** The same, where only one of the two is called a balance. */
const PROOF_OF_ONE = 8;
const CLOSES = 6;
/** Amounts whose direction the words do not say, and that are tried both ways. */
const MOST_UNSURE = 10;
const SURE = 2;
/** So few amounts are all tried both ways. */
const FEW = 5;

/** Finds the roll-forwards of a statement by arithmetic alone, before its rows are parsed. */
export function rollForwardsOf(rows: readonly StatementEntry[], rounds: readonly boolean[]): RollForwards {
  const closings = new Map<number, number>();
  const inside = new Set<number>();
  const owed = new Set<number>();
  for (const [at, row] of rows.entries()) {
    const opening = isAmount(row) ? openingOf(rows, at, rounds) : undefined;
    if (opening === undefined || inside.has(opening)) continue;
    const isDebt = [row, rows[opening]!].every(({ entry }) => OF_DEBT.test(entry.description));
    for (let i = opening; isDebt && i <= at; i++) owed.add(i);
    if (isDebt) continue;
    closings.set(at, opening);
    for (let i = opening + 1; i < at; i++) inside.add(i);
  }
  for (const i of toldAccounts(rows, closings)) owed.add(i);
  return { closings, openings: new Set(closings.values()), inside, owed };
}

const LONGEST_ACCOUNT = 8;

/**
 * "Beginning balance" to "Ending balance" below the bottom line whose figures do not add up: an account all the same,
 * by its words, and nothing between them is of the year's budget.
 */
function toldAccounts(rows: readonly StatementEntry[], closings: ReadonlyMap<number, number>): number[] {
  const bottom = rows.findIndex(({ words, kind }) => kind === 'figures' && words.role === 'net');
  if (bottom < 0) return [];
  return rows.flatMap((row, at) => {
    if (row.kind !== 'figures' || !isEnd(row) || closings.has(at)) return [];
    for (let i = at - 1; i > bottom && at - i <= LONGEST_ACCOUNT; i--) {
      const other = rows[i]!;
      if (other.kind === 'heading' || other.words.role === 'total' || isEnd(other)) return [];
      if (isStart(other)) return [...closings.values()].includes(i) ? [] : range(i, at);
    }
    return [];
  });
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i);

const isAmount = (row: StatementEntry): boolean => row.kind === 'figures' && !isZero(row.values);

function openingOf(
  rows: readonly StatementEntry[],
  at: number,
  rounds: readonly boolean[],
): number | undefined {
  const closing = rows[at]!;
  if (
    closing.words.role === 'net' ||
    closing.words.role === 'total' ||
    closing.words.role === 'opening-balance' ||
    // "Net change", "Opening balance", "Closing balance": what came in stands above, and no other account is theirs.
    (rows[at - 1] && isStart(rows[at - 1]!))
  )
    return undefined;
  for (let i = at - 2; i >= 0 && at - i <= LONGEST; i--) {
    const row = rows[i]!;
    if (!isAmount(row)) continue;
    const proof = proofFor(row, closing);
    const between = rows.slice(i + 1, at).filter((one) => one.kind === 'figures' && hasFigures(one.values));
    if (proof !== undefined && between.length > 0 && isRolled(row, closing, { between, rounds, proof }))
      return i;
  }
  return undefined;
}

/** The evidence that two rows need to be one account's balances; undefined where nothing says that they are. */
function proofFor(opening: StatementEntry, closing: StatementEntry): number | undefined {
  const [isOpening, isClosing] = [isStart(opening), isEnd(closing)];
  if ((isOpening && isClosing) || isSameAccount(opening, closing)) return PROOF;
  const mayOpen = isOpening || opening.words.role === 'carryover';
  return isOpening || (isClosing && mayOpen) ? PROOF_OF_ONE : undefined;
}

const isStart = ({ words, entry }: StatementEntry): boolean =>
  words.role === 'opening-balance' ||
  (words.role !== 'closing-balance' &&
    /^(?:[A-Z]\d )?(?:start|beginning|opening|began|brought forward)\b/i.test(entry.description));
const isEnd = ({ words, entry }: StatementEntry): boolean =>
  words.role === 'closing-balance' ||
  /^(?:[A-Z]\d )?(?:end|ending|closing|ended|carried forward)\b/i.test(entry.description);

/** Whether the rows between two balances explain their difference: a printed net, the totals, or the lines. */
function isRolled(
  opening: StatementEntry,
  closing: StatementEntry,
  {
    between,
    rounds,
    proof,
  }: { between: readonly StatementEntry[]; rounds: readonly boolean[]; proof: number },
): boolean {
  const change = add(closing.values, opening.values, -1).map((value, i) =>
    closing.values[i] === undefined || opening.values[i] === undefined ? undefined : value,
  );
  const flowing = (rows: readonly StatementEntry[]): Flowing[] =>
    rows.map(({ values, words }) => ({
      values,
      lean: words.role === 'net' ? SURE * 2 : words.role === 'total' ? words.headingFlow : words.lineFlow,
    }));
  const unsaid = sumsUnsaid(between);
  const isTotal = (row: StatementEntry): boolean => row.words.role === 'total' || row.words.role === 'net' || unsaid.has(row); // prettier-ignore
  const lines = between.filter((row) => !isTotal(row) && !isStatistic(row));
  const totals = between.filter((row) => row.words.role === 'total' || unsaid.has(row));
  const transfers = lines.filter(({ words }) => words.role === 'transfer');
  const nets = between.filter(({ words }) => words.role === 'net').slice(-1);
  return [lines, totals, [...totals, ...transfers], nets, [...nets, ...transfers]].some((some) => {
    const tie = some.length > 0 ? directionsOf(change, flowing(some), rounds)?.tie : undefined;
    return tie !== undefined && tie.evidence > proof;
  });
}

/** "Reserve additions" below the contribution and the interest that it is the sum of, in every column. */
function sumsUnsaid(rows: readonly StatementEntry[]): Set<StatementEntry> {
  const found = new Set<StatementEntry>();
  let run: StatementEntry[] = [];
  for (const row of rows) {
    const isSum = run.length > 1 && row.words.role === undefined && row.values.every((value, i) => (value ?? 0) === sumIn(run, i)); // prettier-ignore
    if (isSum) found.add(row);
    run = isSum ? [] : [...run, row];
  }
  return found;
}

const isStatistic = ({ words }: StatementEntry): boolean =>
  words.role === 'statistic' || words.role === 'note' || words.role === 'detail';

interface Directions {
  signs: (1 | -1)[];
  tie: Tie;
  /** How many ways were tried. */
  tried: number;
}

/** Which amounts add and which subtract, so that together they are the change: as printed, by words, in two runs, or with a few turned. */
function directionsOf(
  change: Values,
  amounts: readonly Flowing[],
  rounds: readonly boolean[],
): Directions | undefined {
  const byWords = amounts.map(({ lean }): 1 | -1 => (lean >= 0 ? 1 : -1));
  const ways: (1 | -1)[][] = [amounts.map(() => 1), byWords];
  for (let first = 1; first < amounts.length; first++) ways.push(amounts.map((_, i) => (i < first ? 1 : -1)));
  for (const signs of [...ways, ...turnedWays(change, amounts, byWords)]) {
    const sums = amounts.reduce<Values>(
      (all, { values }, i) => add(all, values, signs[i]!),
      change.map((value) => (value === undefined ? undefined : 0)),
    );
    const known = sums.map((sum, i) => (change[i] === undefined ? undefined : sum));
    const tie = tieOf({ printed: change, sums: known, count: Math.max(2, amounts.length), rounds });
    if (tie.failed === 0 && tie.exact > 0) return { signs, tie, tried: ways.length };
  }
  return undefined;
}

/** Ways in which the amounts of unsure direction explain the change in the column where it is largest. */
function* turnedWays(
  change: Values,
  amounts: readonly Flowing[],
  byWords: readonly (1 | -1)[],
): Generator<(1 | -1)[]> {
  const at = change.reduce<number>(
    (best, value, i) => (Math.abs(value ?? 0) > Math.abs(change[best] ?? 0) ? i : best),
    0,
  );
  const unsure = amounts
    .map(({ lean }, i) => ({ i, lean: Math.abs(lean) }))
    .filter(({ lean }) => lean < SURE || amounts.length <= FEW)
    .sort((a, b) => a.lean - b.lean)
    .slice(0, MOST_UNSURE);
  for (let turned = 1; turned < 2 ** unsure.length; turned++) {
    const signs = [...byWords];
    for (const [bit, { i }] of unsure.entries()) if (turned & (2 ** bit)) signs[i] = signs[i]! > 0 ? -1 : 1;
    const sum = amounts.reduce((all, { values }, i) => all + signs[i]! * (values[at] ?? 0), 0);
    if (Math.abs(sum - (change[at] ?? 0)) <= NEAR) yield signs;
  }
}

/** Cents that rounding may leave. */
const NEAR = 300;

/** Closes a roll-forward: all that is on the stack since its opening balance, as the printed closing balance says. */
export function closeRollForward(
  state: State,
  row: StatementEntry,
  { opening, rounds }: { opening: number; rounds: readonly boolean[] },
): Covering | undefined {
  const count = reachOf(state.top, opening);
  if (count < 2) return undefined;
  const nodes = topOf(state.top, count);
  const [first, ...others] = nodes as [Node, ...Node[]];
  const change = add(row.values, first.values, -1).map((value, i) =>
    row.values[i] === undefined || first.values[i] === undefined ? undefined : value,
  );
  const flowing = others.map((node) => ({
    values: node.values,
    lean: node.kind === 'net' ? SURE * 2 : leanOf(node),
  }));
  const found = directionsOf(change, flowing, rounds);
  if (!found) return undefined;
  const signs = [1 as const, ...found.signs];
  const sums = nodes.reduce<Values>((all, { values }, i) => add(all, values, signs[i]!), row.values.map(() => undefined)); // prettier-ignore
  const { owner } = ownerOf(state.open, { depth: depthOf(state.top) - count, total: row });
  const node: Node = {
    row,
    kind: 'net',
    role: 'closing-balance',
    children: nodes,
    signs,
    values: row.values,
    sums,
    lines: nodes.reduce((all, one) => all + one.lines, 0),
    income: 0,
    expense: 0,
    headings: [],
    ...(owner ? { owner } : {}),
    tie: found.tie,
  };
  return { node, count, score: found.tie.evidence + CLOSES - Math.log(found.tried) };
}

/** How many nodes are on the stack since the one that holds the opening balance; 0 where it is on none. */
function reachOf(top: Cell | undefined, opening: number): number {
  let count = 0;
  for (let cell = top; cell; cell = cell.below) {
    count++;
    if (leavesOf(cell.node)[0]!.row.index <= opening) return leavesOf(cell.node).some(({ row }) => row.index === opening) ? count : 0; // prettier-ignore
  }
  return 0;
}

/** The row that a roll-forward starts from. */
export const openingNode = (node: Node): Node => ({
  ...node,
  role: 'opening-balance',
  income: 0,
  expense: 0,
});
