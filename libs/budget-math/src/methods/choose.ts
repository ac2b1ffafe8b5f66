import { accountOf, normaliseWords, RESERVE_GROUP, groupOf, type Groupable } from '../grouping';
import type { EndYear } from '../periods/fiscal-year';
import { EVENT_VARIATION, STEADY_VARIATION, VARIATION_YEARS } from './constants';
import { resultsBefore, type LineHistory } from './history';

export type LineKind = 'steady' | 'event' | 'level' | 'contingency' | 'bad-debt' | 'transfer';

/** Accounts whose cost depends on what happens: weather, breakage, disputes. */
const EVENT_ACCOUNTS = new Set([
  ...['7030', '7035', '7045', '7315', '7385', '7760'],
  ...['7410', '7415', '7420', '7425', '7430', '7435', '7440', '7445', '7450'],
  ...['7460', '7465', '7470', '7475', '7480'],
]);
const EVENT_WORDS =
  /\b(snow|ice|plow|tree|trees|storm|storms|hurricane|repair|repairs|legal|attorney|litigation|emergency|unexpected|vandalism|damage|improvements?|projects?)\b/;
const REPAIR_WORDS = /\brepairs?\b/;
const PLANNED_WORDS = /\b(cleaning|washing|inspections?|monitoring|contracts?|agreements?)\b/;
const LEVEL_WORDS =
  /\b(loan|mortgage|note payable|debt service|bond (?:principal|interest|payments?)|principal|line of credit|installments?)\b/;
const TRANSFER_WORDS =
  /\btransfers?\b|\bto reserves?\b|\breserves? (?:deposits?|contributions?|funding)\b|contributions? to\b/;
const CONTINGENCY_WORDS = /contingenc|unforeseen/;

/** The kind of a line, by its name and its history: names decide, unless enough years say otherwise. */
export function kindOfLine(line: Groupable, history: LineHistory, budgetYear: EndYear): LineKind {
  const words = normaliseWords(line.description);
  const account = accountOf(line)?.code;
  if (CONTINGENCY_WORDS.test(words) || account === '7490') return 'contingency';
  if (account === '7060') return 'bad-debt';
  if (account === '7250' || LEVEL_WORDS.test(words)) return 'level';
  if (line.type === 'expense' && (groupOf(line) === RESERVE_GROUP || TRANSFER_WORDS.test(words)))
    return 'transfer';
  const variation = variationOf(history, budgetYear);
  if (variation !== undefined && variation < STEADY_VARIATION) return 'steady';
  if (variation !== undefined && variation > EVENT_VARIATION) return 'event';
  const byName = account === undefined ? EVENT_WORDS.test(words) : isEventNamed(words, account);
  return line.type === 'expense' && byName ? 'event' : 'steady';
}

/** What is done by plan is no event, whatever it is done to; a repair is one, whatever is repaired. */
function isEventNamed(words: string, account: string): boolean {
  if (PLANNED_WORDS.test(words)) return false;
  return EVENT_ACCOUNTS.has(account) || REPAIR_WORDS.test(words);
}

/** Standard deviation over mean of the yearly results around their trend; undefined where too few are known. */
export function variationOf(history: LineHistory, budgetYear: EndYear): number | undefined {
  const results = resultsBefore(history, budgetYear);
  if (results.length < VARIATION_YEARS) return undefined;
  const mean = results.reduce((sum, { cents }) => sum + cents, 0) / results.length;
  if (mean <= 0) return undefined;
  const meanYear = results.reduce((sum, { endYear }) => sum + endYear, 0) / results.length;
  const spread = results.reduce((sum, { endYear }) => sum + (endYear - meanYear) ** 2, 0);
  const slope =
    results.reduce((sum, { endYear, cents }) => sum + (endYear - meanYear) * (cents - mean), 0) / spread;
  const squares = results.reduce(
    (sum, { endYear, cents }) => sum + (cents - mean - slope * (endYear - meanYear)) ** 2,
    0,
  );
  return Math.sqrt(squares / (results.length - 2)) / mean;
}
