import { findAmounts, type FoundAmount } from '../../text/amounts';
import { HOME, periodBehind } from '../contract/fee-period';
import { tradeOf } from '../contract/trades';

export type NoticePeriod = 'month' | 'quarter' | 'year' | 'unit';

/** An amount for a period in a sentence. */
export interface NoticePrice {
  cents: number;
  period: NoticePeriod;
  start: number;
  end: number;
}

/** `from $580`, `presently $5,200`, `Present contract price   $4,200`: what was paid until now. */
const FORMER =
  /\(now\s$|\b(?:present|current|existing|expiring|old)\b[^.;$\d]{0,30}$|\b(?:from|was|were|been|presently|currently|present|existing|expiring|old|last (?:year|fixed price)[\w ]{0,12}|instead of|compared (?:to|with)|versus|vs\.?|than|of)\W{0,3}$/i;
const FORMER_BEHIND = /^\W{0,2}(?:(?:expiring|present|current)\b(?!\W*\$?\d)|(?:runs?|holds?) through\b)/i;
/** What an amount is of that is no price of a service for a period. */
const OTHER_MONEY =
  /\b(?:deductible|limits?|balance|fines?|penalt\w+|late|deposit|proceeds|one[- ]time|emergency|special assessments?|install?ments?|adjustments?|difference|loan|principal amount|fee of (?:the )?loan|closing|refund|credit|fund(?:ed)? balance|dues|owners? pay|your (?:new |monthly )*payment|lot rent|per (?:trip|visit|hour|call|push|inch|ton|gallon|gal)|\/ ?(?:gal|hr|hour|visit|trip|ton)|each)\b/i;
const OF_HOME = new RegExp(`^[\\s,]*(?:per|an?|each|every|/)\\s*(?:${HOME}|space)\\s*(?:/|per|an?|each|every|and|,)?\\s*(?:month|mo\\b)`, 'i'); // prettier-ignore
const YEAR_BEHIND =
  /^\W{0,3}(?:(?:in total )?(?:for|in) (?:the )?(?:coming |next |entire |whole |full )?(?:fiscal|calendar|FY|year|winter|season|summer|20\d\d)|(?:a|per) season\b)/i;
const PERIOD_BEFORE: [NoticePeriod, RegExp][] = [
  ['month', /\b(?:monthly|per month)\b[^.;$]{0,40}$/i],
  ['quarter', /\bquarterly\b[^.;$]{0,40}$/i],
  ['year', /\b(?:annual(?:ly)?|yearly|per year|seasonal|season|for (?:the )?(?:whole |entire )?(?:year|20\d\d)|contribution)\b[^.;$]{0,50}$/i],
]; // prettier-ignore
const FEWEST_CENTS = 10_000;

/** The amounts of a sentence that are prices for a period, without those that were paid until now. */
export function pricesIn(text: string): NoticePrice[] {
  const found = findAmounts(text);
  const prices = found.flatMap(({ cents, raw, index }, at): NoticePrice[] => {
    const [before, after] = [
      text.slice(Math.max(0, index - 70), index),
      text.slice(index + raw.length, index + raw.length + 60),
    ];
    const own = after.split(/[;.](?:\s|$)|\$/)[0] ?? '';
    if (FORMER.test(before) || isFormer(found, at, text) || FORMER_BEHIND.test(after)) return [];
    if (OTHER_MONEY.test(before.split(/[;.](?=\s)|\$/).at(-1) ?? '') || OTHER_MONEY.test(own)) return [];
    const isTwelfth = found[at + 1]?.cents === 12 * cents;
    const period =
      found[at - 1] && cents === 12 * found[at - 1]!.cents
        ? 'year'
        : isTwelfth
          ? 'month'
          : OF_HOME.test(own)
            ? 'unit'
            : periodNear(before, own);
    if (!period || (period !== 'unit' && cents < FEWEST_CENTS)) return [];
    return [{ cents, period, start: index, end: index + raw.length }];
  });
  return oneOfEach(prices);
}

/** The year's sum beside a month's price of until now. */
function isFormer(found: readonly FoundAmount[], at: number, text: string): boolean {
  const [month, year] = [found[at - 1], found[at]];
  return !!month && year?.cents === 12 * month.cents && FORMER.test(text.slice(0, month.index).slice(-70));
}

function periodNear(before: string, after: string): NoticePeriod | undefined {
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
  ['insurance', /\b(?:insurance|premiums?|master policy|D&O|underwriting)\b/i],
  ['landscape maintenance', /\b(?:grounds?|lawns?|mow\w*|landscap\w*)\b/i],
  ['community management', /\b(?:mgmt|management|managing agent|property manager)\b/i],
  ['heating fuel', /\b(?:fuel|heating oil)\b/i],
  ['trash, waste and recycling collection', /\b(?:rubbish|hauler|disposal)\b/i],
];

/** The service that words are about: of several the last that is named before the amount, else the first behind it. */
export function serviceIn(words: string, at = words.length): string | undefined {
  const [before, after] = [words.slice(0, at), words.slice(at)];
  return lastNamed(before) ?? named(after);
}

const named = (words: string): string | undefined =>
  PLAIN.find(([, pattern]) => pattern.test(words))?.[0] ?? tradeOf(words);

function lastNamed(words: string): string | undefined {
  const clauses = words.split(/[,;:.]\s|\band\b/);
  for (const clause of clauses.reverse()) {
    const service = named(clause);
    if (service) return service;
  }
  return undefined;
}
