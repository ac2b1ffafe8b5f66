import type { RowRole } from '@hoa/contracts';
import { tieOf } from './arithmetic';
import { isMoved } from './accounts';
import { saysSide } from './evidence';
import { flowOfHeadings, isClosed } from './headings';
import type { Forced, Node, State, StatementEntry } from './node';

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
export const OUTSIDE = 3.5;
const MOST_FLOW = 6;
/** A heading says more of a line than its own words: "Association dues" under "Staff" are an expense. */
const OWN_WORDS = 0.6;

export interface Scored {
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
    role: isBroughtOn(row, state) ? 'carryover' : roleOfLine(row, sure),
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

/** "Net ordinary income" at the head of a page whose statement began on the one before: no income of this side. */
const isBroughtOn = ({ words, entry }: StatementEntry, { top, open }: State): boolean =>
  words.role === 'net' &&
  !/, net$/i.test(entry.description) &&
  top === undefined &&
  !open.some((one) => saysSide(one.row.words));

/** A line that a printed total holds, and that is none of the year's budget all the same. */
function roleOfLine(row: StatementEntry, flow: number): RowRole {
  const { role } = row.words;
  if (role === 'carryover' || role === 'opening-balance') return role;
  if (role !== undefined && isMoved(row)) return role;
  if (role === 'closing-balance' && OF_END.test(row.entry.description)) return 'carryover';
  const isHeld =
    role === 'closing-balance' && (row.words.lineFlow <= 0 || OF_BEFORE.test(row.entry.description));
  const isLeft = role === 'net' && SURPLUS.test(row.entry.description);
  return flow > 0 && (isHeld || isLeft) ? 'carryover' : 'line';
}

/** "On hand Dec 31" below the disbursements, where both sides of an account come to the same. */
const OF_END = /\bon hand\b/i;
/** "Carryover/cash balance" and "Fund balance applied" among the revenues. */
const OF_BEFORE = /\bcarr(?:y|ied)|\bcash balance\b|\bappli(?:ed|cation)\b|\buse of\b|\bappropriat/i;
/** What a year leaves is not income of the next, even where a total includes it: "Return of surplus". */
const SURPLUS = /\bsurplus\b|\bexcess\b|\bleft[- ]?over\b/i;

/** The row kept out of the budget: a balance, a transfer, a statistic, a note. */
export function outNode(row: StatementEntry, state: State): Scored {
  // Figures without a name below the bottom line, or beside a remark, are what something was worked out from.
  if (isRemark(row, state)) return { node: { ...outside(row), kind: 'out', role: 'note' }, score: 0 };
  const { words } = row;
  const heading = state.mode === 'apart' ? state.open.at(-1)?.row.words : undefined;
  const own = words.role !== 'total' && words.role !== 'net' ? words.role : undefined;
  const role: RowRole = own ?? words.role ?? heading?.role ?? (state.mode === 'body' ? 'note' : 'statistic');
  const isClaimed = own !== undefined && (own !== 'carryover' || state.mode !== 'body');
  const claimed = isClaimed ? words.roleWeight : words.role ? -1.5 : 0;
  const place = state.mode === 'tail' ? 2 : state.mode === 'apart' ? 2.5 : 0;
  const listed = state.mode === 'body' && !isBalance(state.left?.node) ? 0 : inList(row, state);
  return { node: { ...outside(row), kind: 'out', role }, score: (listed > 0 ? Math.max(0, claimed) : claimed) + place + listed + ofHome(row, state) - OUTSIDE }; // prettier-ignore
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

export function outside(row: StatementEntry): Node {
  const { values } = row;
  return { row, kind: 'out', role: 'note', children: [], signs: [], values, sums: values, lines: 0, income: 0, expense: 0, headings: [] }; // prettier-ignore
}
