import type { ContractPart } from '@hoa/contracts';
import { findAmounts } from '../../text/amounts';
import type { Prose } from '../reading/prose';
import { contextOf, type Context } from './amount-context';
import { columnPeriod } from './column-period';
import { BLANK } from './quantities';

export type ContractFee = NonNullable<ContractPart['fee']>['value'];
export type FeePeriod = ContractFee['period'];

/** An amount of a contract with what its words make of it. */
export interface FeeAmount {
  /** Undefined where the figure is blank or redacted. */
  cents: number | undefined;
  start: number;
  end: number;
  period: FeePeriod | undefined;
  /** Above 0 for the price of the service, below for everything else that has a dollar sign. */
  score: number;
  total: boolean;
  /** Written for a year and then divided, or the part of one that is paid at a time. */
  installment: boolean;
  /** `$18.00 per unit per month`: the price of each unit of the association. */
  each: boolean;
}

const BLANK_MONEY = new RegExp(`\\$\\s*${BLANK.source}(?:[.,_\\d]*)`, 'gi');

export function feeAmounts(prose: Prose): FeeAmount[] {
  const { text } = prose;
  const amounts = findAmounts(text)
    .filter(
      (amount) =>
        amount.raw.includes('$') ||
        /(?:dollars|usd|amount|fee|price|total|charge|cost)[^\n]{0,40}$/i.test(
          text.slice(Math.max(0, amount.index - 60), amount.index),
        ),
    )
    .filter(
      (amount) =>
        !(
          /^\.\d{3}\b/.test(text.slice(amount.index + amount.raw.length)) ||
          /^\$?\d{1,3}\.\d{3}$/.test(amount.raw.replace(/\s/g, ''))
        ),
    )
    .map((amount) => ({
      cents: amount.cents as number | undefined,
      start: amount.index,
      end: amount.index + unclosed(amount.raw).length,
    }));
  const blanks = [...text.matchAll(BLANK_MONEY)].map((match) => ({
    cents: undefined,
    start: match.index,
    end: match.index + match[0].length,
  }));
  const found = [...amounts, ...blanks].sort((a, b) => a.start - b.start);
  return risen(
    text,
    found.map((amount) => described(text, amount)),
  );
}

/** `will increase from $1,850.00 to $1,925.00`: the first is the price that ends, the second has its words. */
function risen(text: string, amounts: FeeAmount[]): FeeAmount[] {
  return amounts.map((amount, i) => {
    const [before, next] = [amounts[i - 1], amounts[i + 1]];
    if (next && isRise(text, amount, next)) return { ...amount, score: amount.score - 5 };
    if (!before || !isRise(text, before, amount)) return amount;
    const period = amount.period ?? before.period;
    return { ...amount, ...(period ? { period } : {}), score: Math.max(amount.score, before.score) };
  });
}

function isRise(text: string, from: { start: number; end: number }, to: { start: number }): boolean {
  return (
    /\bfrom\s*$/i.test(text.slice(Math.max(0, from.start - 8), from.start)) &&
    /^\s*(?:per \w+\s+)?to\s*$/i.test(text.slice(from.end, Math.min(to.start, from.end + 24)))
  );
}

/** `($5,000)` in a sentence: the closing parenthesis is not the amount's. */
function unclosed(raw: string): string {
  return raw.endsWith(')') && !raw.includes('(') ? raw.slice(0, -1) : raw;
}

/** `in an annual amount not to exceed $13,200`: a price, though written as its bound. */
const CAPPED_FEE =
  /\b(?:annual|monthly|yearly|quarterly|total|contract|maximum)\s+(?:\w+\s+)?(?:amount|compensation|fee|sum|cost|price|payment)s?\s+(?:shall\s+|will\s+)?not(?:[\s.]+to)?[\s.]+exceed\s*$/i;

const EVERY = '(?:per|an?|each|every|for each|/)';
const AFTER_PERIODS: [FeePeriod, RegExp][] = [
  [
    'unit',
    new RegExp(
      `^[\\s,)]*(?:usd|dollars|u\\.s\\. dollars)?[\\s,)]*${EVERY}\\s*(?:(?:billable|man|labor|staff|person|technician|guard|officer|crew|regular|straight)[\\s-]*)*(?:hours?|hr|visit|trip|push|plow|application|inch|event|occurrence|call|mile|yard|ton|load|pull|haul|day|week|foot|sq|square|tree|palm|bag|pound|gallon|treatment|cleaning|inspection|copy|page|transaction|letter|violation|closing|resale|certificate|camera|device|head|item|piece|service|person|guard|vehicle|box|lien|request|return|check|meeting|night|salting|storm|snow ?fall|cubic|container|bin)`,
      'i',
    ),
  ],
  [
    'month',
    new RegExp(
      `^[\\s,)]*(?:usd|dollars|u\\.s\\. dollars)?[\\s,)]*(?:\\([^)]{0,40}\\)\\s*)?(?:${EVERY}\\s*(?:unit|home|door|lot|residence|address|subscriber|dwelling|house|apartment)s?[\\s,]*)?(?:${EVERY}\\s*(?:calendar\\s+|billing\\s+)?(?:month|mo\\b)|monthly|a month|on a monthly basis|payable monthly|due (?:on the first|monthly))`,
      'i',
    ),
  ],
  [
    'quarter',
    new RegExp(
      `^[\\s,)]*(?:dollars)?[\\s,)]*(?:\\([^)]{0,40}\\)\\s*)?(?:${EVERY}\\s*(?:calendar\\s+)?(?:quarter|qtr)|quarterly)`,
      'i',
    ),
  ],
  [
    'year',
    new RegExp(
      `^[\\s,)]*(?:usd|dollars)?[\\s,)]*(?:\\([^)]{0,40}\\)\\s*)?(?:${EVERY}\\s*(?:unit|home|door|lot)?s?[\\s,]*(?:${EVERY}\\s*)?(?:contract\\s+|calendar\\s+|fiscal\\s+|twelve[- ]month\\s+)?(?:year|yr\\b|annum|12 months|twelve months)|annually|yearly|annual|for the (?:\\d{4}\\s+)?(?:\\w+\\s+)?season\\b|per season\\b)`,
      'i',
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
    /\b(?:annual(?:ly|ized)?|yearly|per year|per annum|each (?:contract )?year|seasonal(?:ly)?|(?:per|each|for the) season|for (?:fifty-two|52)(?: \(52\))? weeks)\b[^.;$]{0,70}$/i,
  ],
];
const ONE_TIME =
  /\b(?:contract (?:price|sum|amount)|lump sum|one[- ]time|flat fee|total (?:price|cost|contract|project|amount|sum)|sum of|set[- ]?up|purchase price|fixed price|completion|not[- ]to[- ]exceed price)\b/i;

const FEE_NOUN =
  /\b(?:(?:management|service|services|maintenance|base|basic|monthly|annual|yearly|quarterly|contract|monitoring|landscap\w+|fixed|minimum monthly|regular|total|subscription|bulk|license|hosting|retainer|administrative)\s+)*(?:fees?|price|compensation|charges?|cost|contract sum|rate|payments?|amount|consideration|installments?|total|remuneration|retainer|invest?ment|the sum of|lump sum)\b/i;
const PAY =
  /\b(?:shall|will|agrees?|hereby agrees)\s+(?:also\s+)?(?:to\s+)?(?:pay|compensate|be paid|receive|be compensated|charge|bill|invoice)|\bpayable\b|\bin consideration\b|\bas (?:full )?compensation\b|\bfor (?:the|all|such) (?:services|work)\b|\bpays?\b|\bpaid\b/i;

const DECOY =
  /\b(?:late (?:fee|charge|payment)|past[- ]due|overdue|delinquen|interest\b|finance charge|deposit|retain(?:age|ed from)|liabilit|insur|limits?\b|aggregate|per occurrence|each occurrence|combined single|indemn|deductible|damages?|penalt|fine\b|returned check|nsf|insufficient funds|terminat|cancell?ation|liquidated|reimburs|out[- ]of[- ]pocket|additional (?:service|work|visit|charge|time|unit|cost)|extra|overtime|emergenc|after[- ]hours|holiday|trip charge|in excess of|exceed|more than|less than|greater than|up to\b|bond\b|umbrella|worth|attorney|collections\b|collection (?:costs?|fees?|agenc|charges?|expenses?|actions?)|costs? of collection|resale|transfer fee|disclosure|estoppel|postage|copies|photocop|mailing|set[- ]?up|initiation|activation|installation|start[- ]?up|onboarding|credit\b|discount|refund|bonus|training|consultation|programming|equipment|replacement|repair|labor rate|hourly|surcharge|permit|liens?\b|fuel|tax(?:es)?\b|fdic|budget of|reserve (?:fund|account))/i;
/** `The minimum monthly fee shall not be less than $5,000` is the price, whatever it says of less. */
const MINIMUM_FEE =
  /\bminimum\s+(?:\w+\s+)?(?:fee|charge|payment)s?\b[^$]{0,60}$|\bfees?\b[^$]{0,30}\bnot be less than[^$]{0,40}$/i;

function described(
  text: string,
  amount: { cents: number | undefined; start: number; end: number },
): FeeAmount {
  const around = contextOf(text, amount);
  const context = {
    ...around,
    before: around.before.replace(TICKED, ' ').replace(WRITTEN_OUT, ' '),
    after: around.after.replace(TICKED, ' ').replace(OWN_TAX, '$1 '),
  };
  const column = columnPeriod(text, amount);
  const { period, near } = column ? { period: column, near: true } : periodOf(context);
  const total = /\b(?:grand\s+|contract\s+|annual\s+|monthly\s+)*total\b[^$]{0,60}$/i.test(context.before);
  const installment =
    /\binstall?ments?\b|\bpayments? of\b|\bpayable (?:in|at)\b/i.test(context.before.slice(-60)) ||
    /^[\s,)]*(?:in|as)?\s*(?:equal\s+)?(?:monthly\s+)?install?ments?/i.test(context.after);
  const each =
    /^[\s,)]*(?:dollars)?[\s,)]*(?:per|each|\/|for each|a)\s*(?:residential\s+)?(?:unit|home|door|lot|residence|subscriber|dwelling|house|apartment|address)/i.test(
      context.after,
    );
  return { ...amount, period, score: scoreOf(context, { period, near, total }), total, installment, each };
}

/** `$14,850.00, payable as follows:` ends its clause; `Deposit upon signing` on the next line is another figure's. */
function ownLine(after: string): string {
  const next = after.search(/\n\s*[A-Z]|\.\s+[A-Z][a-z]/);
  return next < 0 ? after : after.slice(0, next);
}

/** `payable in five (5) equal monthly installments`: how it is paid, not what it is for. */
const PAID_IN =
  /\b(?:(?:payable|paid|due|billed|invoiced|divided)\b[^.;$]{0,20})?\b(?:in|into|by)\s+(?:[\w()-]+\s+){0,4}?(?:monthly|quarterly)\s+(?:install?ments?|payments?)/i;

/** `o QUARTERLY  [x] SEMI-ANNUALLY  [ ] ANNUALLY`: boxes to tick say when it is billed. */
const TICKED =
  /(?:(?<![\w])[oO]|[\u25a0\u25a1\u2610-\u2612þ¨]|\[\s?[xX]?\s?\])\s+(?:monthly|quarterly|semi-?annually|annually|yearly)\b/gi;

/** `quarterly fee of Four thousand and 00/100 Dollars (`: the same figure in words, which part it from what it is. */
const WRITTEN_OUT =
  /\b(?:(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|and|no|dollars?|cents?|\d\d\/100|xx\/100)[\s,-]+)+\(?\s*$/i;

/** `, sales tax included`, `plus applicable taxes`: a remark on the price before it, not another figure's name. */
const OWN_TAX =
  /^([\s,(]*(?:(?:per|each|a)\s+(?:month|year|quarter|annum))?)[\s,(]*(?:(?:plus|including|inclusive of|excluding|exclusive of|before|with|not including)\s+)?(?:(?:all|any|applicable|state|local|sales|use|and)\s+)*tax(?:es)?\b(?:\s+(?:is|are|not))*(?:\s+(?:included|extra|excluded))?/i;

function periodOf(about: Context): { period: FeePeriod | undefined; near: boolean } {
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
  const inLine = AFTER_PERIODS.slice(1).find(([, words]) =>
    words.test(context.after.replace(/^[^.;$]*?(?=\b(?:per|each|monthly|annually|quarterly)\b)/i, '')),
  );
  if (inLine) return { period: inLine[0], near: false };
  const above = BEFORE_PERIODS.filter(([period]) => period !== 'unit').find(([, words]) =>
    words.test(context.above.split('\n').slice(-3).join(' ').slice(-160)),
  );
  if (above && !/[a-z]{4,}.*[a-z]{4,}/i.test(context.before)) return { period: above[0], near: false };
  return ONE_TIME.test(context.before) || ONE_TIME.test(context.after.slice(0, 40))
    ? { period: 'one-time', near: true }
    : { period: undefined, near: false };
}

/** `in place of the former price of $480`, `(was $480)`: what the new price takes the place of. */
const REPLACED =
  /\b(?:in (?:place|lieu) of|instead of|rather than|replac(?:es|ing)|supersed(?:es|ing)|up from|down from|compared (?:with|to))\b[^$;]{0,50}$|\b(?:former|formerly|previous|previously|prior|old|expiring|last year['’]?s|was)\b(?:\s+(?:[a-z]+\s+){0,2}(?:price|fee|rate|charge|amount|cost)s?)?\s*(?:of|was|is|:)?\s*$/i;

/** `Our fee for these services will be`: words that lead up to the price of a letter. */
const OUR_PRICE =
  /\b(?:our|your|the total)\s+(?:\w+\s+)?(?:fee|price|charge)s?\s+(?:for\s+[^.;$]{3,60}\s)?(?:will be|shall be|is|are)\s*$/i;

function scoreOf(
  context: Context,
  about: { period: FeePeriod | undefined; near: boolean; total: boolean },
): number {
  const { before, after, sentence, above } = context;
  let score = 0;
  if (about.period === 'month' || about.period === 'year' || about.period === 'quarter')
    score += about.near ? 3 : 2;
  if (about.period === 'one-time') score += 1;
  if (about.period === 'unit') score -= 1;
  if (PAY.test(sentence)) score += 1.5;
  if (FEE_NOUN.test(before.slice(-110))) score += 2;
  else if (FEE_NOUN.test(sentence)) score += 1;
  if (/\b(?:fee|price|compensation|payment)s?\b/i.test(above)) score += 0.7;
  if (about.total) score += 1;
  if (OUR_PRICE.test(before)) score += 1.5;
  if (
    /(?:^|\n)\s*(?:\d+[.)]\s*)?(?:monthly|annual|base|total|contract|management|service|quarterly)[\w ]{0,40}(?:fee|price|charge|cost|amount|rate|total|compensation|investment|payment)s?(?: is| of)?\s*[:.…_ ]*$/i.test(
      before,
    )
  )
    score += 2;
  if (/^\s*(?:\S{0,2}\s*)$/.test(before) && FEE_NOUN.test(above.split('\n').slice(-3).join(' ')))
    score += 1.5;
  if (
    /\b(?:remaining|balance|prepayment|first payment|initial payment|upon (?:signing|execution|completion))\b[^$]*$/i.test(
      before.slice(-60),
    ) ||
    /^[\s,]*(?:up)?on (?:signing|execution|completion)/i.test(after)
  )
    score -= 2.5;
  if (REPLACED.test(before)) score -= 5;
  if (CAPPED_FEE.test(before)) score -= 1;
  else if (
    DECOY.test(before.slice(-90)) &&
    !(MINIMUM_FEE.test(before) && about.period !== undefined && about.period !== 'unit')
  )
    score -= 5;
  else if (
    DECOY.test(
      ownLine(after)
        .slice(0, 60)
        .replace(/^[^a-z]*(?:per|each|a)\s+(?:month|year|quarter|annum)[^a-z]*/i, ''),
    )
  )
    score -= 2.5;
  if (
    /\b(?:late|liabilit|insurance|per occurrence|retainage|deposit|hourly|per hour)\b/i.test(sentence) &&
    !PAY.test(before)
  )
    score -= 2;
  return score;
}
