import type { Fund } from '@hoa/contracts';
import { leavesOf, type StatementEntry } from './node';
import type { Piece } from './settle';

/** Pieces that one net compares, and those that none does. */
export function blocksOf(pieces: readonly Piece[]): Piece[][] {
  return [...new Set(pieces.map(({ net }) => net))].map((net) => pieces.filter((piece) => piece.net === net));
}

const DUES =
  /\bdues\b|\bassessments?\b|\b(?:common|maintenance|carrying|condo\w*|hoa|association) (?:charges?|fees?)\b/i;

/** Share of a block's income that a special assessment must be for the block to be its project. */
const OF_PROJECT = 0.5;

/**
 * A fund with income and expenses of its own under one heading, "RESERVE FUND", ending with what it made; or a project
 * with the special assessment that pays for it.
 */
export function fundOfBlock(block: readonly Piece[]): Fund | undefined {
  if (new Set(block.map(({ flow }) => flow)).size < 2) return undefined;
  const leaves = block.flatMap(({ node, flow }) => leavesOf(node).map((leaf) => ({ leaf, flow })));
  const [first] = leaves;
  const shared = first!.leaf.headings.filter(
    (heading) => !namesTwoFunds(heading) && leaves.every(({ leaf }) => leaf.headings.includes(heading)),
  );
  // "Replacement Reserve Fund" below "Operating Fund" begins another, where both are over it.
  const named = shared.findLast(({ words }) => words.fund !== undefined)?.words.fund;
  if (named === 'operating') return undefined;
  const paysIn = leaves.some(({ leaf, flow }) => flow === 'expense' && leaf.row.words.isContribution);
  if (block[0]!.net && !paysIn && named === 'reserve') return 'reserve';
  const sum = (of: typeof leaves): number =>
    Math.max(0, ...first!.leaf.values.map((_, i) => of.reduce((all, { leaf }) => all + (leaf.sums[i] ?? 0), 0))); // prettier-ignore
  const income = leaves.filter(({ flow }) => flow === 'income');
  const special = income.filter(({ leaf }) => leaf.row.words.fund === 'special');
  // A year of all funds may hold the project too, beside what owners pay for the year.
  if (income.some(({ leaf }) => !special.some((one) => one.leaf === leaf) && leaf.row.words.fund === undefined && DUES.test(leaf.row.entry.description))) return undefined; // prettier-ignore
  return special.length > 0 && sum(special) >= OF_PROJECT * sum(income) ? 'special' : undefined;
}

/** "General Fund and Dam Fund" over both of them. */
export const namesTwoFunds = ({ entry }: StatementEntry): boolean =>
  /\bexpens\w*\b.*(?:\band\b|[&/+]) ?reserves?\W*$|\b(?:operating|general)\b.*(?:\band\b|[&/+]).*\bfunds?\b|\bfunds?\b.*(?:\band\b|[&/+]).*\b(?:operating|general)\b|\breserves?\b.*(?:\band\b|[&/+]) ?(?:operating|general)\b|\boperating\b.*(?:\band\b|[&/+]).*\breserves?\b/i.test(entry.description); // prettier-ignore
