import { findAmounts, type FoundAmount } from '../../text/amounts';
import { HOME, periodBehind } from '../contract/fee-period';
import { tradeOf } from '../contract/trades';

export type NoticePeriod = 'month' | 'quarter' | 'year' | 'unit';

/** A price to come in a sentence, with the one that was paid until now where it is told too. */
export interface NoticePrice {
  cents: number;
  /** Undefined where the sentence does not say for how long. */
  period: NoticePeriod | undefined;
  formerCents?: number;
  start: number;
  end: number;
}

/** `from $580`, `presently $5,200`, `We pay $272`: what was paid until now. */
const FORMER =
  /\((?:now|was)\s$|\((?:20\d\d|last year): ?$|\b(?:present|current|existing|expiring|old)\b[^.;$\d]{0,30}$|\b(?:from|was|were|been|presently|currently|last (?:year|fixed price)[\w ]{0,12}|this year (?:was|is)|until then|instead of|compared (?:to|with)|versus|vs\.?|than|(?:we|you|they) (?:pay|paid|bill)(?: (?:them|him|her))?|went from[^.;]{0,60}\bto)\W{0,3}(?:the )?$|\bwent from\W{0,3}$/i;
const FORMER_BEHIND =
  /^\W{0,2}(?:(?:expiring|present|current)\b(?!\W*\$?\d)|(?:runs?|holds?) through\b)|^(?:\/mo|\s(?:a|per) month)?[\s,]{0,2}(?:(?:right )?now|today|so far|two years ago)\b/i;
/** What an amount is of that is no price of a service for a period. */
const OTHER_MONEY =
  /\b(?:deductible|limits?|balance|fines?|penalt\w+|late|deposit|proceeds|one[- ]time|once|emergency|special assessments?|assessments|install?ments?|adjustments?|difference|loan amount|principal amount|closing|refund|credit|gift|prize|dues|owners? pa(?:y|id)|charged|repair(?:ed|s)?|replaced|cost (?:us|of)|your (?:new |monthly )*payment|lot rent|save|per (?:trip|visit|hour|call|push|inch|ton|gallon|gal|person)|(?:a|an) (?:push|gallon|visit|trip|hour|week|person|time)|\/ ?(?:gal|hr|hour|visit|trip|ton))\b|\b(?:of (?:about )?|up (?:by )?|down (?:by )?)$/i;
/** `27,500 gallons`: no money. */
const COUNTED =
  /^\s*(?:gallons|homes|units|shares|lots|owners|members|people|acres|miles|hours|square|sq|percent|kwh|therms)\b/i;
/** What others asked for and did not get, or somebody guessed. */
const NOT_TAKEN =
  /\b(?:wanted|asked|bid of|first quote|first letter|letter said|cheaper|other (?:agent|firm|company|places)|offered|offers|thought|guess\w*|proposed at|considered|suggest\w*|quoted|requested|mumbled|heard|recommends)\b[^.;]{0,60}$/i;
const OF_HOME = new RegExp(`^[\\s,]*(?:per|an?|each|every|/)\\s*(?:${HOME}|space)(?![a-z])(?!\\s*(?:per|a|/)\\s*(?:year|quarter|annum))`, 'i'); // prettier-ignore
const YEAR_BEHIND =
  /^\W{0,3}(?:(?:in total |in all )?(?:for|in) (?:the )?(?:coming |next |entire |whole |full )?(?:fiscal|calendar|FY|year|winter|season|summer|term|policy|20\d\d)|(?:a|per) season\b|in all\b|altogether\b)/i;
const PERIOD_BEFORE: [NoticePeriod, RegExp][] = [
  ['month', /\b(?:monthly|per month)\b[^.;$]{0,40}$/i],
  ['quarter', /\bquarterly\b[^.;$]{0,40}$/i],
  ['year', /\b(?:annual(?:ly)?|yearly|per year|seasonal|season|for (?:the )?(?:whole |entire )?(?:year|20\d\d)|contribution|premium)\b[^.;$]{0,50}$/i],
]; // prettier-ignore
/** A price for no time that is told is one for a year at least. */
const FEWEST_CENTS = { known: 10_000, unknown: 50_000 };

/**
 * The amounts of a sentence that may be prices to come. `behind` is what follows the sentence: `It was $490.`; where a price is
 * kept, `the present $4,800` is the one to come too.
 */
export function pricesIn(text: string, { behind = '', isKept = false } = {}): NoticePrice[] {
  const found = findAmounts(text);
  // A row of more amounts is one of a table.
  if (found.length > MOST_AMOUNTS && !/[.;,]\s/.test(text)) return [];
  const isOld = found.map(
    (_, at) =>
      !(isKept && found.length === 1) && (isFormer(found, at, text) || isEarlierColumn(found, at, text)),
  );
  const prices = found.flatMap(({ cents, raw, index }, at): NoticePrice[] => {
    const before =
      text
        .slice(Math.max(0, index - 70), index)
        .split(/[;.](?=\s)|\$/)
        .at(-1) ?? '';
    const after = text.slice(index + raw.length, index + raw.length + 60).split(/[;.](?:\s|$)|\$/)[0] ?? '';
    if (!raw.includes('$') && COUNTED.test(after)) return [];
    if (isOld[at] || OTHER_MONEY.test(before) || OTHER_MONEY.test(after)) return [];
    if (NOT_TAKEN.test(text.slice(Math.max(0, index - 90), index))) return [];
    const period = periodAt(found, at, { before, after });
    const least = period === undefined ? FEWEST_CENTS.unknown : FEWEST_CENTS.known;
    if (period !== 'unit' && cents < least) return [];
    const near = found.findLast((_, i) => isOld[i] && i < at) ?? found.find((_, i) => isOld[i]);
    const formerCents = near?.cents ?? formerIn(behind);
    return [
      { cents, period, start: index, end: index + raw.length, ...(formerCents ? { formerCents } : {}) },
    ];
  });
  return oneOfEach(prices);
}

function isFormer(found: readonly FoundAmount[], at: number, text: string): boolean {
  const { index, raw, cents } = found[at]!;
  const [before, after] = [text.slice(Math.max(0, index - 70), index), text.slice(index + raw.length)];
  if (FORMER.test(before) || FORMER_BEHIND.test(after)) return true;
  // The year's sum beside a month's price of until now.
  const month = found[at - 1];
  return !!month && cents === 12 * month.cents && isFormer(found, at - 1, text);
}

const MOST_AMOUNTS = 3;

/** `Lawn   $2,600/mo   $2,680/mo`: of two amounts beside each other that are alike the first is this year's. */
function isEarlierColumn(found: readonly FoundAmount[], at: number, text: string): boolean {
  const [first, second] = found;
  if (at !== 0 || !first || !second || found.length !== 2) return false;
  const between = text.slice(first.index + first.raw.length, second.index);
  const ratio = second.cents / first.cents;
  return / {2}$/.test(between) && ratio > 0.7 && ratio < 1.5;
}

/** `Was 2,280.` `They bill $4,200 now.`: the sentence behind that tells the price until now and no other. */
function formerIn(behind: string): number | undefined {
  const found = findAmounts(behind);
  const [only] = found;
  return only && found.length === 1 && behind.length < LONGEST_BEHIND && isFormer(found, 0, ` ${behind}`)
    ? only.cents
    : undefined;
}

const LONGEST_BEHIND = 60;

function periodAt(
  found: readonly FoundAmount[],
  at: number,
  { before, after }: { before: string; after: string },
): NoticePeriod | undefined {
  const { cents } = found[at]!;
  if (found[at - 1] && cents === 12 * found[at - 1]!.cents) return 'year';
  if (found[at + 1]?.cents === 12 * cents) return 'month';
  if (OF_HOME.test(after)) return 'unit';
  const behind = periodBehind(after);
  if (behind && behind !== 'one-time') return behind;
  if (YEAR_BEHIND.test(after)) return 'year';
  return PERIOD_BEFORE.find(([, words]) => words.test(before))?.[0];
}

/** The same price by the month and by the year, or twice, is one; the year's says most. */
function oneOfEach(prices: readonly NoticePrice[]): NoticePrice[] {
  const ofYear = prices.filter(({ period }) => period === 'year');
  return prices.filter(
    ({ cents, period }, at) =>
      !ofYear.some((year) => period === 'month' && year.cents === 12 * cents) &&
      prices.findLastIndex((one) => one.cents === cents && one.period === period) === at,
  );
}

/** What a notice is about where its words are none of a trade's own. */
const PLAIN: [string, RegExp][] = [
  ['reserve contribution', /\breserves?\b/i],
  ['insurance', /\b(?:insurance|master policy|D&O|underwriting)\b/i],
  ['landscape maintenance', /\b(?:grounds?|lawns?|mow\w*|landscap\w*)\b/i],
  ['community management', /\b(?:mgmt|management|managing agent|property manager)\b/i],
  ['heating fuel', /\b(?:fuel|heating oil)\b/i],
  ['trash, waste and recycling collection', /\b(?:rubbish|hauler|disposal)\b/i],
];

/** The service that words are about: of several the last that is named before the amount, else the first behind it. */
export function serviceIn(words: string, at = words.length): string | undefined {
  const clauses = words.slice(0, at).split(/[,;:.]\s|\band\b/).reverse(); // prettier-ignore
  for (const clause of [...clauses, words.slice(at)]) {
    const service = PLAIN.find(([, pattern]) => pattern.test(clause))?.[0] ?? tradeOf(clause);
    if (service) return service;
  }
  return undefined;
}
