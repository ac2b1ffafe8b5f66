import type { Cited } from '@hoa/contracts';
import { findDates, type FoundDate } from '../../text/dates';
import { citedAt, sentencesOf, type Prose } from '../reading/prose';
import type { KindContext } from '../types';
import { daysOf, findSpans, type FoundSpan } from './quantities';

export interface Term {
  start?: Cited<string>;
  end?: Cited<string>;
  renewal?: Cited<string>;
  noticeDays?: Cited<number>;
  /** Length of the first term. */
  months?: number;
}

/** An ISO date so many months later; the last of a shorter month. */
export function addMonths(iso: string, months: number): string {
  const [year = 0, month = 1, day = 1] = iso.split('-').map(Number);
  const index = year * 12 + (month - 1) + months;
  const [y, m] = [Math.floor(index / 12), index % 12];
  const last = new Date(Date.UTC(y, m + 1, 0)).getUTCDate();
  return `${String(y).padStart(4, '0')}-${String(m + 1).padStart(2, '0')}-${String(Math.min(day, last)).padStart(2, '0')}`;
}

function dayBefore(iso: string): string {
  return new Date(Date.parse(`${iso}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
}

interface Candidate {
  iso: string;
  start: number;
  end: number;
  score: number;
}

/** Start, end, renewal and notice of a contract, from its words on its term. */
export function termOf(prose: Prose, ctx: KindContext): Term {
  const sentences = sentencesOf(prose.text);
  const dates = allDates(prose.text);
  const range = rangeOf(prose.text, dates);
  const length = lengthOf(sentences);
  const startAt = range?.from ?? bestDate(prose.text, dates, START);
  const endAt = range?.to ?? bestDate(prose.text, dates, END);
  const term: Term = {};
  if (startAt)
    Object.assign(term, {
      start: citedAt(prose, ctx, {
        value: startAt.iso,
        start: startAt.start,
        end: startAt.end,
        confidence: startAt.score,
      }),
    });
  if (endAt && (!startAt || endAt.iso > startAt.iso))
    Object.assign(term, {
      end: citedAt(prose, ctx, {
        value: endAt.iso,
        start: endAt.start,
        end: endAt.end,
        confidence: endAt.score,
      }),
    });
  else if (startAt && length && startAt.score >= 0.7) {
    // Counted from the start: a year from January 1 ends on December 31.
    const value = dayBefore(addMonths(startAt.iso, length.months));
    Object.assign(term, {
      end: citedAt(prose, ctx, {
        value,
        start: length.start,
        end: length.end,
        confidence: 0.8 * startAt.score,
      }),
    });
  }
  const months =
    length?.months ?? (term.start && term.end ? monthsBetween(term.start.value, term.end.value) : undefined);
  return {
    ...defined(term),
    ...(months === undefined ? {} : { months }),
    ...renewalAndNotice({ prose, ctx, sentences }),
  };
}

function defined(term: Term): Term {
  return Object.fromEntries(Object.entries(term).filter(([, value]) => value !== undefined));
}

function monthsBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000 / 30.44);
}

/** Dates of the text, `1 st day of May 2006` and `the 15th of March, 2026` among them. */
function allDates(text: string): FoundDate[] {
  const tidy = text
    .replace(/\n/g, ' ')
    .replace(/(\d) (st|nd|rd|th)(?= )/g, (_all, digit: string, suffix: string) => `${digit}${suffix} `);
  return findDates(tidy).filter((date) => date.precision === 'day');
}

const CONNECT =
  /^[\s,]*(?:\([^)]{0,30}\)\s*)?(?:and\s+)?(?:-|–|—|to|through|thru|until|till|ending|end(?:ing|s)?(?:\s+on)?|continu\w+\s+(?:through|until|to)|expir\w+(?:\s+on)?|terminat\w+(?:\s+on)?|shall (?:end|expire|terminate|continue)[^.;]{0,40}?|remain[^.;]{0,60}?|and (?:will|shall)[^.;]{0,50}?|at (?:11:59|midnight)[^.;]{0,20}?)\s*(?:and including\s+|at\s+midnight\s+|on\s+|midnight\s+(?:on\s+)?)?(?:the\s+)?[\s,]*$/i;

/** `from September 1, 2025 through August 31, 2028`: the term, unless the words speak of a season or of one step. */
function rangeOf(text: string, dates: FoundDate[]): { from: Candidate; to: Candidate } | undefined {
  let best: { from: Candidate; to: Candidate } | undefined;
  for (let i = 0; i + 1 < dates.length; i++) {
    const [a, b] = [dates[i]!, dates[i + 1]!];
    const between = text.slice(a.index + a.raw.length, b.index);
    if (between.length > 120 || !CONNECT.test(between) || b.iso <= a.iso) continue;
    const before = text.slice(Math.max(0, a.index - 220), a.index);
    const isTerm =
      /\b(?:term|in (?:force|effect)|effective|period|commenc\w*|begin\w*|start\w*|duration|agreement|contract dates?)\b/i.test(
        before.slice(-160),
      );
    const isStep = /\b(?:year|yr\.?)\s*(?:\d|one|two|three|i)|\$[\d,.]+/i.test(
      `${before.slice(-40)}${text.slice(b.index + b.raw.length, b.index + b.raw.length + 60)}`,
    );
    const isInsurance = /policy period|insur/i.test(before.slice(-80));
    const score = isInsurance ? 0 : isStep ? 0.55 : isTerm ? 0.95 : 0.7;
    if (score > (best?.from.score ?? 0.5)) best = { from: candidate(a, score), to: candidate(b, score) };
  }
  if (best && best.from.score < 0.6) return steps(dates, text) ?? best;
  return best;
}

/** Year 1, 2, 3 with their dates and no other words on the term: from the first to the last. */
function steps(dates: FoundDate[], text: string): { from: Candidate; to: Candidate } | undefined {
  const pairs: [FoundDate, FoundDate][] = [];
  for (let i = 0; i + 1 < dates.length; i++)
    if (CONNECT.test(text.slice(dates[i]!.index + dates[i]!.raw.length, dates[i + 1]!.index)))
      pairs.push([dates[i]!, dates[i + 1]!]);
  const [first, last] = [pairs[0], pairs.at(-1)];
  return first && last && last[1].iso > first[0].iso
    ? { from: candidate(first[0], 0.75), to: candidate(last[1], 0.75) }
    : undefined;
}

function candidate(date: FoundDate, score: number): Candidate {
  return { iso: date.iso, start: date.index, end: date.index + date.raw.length, score };
}

const START: [RegExp, number][] = [
  [
    /(?:commenc\w*|begin\w*|start\w*|effective|in effect|takes effect|in force)\s+(?:date\s*)?(?:on|as of|from|upon|is|shall be|:|of)?\s*(?:this\s+|the\s+)?["“”():,\s]*$/i,
    0.92,
  ],
  [
    /(?:commencement|start(?:ing)?|effective|begin(?:ning)?|service start|contract start|agreement)\s+date\b[^.;\d]{0,60}$/i,
    0.92,
  ],
  [/\bterm\b[^.;]{0,80}\bfrom\s*$/i, 0.9],
  [/(?:commenc\w+|begin\w*|effective)\b[^.;\d]{0,60}$/i, 0.85],
  [/(?:made|entered into|executed|dated|effective)[^.;\d]{0,60}(?:as of|on|this|dated)\s*(?:the\s+)?$/i, 0.7],
];
const END: [RegExp, number][] = [
  [
    /(?:expir\w*|terminat\w*|end\w*|through|until|conclud\w*)\s+(?:date\s*)?(?:on|as of|is|shall be|:|at midnight on|at midnight|and including)?\s*(?:the\s+)?["“”():,\s]*$/i,
    0.88,
  ],
  [/(?:expiration|end(?:ing)?|termination|contract end|completion)\s+date\b[^.;\d]{0,50}$/i, 0.9],
];

const ENDING =
  /\b(?:end|expir|terminat|through|until|conclud)\w*\s+(?:date\b|on\b|at\b|midnight\b)?[^.;\d]{0,25}$/i;

/** Words before a date without those of the sentence or paragraph before. */
function ownSentence(before: string): string {
  const start = Math.max(
    before.lastIndexOf('\n\n'),
    ...[...before.matchAll(/[a-z)]\.\s+(?=[A-Z0-9])/g)].map((match) => match.index + 1),
  );
  return before.slice(Math.max(0, start)).replace(/\s+/g, ' ');
}

function bestDate(text: string, dates: FoundDate[], patterns: [RegExp, number][]): Candidate | undefined {
  let best: Candidate | undefined;
  for (const date of dates) {
    const before = ownSentence(text.slice(Math.max(0, date.index - 140), date.index));
    if (patterns === START && ENDING.test(before)) continue;
    if (
      /\b(?:on or before|prior to|no later than|example|illustrat\w*|notice on)\b[^.;]{0,20}$/i.test(
        before,
      ) ||
      /\b(?:for example|example)\b/i.test(text.slice(Math.max(0, date.index - 400), date.index))
    )
      continue;
    if (
      /insur|policy|licen[sc]e (?:no|exp)|warrant|build|incorporated|recorded|invoice/i.test(
        before.slice(-60),
      )
    )
      continue;
    const after = text.slice(date.index + date.raw.length, date.index + date.raw.length + 60);
    const named =
      patterns === START && /^[\s,]*\(?(?:the\s+)?["“”'*]*(?:effective|commencement|start) date/i.test(after)
        ? 0.9
        : 0;
    const deep = date.index > 20_000 && date.index > text.length * 0.5 ? 0.15 : 0;
    const score =
      Math.max(named, ...patterns.filter(([words]) => words.test(before)).map(([, value]) => value)) - deep;
    if (score > (best?.score ?? 0)) best = candidate(date, score);
  }
  return best;
}

/** `an initial term of three (3) years`. */
function lengthOf(
  sentences: { start: number; text: string }[],
): { months: number; start: number; end: number } | undefined {
  let best: { months: number; start: number; end: number; score: number } | undefined;
  for (const { start, text } of sentences) {
    if (!/\b(?:term|period|effect|duration|continue|commenc)/i.test(text)) continue;
    for (const span of findSpans(text)) {
      if (span.unit === 'day' || span.unit === 'week') continue;
      const before = text.slice(Math.max(0, span.index - 110), span.index).replace(/\s+/g, ' ');
      const after = text
        .slice(span.index + span.raw.length, span.index + span.raw.length + 60)
        .replace(/\s+/g, ' ');
      const score = lengthScore(before, after);
      const months = span.count * (span.unit === 'year' ? 12 : 1);
      if (months > 0 && months <= 600 && score > (best?.score ?? 0))
        best = { months, score, start: start + span.index, end: start + span.index + span.raw.length };
    }
  }
  return best;
}

function lengthScore(before: string, after: string): number {
  if (
    /renew|extend|extension|successive|additional|option|warrant|surviv|prior|after|statute|experience|previous/i.test(
      before.slice(-60),
    )
  )
    return 0;
  if (/^[\s,]*(?:prior|written|notice|warrant|before|thereafter|after|following)/i.test(after)) return 0;
  if (/\b(?:initial|original|primary|first)\s+term\b[^.;]{0,60}$/i.test(before)) return 3;
  if (/\bterm\b[^.;]{0,60}\b(?:of|for|be|is|:)\s*(?:a\s+(?:period|term)\s+of\s*)?$/i.test(before)) return 3;
  if (
    /\b(?:for|of|effective for|continue for|remain in (?:full )?(?:force|effect)[^.;]{0,30})\s*(?:a|an)?\s*(?:initial\s+)?(?:period|term)?\s*(?:of)?\s*$/i.test(
      before,
    ) &&
    /\b(?:term|effect|agreement|contract|period)\b/i.test(before)
  )
    return 2;
  if (/^\s*(?:initial\s+)?term\b/i.test(after)) return 2;
  return 0;
}

interface Clauses {
  prose: Prose;
  ctx: KindContext;
  sentences: { start: number; end: number; text: string }[];
}

const RENEW =
  /\b(?:renew\w*|extend(?:ed|s)?\b(?! credit)|extension|evergreen|month[- ]to[- ]month|year[- ]to[- ]year)\b/i;
/** In the order in which they say most. */
const RENEWALS = [
  /(?:shall|will|does|do|may|is|are)\s+not\s+(?:be\s+)?(?:subject to\s+)?(?:automatic(?:ally)?\s+)?(?:renew\w*|extend\w*)(?:\s+automatically)?|(?:no|without) automatic renewal/i,
  /(?:shall|will|does|do)\s+(?:not\s+)?(?:thereafter\s+|then\s+|also\s+|be\s+)*automatically\s+(?:be\s+)?(?:renew\w*|extend\w*|continue)|automatically\s+(?:renew\w*|extend\w*|continue\w*)|renews?\s+automatically|(?:be\s+)?(?:subject to\s+an?\s+)?automatic (?:extension|renewal)/i,
  /(?:shall|will|does|do|may)\s+(?:not\s+)?(?:thereafter\s+|then\s+|also\s+|be\s+|,?\s*at its option,?\s+)*(?:be\s+)?(?:renew\w*|extend\w*|continue)|(?:option|right)s?\s+to\s+(?:renew|extend)/i,
  /renews?\b|renewal (?:term|period)s?|month[- ]to[- ]month|year[- ]to[- ]year|renew/i,
];

function renewalAndNotice({ prose, ctx, sentences }: Clauses): Pick<Term, 'renewal' | 'noticeDays'> {
  const renewals = sentences
    .filter(({ text }) => RENEW.test(text))
    .map((sentence) => ({ ...sentence, score: renewalScore(sentence.text) }));
  const best = renewals
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.start - b.start)[0];
  const renewal = best ? renewalAt(prose, ctx, best) : undefined;
  const notice = noticeOf(sentences, best);
  const noticeDays = notice
    ? citedAt(prose, ctx, {
        value: daysOf(notice.span),
        start: notice.start,
        end: notice.end,
        confidence: notice.score,
      })
    : undefined;
  return { ...(renewal ? { renewal } : {}), ...(noticeDays ? { noticeDays } : {}) };
}

function renewalScore(text: string): number {
  // A heading (`Term and Renewal`) says nothing.
  if (
    text.trim().length < 45 &&
    !/\b(?:shall|will|may|is|are|renews?|does|continues?|automatic\w*)\b/i.test(text)
  )
    return 0;
  if (
    /insurance|licen[sc]e|permit|policy|certificate|renewal (?:base )?polic|warranty/i.test(text) &&
    !/agreement|contract|term/i.test(text)
  )
    return 0;
  let score = /automatic/i.test(text) ? 3 : 0;
  if (
    /successive|consecutive|additional|one[- ]year|\(1\)[- ]year|year[- ]to[- ]year|month[- ]to[- ]month|further|like (?:term|period)/i.test(
      text,
    )
  )
    score += 2;
  if (/\b(?:agreement|contract|term)\b[^.;]{0,100}\b(?:renew|extend)/i.test(text)) score += 1.5;
  if (/(?:shall|will|may) (?:not )?(?:automatically )?(?:be )?(?:renew|extend)/i.test(text)) score += 1;
  if (/\b(?:no|not)\b[^.;]{0,30}\brenew/i.test(text)) score += 1;
  if (/option|right to (?:renew|extend)/i.test(text)) score += 1;
  return score;
}

/** The clause itself, from its verb to the end of its period: `shall automatically renew for successive one (1) year terms`. */
function renewalAt(
  prose: Prose,
  ctx: KindContext,
  sentence: { start: number; text: string; score: number },
): Cited<string> | undefined {
  const match = RENEWALS.map((words) => words.exec(sentence.text)).find((found) => found !== null);
  if (!match) return undefined;
  const rest = sentence.text.slice(match.index);
  const stop =
    /[,;(]\s*(?:unless|provided|however|subject to|except|and\s+(?:may|shall)|\(?each)|\sunless\b|\sprovided\b|[.;](?:\s|$)|\n\n/i.exec(
      rest.slice(12),
    );
  const text = rest.slice(0, Math.min(stop ? stop.index + 12 : rest.length, 220)).replace(/[\s,.;]+$/, '');
  const start = sentence.start + match.index;
  return citedAt(prose, ctx, {
    value: text.replace(/\s+/g, ' '),
    start,
    end: start + text.length,
    confidence: sentence.score >= 4 ? 0.92 : 0.75,
  });
}

interface Notice {
  span: FoundSpan;
  start: number;
  end: number;
  score: number;
}

/** Notice that ends or does not renew the contract; not that of a breach, of a price change or of a cancelled visit. */
function noticeOf(
  sentences: Clauses['sentences'],
  renewal: { start: number } | undefined,
): Notice | undefined {
  let best: Notice | undefined;
  for (const sentence of sentences) {
    if (!/notic|notif|advise|writing|written/i.test(sentence.text)) continue;
    for (const span of findSpans(sentence.text)) {
      if (span.unit === 'year') continue;
      const score =
        noticeScore(sentence.text, span) + (renewal && sentence.start === renewal.start ? 0.15 : 0);
      if (score > (best?.score ?? 0.5))
        best = {
          span,
          start: sentence.start + span.index,
          end: sentence.start + span.index + span.raw.length,
          score,
        };
    }
  }
  return best ? { ...best, score: Math.min(0.93, best.score) } : undefined;
}

function noticeScore(text: string, span: FoundSpan): number {
  const before = text.slice(Math.max(0, span.index - 150), span.index).replace(/\s+/g, ' ');
  const after = text
    .slice(span.index + span.raw.length, span.index + span.raw.length + 130)
    .replace(/\s+/g, ' ');
  const near =
    /^[\s,]*(?:['’]s?\s*)?(?:advance\s+|prior\s+)*(?:written\s+)?(?:prior\s+|advance\s+)?notice|^[\s,]*(?:in advance|prior to|before)/i.test(
      after,
    ) ||
    /notice\s+(?:of|at least|not less than|no later than|no less than|no fewer than|period)?[^.;]{0,40}$/i.test(
      before,
    ) ||
    /(?:not less than|at least|no less than|no later than|no fewer than|minimum of)\s*$/i.test(before);
  if (!near) return 0;
  const all = `${before} ${after}`;
  let score = 0.55;
  if (
    /renew|extend|expir|end of (?:the|any|each|then)|anniversary|before it ends|current term|then[- ]current/i.test(
      all,
    )
  )
    score += 0.25;
  if (/terminat|cancel|intent(?:ion)? (?:not )?to/i.test(all)) score += 0.15;
  if (
    /cure|breach|default|fail(?:s|ure)? to (?:pay|perform)|nonpayment|remed/i.test(
      `${before.slice(-110)} ${after.slice(0, 90)}`,
    )
  )
    score -= 0.35;
  if (
    /rate|price|fee|increase|adjust|charges/i.test(`${before.slice(-60)} ${after.slice(0, 60)}`) &&
    !/renew|terminat/i.test(`${before.slice(-60)} ${after.slice(0, 60)}`)
  )
    score -= 0.4;
  if (
    /invoice|due date|payment|insur|certificate|claim|injur|visit|meeting/i.test(
      `${before.slice(-60)} ${after.slice(0, 50)}`,
    )
  )
    score -= 0.3;
  return score;
}
