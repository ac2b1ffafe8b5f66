import { isAlike, saysSide } from './evidence';
import type { OpenHeading, State, StatementEntry } from './node';
import { depthOf, leanOf, topOf } from './node';

/** Opens a heading: it ends those that look like it, unless nothing has come between the two. */
export function openHeading(state: State, row: StatementEntry): State {
  const depth = depthOf(state.top);
  const last = state.open.at(-1);
  const isNext = last !== undefined && last.row.index === row.index - 1 && last.depth === depth;
  // "Reserve budget", what it had at the beginning, and then "Income".
  const isBegun = last !== undefined && depth > last.depth && topOf(state.top, depth - last.depth).every(({ role }) => role === 'opening-balance'); // prettier-ignore
  const isAdjacent = isNext || isBegun;
  const isInside =
    isAdjacent && (!looksAlike(last.row, row) || (isFund(last.row) && isSide(row) && !isFund(row)));
  const open = isInside ? state.open : state.open.slice(0, endedBy(state.open, row));
  return { ...state, open: [...open, { row, depth }], mode: modeAfter(state, row) };
}

/** How many of the open headings stay open under a new one. */
function endedBy(open: readonly OpenHeading[], row: StatementEntry): number {
  if (isSide(row) && open.some((one) => isSide(one.row))) return open.findIndex((one) => isSide(one.row));
  // "Replacement Reserve Fund" ends "Operating Fund" with the sides that are in it.
  const fund = isFund(row) ? open.findIndex((one) => isFund(one.row) && looksAlike(one.row, row)) : -1;
  if (fund >= 0) return fund;
  const twin = open.findLastIndex((one) => looksAlike(one.row, row));
  if (twin >= 0) return twin;
  const weaker = open.findIndex((one) => rankOf(one.row) > rankOf(row));
  return weaker < 0 ? open.length : weaker;
}

const isSide = ({ words }: StatementEntry): boolean => saysSide(words);

/** `Operating Fund` and nothing of a side: what is in it comes below. */
const isFund = (row: StatementEntry): boolean => row.words.fund !== undefined && !isSide(row);

/** Capitals before small letters, bold before plain, left before right. */
function rankOf({ entry, isStrong }: StatementEntry): number {
  const upper = /\p{Lu}{2}/u.test(entry.description) && entry.description === entry.description.toUpperCase();
  return (upper ? 0 : 2) + (isStrong && !upper ? 0 : 1) + entry.indent / 1_000;
}

function looksAlike(a: StatementEntry, b: StatementEntry): boolean {
  const near = Math.abs(a.entry.indent - b.entry.indent) < 0.6 * b.entry.row.source.height;
  return near && Math.floor(rankOf(a)) === Math.floor(rankOf(b));
}

/** Totals of both sides have been printed. */
export function isClosed(state: State): boolean {
  const sides = new Set<number>();
  for (let one = state.totals; one; one = one.before)
    if (one.node.kind === 'total') sides.add(Math.sign(leanOf(one.node)));
  return sides.has(1) && sides.has(-1);
}

/** Flow of a heading that names income or expenses outright. */
const SIDE = 4;

/** A heading of balances or transfers starts a block apart; one of income, expenses or a fund a new body. */
function modeAfter(state: State, { words, entry }: StatementEntry): State['mode'] {
  // "Insurance: $732 paid in 2002" below the bottom line explains a line, and heads nothing.
  if (state.mode !== 'body' && /\$ ?\d|\d ?%/.test(entry.description)) return state.mode;
  const isApart =
    words.role !== undefined && !['total', 'net', 'carryover'].includes(words.role) && !words.isSection;
  if (isApart && !saysSide(words)) return 'apart';
  // "2026 dues" below the bottom line lists rates, and begins no new statement.
  const isRates =
    words.headingFlow > 0 &&
    words.headingFlow < SIDE &&
    !words.fund &&
    (state.mode !== 'body' || isClosed(state));
  if ((words.headingFlow !== 0 || words.fund) && !isRates) return 'body';
  // "Where the money is" below what came in and all that was spent.
  return state.mode === 'body' && !isRates && (words.role === 'net' || !isOver(state)) ? 'body' : 'tail';
}

/** "Total expenses" and not "Total replacement expense". */
const ALL_COSTS =
  /^(?:grand )?totals?:? (?:(?:all|annual|association|budgeted|common|operating) )*(?:expens\w*|expenditures?|disbursements?|costs?|payments|paid|spent)\W*$/i;

/** The last total is that of all costs, and what came in has one too. */
function isOver(state: State): boolean {
  const last = state.totals?.node;
  return last !== undefined && ALL_COSTS.test(last.row.entry.description.trim()) && isClosed(state);
}

/** Headings that a total ends: the one that it owns and all inside, and those whose rows it covers. */
export function closeHeadings(
  open: readonly OpenHeading[],
  { depth, owner }: { depth: number; owner?: StatementEntry },
): OpenHeading[] {
  const owned = owner ? open.findIndex((one) => one.row === owner) : -1;
  const covered = open.findIndex((one) => one.depth > depth);
  const ends = [owned, covered].filter((at) => at >= 0);
  return ends.length === 0 ? [...open] : open.slice(0, Math.min(...ends));
}

/**
 * The heading that a total over everything since `depth` closes: the one that it names, else for a grand total the
 * outermost that began there, else the innermost.
 */
export function ownerOf(
  open: readonly OpenHeading[],
  { depth, total }: { depth: number; total: StatementEntry },
): { owner?: StatementEntry; isNamed: boolean } {
  const begun = open.filter((one) => one.depth === depth);
  const { name, isGrand, headingFlow } = total.words;
  const named = begun.findLast((one) => isAlike(name, one.row.words.name));
  if (named) return { owner: named.row, isNamed: true };
  const sided = isGrand
    ? begun.find((one) => isSide(one.row) && one.row.words.headingFlow * headingFlow > 0)
    : undefined;
  const owner = sided ?? begun.at(-1);
  return { ...(owner ? { owner: owner.row } : {}), isNamed: sided !== undefined };
}

/** Log-odds of income that the open headings give a line: the innermost that says anything counts. */
export function flowOfHeadings(open: readonly OpenHeading[]): number {
  for (const { row } of [...open].reverse()) {
    const { headingFlow } = row.words;
    if (isSide(row)) return headingFlow;
    if (headingFlow !== 0) {
      // A category under a side is what the side is: "Utilities" under "Income" are utility charges to owners.
      const side = [...open].reverse().find((one) => isSide(one.row));
      return side ? side.row.words.headingFlow : headingFlow;
    }
  }
  return 0;
}
