import { NO_CASH, PERHAPS_BEFORE } from '../../lexicon/statement-terms';
import { hasFigures } from './arithmetic';
import { largest, type Doubt } from './doubt';
import type { Node, StatementEntry } from './node';
import { isBetweenAccounts } from './settle';
import type { Understood } from './understand';

/** Names the question whether a row is of this year at all. */
export const beforeId = (key: string): string => `before:${key}`;

/**
 * Lines whose words may speak of money of an earlier year: "Applied surplus" under "Income" ties with every total of the
 * page, so that no arithmetic tells it from income.
 */
export function perhapsBefore(of: Understood): Doubt[] {
  return [...of.settled.rows.values()].flatMap(({ row, role, flow, fund, node, isContribution }): Doubt[] => {
    if (role !== 'line' || !flow || fund === 'special' || !node || isContribution) return [];
    const text = row.entry.description;
    // What the operating fund pays in is what the reserve fund lives on.
    if ((fund === 'reserve' && FROM_OPERATING.test(text)) || IS_FROM_OPERATING.test(text)) return [];
    const key = of.keys.get(row)!;
    if (of.answers.has(beforeId(key)) || of.answers.has(`flow:${key}`)) return [];
    const { words, unless } = PERHAPS_BEFORE[flow];
    if (!words.test(text) || unless.test(text)) return [];
    // Small amounts too: nothing else on the page shows whether they belong to the year.
    return largest(of, { node }, true).map((at) => ({ ...at, kind: 'before', row, current: flow }));
  });
}

const TRANSFER = /\btransfers?\b/i;

/** More lines between a result and the next are a section of their own. */
const MOST_BETWEEN = 3;

/**
 * "Transfer to reserve fund", "Repay interfund loan", "Prior period adjustment" between the result and what is left of it:
 * some count it as a cost of the year, some as money that only changes its place, and every sum of the page ties both ways.
 */
export function transfersBelow(of: Understood): Doubt[] {
  const told = of.rows.filter(({ kind, values }) => kind === 'figures' && hasFigures(values));
  const roleAt = (at: number): string | undefined => {
    const { role, row } = (told[at] && of.settled.rows.get(told[at])) ?? {};
    return role === 'repeat' && row?.words.role === 'net' ? 'net' : role;
  };
  const isMoved = (at: number): boolean => ['line', 'transfer', 'carryover'].includes(roleAt(at) ?? '');
  const isBetween = (i: number): boolean => {
    const first = told.findLastIndex((_row, at) => at < i && !isMoved(at));
    const last = told.findIndex((_row, at) => at > i && !isMoved(at));
    // A balance may be all that stands below.
    const isEnd = ['net', 'closing-balance'].includes(roleAt(last) ?? '');
    return roleAt(first) === 'net' && isEnd && last - first - 1 <= MOST_BETWEEN;
  };
  return told.flatMap((row, i): Doubt[] => {
    const { role, flow, node } = of.settled.rows.get(row) ?? {};
    if (!node || flow !== 'expense' || !(isToSavings(node) || (mayStandApart(row) && isBetween(i))))
      return [];
    const isCounted = role === 'line';
    if (!isCounted && (role !== 'transfer' || isBetweenAccounts(node))) return [];
    const key = of.keys.get(row)!;
    if (of.answers.has(beforeId(key)) || of.answers.has(`flow:${key}`)) return [];
    return largest(of, { node }, true).map((at) => ({ ...at, amount: Math.abs(at.amount), kind: 'before', row, current: flow, transfer: isCounted ? 'counted' : 'left-out' })); // prettier-ignore
  });
}

/** What its words call a cost, or a contribution, is one wherever it stands. */
function mayStandApart({ words, entry }: StatementEntry): boolean {
  const isSaved = words.isContribution || (words.fund === 'reserve' && !OF_LOAN.test(entry.description));
  const isPlain = Math.abs(words.lineFlow) >= 1 || isSaved || NO_CASH.test(entry.description);
  return TRANSFER.test(entry.description) || !isPlain;
}

/** "TO Savings" under "TRANSFERS", as programs for a checkbook print it: no more than another account may have it. */
const isToSavings = ({ row, headings }: Node): boolean =>
  headings.at(-1)?.words.role === 'transfer' && /\bsavings?\b/i.test(row.entry.description) && row.words.fund !== 'reserve'; // prettier-ignore

const OF_LOAN = /\b(?:loans?|borrow\w*|repa(?:y|id)\w*|due (?:to|from))\b/i;

/** "Transfer from operating": nothing but what the operating fund pays in, in whatever fund. */
const IS_FROM_OPERATING = /\bfrom (?:the )?operating(?: fund)?$/i;

const FROM_OPERATING =
  /\bfrom (?:the )?(?:operati|general|checking|maintenance|dues|assess)|^from reserves?$|^operating (?:fund )?transfers?\b/i;
