import { isSame } from './arithmetic';
import { isProven, isRemainder, sideOf } from './balances';
import { LEAST } from './counted';
import { isAnswered, isMaterial, largest, type Doubt } from './doubt';
import { otherPaperBelow } from './left-out';
import type { Node, StatementEntry } from './node';
import { countedIn, sumOf, type Counted } from './counted';
import { looseKin, reconcile } from './reconcile';
import type { Piece, Settled } from './settle';
import type { Understood } from './understand';

/** Rows of which it is open whether they count: outside of every total, read otherwise by a rival, or left out. */
export const openRows = (of: Understood): Doubt[] => [...outside(of), ...rivalRows(of), ...leftOut(of)];

/** Lines below the last total of their side, in no total themselves and proven by no net. */
function outside(of: Understood): Doubt[] {
  const { pieces } = of.settled;
  return pieces.flatMap((piece): Doubt[] => {
    const { node, flow, fund, net } = piece;
    if (node.kind !== 'line' || isAnswered(of, node.row) || (net?.tie && net.tie.failed === 0)) return [];
    const isBelow = pieces.some(
      (one) => one.node.kind === 'total' && one.flow === flow && (one.fund === fund || isAgainstWords(piece)) && isWhole(one, pieces) && one.node.row.index < node.row.index, // prettier-ignore
    );
    const isKin = looseKin(pieces.filter((one) => one.flow === flow)).includes(piece);
    if (!isBelow && !isKin) return [];
    if (isBelow && !isKin && (isOfOwnSection(of, piece) || isRemainder(of, piece))) return [];
    return largest(of, piece, isKin).map((at) => ({ ...at, kind: 'outside', row: node.row, current: flow }));
  });
}

/** A total that says so, or that covers most of its side: what follows it is not expected to be counted. */
function isWhole({ node, flow, fund }: Piece, pieces: readonly Piece[]): boolean {
  if (node.row.words.isGrand) return true;
  const own = pieces.filter((one) => one.flow === flow && one.fund === fund);
  return own.every((one) => one.node === node || one.node.kind === 'line') && node.lines > 2;
}

/** Rows that a parse nearly as good reads otherwise, where that changes a total. */
function rivalRows(of: Understood): Doubt[] {
  return of.rivals.flatMap(({ settled, margin }): Doubt[] => {
    if (margin > CLOSE) return [];
    const { checks } = reconcile(settled, of.annual, new Set());
    const changes = of.annual.flatMap((column) => {
      // A reading that every printed figure proves has no rival that they do not.
      if (isProven(of, column) && !isProven({ ...of, checks }, column)) return [];
      // Nor has one that comes out even.
      if (isEven(of.settled, column) && !isEven(settled, column)) return [];
      const [own, other] = [countedIn(of.settled, column), countedIn(settled, column)];
      const changed = differing(own, other).filter(({ row }) => !isAnswered(of, row));
      const amount = Math.abs(sumOf(changed));
      const [first] = changed;
      return first && isMaterial(of, column, amount) ? [{ column, first, amount, own }] : [];
    });
    const [one] = changes;
    if (!one) return [];
    const { column, first, own } = one;
    const current = of.settled.rows.get(first.row)?.flow;
    const isCounted = own.some(({ row }) => row === first.row);
    return [
      {
        kind: 'outside',
        row: first.row,
        amount: first.cents,
        column,
        columns: changes.map((change) => change.column),
        current: isCounted && current ? current : 'exclude',
        effect: Math.max(...changes.map(({ amount }) => amount)),
      },
    ];
  });
}

const CLOSE = 1;

/** Income and expenses are the same to the cent. */
function isEven(settled: Settled, column: number): boolean {
  const counted = countedIn(settled, column);
  const [income, expense] = (['income', 'expense'] as const).map((side) => sumOf(counted.filter(({ flow }) => flow === side))); // prettier-ignore
  return income === expense && (income ?? 0) >= LEAST;
}

/**
 * Rows that were left out although no word of theirs says why: among the lines each that matters, of a list below them
 * that fills every year's column the largest.
 */
function leftOut(of: Understood): Doubt[] {
  const last = Math.max(...of.settled.pieces.map(({ node }) => lastIndexOf(node)));
  const other = otherPaperBelow(of.rows, last);
  const totals = of.rows.filter((row) => of.settled.rows.get(row)?.node?.kind === 'total');
  // "Net amount to be assessed" is a result.
  const statistics = of.rows.flatMap((row) => (row.words.role === 'statistic' && of.settled.rows.get(row)?.role !== 'net' ? [row.index] : [])); // prettier-ignore
  const open = [...of.settled.rows.values()].flatMap(
    ({ row, role, node }): (Doubt & { kind: 'outside' })[] => {
      const isTold = role !== 'note' && Math.abs(row.words.lineFlow) < CLEAR;
      const isOpen =
        node?.kind === 'out' &&
        node.tie === undefined &&
        (row.words.role === undefined || (row.words.role === 'statistic' && totals.length === 0)) &&
        !SAID_ASIDE.test(row.entry.description) &&
        !isAnswered(of, row) &&
        !totals.some(({ values }) => isSame(values, row.values)) &&
        !isSideAgain(of, row);
      const isListed =
        row.index > last &&
        (row.words.isHome ||
          row.index > other ||
          (row.entry.description.trim() === '' && of.settled.nets.some((net) => net.row.index < row.index)) ||
          statistics.some((other) => Math.abs(other - row.index) <= NEAR_STATISTIC) ||
          of.annual.some((column) => row.values[column] === undefined));
      if (!isOpen || isListed || (row.index <= last && (isTold || isNeedless(of, row)))) return [];
      return largest(of, { node }).map((at) => ({ ...at, kind: 'outside', row, current: 'exclude' }));
    },
  );
  const among = open.filter(({ row }) => row.index <= last);
  const below = open.filter(({ row }) => row.index > last).sort((one, other) => other.effect - one.effect);
  return [...among, ...below.slice(0, 1)];
}

/** "Mortgage principal (not an expense)": its own words leave it out. */
const SAID_ASIDE =
  /\bnot an? (?:expense|cost|income)\b|\bnon-?expense\b|\bmemo(?:randum)?\b|\bbelow the line\b|\bfor (?:information|reference)\b|\bnot (?:included|in|part of) (?:the |this )?(?:budget|totals?)\b/i;

/** "EXPENSES 45,000" above its groups prints what they add up to. */
function isSideAgain(of: Understood, { values }: StatementEntry): boolean {
  return (['income', 'expense'] as const).some((flow) =>
    of.annual.every((column) => (values[column] ?? 0) === sideOf(of, column, flow)),
  );
}

/** A figure among lines that a net proves, such as half of a line or a sum that was misread: none of them is missing. */
const isNeedless = (of: Understood, { values, entry }: StatementEntry): boolean =>
  of.annual.every((column) => values[column] === undefined || isProven(of, column)) &&
  entry.description.trim() === '';

/** Rows within which a list that has counts of units is one of statistics. */
const NEAR_STATISTIC = 5;
/** Words that say the side of a line by themselves. */
const CLEAR = 2;

const lastIndexOf = (node: Node): number => Math.max(node.row.index, ...node.children.map(lastIndexOf));

function differing(own: readonly Counted[], other: readonly Counted[]): Counted[] {
  const key = ({ row, flow }: Counted): string => `${row.index} ${flow}`;
  const [mine, theirs] = [new Set(own.map(key)), new Set(other.map(key))];
  return [...own.filter((one) => !theirs.has(key(one))), ...other.filter((one) => !mine.has(key(one)))];
}

/** "Special assessment" among what goes out. */
const isAgainstWords = ({ node, flow }: Piece): boolean => node.row.words.lineFlow * (flow === 'income' ? 1 : -1) <= -CLEAR; // prettier-ignore

/** A line whose words are clear and not of the other side, under a heading of its own that follows the totals. */
function isOfOwnSection(of: Understood, piece: Piece): boolean {
  const { node, certainty } = piece;
  const heading = node.headings.at(-1);
  return (
    !isAgainstWords(piece) &&
    certainty >= SURE &&
    heading !== undefined &&
    !SAID_ASIDE.test(heading.entry.description) &&
    of.settled.rows.get(heading)?.role === 'heading'
  );
}

const SURE = 1.8;
