import type { Cited, ReservePart } from '@hoa/contracts';
import type { Page } from '../../page/types';
import { centsToMoney, findAmounts } from '../../text/amounts';
import { findLabelled, type Labelled, type Parse } from '../reading/labels';
import { amountIn } from '../reading/money-cells';
import { citedAt, sentencesOf, type Prose } from '../reading/prose';
import { cite, cited, type KindContext } from '../types';

export type Summary = Pick<
  ReservePart,
  'balance' | 'percentFunded' | 'contribution' | 'inflation' | 'interest'
> & {
  /** Printed fully funded balance in cents: only to check with. */
  fullyFunded?: Labelled<number>;
};

const percent: Parse<number> = (text) => {
  const match =
    /^[^\d%]{0,40}?(\d{1,3}(?:\.\d+)?)\s*(?:%|percent)/i.exec(text) ??
    /^(\d{1,3}(?:\.\d+)?)$/.exec(text.trim());
  return match ? { value: Number(match[1]), raw: match[0].trim() } : undefined;
};

const BALANCE =
  /^\W*(?:(?:projected|estimated|actual|current|starting|beginning|total|opening|available|anticipated|\d{4})\s+)*(?:reserves?\s+)?(?:fund\s+|account\s+|cash\s+)*(?:starting\s+|beginning\s+|opening\s+)?(?:balance|funds? on hand|cash on hand|funds? available)\b(?:\s+\(?(?:as of|at|on|for|in|beginning|start)[^$]*?)?[\s:]*$|^\W*(?:(?:projected|estimated|actual|current|starting|beginning|opening)\s+)*reserves?\s+(?:fund\s+|account\s+|cash\s+)*(?:balance|on hand|funds?)\b/i;
const ON_HAND =
  /^\W*(?:(?:current|projected|estimated|total)\s+)*(?:cash\s+)?(?:reserves?|reserve (?:cash|funds?))\s+(?:on hand|held|in (?:the )?bank|available)\b/i;
const NOT_BALANCE =
  /fully|ideal|100 ?%|recommended|ending|end of|minimum|threshold|lowest|year[- ]end|target|required|operating|contribut|funding/i;
const PERCENT_FUNDED =
  /^\W*(?:(?:current|projected|estimated|reserve|association'?s?|overall|present)\s+)*(?:percent(?:age)?\s+(?:of\s+)?(?:fully\s+)?fund(?:ed|ing)|% ?fund(?:ed|ing)|funded (?:percent\w*|ratio|level|status)|funding (?:percent\w*|level|status)|fund(?:ing)? strength|percent full(?:y)? funded|reserve fund strength)\b/i;
const FULLY =
  /^\W*(?:projected\s+|estimated\s+|current\s+|total\s+)?(?:fully[- ]funded|ideal|100 ?% funded|full(?:y)? funding)\s+(?:reserve\s+)?(?:fund\s+)?(?:balance|amount|reserves?)\b/i;
const CONTRIBUTION =
  /^\W*(?:\d{4}(?:[-/]\d{2,4})?\s+)?(?:(?:recommended|proposed|suggested|required|minimum recommended|full(?:y)? funding|baseline|needed|total recommended|recommended full funding)\s+)(?:\d{4}(?:[-/]\d{2,4})?\s+)?(?:(?:annual|yearly|monthly|total|first[- ]year|reserve|fund|funding|full|budgeted)\s+)*(?:contributions?|funding|transfers?|allocations?|deposits?|assessments?)\b|^\W*(?:annual|monthly|yearly)\s+(?:reserve\s+)?(?:contributions?|funding)\s*\(?recommended|^\W*(?:annual|monthly|yearly)\s+(?:reserve\s+)?contributions?\s+(?:recommended|required)/i;
const NOT_CONTRIBUTION =
  /special|per unit|\/unit|per home|per month per|current (?:annual|monthly|contribution|budget)|existing|increase|prior|last year|alternate|threshold|%/i;
const INFLATION =
  /^\W*(?:(?:annual|construction|cost|assumed|general|estimated|projected|component)\s+)*inflation\b|^\W*(?:replacement )?cost (?:increase|escalation)\b|^\W*(?:assumed )?(?:rate of )inflation\b/i;
const INTEREST =
  /^\W*(?:(?:annual|assumed|net|after[- ]tax|estimated|average|projected|reserve|before[- ]tax)\s+)*(?:interest|yield|investment (?:return|income|yield|rate)|rate of return|return on (?:investment|reserves?)|earnings rate)\b/i;

/** The figures of a study's summary: beside their labels, else in its sentences. */
export function summaryOf(pages: Page[], prose: Prose, ctx: KindContext): Summary {
  const balance = pick(
    [...findLabelled(pages, BALANCE, amountIn), ...findLabelled(pages, ON_HAND, amountIn)].filter(
      (hit) => !NOT_BALANCE.test(hit.label),
    ),
    /starting|beginning|opening|projected|current|as of/i,
  );
  const funded = findLabelled(pages, PERCENT_FUNDED, percent).find((hit) => hit.value <= 300);
  const [fullyFunded] = findLabelled(pages, FULLY, amountIn);
  const found: Summary = {
    ...optional(
      'balance',
      balance
        ? money(ctx, balance)
        : amountInProse(
            prose,
            ctx,
            /\breserves?\b[^;$]{0,60}\b(?:balance|funds?|account)\b[^;$]{0,120}(?:is|was|of|totals?|totall?ed|will be|at|held|holds|has|be)\s*(?:approximately\s+|about\s+|projected (?:to be|at)\s+)?$/i,
          ),
    ),
    ...optional(
      'percentFunded',
      funded
        ? figure(ctx, funded, 0.95)
        : percentInProse(
            prose,
            ctx,
            /(?:fund\w*|reserves?)[^.;%]{0,50}$/i,
            /^\s*(?:of\s+)?(?:fully\s+)?(?:-\s*)?funded/i,
          ),
    ),
    ...optional('contribution', contributionOf(pages, prose, ctx)),
    ...optional(
      'inflation',
      rate({ pages, prose, ctx, label: INFLATION, words: /inflation(?: rate| factor)?[^.;%]{0,50}$/i }),
    ),
    ...optional(
      'interest',
      rate({
        pages,
        prose,
        ctx,
        label: INTEREST,
        words: /(?:interest|yield|return on|earnings?|investment)[^.;%]{0,60}$/i,
      }),
    ),
  };
  return { ...found, ...(fullyFunded ? { fullyFunded } : {}) };
}

function optional<K extends string, V>(key: K, value: V | undefined): { [P in K]?: V } {
  return (value === undefined ? {} : { [key]: value }) as { [P in K]?: V };
}

function pick<T>(hits: Labelled<T>[], preferred: RegExp): Labelled<T> | undefined {
  return hits.find((hit) => preferred.test(hit.label)) ?? hits[0];
}

function trust(hit: Labelled<unknown>): number {
  return hit.page.source === 'ocr' ? 0.6 + 0.4 * hit.cell.confidence : 1;
}

function money(ctx: KindContext, hit: Labelled<number>): Cited<string> {
  return cited({
    value: centsToMoney(hit.value),
    raw: hit.raw,
    source: cite(ctx, hit.page, hit.line, hit.cell),
    confidence: (hit.how === 'below' ? 0.85 : 0.95) * trust(hit),
  });
}

function figure(ctx: KindContext, hit: Labelled<number>, confidence: number): Cited<number> {
  return cited({
    value: hit.value,
    raw: hit.raw,
    source: cite(ctx, hit.page, hit.line, hit.cell),
    confidence: (hit.how === 'below' ? confidence - 0.1 : confidence) * trust(hit),
  });
}

/** The recommended contribution of a year; twelve times a month's only where no year's is printed, and said in `raw`. */
function contributionOf(pages: Page[], prose: Prose, ctx: KindContext): Cited<string> | undefined {
  const hits = findLabelled(pages, CONTRIBUTION, amountIn).filter(
    (hit) => !NOT_CONTRIBUTION.test(hit.label) && !/special/i.test(hit.line.text),
  );
  const isMonthly = (hit: Labelled<number>): boolean =>
    /month/i.test(hit.label) ||
    /^[^.;]{0,12}(?:\/|per\s*)mo/i.test(hit.line.text.slice(hit.line.text.indexOf(hit.raw) + hit.raw.length));
  const annual = hits.filter((hit) => !isMonthly(hit));
  const yearly = annual.find((hit) => /annual|year/i.test(hit.label)) ?? annual[0];
  if (yearly) return money(ctx, yearly);
  const [monthly] = hits;
  if (monthly) {
    const value = money(ctx, { ...monthly, value: monthly.value * 12 });
    return { ...value, raw: `${monthly.raw} x 12`, confidence: Math.min(value.confidence, 0.85) };
  }
  const words =
    /(?:recommend\w*|propos\w*|suggest\w*)[^.;$]{0,120}\b(?:contribut\w*|fund\w*|transfer\w*|allocat\w*|deposit\w*)[^.;$]{0,60}(?:of|be|is|at|to)?\s*(?:approximately\s+)?$|(?:contribut\w*|transfer\w*)[^.;$]{0,60}(?:recommended|of)[^.;$]{0,30}$/i;
  return amountInProse(prose, ctx, words, /per month|monthly|a month|each month/i);
}

function amountInProse(
  prose: Prose,
  ctx: KindContext,
  before: RegExp,
  month?: RegExp,
): Cited<string> | undefined {
  for (const sentence of sentencesOf(prose.text)) {
    for (const amount of findAmounts(sentence.text)) {
      if (!amount.raw.includes('$') || !before.test(sentence.text.slice(0, amount.index))) continue;
      if (
        /special assessment|fully funded|per unit/i.test(
          sentence.text.slice(Math.max(0, amount.index - 60), amount.index + 40),
        )
      )
        continue;
      const near = `${sentence.text.slice(Math.max(0, amount.index - 60), amount.index)} ${sentence.text.slice(amount.index, amount.index + 40)}`;
      const isMonthly = month?.test(near) ?? false;
      const start = sentence.start + amount.index;
      const value = centsToMoney(isMonthly ? amount.cents * 12 : amount.cents);
      const found = citedAt(prose, ctx, { value, start, end: start + amount.raw.length, confidence: 0.78 });
      return found && isMonthly ? { ...found, raw: `${found.raw} x 12` } : found;
    }
  }
  return undefined;
}

interface RateAt {
  pages: Page[];
  prose: Prose;
  ctx: KindContext;
  label: RegExp;
  words: RegExp;
}

function rate({ pages, prose, ctx, label, words }: RateAt): Cited<number> | undefined {
  const hit = findLabelled(pages, label, percent).find(
    (one) => one.value <= 25 && /%|percent/i.test(`${one.raw}${one.label}`),
  );
  return hit ? figure(ctx, hit, 0.93) : percentInProse(prose, ctx, words);
}

function percentInProse(
  prose: Prose,
  ctx: KindContext,
  before: RegExp,
  after?: RegExp,
): Cited<number> | undefined {
  for (const sentence of sentencesOf(prose.text)) {
    for (const match of sentence.text.matchAll(/(?<![\d.])(\d{1,3}(?:\.\d+)?)\s*(?:%|percent)/gi)) {
      const lead = sentence.text.slice(0, match.index);
      const rest = sentence.text.slice(match.index + match[0].length);
      const value = Number(match[1]);
      if (after ? !after.test(rest) || value > 300 : !before.test(lead) || value > 25) continue;
      if (
        /\b(?:over|above|below|less than|more than|at least|range|between|threshold|strong|weak|fair|typical)\b[^.;]{0,20}$/i.test(
          lead,
        ) ||
        /late|delinquen|assessments? unpaid/i.test(sentence.text)
      )
        continue;
      const start = sentence.start + match.index;
      return citedAt(prose, ctx, { value, start, end: start + match[0].length, confidence: 0.78 });
    }
  }
  return undefined;
}
