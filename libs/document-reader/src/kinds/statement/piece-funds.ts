import type { Fund } from '@hoa/contracts';
import { EVERY_YEAR, SET_ASIDE } from '../../lexicon/statement-terms';
import type { Values } from './arithmetic';
import { blocksOf, fundOfBlock, namesTwoFunds } from './blocks';
import { leavesOf, type Node, type StatementEntry } from './node';
import type { Piece, Settled } from './settle';

/** Gives each piece of a statement its fund, by the words over and in it, by its neighbors and by what pays into it. */
export function giveFunds(settled: Settled, title: string): void {
  for (const piece of settled.pieces) piece.fund = fundOfPiece(piece, settled, title);
  if (isOfOperating(settled.pieces)) for (const piece of settled.pieces) piece.fund = 'operating';
  settled.pieces.forEach((piece, i) => {
    const before = settled.pieces[i - 1];
    if (before && isSpending(piece, before)) piece.fund = before.fund;
  });
  for (const block of blocksOf(settled.pieces)) {
    const fund = fundOfBlock(block);
    if (fund) for (const piece of block) piece.fund = fund;
  }
  ofReserveAccounts(settled);
  if (isOrdinary(settled.pieces)) for (const piece of settled.pieces) piece.fund = 'operating';
}

const LEAST_EVERY_YEAR = 2;

/** "ROAD FUND", "WATER FUND" or a road assessment that pays for insurance and snowplowing, in a paper that has no other fund: the year's own. */
function isOrdinary(pieces: readonly Piece[]): boolean {
  const names = pieces.flatMap(({ node }) => namesOf(node));
  const rows = [...names, ...pieces.flatMap(({ node }) => leavesOf(node).map(({ row }) => row))];
  return (
    pieces.some(({ flow }) => flow === 'income') &&
    pieces.every(({ fund }) => fund === pieces[0]!.fund && fund !== 'operating') &&
    !names.some(({ entry }) => SET_ASIDE.test(entry.description)) &&
    rows.filter(({ entry }) => EVERY_YEAR.test(entry.description)).length >= LEAST_EVERY_YEAR
  );
}

/** The words over and in a piece that name its fund. */
function namesOf(node: Node): StatementEntry[] {
  const over = node.children.length === 0 ? node.headings : leavesOf(node)[0]!.headings;
  const all = [...over, ...(node.owner ? [node.owner] : []), ...(node.kind === 'total' ? [node.row] : [])];
  // "Total Operating Expenses & Reserves" is of neither.
  return all.filter((row) => !namesTwoFunds(row));
}

function fundOfPiece(piece: Piece, settled: Settled, title: string): Fund {
  const { pieces } = settled;
  const isRolled = piece.net?.role === 'closing-balance';
  const opening = isRolled ? leavesOf(piece.net!)[0]! : undefined;
  const balances = opening ? [piece.net!.row, opening.row, ...opening.headings] : [];
  const named = [...namesOf(piece.node), ...balances].filter(({ words }) => words.name !== '' || words.fund);
  const names = piece.flow === 'expense' ? named : named.filter(({ entry }) => !FROM_RESERVES.test(entry.description)); // prettier-ignore
  const isOf = (fund: Fund): boolean => names.some(({ words }) => words.fund === fund);
  if (isOf('special') || isSpecialBelow(piece, settled)) return 'special';
  if (piece.node.children.some(({ kind, row }) => kind === 'total' && row.words.fund === 'operating')) return 'operating'; // prettier-ignore
  if (isOf('reserve')) return isRolled || isReserveFund(piece, pieces, names) ? 'reserve' : 'operating';
  if (isOf('operating')) return 'operating';
  if (names.length === 0 && isOfReserve(piece.node)) return 'reserve';
  return /\breserve (?:fund )?(?:budget|account|statement|fund)\b/i.test(title) &&
    !/operati(?:ng|ons)/i.test(title)
    ? 'reserve'
    : 'operating';
}

/** "Income and withdrawals from reserves" is of the fund that gets them. */
const FROM_RESERVES = /\b(?:from|out of) (?:\w+ ){0,2}reserves?\b/i;

/** A special assessment or capital improvements below the year's own bottom line: outside of what a year costs. */
function isSpecialBelow({ node, net }: Piece, { nets, pieces }: Settled): boolean {
  const [first] = leavesOf(node);
  // A fund with an income of its own is more than what was spent.
  if (net && pieces.some((one) => one.net === net && one.flow === 'income' && one.node !== node))
    return false;
  const isBelow = nets.some((net) => net.role === 'net' && net.children.length > 1 && net.row.index < first!.row.index); // prettier-ignore
  const names = [...(node.kind === 'line' ? [node.row] : []), ...first!.headings];
  return (
    isBelow && names.some(({ words, entry }) => words.fund === 'special' || CAPITAL.test(entry.description))
  );
}

const CAPITAL = /^capital (?:expen|improve|project|items?|outlay)/i;

/** What pays into reserves is no statement of them, whatever the heading over all of it says. */
const isOfOperating = (pieces: readonly Piece[]): boolean =>
  pieces.every(({ flow, fund }) => fund === 'reserve' || (flow === 'expense' && fund === 'operating')) &&
  pieces.some(({ node, flow }) => flow === 'expense' && leavesOf(node).some(({ row }) => row.words.isContribution)); // prettier-ignore

/** Expenses right below the income of another fund, without a heading, called like it or in one net with it, are paid from it. */
function isSpending({ node, flow, fund, net }: Piece, before: Piece): boolean {
  if (flow !== 'expense' || node.kind !== 'total' || fund !== 'operating') return false;
  if (before.flow !== 'income' || before.fund === 'operating') return false;
  const others = namesOf(before.node);
  const names = namesOf(node).filter((name) => !others.includes(name));
  const known = others.flatMap(({ words }) => words.name.split(' '));
  const isNamed = names.some(({ words }) => words.name !== '' || words.fund !== undefined);
  const isAlike = names.some(({ words }) => words.name.split(' ').some((word) => word.length > 3 && known.includes(word))); // prettier-ignore
  // "Net reserve activity" of both says whose they are.
  const isOneResult =
    net !== undefined &&
    net === before.net &&
    (before.fund === 'special' || net.row.words.fund === before.fund);
  const isKin = isAlike || isOneResult;
  return !isNamed || (isKin && !names.some(({ words }) => words.fund === 'operating'));
}

/** A block without a name whose lines are the reserve fund's. */
function isOfReserve(node: Node): boolean {
  const lines = leavesOf(node).filter(({ row }) => !row.words.isContribution);
  const own = lines.filter(({ row }) => row.words.fund === 'reserve');
  return lines.length > 1 && own.length * 2 >= lines.length;
}

const OF_FUND =
  /\bincome\b|\brevenue|\bexpens|\bexpend|\bdisburse|\bprojects?\b|\bfund\b|\bdues\b|\bassess|\bspending\b|\bactivity\b/i;

/** "Reserve expenses" beside a reserve income are the reserve fund; "Reserves" among expenses are contributions to it. */
function isReserveFund(piece: Piece, pieces: readonly Piece[], names: readonly StatementEntry[]): boolean {
  if (piece.flow === 'income') return true;
  const named = names.filter(({ words }) => words.fund === 'reserve');
  // Under one heading with what comes in.
  const isBeside = (one: Piece): boolean => one.flow === 'income' && leavesOf(one.node).some(({ headings }) => headings.some((heading) => named.includes(heading))); // prettier-ignore
  if (pieces.some(isBeside) && leavesOf(piece.node).every(({ row }) => !row.words.isContribution))
    return true;
  // A total that names the reserves last, over a year's expenses and what they put aside.
  const paying = leavesOf(piece.node).map(pays);
  const isOfPaying = named.every((row) => row === piece.node.row || row.words.isContribution);
  if (isOfPaying && paying.includes(true) && paying.includes(false)) return false;
  if (paying.every(Boolean)) return false;
  if (
    named.some(({ words }) => words.isContribution) &&
    !named.some(({ entry }) => /expens|expend|project/i.test(entry.description))
  )
    return false;
  const hasIncome = pieces.some(
    (one) => one.flow === 'income' && namesOf(one.node).some(({ words }) => words.fund === 'reserve'),
  );
  return hasIncome || named.some(({ entry }) => OF_FUND.test(entry.description) && /expens|expend|disburs|project|spending/i.test(entry.description)); // prettier-ignore
}

/**
 * An account below the bottom line that gets what the operating fund pays to reserves, to the cent, is the reserve fund's,
 * whatever it is called.
 */
function ofReserveAccounts({ pieces, nets }: Settled): void {
  const paid = pieces
    .filter(({ flow, fund }) => flow === 'expense' && fund === 'operating')
    .flatMap(({ node }) => leavesOf(node).filter((leaf) => pays(leaf) || leaf.row.words.fund === 'reserve'));
  for (const net of nets.filter(({ role }) => role === 'closing-balance')) {
    const own = pieces.filter((piece) => piece.net === net);
    const gets = own.filter(({ flow }) => flow === 'income').flatMap(({ node }) => leavesOf(node));
    const isPaid = gets.some((leaf) => paid.some((line) => sharesFigure(leaf.values, line.values)));
    if (isPaid && !own.some(({ node }) => leavesOf(node).some((leaf) => paid.includes(leaf))))
      for (const piece of own) piece.fund = 'reserve';
  }
}

/** In a column that both have, one figure, whatever its sign. */
const sharesFigure = (a: Values, b: Values): boolean =>
  a.some(
    (value, i) =>
      value !== undefined && value !== 0 && b[i] !== undefined && Math.abs(value) === Math.abs(b[i]),
  ) && a.every((value, i) => value === undefined || b[i] === undefined || Math.abs(value) === Math.abs(b[i]));

/** Whether a line pays into reserves, by its own words or its section's. */
export function pays(node: Node): boolean {
  if (node.row.words.isContribution) return true;
  const inner = node.headings.at(-1)?.words;
  return inner?.fund === 'reserve' && node.children.length === 0;
}
