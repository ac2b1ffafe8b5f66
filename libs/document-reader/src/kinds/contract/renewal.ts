import type { Cited } from '@hoa/contracts';
import { citedAt, type Prose } from '../reading/prose';
import { optional, type KindContext } from '../types';
import { daysOf, findSpans, wordsAround, type FoundSpan } from './quantities';

export interface Renewal {
  /** The clause as it stands: `shall automatically renew for successive one (1) year terms`. */
  renewal?: Cited<string>;
  /** Days of notice that ends the contract or keeps it from renewing. */
  noticeDays?: Cited<number>;
}

interface Clauses {
  prose: Prose;
  ctx: KindContext;
  sentences: { start: number; end: number; text: string }[];
}

const RENEW =
  /\b(?:renew\w*|rolls? over|extend(?:ed|s)?\b(?! credit)|extension|evergreen|(?:month|quarter|year|term)[-\s](?:to|by)[-\s](?:month|quarter|year|term)|by\s+the\s+(?:month|year)|(?:continu(?:es?|ed)|goes\s+on)\b[^.;]{0,80}\b(?:(?:further|additional|successive|another|(?:one|a) more|like|the same)\b[^.;]{0,20}\b(?:terms?|periods?|years?)|(?:year|month)[-\s](?:terms|periods)|(?:terms|periods)\s+of(?! th(?:is|e)\b))|(?:years?|months?)\s+at\s+a\s+time|thereafter\s+on\s+an?\s+(?:\w+ly|annual)\s+basis)\b/i;
/** In the order in which they say most. */
const RENEWALS = [
  /(?:shall|will|does|do|may|is|are)\s+not\s+(?:be\s+)?(?:subject to\s+)?(?:automatic(?:ally)?\s+)?(?:renew\w*|extend\w*|roll\s+over)(?:\s+automatically)?|(?:no|without)\s+(?:(?:further|other|any|automatic)\s+)*(?:renewal|extension)\b|automatic\s+renewal\W{1,3}(?:(?:is|are|of|hereby)\s+)+(?:deleted|removed|stricken|waived|void)\b/i,
  /(?:shall|will|does|do)\s+(?:not\s+)?(?:thereafter\s+|then\s+|also\s+|be\s+)*automatically\s+(?:be\s+)?(?:renew\w*|extend\w*|continue)|automatically\s+(?:renew\w*|extend\w*|continue\w*)|(?:renew(?:s|ed)?|extend(?:s|ed)|continues?)\s+automatically|(?:be\s+)?(?:subject to\s+an?\s+)?automatic (?:extension|renewal)/i,
  /(?:shall|will|does|do|may)\s+(?:not\s+)?(?:thereafter\s+|then\s+|also\s+|be\s+|,?\s*at its option,?\s+)*(?:be\s+)?(?:renew\w*|extend\w*|continue)|(?:is|are)\s+(?:then\s+|thereby\s+)?(?:extended|renewed|continued)\s+(?:by|for)\b|(?:option|right)s?\s+to\s+(?:renew|extend)/i,
  /rolls? over|(?:keeps?|goes|continu\w+)\b[^.;]{0,40}\bat\s+a\s+time|(?:continues?|goes\s+on|extends\s+itself|thereafter)(?:\s+in\s+(?:force|effect))?\s+(?:for|in)\s+(?:further|additional|successive|another|(?:one|a) more|like|the same|(?:terms|periods)\s+of|\S+[-\s](?:year|month)s?\s+(?:at\s+a\s+time|terms|periods))\b|renews?\b|renewal (?:term|period)s?|(?:month|quarter|year|term)[-\s](?:to|by)[-\s](?:month|quarter|year|term)|by\s+the\s+(?:month|year)|renew/i,
];

/** How a contract goes on after its term, and with how much notice it ends. */
export function renewalAndNotice({ prose, ctx, sentences }: Clauses): Renewal {
  const renewals = sentences
    .filter(({ text }) => RENEW.test(text))
    .map((sentence) => ({ ...sentence, score: renewalScore(sentence.text) }));
  const best = renewals
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.start - b.start)[0];
  const renewal = best ? renewalAt(prose, ctx, best) : undefined;
  const notice = noticeOf(sentences, best);
  const noticeDays =
    notice && citedAt(prose, ctx, { ...notice, value: daysOf(notice.span), confidence: notice.score });
  return { ...optional('renewal', renewal), ...optional('noticeDays', noticeDays) };
}

/** A contract without a term, which runs by the month until somebody ends it, has nothing to renew. */
const BY_THE_MONTH = /\bmonth[-\s](?:to|by)[-\s]month\b/i;
const GOES_ON = /renew|extend|thereafter|\bthen\b|after|automatic|expir|\bend of\b|initial|year/i;

/** `is renewed for one year beginning May 1, 2026`, `to renew the agreement of June 1, 2024`: renewed by this very document, which need not renew again. */
const RENEWED_NOW =
  /\b(?:is|are|has been|have been|stands)\s+(?:hereby\s+)?(?:renewed|extended)\s+(?:for\b[^.;]{0,60}\b)?(?:beginning|starting|commencing|from|until|through|expires?|ends?)\b[^.;]{0,24}\d|\bto\s+(?:renew|extend)\s+the\s+(?:agreement|contract)\s+(?:of|dated)\b|\brenewed\s+(?:on\s+)?[a-z]{3,9}\.?\s\d|\b(?:comes?|is|are|due)\s+(?:up\s+|due\s+)?for\s+renewal\b/i;

/** `Time for performance is extended by the length of the delay`. */
const OF_A_DELAY = /\btime for performance\b|\bof (?:the|any|such) delay\b/i;

/** What a document is called, or has: `Contract Renewal Notice`. */
const RENEWAL_NOTICE = /\brenewal (?:notice|letter|form|date)s?\b/gi;

function renewalScore(text: string): number {
  if (RENEWED_NOW.test(text) || OF_A_DELAY.test(text)) return 0;
  if (BY_THE_MONTH.test(text) && !GOES_ON.test(text)) return 0;
  if (!RENEW.test(text.replace(RENEWAL_NOTICE, ' '))) return 0;
  // A heading (`Term and Renewal`) says nothing.
  if (
    text.trim().length < 45 &&
    !/\b(?:then|shall|will|may|is|are|renews?|does|continues?|rolls?|goes|automatic\w*)\b/i.test(text)
  )
    return 0;
  if (
    /insurance|licen[sc]e|permit|policy|certificate|renewal (?:base )?polic|warranty/i.test(text) &&
    !/agreement|contract|term/i.test(text)
  )
    return 0;
  return RENEWAL_SIGNS.reduce((score, [words, points]) => score + (words.test(text) ? points : 0), 0);
}

/** What says that a contract goes on, and how plainly. */
const RENEWAL_SIGNS: readonly [RegExp, number][] = [
  [/automatic|\bauto[- ]?renew/i, 3],
  [/successive|consecutive|additional|one[- ]year|\(1\)[- ]year|(?:year|quarter|month|term)[-\s](?:to|by)[-\s](?:year|quarter|month|term)|(?:year|month)[-\s](?:terms|periods)\b|\b(?:then|thereafter|and)\s+by\s+the\s+(?:year|month)|further|another|(?:one|a) more|like (?:term|period)|(?:terms|periods)\s+of|at\s+a\s+time|thereafter\s+on\s+an?\s+(?:\w+ly|annual)\s+basis/i, 2],
  [/\b(?:agreement|contract|term)\b[^.;]{0,100}\b(?:renew|extend)|\brenews\s+(?:each|every|for)\b/i, 1.5],
  [/(?:shall|will|may) (?:not )?(?:automatically )?(?:be )?(?:renew|extend)/i, 1],
  [/\b(?:no|not)\b[^.;]{0,30}\brenew/i, 1],
  [/option|right to (?:renew|extend)/i, 1],
]; // prettier-ignore

const NO_RENEWAL = 'does not renew automatically';

/** `Automatic renewal  [X] No`: a field of a form, with its answer. */
const REFUSED =
  /\b(?:automatic(?:ally)?\s+renew\w*|auto-?renew\w*|renews?\s+automatically|renewal)\s*[:?]{0,2}\s*(?:\[\s?[xX\u2713\u2714]\s?\]|\([xX]\)|[\u25a0\u2611\u2612\u2713\u2714])?\s*(?:no|none|not applicable|n\/a)\b(?=\s*(?:\n|$|\.|,|;|\s{2}))/i;

/** Renewed only if somebody chooses or both agree to: the right to do so is no renewal. */
const BY_CHOICE =
  /\bmay\s+(?!(?:not|thereafter)\b)(?:[a-z]+\s+){0,3}?(?:renew|extend)(?:ed)?\b|\b(?:options?|exercises)\b|\bright\s+to\s+(?:renew|extend)|\b(?:renew|extend)\w*\b[^.;]{0,40}\b(?:by|upon|in|with)\s+(?:an?\s+)?(?:mutual|written|new|signed)\b|\b(?:further|mutual|written) agreement\b|\bsigns?\s+an?\s+(?:\w+\s)?(?:renewal|extension)\b/i;
const BY_ITSELF = /automatic|by itself|\bunless\b(?! both\b)|\bshall (?:be )?(?:renew|extend)/i;

/** The clause itself, from its verb to the end of its period: `shall automatically renew for successive one (1) year terms`. */
function renewalAt(
  prose: Prose,
  ctx: KindContext,
  sentence: { start: number; text: string; score: number },
): Cited<string> | undefined {
  const refused = REFUSED.exec(sentence.text);
  if (refused) {
    const start = sentence.start + refused.index;
    return citedAt(prose, ctx, { value: NO_RENEWAL, start, end: start + refused[0].length, confidence: 0.85 }); // prettier-ignore
  }
  // `renews unless a party writes that it will not renew`: what keeps it from renewing denies nothing.
  const [itself] = sentence.text.split(/\bunless\b(?! both\b)/i);
  const told = RENEWALS[3]!.test(itself!) ? itself! : sentence.text;
  const match = RENEWALS.map((words) => words.exec(told)).find((found) => found !== null);
  if (!match) return undefined;
  const rest = sentence.text.slice(match.index);
  const stop =
    /[,;(]\s*(?:unless|provided|however|subject to|except|and\s+(?:may|shall|the\s+(?:price|fee|rate|charge))|\(?each)|\sunless\b|\sprovided\b|[.;](?:\s|$)|\n\n/i.exec(
      rest.slice(12),
    );
  const text = rest.slice(0, Math.min(stop ? stop.index + 12 : rest.length, 220)).replace(/[\s,.;]+$/, '');
  const start = sentence.start + match.index;
  // `is not extended unless both sign` denies it in other words.
  const isDenied = RENEWALS[0]!.test(match[0]) && !/\b(?:not?|without)\b.*renew/is.test(text);
  const clause = text.replace(/\s+/g, ' ');
  const isChosen = !isDenied && BY_CHOICE.test(sentence.text) && !BY_ITSELF.test(sentence.text);
  return citedAt(prose, ctx, {
    value: isDenied
      ? NO_RENEWAL
      : isChosen && !RENEWALS[0]!.test(clause)
        ? `${NO_RENEWAL}: ${clause}`
        : clause,
    start,
    end: start + text.length,
    confidence: sentence.score >= 4 ? 0.92 : 0.75,
  });
}

/** Somebody tells somebody something. */
const TOLD =
  /notic|notif|advise|writing|written|\be-?mail\b|\bletter\b|\bopts?[- ]out|\bindicat\w+|\b(?:cancels?|declines?|writes?|tells?|informs?|(?:certified|registered|by) mail)\b/i;

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
    if (!TOLD.test(sentence.text)) continue;
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

/** Somebody ends the contract, in whatever words. */
const LEAVES =
  /terminat|cancel|intent(?:ion)? (?:not )?to|\b(?:end|ends|(?<=(?:to|may|can) )leave|stop|quit|withdraw|discontinue|disconnect|opts? out|drops? out|walk away)\b(?! of\b)/i;

/** Time to put a failure right, and no notice of an end that needs no reason. */
const CURED =
  /\b(?:opportunity|time) to cure\b|\bfor cause\b|\bunsatisfactory (?:service|performance|work)\b/i;

function noticeScore(text: string, span: FoundSpan): number {
  const { before, after } = wordsAround(text, span, [150, 130]);
  const near =
    /^[\s,]*(?:['’]s?)?[\s)]*(?:advance\s+|prior\s+)*(?:written\s+)?(?:prior\s+|advance\s+)?notice|^[\s,]*(?:or more )?(?:in advance|prior to|before|ahead\b|(?:in writing|by (?:letter|e-?mail))\b)/i.test(
      after,
    ) ||
    /notice\s+(?:of|at least|not less than|no later than|no less than|no fewer than|period)?[^.;]{0,40}$/i.test(
      before,
    ) ||
    /(?:not less than|at least|no less than|no later than|no fewer than|minimum of)\s*$/i.test(before);
  if (!near) return 0;
  const all = `${before} ${after}`;
  const close = `${before.slice(-60)} ${after.slice(0, 60)}`;
  let score = 0.55;
  if (
    /renew|extend|expir|(?:end|close) of (?:the|an?|any|each|then)\b|anniversary|before it (?:ends|expires|runs out|lapses|would renew)|(?:year|term|period) (?:ends|expires|runs out|is out)|ahead of its end|current term|then[- ]current/i.test(
      all,
    )
  )
    score += 0.25;
  if (LEAVES.test(all)) score += 0.15;
  if (
    /rate|price|fee|increase|adjust|charges/i.test(close) &&
    !/renew(?!al (?:terms?|periods?|years?)\b)/i.test(close) &&
    !LEAVES.test(close)
  )
    score -= 0.4;
  if (
    /invoice|due date|payment|insur|certificate|claim|injur|visit|meeting|scheduled/i.test(
      `${before.slice(-60)} ${after.slice(0, 50)}`,
    )
  )
    score -= 0.3;
  if (CURED.test(all) && !/\bwithout cause\b/i.test(all)) score -= 0.3;
  return score;
}
