import { MONTH } from '../../tables/roles';
import { findDates } from '../../text/dates';
import { hasFigures, sumIn } from './arithmetic';
import { SURE, withRole } from './evidence';
import type { StatementEntry } from './node';

const OF_TIME = new RegExp(
  `\\b${MONTH}(?=\\W|$)|\\b(?:on|at|as|of|the|start|end|beginning|ending|opening|closing|year|period|month|fy|fiscal|today|now|last (?:meeting|report|year))\\b|\\b\\d{1,2}(?:st|nd|rd|th)\\b|[\\d/.,'-]+`,
  'gi',
);
/** A day, or a word for the beginning or the end: what parts two balances of one account, unlike the numbers of two buildings. */
const IS_DATED = new RegExp(
  `\\b${MONTH} \\d{1,2}\\b|\\b\\d{1,2}(?:st|nd|rd|th) ${MONTH}|\\b\\d{1,2}\\/\\d{1,2}\\b|\\b(?:start|end|beginning|ending|opening|closing|today|now|last (?:meeting|report))\\b`,
  'i',
);
/** Words of money that is held somewhere. */
export const OF_ACCOUNT =
  /\b(?:bank|cash|checking|savings|money market|cds?|funds?|accounts?|acct|balances?|on hand)\b/i;
const FEWEST_LETTERS = 3;
/** The end of one account above the beginning of the next. */
const ENDS = /\b(?:end|ending|closing)\b/i;
const BEGINS = /\b(?:start|beginning|opening)\b/i;

/** "In the bank on March 1" and "In the bank on February 28": the same words at two times, and no words of a line. */
export function isSameAccount(one: StatementEntry, other: StatementEntry): boolean {
  const mayBe = ({ words, entry: { description } }: StatementEntry): boolean =>
    (Math.abs(words.lineFlow) < 1 || OF_ACCOUNT.test(description)) && IS_DATED.test(description);
  if (!mayBe(one) || !mayBe(other) || ENDS.test(one.entry.description) || BEGINS.test(other.entry.description)) return false; // prettier-ignore
  const [a, b] = [withoutTime(one.entry.description), withoutTime(other.entry.description)];
  return a === b && a.length >= FEWEST_LETTERS && one.entry.description !== other.entry.description;
}

/**
 * "Checking 1/1" and "Weed fund 1/1" above what came in and went out, "Checking 12/31" and "Weed fund 12/31" below it: what
 * each account held before and after, whether or not the page says that these are balances.
 */
export function withDatedPairs(rows: StatementEntry[]): StatementEntry[] {
  const accounts = rows.filter(
    ({ kind, entry }) =>
      kind === 'figures' && OF_ACCOUNT.test(entry.description) && IS_DATED.test(entry.description),
  );
  const roles = new Map<StatementEntry, 'opening-balance' | 'closing-balance'>();
  for (const [i, opening] of accounts.entries()) {
    const closing = accounts.slice(i + 1).find((other) => !roles.has(other) && isSameAccount(opening, other));
    if (!closing || roles.has(opening) || closing.index - opening.index < 2) continue;
    roles.set(opening, 'opening-balance');
    roles.set(closing, 'closing-balance');
  }
  for (const [opening, closing] of bareDates(rows)) {
    roles.set(opening, 'opening-balance');
    roles.set(closing, 'closing-balance');
  }
  return rows.map((row) => {
    const role = roles.get(row);
    return role ? { ...row, words: withRole(row.words, role) } : row;
  });
}

/** "Oct 1 2024" and "Sept 30 2025" with nothing but a date for a name, where what stands between them makes the one of the other. */
function bareDates(rows: readonly StatementEntry[]): [StatementEntry, StatementEntry][] {
  const dated = rows.filter(({ kind, values, entry }) => kind === 'figures' && hasFigures(values) && isBareDate(entry.description)); // prettier-ignore
  return dated.slice(1).flatMap((closing, i): [StatementEntry, StatementEntry][] => {
    const opening = dated[i]!;
    const between = rows.slice(opening.index + 1, closing.index).filter(({ kind, values }) => kind === 'figures' && hasFigures(values)); // prettier-ignore
    return between.length > 0 && leadsTo(opening, between, closing) ? [[opening, closing]] : [];
  });
}

/** What was added comes first, and what was taken off last, with a minus or without. */
const leadsTo = (
  opening: StatementEntry,
  between: readonly StatementEntry[],
  closing: StatementEntry,
): boolean =>
  [...between.keys(), between.length].some((added) =>
    closing.values.every((value, i) => {
      const sum = between.reduce((all, { values }, at) => all + (at < added ? 1 : -1) * (values[i] ?? 0), opening.values[i] ?? 0); // prettier-ignore
      return value === undefined || value === sum;
    }),
  );

const isBareDate = (description: string): boolean => {
  const [date, ...others] = findDates(description);
  return date !== undefined && others.length === 0 && description.replace(date.raw, '').trim() === '';
};

const FEWEST_LISTED = 2;
const NAMES_ACCOUNT = /\b(?:funds?|accounts?|acct|savings|checking|money market|cds?|cash)\W*$/i;

/**
 * "Money at the beginning", "Pool fund" and "Well fund" above "Account value", which is their sum, and no heading among
 * them: what each account holds, and nothing that came in.
 */
export function withListedAccounts(rows: StatementEntry[]): StatementEntry[] {
  const listed = new Set<StatementEntry>([...accountsAlone(rows)]);
  for (const opening of rows.filter(({ words }) => words.role === 'opening-balance')) {
    const end = rows.findIndex((row) => row.index > opening.index && !isAccount(row));
    const run = end < 0 ? [] : rows.slice(opening.index, end + 1);
    const sum = run.findIndex((row, i) => i > FEWEST_LISTED && mayBeSum(row) && isSumOf(row, run.slice(0, i))); // prettier-ignore
    for (const row of run.slice(0, sum + 1)) listed.add(row);
  }
  return rows.map((row) =>
    listed.has(row) ? { ...row, words: withRole(row.words, 'closing-balance') } : row,
  );
}

/**
 * "Checking, month end", "Savings" and "CD due Aug" above a sum that names no side: accounts below each other that nothing
 * but their own sum counts.
 */
function accountsAlone(rows: readonly StatementEntry[]): StatementEntry[] {
  const runs: StatementEntry[][] = [[]];
  for (const row of rows.filter(({ values }) => hasFigures(values))) {
    const run = runs.at(-1)!;
    const isEnd = mayEnd(row) && run.length >= FEWEST_LISTED && isSumOf(row, run);
    if (isEnd || isHeld(row)) run.push(row);
    if (isEnd || !isHeld(row)) runs.push([]);
  }
  return runs.filter((run) => mayEnd(run.at(-1)) && run.some(({ words }) => words.role === 'closing-balance')).flat(); // prettier-ignore
}

const isHeld = ({ entry: { description }, words }: StatementEntry): boolean =>
  OF_ACCOUNT.test(description) &&
  (words.role === 'closing-balance' || NAMES_ACCOUNT.test(withoutTime(description)));

/** A sum of accounts has no name, or is called a total of nothing that has a side. */
const mayEnd = (row?: StatementEntry): boolean =>
  row !== undefined && (row.entry.description === '' || (row.words.role === 'total' && Math.abs(row.words.headingFlow) < 1)); // prettier-ignore

const isAccount = ({ kind, words, entry }: StatementEntry): boolean =>
  kind === 'figures' && words.role === undefined && words.lineFlow < 1 && !words.isContribution && NAMES_ACCOUNT.test(entry.description); // prettier-ignore

const mayBeSum = ({ kind, words, values }: StatementEntry): boolean =>
  kind === 'figures' && hasFigures(values) && words.role !== 'net' && Math.abs(words.headingFlow) < 1;

const isSumOf = (sum: StatementEntry, rows: readonly StatementEntry[]): boolean =>
  sum.values.every((value, i) => value === undefined || value === sumIn(rows, i));

const MOVED = /^(?:transfer(?:red)? )?(?:from|to) (?:the )?(.{3,40}?)(?: (?:account|acct\.?))?$/i;

/** "To savings" among what is paid is put away for later, though the statement gives the balance of the savings too. */
const PUT_AWAY = /^to (?:the )?(?:savings|reserves?)$/i;

/** "FROM Money Market" where `Money Market` is among the balances: moved between the association's own accounts. */
export function withTransfers(rows: StatementEntry[]): StatementEntry[] {
  const held = rows.filter(({ kind, words }) => kind === 'figures' && words.role === 'closing-balance');
  const names = new Set(held.map(({ entry }) => nameOfAccount(entry.description)));
  return rows.map((row) => {
    const [, account] = MOVED.exec(row.entry.description) ?? [];
    const isMove = row.kind === 'figures' && account && names.has(nameOfAccount(account));
    return isMove && !PUT_AWAY.test(row.entry.description)
      ? { ...row, words: withRole(row.words, 'transfer') }
      : row;
  });
}

/** "Money market account, December 31" is the account `money market`. */
const nameOfAccount = (description: string): string =>
  withoutTime(description)
    .replace(/ ?\b(?:account|acct\.?)(?=\W*$)/, '')
    .trim();

/** The words of a row without days, months and the words for beginning and end. */
const withoutTime = (description: string): string =>
  description.replace(OF_TIME, ' ').replace(/\s+/g, ' ').trim().toLowerCase();

/** Money that only changed its account, and counts on no side, though a total may hold it. */
export const isMoved = ({ words }: StatementEntry): boolean =>
  words.role === 'transfer' && words.roleWeight === SURE;
