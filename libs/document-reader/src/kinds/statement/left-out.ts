import { OF_DUES } from '../../lexicon/told-terms';
import { findDates } from '../../text/dates';
import { isSame } from './arithmetic';
import { leavesOf, nodesIn, type Node, type StatementEntry } from './node';
import type { Piece, Settled } from './settle';

/* What stands around a statement that its own bottom line proves, and is no part of it. */

/** Headings of what follows a statement in the same report, and of what is said again of it. */
const OTHER_PAPER = /\bag(?:ed|ing) (?:accounts? )?receivables?\b|\bgeneral ledger\b|\breconciliation\b|\bcheck register\b/i; // prettier-ignore
const NOTES = /\bnotes?:?$/i;
/** Share of the income above from which what is below the bottom line may be more than the fees of a home. */
const OF_ONE_HOME = 0.01;

const headingBelow = (rows: readonly StatementEntry[], end: number, words: RegExp): number =>
  rows.find(({ kind, index, entry }) => kind === 'heading' && index > end && words.test(entry.description))?.index ?? Infinity; // prettier-ignore

/** Where receivables, checks or a bank's balances begin below a row. */
export const otherPaperBelow = (rows: readonly StatementEntry[], end: number): number => headingBelow(rows, end, OTHER_PAPER); // prettier-ignore

export function leaveOutAround(settled: Settled, rows: readonly StatementEntry[]): void {
  const proven = settled.nets.filter(({ role, tie }) => role === 'net' && tie?.failed === 0 && tie.exact > 0);
  if (proven.length === 0) return;
  const out = new Set([...piecesAbove(settled, proven, rows), ...piecesBelow(settled, proven, rows)]);
  for (const { row } of [...out].flatMap(({ node }) => nodesIn(node)))
    settled.rows.set(row, { row, role: 'note', isContribution: false });
  settled.pieces = settled.pieces.filter((piece) => !out.has(piece));
}

/**
 * "Assessment to remain $750" above the first heading, where the bottom line is the result of what the headings hold: a
 * sentence of the letter, or the paper's own name, and no line. Neither are homes and rates of which the dues below were
 * worked out.
 */
function piecesAbove({ pieces }: Settled, proven: readonly Node[], rows: readonly StatementEntry[]): Piece[] {
  const lines = proven.flatMap(leavesOf);
  const first = Math.min(...lines.map(({ row }) => row.index));
  const heading = rows.find(({ kind, index }) => kind === 'heading' && index < first);
  const above = pieces.filter(({ node, net }) => heading && !net && node.row.index < heading.index);
  const isWorkedOut = ({ node }: Piece): boolean => node.kind === 'total' && lines.some(({ values }) => isSame(values, node.values)); // prettier-ignore
  const last = Math.max(-1, ...above.filter(isWorkedOut).map(({ node }) => node.row.index));
  return above.filter(({ node }) => node.kind === 'line' || node.row.index <= last);
}

/** "10/31/2026" over "Reserve - money market 118,330": what was there on a day, which no statement of a year tells. */
function isOfDay(rows: readonly StatementEntry[], from: number, to: number): boolean {
  const heading = rows.findLast(({ kind, index }) => kind === 'heading' && index > from && index < to);
  const words = heading?.entry.description ?? '';
  const [day, other] = findDates(words);
  return (
    day?.precision === 'day' &&
    !other &&
    /^(?:(?:balances? )?(?:as of|at|on)\b)?\W*$/i.test(words.replace(day.raw, ' '))
  );
}

/**
 * Below a bottom line of both sides: what notes say again of the lines above, accounts and checks of another paper,
 * balances of a day, and "Maintenance fee $124, snow removal $20, total fees $144", what one home pays.
 */
function piecesBelow({ pieces }: Settled, proven: readonly Node[], rows: readonly StatementEntry[]): Piece[] {
  const [bottom] = proven.filter((net) => new Set(pieces.flatMap((one) => (one.net === net ? one.flow : []))).size === 2); // prettier-ignore
  if (!bottom) return [];
  const end = bottom.row.index;
  const [other, notes] = [otherPaperBelow(rows, end), headingBelow(rows, end, NOTES)];
  const above = proven.flatMap(leavesOf);
  const isAgain = ({ node }: Piece): boolean => leavesOf(node).every((leaf) => above.some(({ values }) => isSame(values, leaf.values))); // prettier-ignore
  const income = pieces.filter(({ net, flow }) => net === bottom && flow === 'income');
  const isSmall = ({ node }: Piece): boolean =>
    node.sums.every((sum, i) => {
      const all = income.reduce((total, one) => total + Math.abs(one.node.sums[i] ?? 0), 0);
      return !sum || Math.abs(sum) < OF_ONE_HOME * all;
    });
  const isOfHome = (piece: Piece): boolean => isSmall(piece) && OF_DUES.test(piece.node.row.entry.description); // prettier-ignore
  return pieces.filter((piece) => {
    const [first] = leavesOf(piece.node);
    const { index } = first!.row;
    return !piece.net && index > end && (index > other || (index > notes && isAgain(piece)) || isOfHome(piece) || isOfDay(rows, end, index)); // prettier-ignore
  });
}
