import type { Cited, ContractPart, FactWarning } from '@hoa/contracts';
import { citedAt, citeSpan, sentencesOf, type Prose } from '../reading/prose';
import type { KindContext } from '../types';
import type { FoundFee } from './fee';
import { BLANK, findPercents, type FoundPercent } from './quantities';

export type ContractEscalator = NonNullable<ContractPart['escalator']>['value'];

interface Candidate {
  value: ContractEscalator;
  start: number;
  end: number;
  score: number;
}

const RISE =
  /\bincreas\w*|\bescalat\w*|\badjust(?:ed|s|ment|ments|able|ing)?\b|\brais(?:e|es|ed|ing)\b|\brise[sn]?\b|\buplift|\bstep[- ]up|\bcost[- ]of[- ]living|\b(?:change|modify|revise|amend) (?:its|the|their|such|all) (?:\w+ ){0,3}(?:rates?|fees?|prices?|charges?)|\bprice (?:change|revision)s?|\bCOLA\b|\bgo(?:es)? up\b|\bgrows?\b|\bclimbs?\b|\badd(?:s|ed|ing)?\s+(?:\w+\s+){0,3}\(?\d+(?:\.\d+)?\s?%|\bpass(?:ed|es|ing)?\s+(?:(?:the|any|such|th(?:is|at|ese|ose)|its|our)\s+(?:\w+\s+)?)?(?:through|on|along)\b|\bplus\s+(?:\w+ ){0,3}\(?\d+(?:\.\d+)?\)?\s?%|\bindexed\b/i;
const PRICE =
  /\b(?:fees?|prices?|pricing|rates?|charges?|compensation|contract (?:sum|amount|price)|payments?|amounts?|costs?|sums?|remuneration|retainer|premium|consideration|installments?)\b/i;
const INDEX =
  /consumer price index|\bC\.?P\.?I\.?\b|\bcpi-?[uw]\b|employment cost index|\bECI\b|producer price index|\bPPI\b|price index|cost[- ]of[- ]living (?:index|adjust\w*|increase)|bureau of labor statistics|rate of inflation|inflation (?:rate|index)|\bCOLA\b/i;
/** Percentages of money that is no price: fines, money held back, shares of a bill, votes. */
const DECOY =
  /late (?:fee|charge|payment)|past[- ]due|overdue|delinquen|\binterest\b|finance charge|unpaid|deposit|down payment|retain(?:age|ed)|withh(?:old|eld)|liabilit|mark-?up|cost plus|plus \d+ ?%? (?:overhead|markup)|overhead|profit|discount|rush|holiday|overtime|sales tax|attorney|vote|warranty|depreciat|cancellation fee|restocking|gratuit|commission|early termination|uptime|availab/i;
const OTHER_PRICE =
  /hourly|labor rates?|time[- ]and[- ]materials?|extra work|additional services|unit prices?|premiums?|insurance|non-covered|deposit|fuel surcharge|surcharge/i;
const COSTS =
  /(?:increas\w*|chang\w*|rise|adjust\w*|reflect\w*|proportion\w*|fluctuat\w*)[^.;]{0,90}\b(?:labor|wages?|materials?|fuel|disposal|landfill|tipping|dump|programming|retransmission|supplier|third[- ]party|operating|actual|direct|chemical|minimum wage|utility|payroll|union|local)\b[^.;]{0,30}\b(?:costs?|rates?|fees?|wages?|expenses?|increase|charges?)?|\b(?:labor|wage|material|fuel|disposal|landfill|programming|actual|direct|mechanic'?s?)\b[^.;]{0,40}\b(?:costs?|rates?|fees?|wages?)\b[^.;]{0,80}(?:increas\w*|chang\w*|adjust\w*|rise)|(?:increas\w*|chang\w*|rises?|adjust\w*|reflect\w*)[^.;]{0,40}\b(?:in|of)\s+(?:our|its|the (?:contractor|company|vendor|provider)['’]s)\s+(?:\w+\s+)?(?:costs?|expenses?)\b|\bcosts?\s+(?:of|for)\b[^.;]{0,60}\b(?:labor|wages?|materials?|fuel|disposal|landfill|insurance|chemicals?|parts|programming)\b[^.;]{0,60}\b(?:increas\w*|rises?|go(?:es)? up)\b/i;
const NONE =
  /\b(?:no|without(?: any)?)\s+(?:\w+\s+){0,3}(?:increases?|escalat\w+|adjustments?|price changes?)\b|\b(?:shall|will|may|does|is|are|do)\s+(?:remain|stay|be|hold)?\s*(?:fixed|firm|unchanged|constant|the same|flat|locked)\b|\b(?:fixed|firm|guaranteed|locked)\s+(?:in\s+)?(?:for|during|throughout|through|over)\b|\b(?:shall|will|may|do(?:es)?)\s+not\s+(?:be\s+)?(?:subject to\s+(?:any\s+)?)?(?:increas\w*|escalat\w*|adjust\w*|chang\w*|rais\w*)\b|\bremains?\s+(?:fixed|firm|unchanged|constant|the same)\b/i;

/** How the price changes in later years, or `none` where the paper says that it does not, or says nothing of it at all. */
export function escalatorOf(
  prose: Prose,
  ctx: KindContext,
  found: FoundFee,
): { escalator?: Cited<ContractEscalator>; warnings: FactWarning[] } {
  const candidates = sentencesOf(prose.text).flatMap((sentence) => candidatesOf(sentence, prose.text));
  const best = [...candidates].sort((a, b) => b.score - a.score || a.start - b.start)[0];
  if (found.schedule && (!best || best.score < 5 || best.value.type === 'none'))
    return bySchedule(prose, ctx, found);
  if (best && best.score >= 2) {
    const rival = candidates.find(
      (other) => other !== best && other.score >= best.score - 0.5 && !same(other.value, best.value),
    );
    const confidence = Math.min(0.96, 0.62 + best.score * 0.06) * (rival ? 0.75 : 1);
    const escalator = citedAt(prose, ctx, { ...best, confidence });
    return { ...(escalator ? { escalator } : {}), warnings: [] };
  }
  return withoutClause(prose, ctx, found);
}

function same(a: ContractEscalator, b: ContractEscalator): boolean {
  return a.type === b.type && a.value === b.value;
}

function bySchedule(
  prose: Prose,
  ctx: KindContext,
  found: FoundFee,
): { escalator?: Cited<ContractEscalator>; warnings: FactWarning[] } {
  const [first] = found.schedule!.steps;
  const flat = found.schedule!.steps.every((step) => step.cents === first!.cents);
  const value: ContractEscalator = { type: flat ? 'none' : 'schedule' };
  const escalator = citedAt(prose, ctx, { value, start: first!.start, end: first!.end, confidence: 0.9 });
  return { ...(escalator ? { escalator } : {}), warnings: [] };
}

/** Silence on price changes: none is stated, at the fee's own place. A change without a figure is told instead. */
function withoutClause(
  prose: Prose,
  ctx: KindContext,
  found: FoundFee,
): { escalator?: Cited<ContractEscalator>; warnings: FactWarning[] } {
  const open = sentencesOf(prose.text).find(
    ({ text }) =>
      RISE.test(text) &&
      /\b(?:fees?|prices?|rates?|charges?|compensation)\b/i.test(text) &&
      rises(text) &&
      !DECOY.test(text) &&
      !OTHER_PRICE.test(text),
  );
  if (open) {
    const at = citeSpan(prose, { start: open.start, end: Math.min(open.end, open.start + 200) }, ctx);
    return {
      warnings: [
        {
          code: 'contract-escalator-open',
          message: 'The price may change, but the paper does not say by how much.',
          ...(at ? { at } : {}),
        },
      ],
    };
  }
  if (!found.fee) return { warnings: [] };
  const { fee } = found;
  return {
    escalator: { value: { type: 'none' }, raw: fee.raw, source: fee.source, confidence: 0.6, by: 'rules' },
    warnings: [],
  };
}

/** The price itself moves, or the vendor may pass what its own costs rise by on to the customer. */
function rises(text: string): boolean {
  return /\bpass(?:ed|es)?\s+(?:through|on|along)\b[^.;]{0,60}\bincreas|\bpass(?:ed|es)?\s+(?:the|any|such|th(?:is|at|ese|ose)|its|our)\s+(?:increas\w*|rises?)\s+(?:through|on|along)\b|\bincreas\w*[^.;]{0,60}\bpass(?:ed|es)?\s+(?:through|on|along)\b|(?:fees?|prices?|rates?|charges?|compensation)\b[^.;]{0,80}(?:increas|escalat|adjust|rais|rise|change)|(?:increas|escalat|adjust|rais|change)\w*\s+(?:in\s+|of\s+)?(?:\w+\s+){0,4}(?:fees?|prices?|rates?|charges?|compensation)/i.test(
    text,
  );
}

interface Sentence {
  start: number;
  end: number;
  text: string;
}

function candidatesOf(sentence: Sentence, text: string): Candidate[] {
  const { text: words } = sentence;
  const context =
    words.length < 90 ? `${text.slice(Math.max(0, sentence.start - 160), sentence.start)} ${words}` : words;
  if (!RISE.test(words) && !NONE.test(words) && !(INDEX.test(words) && PRICE.test(context))) return [];
  if (!PRICE.test(context) && !/\brenew\w*\b[^.]{0,160}\b(?:adjust|increas)/i.test(words)) return [];
  const percents = findPercents(words).filter(
    (percent) => !isDecoy(words, percent) && percent.value > 0 && percent.value <= 50,
  );
  const candidate = classified(words, percents);
  if (!candidate) return [];
  const base = scoreOf(words, context);
  return [
    {
      ...candidate,
      start: sentence.start + candidate.start,
      end: sentence.start + candidate.end,
      score: base + candidate.score,
    },
  ];
}

/** A percentage whose own clause is about something else than the price, or that was left blank. */
function isDecoy(words: string, percent: FoundPercent): boolean {
  const clauseStart = Math.max(
    words.lastIndexOf(';', percent.index),
    words.slice(0, percent.index).search(/\.\s+[A-Z][^.]*$/),
    0,
  );
  const before = words.slice(Math.max(clauseStart, percent.index - 120), percent.index);
  const after = words.slice(percent.index + percent.raw.length, percent.index + percent.raw.length + 70);
  const near = `${before.slice(-70)} ${after}`;
  if (
    DECOY.test(near) &&
    !RISE.test(before.slice(-70)) &&
    !/^[^.;]{0,30}(?:increase|escalat|annually|per (?:year|annum)|each (?:year|anniversary))/i.test(after)
  )
    return true;
  return /^\s*per month/i.test(after) || BLANK.test(before.slice(-6));
}

function classified(
  words: string,
  percents: FoundPercent[],
): (Omit<Candidate, 'score'> & { score: number }) | undefined {
  const index = INDEX.exec(words);
  const lesser =
    /\b(?:lesser|lower|smaller|least|smallest)\s+of\b|whichever (?:is )?(?:less|lower|lesser|smaller)/i.exec(
      words,
    );
  const greater =
    /\b(?:greater|higher|larger|highest)\s+of\b|whichever (?:is )?(?:greater|higher|more|larger)/i.exec(
      words,
    );
  const roles = percents.map((percent) => ({ percent, role: roleOf(words, percent) }));
  const frequency = frequencyOf(words);
  const extras = frequency ? { frequency } : {};
  const floor = roles.find(({ role }) => role === 'floor')?.percent;
  const cap = roles.find(({ role }) => role === 'cap')?.percent;
  const plain = roles.find(({ role }) => role === 'plain')?.percent;
  const any = cap ?? plain ?? floor;
  if (lesser && any && (index || COSTS.test(words) || percents.length > 0))
    return { value: { type: 'lesser_of', value: any.value, ...extras }, ...spanOf(any), score: 3.5 };
  if (index) {
    const least = floor ?? (greater ? plain : undefined);
    const bounds = { ...(least ? { floor: least.value } : {}), ...(cap ? { cap: cap.value } : {}) };
    const plus =
      plain &&
      plain !== least &&
      /plus\s*(?:an additional\s+)?(?:\w+\s+){0,2}\(?$/i.test(
        words.slice(Math.max(0, plain.index - 30), plain.index),
      )
        ? { value: plain.value }
        : {};
    return {
      value: { type: 'cpi', ...plus, ...bounds, ...extras },
      start: index.index,
      end: index.index + index[0].length,
      score: 3.5,
    };
  }
  const dearer = COSTS.exec(words);
  if (greater && plain && dearer)
    return {
      value: { type: 'cost_based', floor: plain.value, ...extras },
      start: dearer.index,
      end: dearer.index + Math.min(dearer[0].length, 120),
      score: 3,
    };
  if (cap)
    return {
      value: { type: 'cap_percent', value: cap.value, ...(floor ? { floor: floor.value } : {}), ...extras },
      ...spanOf(cap),
      score: 3,
    };
  if (plain ?? floor) {
    const percent = (plain ?? floor)!;
    return {
      value: { type: 'fixed_percent', value: percent.value, ...extras },
      ...spanOf(percent),
      score: 3,
    };
  }
  if (BLANK.test(words) && /[\])_*]\s*\)?\s*(?:%|per ?cent)/.test(words)) return undefined;
  const costs = COSTS.exec(words);
  if (costs && RISE.test(words) && rises(words))
    return {
      value: { type: 'cost_based', ...extras },
      start: costs.index,
      end: costs.index + Math.min(costs[0].length, 120),
      score: 2,
    };
  const none = NONE.exec(words);
  if (none && PRICE.test(words))
    return { value: { type: 'none' }, start: none.index, end: none.index + none[0].length, score: 2 };
  return undefined;
}

function spanOf(percent: FoundPercent): { start: number; end: number } {
  return { start: percent.index, end: percent.index + percent.raw.length };
}

const CAP_BEFORE =
  /(?:\b(?:not|never|nor|no event)\b[^.;%]{0,60}?\b(?:exceed\w*|more than|greater than|higher than|above|over)|(?:\bor|\bnor)\s+(?:by\s+)?(?:more|greater|higher) than|no (?:more|greater|higher) than|not to exceed|(?:up )?to a maximum(?: increase)? of|maximum(?: \w+){0,4}(?: of| is| shall be)?|\bmax\.?(?: of)?|cap(?:ped)?(?: at| of| is)?|\bup to|limited to|ceiling(?: of)?|does not exceed|exceed(?:ing)?|by more than|not more than)\s*(?:a\s+(?:total|maximum)\s+of\s+)?(?:\w+\s+){0,2}\(?\s*$/i;
const FLOOR_BEFORE =
  /(?:minimum(?: \w+){0,3}(?: of| is| shall be)?|\bmin\.?(?: of)?|not less than|no less than|at least|no lower than|floor(?: of| is)?|nor less than|never less than|not be less than|(?:be )?less than)\s*\(?\s*(?:\w+\s+){0,2}\(?$/i;

/** `not to exceed 5%` is a cap, `at least 2%` a floor; `2% minimum` too. */
function roleOf(words: string, percent: FoundPercent): 'cap' | 'floor' | 'plain' {
  const before = words.slice(Math.max(0, percent.index - 110), percent.index).replace(/\s+/g, ' ');
  const after = words
    .slice(percent.index + percent.raw.length, percent.index + percent.raw.length + 30)
    .replace(/\s+/g, ' ');
  if (FLOOR_BEFORE.test(before)) return 'floor';
  if (CAP_BEFORE.test(before)) return 'cap';
  if (/^[\s)]*(?:minimum|floor)\b/i.test(after)) return 'floor';
  if (/^[\s)]*(?:maximum|cap|ceiling)\b|^[\s)]*(?:per \w+\s+)?or less\b/i.test(after)) return 'cap';
  if (/between\s*(?:\w+\s+){0,2}\(?$/i.test(before)) return 'floor';
  if (/between[^.;]{0,40}\band\s*(?:\w+\s+){0,2}\(?$/i.test(before)) return 'cap';
  return 'plain';
}

function frequencyOf(words: string): string | undefined {
  const match =
    /\b(?:each|every|on the|at each|upon each|on each)\s+(?:\w+\s+){0,3}(?:anniversary|january 1(?:st)?|year|renewal(?:\s+(?:term|period|date))?|july 1(?:st)?|\d+ months)|\b(?:annually|yearly|per year|per annum|annual|once a year|during any renewal term|any renewal term|at (?:each |the time of )?renewal|per contract year)\b/i.exec(
      words,
    );
  return match ? match[0].replace(/\s+/g, ' ').toLowerCase() : undefined;
}

function scoreOf(words: string, context: string): number {
  let score = 0;
  if (
    RISE.test(words) &&
    /\b(?:monthly|annual|base|service|services|management|contract|maintenance)\s+(?:\w+\s+)?(?:fees?|price|charges?|sum|amount|compensation|rate)|\b(?:fees?|prices?|rates?|compensation|charges?)\b/i.test(
      words,
    )
  )
    score += 1;
  if (
    /anniversary|annual|each year|per year|every year|renewal|per annum|thereafter|january 1|subsequent year|second year|following year/i.test(
      words,
    )
  )
    score += 1;
  // `Should our costs for labor or insurance rise`: insurance among what the vendor pays for.
  const others = COSTS.test(words) ? words.replace(/\binsurance(?: premiums?)?\b/gi, ' ') : words;
  if (OTHER_PRICE.test(others) && !/monthly|annual fee|base|contract price|schedule a/i.test(words))
    score -= 2;
  if (DECOY.test(words)) score -= 1;
  if (
    /\b(?:assessments?|dues|budget|owners? (?:may|shall))\b/i.test(context) &&
    !/\b(?:fee|compensation|price|rates?)\b/i.test(context.slice(-words.length - 90))
  )
    score -= 3;
  if (/hourly rates?[^.;]{0,30}(?:escalat|increas)/i.test(words)) score -= 3;
  return score;
}
