import { add, isSame, isZero, TELLING, type Values } from './arithmetic';
import { NAMES_SIDE, saysSide } from './evidence';
import { leanOf, leavesOf, type Node, type StatementEntry } from './node';
import { withRepeats } from './recaps';
import type { Parse } from './search';
import type { Piece, Settled } from './settle';

interface Side {
  root: Node;
  total: Node;
}

/** Cents by which the same total may be rounded otherwise. */
const ROUNDED = 200;
/**
 * The income and the costs of a statement, both of them totals, and both again further on with the same figures in every
 * column: one is a summary of the other, whatever their lines are called and even where one line is misprinted.
 */
export function withoutStatementTwice(parse: Parse): Parse {
  const roots = parse.roots.flatMap(unfolded);
  const sides = roots.flatMap(sidesOf);
  const pairs = sides.flatMap((side, i) => {
    const again = sides.slice(i + 1).find((other) => isAgain(side.total, other.total));
    return again ? [{ side, again }] : [];
  });
  const isOf =
    (flow: 1 | -1) =>
    ({ side }: (typeof pairs)[number]): boolean =>
      leanOf(side.total) * flow > 0;
  const [income, expense] = [pairs.find(isOf(1)), pairs.find(isOf(-1))];
  if (!income || !expense) {
    const twice = resultTwice(roots);
    return twice ? withRepeats({ ...parse, roots }, [twice]) : parse;
  }
  const first = [income.side, expense.side];
  const second = [income.again, expense.again];
  const isApart = Math.max(...first.map(indexOf)) < Math.min(...second.flatMap(({ total }) => leavesOf(total).map(({ row }) => row.index))); // prettier-ignore
  if (!isApart) return parse;
  const [gone, kept] = linesOf(first) <= linesOf(second) ? [first, second] : [second, first];
  const own = new Set(gone.map(({ root }) => root));
  const isWhole = sides.every((side) => !own.has(side.root) || gone.includes(side));
  return isWhole ? withRepeats({ ...parse, roots }, [...own].map((root) => ({ root, repeats: kept.map(({ total }) => total) }))) : parse; // prettier-ignore
}

/**
 * "Income", then one line for each kind of cost, and what is left, above the lines of all these without totals of the kinds:
 * two results with the same of both sides in every column.
 */
function resultTwice(roots: readonly Node[]): { root: Node; repeats: Node[] } | undefined {
  const results = roots.filter(({ kind, children, signs }) => kind === 'net' && children.length > 1 && signs.includes(-1)); // prettier-ignore
  for (const [i, one] of results.entries()) {
    const other = results.slice(i + 1).find((again) => ([1, -1] as const).every((sign) => isSameSide(sideOf(one, sign), sideOf(again, sign)))); // prettier-ignore
    if (!other) continue;
    return one.lines <= other.lines ? { root: one, repeats: [other] } : { root: other, repeats: [one] };
  }
  return undefined;
}

/** What the terms of a result with one sign come to. */
const sideOf = ({ children, signs, values }: Node, sign: 1 | -1): Values =>
  children.reduce<Values>((sum, child, i) => (signs[i] === sign ? add(sum, child.values) : sum), values.map(() => undefined)); // prettier-ignore

const isSameSide = (one: Values, other: Values): boolean =>
  one.some((value) => Math.abs(value ?? 0) >= TELLING) &&
  one.every((value, at) => Math.abs((value ?? 0) - (other[at] ?? 0)) <= ROUNDED);

/** The result of the detail may begin with that of the summary, where both are nothing. */
function unfolded(root: Node): Node[] {
  const [first, ...others] = root.children;
  const isFolded = root.kind === 'net' && first?.kind === 'net' && isZero(first.values) && others.length > 1;
  return isFolded ? [...unfolded(first), { ...root, children: others, signs: root.signs.slice(1) }] : [root];
}

/** Totals that stand by themselves, or as the two sides of a result. */
function sidesOf(root: Node): Side[] {
  const own = root.kind === 'net' ? root.children : [root];
  return own.filter(({ kind, row }) => kind === 'total' || (kind === 'line' && (row.words.role === 'total' || saysSide(row.words)))).map((total) => ({ root, total })); // prettier-ignore
}

const isAgain = (one: Node, other: Node): boolean =>
  leanOf(one) * leanOf(other) > 0 && isSameSide(one.values, other.values);

const indexOf = ({ total }: Side): number => total.row.index;
const linesOf = (sides: readonly Side[]): number => sides.reduce((sum, { total }) => sum + total.lines, 0);

/**
 * "Net change - reserve fund", "Special fund increase (decrease)": what the two totals right above leave, among the lines
 * of a result of other funds or by itself, is a result of its own, and no line.
 */
export function markResultsAmongLines(settled: Settled): void {
  const { pieces, rows } = settled;
  const isResult = ({ node }: Piece, i: number): boolean => {
    const [one, other] = [pieces[i - 2], pieces[i - 1]];
    if (node.kind !== 'line' || !mayBeResult(node.row) || !one || !other || one.flow === other.flow)
      return false;
    // Below a result of its own, the same amount is what became of it.
    const isBelow = settled.nets.some(
      ({ row }) => row.index > other.node.row.index && row.index < node.row.index,
    );
    if (isBelow) return false;
    const isLeft = (value: number | undefined, at: number): boolean =>
      Math.abs(value ?? 0) === Math.abs((one.node.values[at] ?? 0) - (other.node.values[at] ?? 0));
    const isTelling = node.values.some((value) => Math.abs(value ?? 0) >= TELLING);
    return (
      [one, other].every(({ node: { kind } }) => kind === 'total') && isTelling && node.values.every(isLeft)
    );
  };
  const results = pieces.filter(isResult);
  for (const { node } of results)
    rows.set(node.row, { row: node.row, role: 'net', isContribution: false, node });
  settled.pieces = pieces.filter((piece) => !results.includes(piece));
}

/**
 * "Reserve income" in a recap, which the costs and the result above it add up to just as well as the income did: the result
 * is one, whatever it is called, and the income is printed again.
 */
export function markOtherSideAgain(settled: Settled): void {
  const { pieces, rows } = settled;
  settled.pieces = pieces.map((piece) => {
    const [total, left] = piece.node.children;
    const { row, values } = piece.node;
    const isOver = piece.node.children.length === 2 && total!.kind === 'total' && left!.kind === 'line';
    const isCalledOther = row.words.headingFlow * (piece.flow === 'income' ? 1 : -1) <= -NAMES_SIDE;
    const isAgain = pieces.some(({ node, flow }) => flow !== piece.flow && node.kind === 'total' && node.row.index < row.index && isSame(node.values, values)); // prettier-ignore
    if (!isOver || !isCalledOther || !isAgain) return piece;
    rows.set(row, { row, role: 'repeat', isContribution: false, node: piece.node });
    rows.set(left!.row, { row: left!.row, role: 'net', isContribution: false, node: left! });
    rows.get(total!.row)!.role = 'total';
    return { ...piece, node: total! };
  });
}

/** A transfer or a contribution of all that is left is as large as the result, and none. */
const mayBeResult = ({ words }: StatementEntry): boolean =>
  words.role === 'net' || (words.role === undefined && !words.isContribution && Math.abs(words.lineFlow) < NAMES_SIDE); // prettier-ignore
