import {
  BILLS,
  BRINGS_IN,
  COMES_FROM_DUES,
  DUES_AT,
  EACH_HOME_PAYS,
  FOR_EACH_HOME,
  IS_INCOME,
  NO_LINE,
  OF_DUES,
  SAYS_TOTAL,
  SIDE_ALONE,
  SPENDS,
} from '../../lexicon/told-terms';
import { parseAmount } from '../../text/amounts';
import { readWords } from './evidence';

/** An amount of money in a sentence, and what the sentence says of it. */
export interface Told {
  name: string;
  cents: number;
  side: 'income' | 'expense';
  kind: 'line' | 'total' | 'rate';
  /** So many bills a year; of a rate, what each home gets. */
  times: number;
  /** Put away for later: a line of its own below the operating expenses. */
  isContribution: boolean;
  /** The place of the amount in the text. */
  start: number;
  end: number;
}

const MONEY = /\$\s?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d\d)?/g;
/** How surely a name has to say a side. */
export const CLEAR = 1.5;
const MOST_WORDS = 9;
/** Letters before an amount that speak of it. */
const NEAR = 30;
/** Cents beyond which dues are those of all homes. */
const MOST_RATE = 1_000_000;

interface Clause {
  before: string;
  after: string;
  amount: string;
}

/** The amounts of a sentence, those in parentheses apart: these explain another. */
export function toldIn(sentence: string, offset = 0): Told[] {
  const plain = sentence.replace(/\([^()]*\)/g, (found) => ' '.repeat(found.length)).replace(/\n/g, ' ');
  const found = [...plain.matchAll(MONEY)];
  const told: Told[] = [];
  let from = 0;
  for (const [i, match] of found.entries()) {
    const end = match.index + match[0].length;
    const next = found[i + 1]?.index ?? plain.length;
    const clause = {
      before: plain.slice(from, match.index),
      after: plain.slice(end, next),
      amount: match[0],
    };
    const behind = nameBehind(withoutBills(clause.after));
    // A name behind its amount is used up; what is left leads to the next one.
    from = behind ? end + clause.after.indexOf(behind) + behind.length : end;
    const one = meaningOf(clause, { behind, sofar: plain.slice(0, match.index), told });
    if (one) told.push({ ...one, start: offset + match.index, end: offset + end });
  }
  return told;
}

interface Context {
  behind: string | undefined;
  /** The sentence up to the amount, and the amounts in it. */
  sofar: string;
  told: readonly Told[];
}

function meaningOf(
  { before, after, amount }: Clause,
  { behind, sofar, told }: Context,
): Omit<Told, 'start' | 'end'> | undefined {
  const cents = parseAmount(amount.replace(/\s/g, ''));
  if (cents === undefined || cents === 0 || /\bfrom\s*$/i.test(before)) return undefined;
  const bills = BILLS.find(({ words }) => words.test(after));
  const rest = withoutBills(after);
  const isEach = FOR_EACH_HOME.test(after) || FOR_EACH_HOME.test(rest) || EACH_HOME_PAYS.test(sofar);
  const times = bills?.times ?? 1;
  const known = { cents, times, isContribution: false };
  const isRate = isEach || (bills && OF_DUES.test(sofar.slice(-NEAR))) || (DUES_AT.test(before) && cents < MOST_RATE && !BRINGS_IN.test(before) && readWords(nameBefore(before)).lineFlow > -CLEAR); // prettier-ignore
  if (isRate) return { ...known, name: 'Dues', side: 'income', kind: 'rate' };
  const ahead = nameBefore(before);
  const name = behind ?? ahead;
  if (NO_LINE.test(before.slice(-40)) || NO_LINE.test(name)) return undefined;
  const isNamed = /\p{L}{3}/u.test(name);
  const last = told.findLast(({ kind }) => kind === 'line');
  const isOfRate = !isNamed && told.at(-1)?.kind === 'rate';
  const side = isOfRate ? 'income' : isNamed ? sideOf(before, name) : (last?.side ?? sideOf(before, name));
  const isSum = !isNamed && told.reduce((sum, one) => sum + (one.kind === 'line' && one.side === side ? one.cents : 0), 0) === cents; // prettier-ignore
  const isTotal = SAYS_TOTAL.test(before.slice(-40)) || SAYS_TOTAL.test(after.split(/[,;:]/)[0]!) || isSum || SIDE_ALONE.test(name.replace(INCLUDING, '')); // prettier-ignore
  if (isTotal) return { ...known, name, side, kind: 'total' };
  const isOfDues = side === 'income' && !behind && (COMES_FROM_DUES.test(before) || name === '');
  if (!isOfDues && !isNamed) return undefined;
  const { isContribution } = readWords(name);
  return { ...known, cents: cents * times, name: isOfDues ? 'Dues' : capital(name), side, kind: 'line', isContribution: isContribution || GOES_TO_SAVINGS.test(name) }; // prettier-ignore
}

const withoutBills = (after: string): string =>
  BILLS.reduce((rest, { words }) => rest.replace(words, ''), after);

const INCLUDING = /,? including\b.*$/i;
const GOES_TO_SAVINGS = /^(?:the |our )?(?:\w+ )*(?:reserves?|savings?)(?: fund| account)?$/i;

/** The side that the name says, or else the words that lead to the amount. */
function sideOf(before: string, name: string): Told['side'] {
  const { lineFlow, isContribution } = readWords(name);
  if (isContribution || GOES_TO_SAVINGS.test(name)) return 'expense';
  if (Math.abs(lineFlow) >= CLEAR) return lineFlow > 0 ? 'income' : 'expense';
  const last = (pattern: RegExp): number => Math.max(-1, ...[...`${before} ${name}`.matchAll(new RegExp(pattern, 'gi'))].map(({ index }) => index)); // prettier-ignore
  const ins = [BRINGS_IN, IS_INCOME, COMES_FROM_DUES];
  const isIn = ins.some((words) => words.test(before)) || IS_INCOME.test(name);
  return isIn && last(SPENDS) <= Math.max(...ins.map(last)) ? 'income' : 'expense';
}

const BEHIND =
  /^\s*(?:(?:is|are|was|were|will|be|goes|go|set|put|aside|budgeted|allocated|planned|needed|again|more)\s+)*(?:for|of|in|from|to|into|towards?)\s+(?!20\d\d\b)(?:the\s+|our\s+|an?\s+)?(\S.*)$/i;
const ENDS_NAME =
  /[;:]|[,.]?\s+(?:so|which|that|plus|we|leaving|while|because|but|if|as|for (?:an? |the )?totals?)\b.*$|[,.]\s+(?:and\s+)?(?:the|with|our|there)\b.*$|\.\s.*$/i;
const NO_NAME = /^20\d\d\b|^(?:that|this|which|it|these|those|all|whole|year|total)\b/i;

function nameBehind(after: string): string | undefined {
  const found = BEHIND.exec(after)?.[1];
  if (found === undefined) return undefined;
  const ended = found.slice(0, ENDS_NAME.exec(found)?.index);
  const name = ended.replace(/(?:[\s,.–—-]|\s(?:and|plus|with|of|at|about|roughly|another|approximately|only|just|or))+$/i, ''); // prettier-ignore
  return NO_NAME.test(name) || !/\p{L}{3}/u.test(name) ? undefined : name;
}

const LEADS = /(?:^|[\s,:–—-]+)(?:at|of|is|are|be|to|for|about|roughly|approximately|around|another|only|just|again|us|costs?|will|should|would|therefore|also|budgeted|estimated|expected|planned|projected|set|stays?|remains?|rises?|runs?|comes?|brings?|brought|takes?|collects?|expects?|adds?|gives?|provides?|produces?|generates?|yields?|or|in|with|the|an?|some|allows?|by|from|up|we|which|that|has|have|approved|and|need|needs|it)$|[\s,:–—-]+$/i; // prettier-ignore
const BEGINS =
  /^(?:[\s,;.]+|(?:and|plus|but|with|also|which|that|it|we|they|this|the|our|an?|again|then|next|remaining|for 20\d\d|in 20\d\d|so)\s+)+/i;
const VERB = /^.*\b(?:is|are|expects?|includes?|have approved|has approved|budgets?|needs?)\s+/i;

function nameBefore(before: string): string {
  let name = before.trim();
  for (let cut = name.replace(LEADS, ''); cut !== name; cut = name.replace(LEADS, '')) name = cut;
  name = name
    .replace(/^.*:\s+/, '')
    .replace(VERB, '')
    .replace(BEGINS, '')
    .trim();
  return name.split(/\s+/).slice(-MOST_WORDS).join(' ');
}

const capital = (name: string): string => `${name[0]!.toUpperCase()}${name.slice(1)}`;
