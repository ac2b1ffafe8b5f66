import type { Cited } from '@hoa/contracts';
import type { Line, Page } from '../../page/types';
import { centsToMoney, findAmounts } from '../../text/amounts';
import { citedAt, sentencesOf, type Prose } from '../reading/prose';
import { cite, cited, type KindContext } from '../types';
import { toldAmount, toldField } from './told';
import { moneyFields, type Money } from './fields';

/** A contribution that the document recommends, brought to a year. */
export interface Contribution {
  cents: number;
  raw: string;
  monthly: boolean;
  /** Printed beside it; without a word the amount is a year's. */
  period: 'month' | 'year' | undefined;
  /** 3 recommended in so many words, 2 full funding, 1 another plan or only named. */
  rank: number;
  hit: Money;
}

const LABEL =
  /^\W*(?=[^$]{0,110}\b(?:contributions?|funding|transfers?|allocations?|deposits?|assessments?)\b)(?:\d{4}(?:[-/]\d{2,4})?\s+)?(?:recommend\w*|propos\w*|plann\w*|suggest\w*|required|budget|adopted|voted|minimum(?: recommended| annual)?|full(?:y)?[- ]fund\w*|["“]full|baseline|threshold|needed|total|annual|yearly|monthly|first[- ]year|reserve|year 1|alternat\w*|component method|cash flow)\b[^$:]*?\b(?:contributions?|funding|transfers?|allocations?|deposits?|assessments?)\b(?:[^$:\d]{0,50}|[^$:]{0,30}\b20\d\d)?:?|^\W*(?:reserve\s+)?(?:contributions?|transfers?)\s+to\s+(?:the\s+)?reserves?\b[^$:]{0,80}:?|^\W*(?:20\d\d\s+contributions?|contributions?,?\s+(?:(?:for|in)\s+)?(?:the\s+)?(?:fy\s*|(?:fiscal\s+)?year\s*)?20\d\d)\b\W*|^\W*(?=[^$]{0,60}\b(?:funding|contributions?)\b)[^$:]{3,60}\brecommended\)?\W*/i;
const NEVER =
  /special|per unit|\/ ?unit|per home|per lot|per owner|average|per month per|increase|decrease|percent|%|deficit|20\d\d\s*[-–to]+\s*20\d\d|\d+[- ]year|all years|cumulative|lifetime|funded balance|funding (?:level|plan|goal|status|strength|method|model)/i;
/** `required by the funding plan` says who asks for it. */
const BY_PLAN = /\b(?:by|under|in|from|per) (?:the |this |our |its )?(?:[a-z-]+ ){0,3}plan\b/i;
const CURRENT =
  /\bcurrent(?:ly)?\b|existing|present|budgeted|most recent|prior|last year|\bactual\b|previous|\bfrom (?:the )?(?:20\d\d )?budget\b/i;

/** The recommended contribution of a year, and those that differ; a month's counts twelve times, and `raw` says so. */
export function contributionOf(
  pages: Page[],
  prose: Prose,
  { ctx, rows }: { ctx: KindContext; rows: Set<Line> },
): { found: Cited<string> | undefined; others: Contribution[] } {
  const all = moneyFields(pages, LABEL)
    .filter((hit) => !rows.has(hit.line))
    .filter(
      (hit) =>
        !NEVER.test(hit.label.replace(BY_PLAN, '')) &&
        !CURRENT.test(hit.label) &&
        hit.value > 0 &&
        hit.label.length < 120,
    )
    .map(contributionAt);
  const best = Math.max(0, ...all.map(({ rank }) => rank));
  const pool = all.filter(({ rank }) => rank === best);
  const yearly = pool.filter(({ monthly }) => !monthly);
  // What the text recommends outweighs a plan that is only named beside others.
  const told = best < 3 ? toldContribution(prose, ctx) : undefined;
  if (told && pool.length > 0) return { found: told, others: [] };
  const chosen = yearly.find(({ period }) => period === 'year') ?? yearly[0] ?? pool[0];
  if (!chosen)
    return {
      found:
        told ??
        toldContribution(prose, ctx, ADOPTED) ??
        toldContribution(prose, ctx, ADOPTS) ??
        toldField(prose, ctx, FIELD) ??
        toldAmount(prose, ctx, TOLD),
      others: [],
    };
  const others = pool.filter((other) => !isSame(other, chosen));
  return { found: citedContribution(chosen, { ctx, others: others.length, best }), others };
}

/** A month's share is printed in whole dollars or cents of the year's. */
function isSame(a: Contribution, b: Contribution): boolean {
  return Math.abs(a.cents - b.cents) <= (a.monthly !== b.monthly ? 1200 : 0);
}

function contributionAt(hit: Money): Contribution {
  const [behind = '', ...more] = hit.line.text.slice(hit.line.text.lastIndexOf(hit.raw) + hit.raw.length).split('$'); // prettier-ignore
  // `Annual contribution  $12,000   Monthly  $1,000`: the word before another amount is of that.
  const isOfNext = more.length > 0 && /^ {2,}\w+:? *$/.test(behind);
  const period = (isOfNext ? undefined : periodOf(behind.slice(0, 18))) ?? periodOf(hit.label);
  const monthly = period === 'month';
  const rank = /recommend|propos|suggest/i.test(hit.label) && !/minimum|alternat|baseline/i.test(hit.label) ? 3 : /full(?:y)?["”]?[- ]fund|required|needed/i.test(hit.label) ? 2 : 1; // prettier-ignore
  return { cents: monthly ? hit.value * 12 : hit.value, raw: hit.raw, monthly, period, rank, hit };
}

function periodOf(words: string): 'month' | 'year' | undefined {
  const match = /\b(?:(month)\w*|mo\b|(?:annual\w*|year\w*|yr)\b)/i.exec(words);
  return match ? (/^mo/i.test(match[0]) ? 'month' : 'year') : undefined;
}

function citedContribution(
  { cents, raw, monthly, period, hit }: Contribution,
  about: { ctx: KindContext; others: number; best: number },
): Cited<string> {
  const said = about.best === 3 ? 0.95 : about.best === 2 ? 0.85 : 0.7;
  const confidence =
    said *
    (monthly ? 0.87 : period ? 1 : 0.93) *
    (about.others > 0 ? 0.75 : 1) *
    (hit.how === 'below' ? 0.92 : 1);
  return cited({
    value: centsToMoney(cents),
    raw: monthly ? `${raw} x 12` : raw,
    source: cite(about.ctx, hit.page, hit.line, hit.cell),
    confidence: confidence * hit.trust,
  });
}

const RECOMMENDS =
  /(?:recommend\w*|propos\w*|suggest\w*|should|needs? to|must)\b[^.;$]{0,140}\b(?:contribut\w*|fund\w*|transfer\w*|allocat\w*|deposit\w*|set aside|put)\b[^.;$]{0,60}$|(?:contribut\w*|transfer\w*|allocat\w*)\b[^.;$]{0,60}\b(?:recommend\w*|(?:should|must|needs? to) be \w+ to)[^.;$]{0,30}$|recommend\w*\s+(?:that\s+)?[^.;$]{0,50}$/i;
/** Of two plans in sentences the one that was adopted. */
const ADOPTED =
  /\b(?:adopt|approv)\w*\b[^.;$]{0,80}\b(?:contribut|fund|transfer|allocat|set aside)\w*\b[^.;$]{0,40}$/i;
/** `3. Reserve contribution for the fiscal year: $9,000.`, among others in a line. */
const FIELD = {
  label:
    /^\W*(?:(?:annual|yearly|reserve)\s+)+contributions?\b(?![^$:\d]{0,30}\b(?:current|present))[^$:\d]{0,40}/i,
  figure: /^:?\s*(\$[\d,]+(?:\.\d\d)?)(?!\s*(?:per|a|\/)\s*month)/i,
  valueOf: (text: string): string => centsToMoney(findAmounts(text)[0]?.cents ?? 0),
};
/** What a board has adopted: counts where nothing is recommended. */
const ADOPTS =
  /\b(?:adopt\w*|approv\w*|budgets?|budgeted|plan\w*|set|sets|provid\w*|calls?|determin\w*)\b[^.;$]{0,80}\b(?:contribut\w*|fund\w*|transfer\w*|allocat\w*|set aside)\b[^.;$]{0,40}$|\b(?:amount|sum)\b[^.;$]{0,40}\b(?:transferred|contributed|deposited|allocated|paid|set aside)\b[^.;$]{0,40}\breserves?\b[^.;$]{0,40}\b(?:is|equals?|will be|shall be)\s*$/i;
/** `an annual contribution of $24,000 suffices`: a sentence that names it and says no more of it. */
const TOLD = {
  before:
    /\b(?:annual|yearly|an?)\s+(?:reserve )?contribution(?: to (?:the )?reserves?)?(?: (?:needed|required|called for))?(?: (?:for|in) (?:fiscal year )?20\d\d)?(?: of| is)?\s*$/i,
  never: /last|prior|current|per unit|special|month/i,
};
/** What another study said: `last year's study recommended`. */
const FORMER = /\b(?:last|previous|prior|preceding|earlier) (?:year|study|report|update)|\bin the past\b/i;
const TO_RESERVES = /^[^.;$]{0,60}\b(?:reserves?|contribut\w*|fund)\b/i;

/** `We recommend that the Association contribute $15,400 per month to reserves`. */
function toldContribution(
  prose: Prose,
  ctx: KindContext,
  says: RegExp = RECOMMENDS,
): Cited<string> | undefined {
  for (const sentence of sentencesOf(prose.text)) {
    const amounts = findAmounts(sentence.text);
    for (const [i, amount] of amounts.entries()) {
      const from = i === 0 ? 0 : amounts[i - 1]!.index + amounts[i - 1]!.raw.length;
      const before = sentence.text.slice(from, amount.index);
      const after = sentence.text.slice(amount.index + amount.raw.length, amounts[i + 1]?.index);
      if (!amount.raw.includes('$') || !says.test(before) || FORMER.test(before)) continue;
      if (
        !/reserve|fund|contribut|deposit|\b(?:set|put|lay|save)\w* (?:aside|away|in)\b/i.test(before) &&
        !TO_RESERVES.test(after)
      )
        continue;
      if (/special assessment|fully funded (?:balance|amount)|per unit|\bby\s*\|/i.test(`${before.slice(-60)}|${after.slice(0, 40)}`)) continue; // prettier-ignore
      if (says === ADOPTS && CURRENT.test(before.slice(-100).replace(/\b(?:has|have)\s+budgeted\b/i, '')))
        continue;
      const monthly = (periodOf(after.slice(0, 24)) ?? periodOf(before.slice(-60))) === 'month';
      const start = sentence.start + amount.index;
      const value = centsToMoney(monthly ? amount.cents * 12 : amount.cents);
      const found = citedAt(prose, ctx, { value, start, end: start + amount.raw.length, confidence: monthly ? 0.74 : 0.8 }); // prettier-ignore
      return found && monthly ? { ...found, raw: `${found.raw} x 12` } : found;
    }
  }
  return undefined;
}
