import type { ContractPart } from '@hoa/contracts';
import { COSTS, DECOY, INDEX, NONE, PRICE, RISE, rises } from './escalator-words';
import { ABOLISHED } from './fee-score';
import { BLANK, findPercents, wordsAround, type FoundPercent } from './quantities';

export type ContractEscalator = NonNullable<ContractPart['escalator']>['value'];

/** What one clause says of the price, where in it, and how plainly. */
export interface Clause {
  value: ContractEscalator;
  start: number;
  end: number;
  score: number;
}

/** The percentages by which a clause may raise the price. */
export function ratesOf(words: string): FoundPercent[] {
  return [...withoutShares(words, findPercents(words)), ...factorsOf(words)].filter(
    (percent) => !isDecoy(words, percent) && isRate(words, percent),
  );
}

/** No price rises by nothing, but a change of 0% may be the least. */
function isRate(words: string, percent: FoundPercent): boolean {
  return percent.value > 0 ? percent.value <= 50 : roleOf(words, percent) === 'floor';
}

/** `103% of the fee of the year before`, `multiplied by 1.03`: the price before and the rate together. */
const FACTOR =
  /\b(1[01]\d(?:\.\d{1,2})?)\s?(?:%|percent)\s+of\s+(?:the|its|that)\b|\bmultipl(?:ied|ying) by\s+(1\.[01]\d{0,3})\b/gi;

function factorsOf(words: string): FoundPercent[] {
  return [...words.matchAll(FACTOR)].map((match) => ({
    value: Math.round((match[1] ? Number(match[1]) - 100 : (Number(match[2]) - 1) * 100) * 100) / 100,
    index: match.index,
    raw: match[0],
  }));
}

/** `as to twenty percent (20%) of the price`: that much of it, and no more. */
const AS_TO = /\b(?:as to|for|to the extent of)\s+(?:[\w-]+\s+percent\s+)?\(?$/i;

/** `80% of it follows wages and 20% an index`: parts of one whole make a hundred together. */
function areShares(percents: FoundPercent[]): boolean {
  const sum = percents.reduce((all, { value }) => all + value, 0);
  return percents.length > 1 && Math.abs(sum - 100) < 0.01;
}

function withoutShares(words: string, percents: FoundPercent[]): FoundPercent[] {
  if (areShares(percents)) return [];
  return percents.filter(
    ({ index, raw }) =>
      !(AS_TO.test(words.slice(0, index)) && /^\s*of\b/i.test(words.slice(index + raw.length))),
  );
}

/**
 * `No revision will be less than 3 percent or more than 6 percent.`: the sentence behind the one that raises the price
 * bounds it, by words that name nothing else.
 */
export function boundsOf(words: string): { floor?: number; cap?: number } {
  if (!BOUNDING.test(words.slice(0, 200).replace(/\s+/g, ' '))) return {};
  const roles = ratesOf(words).map((percent) => ({ value: percent.value, role: roleOf(words, percent) }));
  if (roles.length === 0 || roles.some(({ role }) => role === 'plain')) return {};
  const [floor, cap] = (['floor', 'cap'] as const).map(
    (role) => roles.find((one) => one.role === role)?.value,
  );
  return { ...(floor === undefined ? {} : { floor }), ...(cap === undefined ? {} : { cap }) };
}

const BOUNDING =
  /^\W{0,8}(?:but )?(?:in )?(?:no|the|this|that|any|each|such|its?|an?) (?:\w+ ){0,3}?(?:revisions?|changes?|increases?|adjust\w*|raises?|rises?|escalat\w*|event|case|shall|will|may)\b/i;

/** `increases the number of units by more than 10%`: what rises is no price. */
const OF_QUANTITY =
  /\b(?:increas|chang|reduc|decreas)\w*\s+(?:in\s+|of\s+)?(?:the\s+)?(?:number|quantit(?:y|ies)|count|size|scope|area|hours|volume|usage)\b/i;

/** `A fuel surcharge of 4%`: added to the price, which does not rise by it. */
const OF_SURCHARGE =
  /\b(?:surcharges?|(?:fuel|recovery|processing|handling|administrative) (?:adjustment|charge|fee)s?)(?:\s+\w+){0,4}\s*\(?$/i;

/** `Material at cost plus 15%`: what is added to a cost, and not to the price of the year before. */
const COST_PLUS = /\bcosts? plus\s*\(?$/i;

/** `if the price of salt rises more than 10%`: from where on something happens, and not by how much. */
const THRESHOLD =
  /\b(?:if|when(?:ever)?|should|where|in the event)\b(?:(?!\b(?:not?|shall|may|will)\b)[^.;,]){0,90}\b(?:more than|over|exceeds?|at least|above)\s*\(?$/i;

/** `Rates normally go up around 3-4%`: what is expected of prices, and agreed of none. */
const EXPECTED = /\b(?:normally|usually|typically|historically|generally|tends? to)\b[^.;]{0,60}$/i;

/** A percentage whose own clause is about something else than the price, or that was left blank. */
export function isDecoy(words: string, percent: FoundPercent): boolean {
  const clauseStart = Math.max(
    words.lastIndexOf(';', percent.index),
    words.slice(0, percent.index).search(/\.\s+[A-Z][^.]*$/),
    0,
  );
  const before = words.slice(Math.max(clauseStart, percent.index - 120), percent.index);
  const after = words.slice(percent.index + percent.raw.length, percent.index + percent.raw.length + 70);
  const near = `${before.slice(-70)} ${after}`;
  if (
    [OF_QUANTITY, OF_SURCHARGE, COST_PLUS, THRESHOLD, EXPECTED].some((words) => words.test(before)) ||
    ABOLISHED.test(after)
  )
    return true;
  return (DECOY.test(near) && !RISE.test(before.slice(-70))) || BLANK.test(before.slice(-6));
}

const LESSER =
  /\b(?:lesser|lower|smaller|least|smallest)\s+of\b|whichever (?:is )?(?:less|lower|lesser|smaller)/i;
const GREATER =
  /\b(?:greater|higher|larger|highest)\s+of\b|whichever (?:is )?(?:greater|higher|more|larger)/i;

export function classified(words: string, percents: FoundPercent[]): Clause | undefined {
  const [index, costs, none] = [INDEX, COSTS, NONE].map((pattern) => pattern.exec(words));
  const isGreater = GREATER.test(words);
  const frequency = frequencyOf(words);
  const extras = frequency ? { frequency } : {};
  const [floor, cap, plain] = (['floor', 'cap', 'plain'] as const).map((role) =>
    percents.find((percent) => roleOf(words, percent) === role),
  );
  const stated = cap ?? plain ?? floor;
  if (stated && LESSER.test(words))
    return { value: { type: 'lesser_of', value: stated.value, ...extras }, ...spanOf(stated), score: 3.5 };
  // What follows wages for the most part and an index for the rest follows costs.
  if (index && !(costs && areShares(findPercents(words)))) {
    const least = floor ?? (isGreater ? plain : undefined);
    const bounds = { ...(least ? { floor: least.value } : {}), ...(cap ? { cap: cap.value } : {}) };
    return { value: { type: 'cpi', ...bounds, ...extras }, ...spanOf(index), score: 3.5 };
  }
  if (isGreater && plain && costs)
    return { value: { type: 'cost_based', floor: plain.value, ...extras }, ...spanOf(costs), score: 3 };
  if (stated) {
    const type = cap ? 'cap_percent' : 'fixed_percent';
    const least = cap && floor ? { floor: floor.value } : {};
    return { value: { type, value: stated.value, ...least, ...extras }, ...spanOf(stated), score: 3 };
  }
  if (BLANK.test(words) && /[\])_*]\s*\)?\s*(?:%|per ?cent)/.test(words)) return undefined;
  if (costs && RISE.test(words) && rises(words))
    return { value: { type: 'cost_based', ...extras }, ...spanOf(costs), score: index ? 3.5 : 2 };
  return none && PRICE.test(words) ? { value: { type: 'none' }, ...spanOf(none), score: 2 } : undefined;
}

/** Characters of a clause on costs that are cited. */
const LONGEST = 120;

function spanOf(found: FoundPercent | RegExpExecArray): { start: number; end: number } {
  const raw = 'raw' in found ? found.raw : found[0].slice(0, LONGEST);
  return { start: found.index, end: found.index + raw.length };
}

const CAP_BEFORE =
  /(?:\b(?:not|never|nor|no (?:event|case)|no (?:\w+ ){1,2}(?:may|shall|will|can|is|to))\b[^.;%]{0,60}?\b(?:exceed\w*|more than|greater than|higher than|above|over)|(?:\bor|\bnor)\s+(?:by\s+)?(?:more|greater|higher) than|no (?:more|greater|higher) than|not to exceed|\bat most|(?:up )?to a maximum(?: increase)? of|maximum(?: \w+){0,4}(?: of| is| shall be)?|\bmax\.?(?: of)?|cap(?:ped)?(?: at| of| is)?|\bup to|limited to|ceiling(?: of)?|does not exceed|exceed(?:ing)?|by more than|not more than|\bbetween\b[^.;]{0,40}\band)\s*(?:a\s+(?:total|maximum)\s+of\s+)?(?:\w+\s+){0,2}\(?\s*$/i;
const FLOOR_BEFORE =
  /(?:minimum(?: \w+){0,3}(?: of| is| shall be)?|\bmin\.?(?: of)?|not less than|no less than|at least|no lower than|floor(?: of| is)?|nor less than|never less than|not be less than|(?:be )?less than|\bbetween)\s*\(?\s*(?:\w+\s+){0,2}\(?$/i;

/** `not to exceed 5%` is a cap, `at least 2%` a floor; `2% minimum` too. */
function roleOf(words: string, percent: FoundPercent): 'cap' | 'floor' | 'plain' {
  const { before, after } = wordsAround(words, percent, [110, 30]);
  if (/^[\s)]*(?:minimum|floor)\b(?! (?:of )?\d)/i.test(after)) return 'floor';
  if (/^[\s)]*(?:maximum|cap|ceiling)\b(?! (?:of )?\d)|^[\s)]*(?:per \w+\s+)?or less\b/i.test(after))
    return 'cap';
  if (FLOOR_BEFORE.test(before)) return 'floor';
  if (CAP_BEFORE.test(before)) return 'cap';
  return 'plain';
}

function frequencyOf(words: string): string | undefined {
  const match =
    /\b(?:each|every|on the|at each|upon each|on each)\s+(?:\w+\s+){0,3}(?:anniversary|january 1(?:st)?|year|renewal(?:\s+(?:term|period|date))?|july 1(?:st)?|\d+ months)|\b(?:annually|yearly|per year|per annum|annual|once a year|during any renewal term|any renewal term|at (?:each |the time of )?renewal|per contract year)\b/i.exec(
      words,
    );
  return match ? match[0].replace(/\s+/g, ' ').toLowerCase() : undefined;
}
