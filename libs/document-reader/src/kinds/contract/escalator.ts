import type { Cited, FactWarning } from '@hoa/contracts';
import { citedAt, linesOf, warningAt, type Prose } from '../reading/prose';
import { optional, type KindContext } from '../types';
import { clausesOf } from './clauses';
import { boundsOf, classified, ratesOf, type Clause, type ContractEscalator } from './escalator-clause';
import { COSTS, DECOY, INDEX, NONE, OTHER_PRICE, PRICE, RISE, rises } from './escalator-words';
import type { FoundFee } from './fee';
import { LATER_YEAR } from './fee-score';
import { recitalTest } from './recitals';

export interface FoundEscalator {
  escalator?: Cited<ContractEscalator>;
  /** Clauses that pass rising costs on beside an escalator of its own. */
  passed?: Clause[];
  warnings: FactWarning[];
}

/** How the price changes in later years, or `none` where the paper says that it does not, or says nothing of it at all. */
export function escalatorOf(prose: Prose, ctx: KindContext, found: FoundFee): FoundEscalator {
  const isRecited = recitalTest(prose.text);
  const candidates = clausesOf(prose.text).flatMap((sentence, i, all) =>
    isRecited(sentence.start) ? [] : candidatesOf(sentence, { text: prose.text, next: all[i + 1]?.text }),
  );
  const best = [...candidates].sort((a, b) => b.score - a.score || a.start - b.start)[0];
  if (found.schedule && (!best || best.score < 5 || best.value.type === 'none'))
    return bySchedule(prose, ctx, found);
  if (best && best.score >= 2 && isMisread(prose, best)) return { warnings: [misread(prose, ctx, best)] };
  if (best && best.score >= 2) {
    const rival = candidates.find(
      (other) => other !== best && other.score >= best.score - 0.5 && !same(other.value, best.value),
    );
    const confidence = Math.min(0.96, 0.62 + best.score * 0.06) * (rival ? 0.75 : 1);
    const escalator = citedAt(prose, ctx, { ...best, confidence });
    const isOfCosts = ['cost_based', 'none'].includes(best.value.type);
    const passed = isOfCosts ? [] : candidates.filter(({ value }) => value.type === 'cost_based');
    return { ...optional('escalator', escalator), passed, warnings: [] };
  }
  return withoutClause(prose, ctx, found);
}

/** In percent. No price of a service rises so much in a year: recognition has lost the point of `4.5`. */
const MOST_RISE = 15;

function isMisread(prose: Prose, { value, start, end }: Clause): boolean {
  const highest = Math.max(value.value ?? 0, value.floor ?? 0, value.cap ?? 0);
  return highest > MOST_RISE && linesOf(prose, start, end).some(({ page }) => page.source === 'ocr');
}

const misread = (prose: Prose, ctx: KindContext, { start, end }: Clause): FactWarning =>
  warningAt(prose, ctx, {
    code: 'contract-escalator-misread',
    message: 'The price may change, but the percentage could not be recognized with certainty.',
    ...{ start, end },
  });

function same(a: ContractEscalator, b: ContractEscalator): boolean {
  return a.type === b.type && a.value === b.value;
}

function bySchedule(prose: Prose, ctx: KindContext, found: FoundFee): FoundEscalator {
  const [first] = found.schedule!.steps;
  const flat = found.schedule!.steps.every((step) => step.cents === first!.cents);
  const value: ContractEscalator = { type: flat ? 'none' : 'schedule' };
  const { start, end } = first!;
  return { ...optional('escalator', citedAt(prose, ctx, { value, start, end, confidence: 0.9 })), warnings: [] }; // prettier-ignore
}

/** Silence on price changes: none is stated, at the fee's own place. A change without a figure is told instead. */
function withoutClause(prose: Prose, ctx: KindContext, found: FoundFee): FoundEscalator {
  const open = clausesOf(prose.text).find(
    ({ text }) =>
      RISE.test(text) &&
      /\b(?:fees?|prices?|rates?|charges?|compensation)\b/i.test(text) &&
      rises(text.replace(NONE, ' ')) &&
      !DECOY.test(text) &&
      !OTHER_PRICE.test(text),
  );
  if (open) {
    const span = { start: open.start, end: Math.min(open.end, open.start + 200) };
    const message = 'The price may change, but the document does not say by how much.';
    return { warnings: [warningAt(prose, ctx, { code: 'contract-escalator-open', message, ...span })] };
  }
  if (!found.fee) return { warnings: [] };
  const { fee } = found;
  const later = clausesOf(prose.text).find(
    ({ text }) => LATER_YEAR.test(text.split('$')[0]!) && text.includes('$'),
  );
  if (later) {
    const value: ContractEscalator = { type: 'schedule' };
    return { ...optional('escalator', citedAt(prose, ctx, { value, ...later, confidence: 0.7 })), warnings: [] }; // prettier-ignore
  }
  return {
    escalator: { value: { type: 'none' }, raw: fee.raw, source: fee.source, confidence: 0.6, by: 'rules' },
    warnings: [],
  };
}

interface Sentence {
  start: number;
  end: number;
  text: string;
}

/** `Any yearly increase is limited to 4%`: in a contract nothing else rises by the year. */
const YEARLY_RISE =
  /\b(?:annual|yearly) (?:increases?|adjustments?|escalat(?:ion|or)s?|rises?)\b(?! (?:in|of|to) (?:the )?(?:assessments?|dues|budget|number|units?))/i;

/** `(prior year: $5,000.00; an increase of 4%)`, `$1,340 from January 1, 2027, a 3% increase`: by what the price has risen already. */
const PAST_RISE =
  /\b(?:prior|previous|last) year(?:['’]s)?\b(?:[^.]|\.\d){0,50}; an (?:increase|rise) of [\d.]+ ?%|\b(?:is|represents|reflects) an? (?:increase|rise) of [\d.]+ ?% (?:over|from|above)\b|\$ ?[\d,.]+\d[^.;$]{0,60}, an? (?:(?:increase|rise) of [\d.]+ ?%|[\d.]+ ?% (?:increase|rise))(?! (?:each|every|per|annual))/i;

/** `C. FUEL SURCHARGE.` over a clause that raises the price while fuel is dear: it is added and not kept. */
const SURCHARGE_OVER = /(?:^|\n|[.)]\s)\s*(?:[A-Z][\w/]*\s){0,2}S(?:urcharge|URCHARGE)[sS]?\s*[.:]\s*$/;

function candidatesOf(sentence: Sentence, around: { text: string; next: string | undefined }): Clause[] {
  const { text: words } = sentence;
  const { text } = around;
  // Boxes that nobody ticked leave a wide gap.
  const before = text.slice(Math.max(0, sentence.start - 400), sentence.start).replace(/ {2,}/g, '  ');
  const goesOn =
    words.replace(/\s+/g, ' ').length < 90 ||
    /;\s*$/.test(before) ||
    /\b(?:increase|raise|adjust) it\b|\bit (?:will|shall|may) (?:change|rise|increase)\b/i.test(words);
  const context = goesOn ? `${before.slice(-160)} ${words}` : words;
  const isRow = isRowOfRises(words, before);
  if (!isRow && !RISE.test(words) && !NONE.test(words) && !(INDEX.test(words) && PRICE.test(context)))
    return [];
  if (
    !PRICE.test(context) &&
    !YEARLY_RISE.test(words) &&
    !/\brenew\w*\b[^.]{0,160}\b(?:adjust|increas)/i.test(words)
  )
    return [];
  if (PAST_RISE.test(`${before.slice(-80)}${words}`.replace(/\s+/g, ' '))) return [];
  const found = classified(words, ratesOf(words));
  if (!found || (found.value.type === 'fixed_percent' && SURCHARGE_OVER.test(before))) return [];
  const value = isUnbound(found.value) ? bound(found.value, boundsOf(around.next ?? '')) : found.value;
  return [
    {
      value,
      start: sentence.start + found.start,
      end: sentence.start + found.end,
      score: scoreOf(words, context) + found.score,
    },
  ];
}

/** `Fixed: 2% each anniversary` under `Price adjustment`: the answer of a form, whose question says what rises. */
function isRowOfRises(words: string, before: string): boolean {
  return (
    words.trim().length < 90 &&
    /\d\s?%/.test(words) &&
    /\b(?:each|every|per|at)\s+(?:anniversary|year|renewal|annum)\b|\bannually\b/i.test(words) &&
    /\b(?:price|fee|rate)s?\s+(?:adjustment|increase|escalat\w+|change|rise)s?\s*:?\s*$/i.test(before)
  );
}

/** What a vendor may raise by its own costs up to a limit is, for who pays, a price with that limit. */
function bound(
  value: ContractEscalator,
  { cap, ...rest }: { floor?: number; cap?: number },
): ContractEscalator {
  if (cap === undefined) return { ...value, ...rest };
  return value.type === 'cost_based'
    ? { ...value, ...rest, type: 'cap_percent', value: cap }
    : { ...value, ...rest, cap };
}

/** A rise by an index or by costs without a bound of its own. */
function isUnbound({ type, floor, cap }: ContractEscalator): boolean {
  return (type === 'cpi' || type === 'cost_based') && floor === undefined && cap === undefined;
}

const OF_PRICE = /\b(?:fees?|prices?|rates?|compensation|charges?)\b|\b(?:monthly|annual|base|service|services|management|contract|maintenance)\s+(?:\w+\s+)?(?:sum|amount)/i; // prettier-ignore
const OF_LATER =
  /anniversary|annual|once a year|each year|per year|every year|renewal|per annum|thereafter|january 1|subsequent year|second year|following year/i;
/** What owners pay, and no vendor. */
const OF_OWNERS = /\b(?:assessments?|dues|budget|owners? (?:may|shall))\b/i;

function scoreOf(words: string, context: string): number {
  // `Should our costs for labor or insurance rise`: insurance among what the vendor pays for.
  const others = COSTS.test(words)
    ? words.replace(/\binsurance(?: premiums?)?\b|\bhourly (?=(?:labor )?(?:costs?|wages?|rates?))/gi, ' ')
    : words;
  const isOther =
    OTHER_PRICE.test(others) && !/monthly|annual fee|base|contract price|schedule a/i.test(words);
  const isOfOwners =
    OF_OWNERS.test(context) &&
    !/\b(?:fee|compensation|price|rates?)\b/i.test(context.slice(-words.length - 90));
  return (
    (RISE.test(words) && OF_PRICE.test(words) ? 1 : 0) +
    (OF_LATER.test(words) ? 1 : 0) -
    (isOther ? 2 : 0) -
    (DECOY.test(words) ? 1 : 0) -
    (isOfOwners ? 3 : 0)
  );
}
