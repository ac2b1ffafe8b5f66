import type { Context } from './amount-context';
import type { FeePeriod } from './fee-amounts';

const EVERY = '(?:per|an?|each|every|for each|/)';
/** What the members of an association have one of, by which some prices are counted. */
export const HOME =
  '(?:unit|(?:town)?home|townhouse|door|lot|residence|address|subscriber|dwelling|house(?:hold)?|apartment)s?';
const OF_HOME = `(?:${EVERY}\\s*${HOME}[\\s,]*)?`;
/** `due on the first day of each contract` before the name of the period. */
const DUE_EACH =
  '(?:due|payable|billed)\\s+(?:in advance\\s+)?on\\s+the\\s+(?:first|last|anniversary)\\s+(?:day\\s+)?of\\s+(?:each|every)\\s+(?:\\w+\\s+)?';
/** `$90.00 dollars (ninety) per home`: what may stand between an amount and its period. */
const BEHIND = '^[\\s,)]*(?:usd|(?:u\\.s\\. )?dollars)?[\\s,)]*';
const behind = (words: string): RegExp => new RegExp(`${BEHIND}(?:\\([^)]{0,40}\\)\\s*)?${OF_HOME}(?:${words})`, 'i'); // prettier-ignore
const AFTER_PERIODS: [FeePeriod, RegExp][] = [
  [
    'unit',
    new RegExp(
      `${BEHIND}${EVERY}\\s*(?:(?:billable|man|labor|staff|person|technician|guard|officer|crew|regular|straight|patrol|scheduled|routine)[\\s-]*)*(?:hours?|hr|visit|trip|cut|mowing|push|plow|application|inch|event|occurrence|call|mile|yard|ton|load|pull|haul|day|week|foot|sq|square|tree|palm|bag|pound|gallon|treatment|cleaning|inspection|copy|page|transaction|letter|violation|closing|resale|certificate|camera|device|head|item|piece|service|person|guard|vehicle|box|lien|request|return|check|meeting|night|salting|storm|snow ?fall|cubic|container|bin)`,
      'i',
    ),
  ],
  [
    'month',
    behind(
      `${EVERY}\\s*(?:calendar\\s+|billing\\s+)?(?:month|mo\\b)|monthly|a month|on a monthly basis|payable monthly|due monthly|(?:on|by) the (?:[\\w-]+ ){1,4}of (?:each|every|the) month\\b|due on the first\\b(?!\\s+(?:day\\s+)?of\\s+(?:each|every|the|a)\\s+(?:\\w+\\s+){0,2}?(?:year|quarter)|\\s+(?:day\\s+)?of\\s+(?:january|april|july|october))`,
    ),
  ],
  [
    'quarter',
    behind(
      `${EVERY}\\s*(?:(?:calendar\\s+)?(?:quarter|qtr)|(?:three|3)\\s+months)|quarterly|${DUE_EACH}quarter`,
    ),
  ],
  [
    'year',
    behind(
      `${EVERY}\\s*(?:contract\\s+|calendar\\s+|fiscal\\s+|twelve[- ]month\\s+)?(?:year|yr\\b|annum|12 months|twelve months)|annually|yearly|annual|(?:billed|invoiced|payable|due|paid) (?:once )?(?:an?|per|each|every) year|for a year\\b|for the (?:\\d{4}\\s+)?(?:\\w+\\s+)?(?:season|year)\\b(?! end)|per season\\b|${DUE_EACH}year`,
    ),
  ],
];
const BEFORE_PERIODS: [FeePeriod, RegExp][] = [
  [
    'unit',
    /(?:hourly|per[- ](?:hour|visit|push|application|inch)|unit (?:price|rate|cost)|rate per (?:hour|visit|push))[^.;$]{0,50}$/i,
  ],
  ['month', /\b(?:monthly|per month|each month|every month)\b(?:[^.;$]|\.\d){0,70}$/i],
  ['quarter', /\b(?:quarterly|per quarter|each quarter)\b[^.;$]{0,60}$/i],
  [
    'year',
    /\b(?:annual(?:ly|ized)?(?! (?:meeting|report|election)s?\b)|yearly|per year|per annum|each (?:contract )?year|seasonal(?:ly)?|season (?:price|fee|charge|rate)|(?:per|each|for the)\W{1,2}(?:\w+ )?season|(?:pric(?:e|ing)|fee|charge|cost|total|rate) (?:for|of) (?:the year|(?:(?:the )?(?:calendar year|season) )?20\d\d)|for (?:fifty-two|52)(?: \(52\))? weeks)\b[^.;$]{0,70}$/i,
  ],
];
const ONE_TIME =
  /\b(?:contract (?:price|sum|amount)|lump sum|one[- ]time|flat fee|total (?:price|cost|contract|project|amount|sum)|sum of|set[- ]?up|purchase price|fixed price|completion|not[- ]to[- ]exceed (?:price|amount|sum|fee))\b/i;

/** `payable in five (5) equal monthly installments`: how it is paid, not what it is for. */
const PAID_IN =
  /\b(?:(?:payable|paid|due|billed|invoiced|divided)\b[^.;$]{0,20})?\b(?:in|into|by)\s+(?:[\w()-]+\s+){0,4}?(?:monthly|quarterly)\s+(?:install?ments?|payments?)/i;

/** The month, quarter or year that is named right behind an amount. */
export const periodBehind = (after: string): FeePeriod | undefined =>
  AFTER_PERIODS.slice(1).find(([, words]) => words.test(after))?.[0];

export function periodOf(about: Context): { period: FeePeriod | undefined; near: boolean } {
  const context = { ...about, after: about.after.replace(PAID_IN, ' ') };
  const after = AFTER_PERIODS.find(([, words]) => words.test(context.after));
  if (after) return { period: after[0], near: true };
  const before = BEFORE_PERIODS.map(([period, words]) => ({
    period,
    at: words.exec(context.before)?.index ?? -1,
  }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => b.at - a.at)[0];
  if (before) return { period: before.period, near: true };
  const inLine = periodBehind(
    context.after.replace(/^[^.;$]*?(?=\b(?:per|each|monthly|annually|quarterly)\b)/i, ''),
  );
  if (inLine) return { period: inLine, near: false };
  const above = BEFORE_PERIODS.filter(([period]) => period !== 'unit').find(([, words]) =>
    words.test(context.above.split('\n').slice(-3).join(' ').slice(-160)),
  );
  if (above && !/[a-z]{4,}.*[a-z]{4,}/i.test(context.before)) return { period: above[0], near: false };
  const isTotal = /^[\s,]*(?:in )?total\b/i.test(context.after);
  return isTotal || ONE_TIME.test(context.before) || ONE_TIME.test(context.after.slice(0, 40))
    ? { period: 'one-time', near: true }
    : { period: undefined, near: false };
}

/** `Invoice: [X] Monthly` and further on `Charge per invoice: $410.00`: how often a bill comes says what its price is for. */
const PER_BILL = /\b(?:per|each|every) (?:invoice|bill|billing(?: period| cycle)?|statement)\b[^$\n]{0,20}$/i;
const BILLED =
  /\b(?:invoic\w{0,4}|bill(?:ed|ing|s)?(?: cycle| frequency| period)?)\b[^\n$.;]{0,60}?\b(monthly|quarterly|annual(?:ly)?|yearly)\b(?![^\n]{0,60}\b(?:monthly|quarterly|annual(?:ly)?|yearly)\b)/i;

export function billedPeriod(text: string, before: string): FeePeriod | undefined {
  const often = PER_BILL.test(before) ? BILLED.exec(text)?.[1]?.toLowerCase() : undefined;
  if (often === undefined) return undefined;
  return often === 'monthly' ? 'month' : often === 'quarterly' ? 'quarter' : 'year';
}
