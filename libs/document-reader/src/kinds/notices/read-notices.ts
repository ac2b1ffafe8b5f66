import type { Cited, PriceNotice } from '@hoa/contracts';
import type { ReadDocument } from '../../page/types';
import { centsToMoney } from '../../text/amounts';
import { isMail, withoutQuoted } from '../contract/correspondence';
import { citedAt, proseOf, sentencesOf, type Prose } from '../reading/prose';
import type { KindContext } from '../types';
import { pricesIn, serviceIn, type NoticePrice } from './notice-price';
import { isToCome, timesIn, writtenOn, type NoticeTime } from './notice-time';

/** What a document tells of the prices of others. */
export interface Notices {
  notices: PriceNotice[];
  /** Vendors whose offers were not taken. */
  declined: Cited<string>[];
}

const NONE: Notices = { notices: [], declined: [] };
/** A bill tells what was done, to whoever pays it. */
const BILL = /\binvoice\b|\bbill(?:ed)? to\b|\b(?:amount|balance) due\b|\bremit\b/i;
const HEAD = 1500;

/**
 * What letters, e-mails, notes, newsletters and minutes tell of the prices to come: each a sentence with an amount and a
 * time. Which line of a budget it is about is for the budget to say.
 */
export function readNotices(doc: ReadDocument, ctx: KindContext): Notices {
  const prose = withoutQuoted(proseOf(doc));
  if (BILL.test(prose.text.slice(0, HEAD))) return NONE;
  const declined = declinedIn(prose, ctx);
  return {
    notices: noticesIn(
      prose,
      ctx,
      declined.map(({ value }) => value),
    ),
    declined,
  };
}

/** `LANDSCAPE.`, `- snow: signed with`, `2) Norse Peak Management, October 1`: what a paragraph or an item begins with. */
const HEADING =
  /^\s*(?:[-•*▪]\s*|\d{1,2}[.)]\s*)?([A-Za-z][A-Za-z&/ ]{2,30})(?:[.:](?:\s|$)|,\s[A-Z]|\s[-–—]\s|\s*\n)/;
/** `LANDSCAPE.`, `Grounds contract.` */
const RUN_IN = /^\s*([A-Z][A-Z&/ ]{2,30}|[A-Z][a-z]+(?: [a-z]+){0,2})\.\s*$/;
const NUMBERED = /^\s*(?:\d{1,2}[.)]\s+)([A-Z][A-Za-z&/ ]{2,30})\s*$/;
const BEGINS = /\n\s*\n|^\s*(?:[-•*▪]|\d{1,2}[.)]\s)/;
/** It goes on as it is. */
const KEEPS =
  /\b(?:no (?:change|increase)|stays?|remains?|holds?|keeps?|same|unchanged|for another year|until at least)\b/i;
const AGREED =
  /\b(?:agreed|accept(?:ed|s)?|approved|signed|carried|passed|ratified|renew(?:ed)?|said yes|confirmed|bound|in hand|set)\b/i;

function noticesIn(prose: Prose, ctx: KindContext, declined: readonly string[]): PriceNotice[] {
  const { text } = prose;
  const isOfDeclined = (words: string): boolean => declined.some((vendor) => words.includes(vendor));
  const written = writtenOn(text);
  const about = aboutOf(text, { ctx, written });
  let heading = '';
  /** The time that the paragraph named last. */
  let above: NoticeTime | undefined;
  const sentences = sentencesOf(text).flatMap(rowsApart);
  const found = sentences.flatMap(({ text: printed, start: from }, at): PriceNotice[] => {
    const said = withoutDeclined(printed);
    const isNew = BEGINS.test(printed) || from === 0;
    const own = (isNew ? HEADING : RUN_IN).exec(printed)?.[1] ?? NUMBERED.exec(printed)?.[1];
    if (isNew || own !== undefined) [heading, above] = [own ?? '', undefined];
    const times = timesIn(said, written).filter((time) => isToCome(time, written));
    const isKept = KEEPS.test(said);
    const behind = sentences[at + 1]?.text.trim() ?? '';
    const prices =
      isHypothetical(printed) || FAILED.test(behind)
        ? []
        : pricesIn(said, { behind: behind.replaceAll('\n', ' '), isKept }).filter(
            // Without its period an amount is a price only where the sentence says that it is to come.
            ({ period, formerCents, start }) =>
              !isOfDeclined(said.slice(Math.max(0, start - 50), start)) &&
              (period ?? (formerCents || isKept || times.length > 0 || AGREED.test(said))),
          );
    const notices = prices.flatMap((price) =>
      noticeOf(
        { price, said, from, heading, time: timeOf(price, { said, times, above, about, written }) },
        { prose, ctx, written },
      ),
    );
    above = times.at(-1) ?? above;
    return notices;
  });
  // A mail about one thing need not name it again.
  return found.map((notice) => ({
    ...notice,
    ...(notice.service === undefined && found.length === 1 && about.service
      ? { service: about.service }
      : {}),
  }));
}

interface Told {
  price: NoticePrice;
  said: string;
  /** Where the sentence begins. */
  from: number;
  heading: string;
  time: NoticeTime | undefined;
}

function noticeOf(
  { price, said, from, heading, time }: Told,
  { prose, ctx, written }: { prose: Prose; ctx: KindContext; written: string | undefined },
): PriceNotice[] {
  if (!time) return [];
  const { cents, period } = price;
  // What stays as it is was paid until now.
  const formerCents = price.formerCents ?? (KEEPS.test(said) ? cents : undefined);
  const forWhat = FOR_WHAT.exec(said.slice(price.end))?.[1];
  const own = forWhat === undefined ? serviceIn(said, price.start) : serviceIn(forWhat);
  const service = own ?? (heading ? serviceIn(heading) : undefined);
  const at = { start: price.start + from, end: price.end + from };
  const confidence = own !== undefined && period !== undefined ? 0.84 : 0.78;
  const amount = citedAt(prose, ctx, { value: centsToMoney(cents), ...at, confidence });
  if (!amount) return [];
  return [
    {
      amount,
      ...(period ? { period } : {}),
      ...(formerCents ? { former: centsToMoney(formerCents) } : {}),
      ...('from' in time ? { from: time.from, ...(time.to ? { to: time.to } : {}) } : { year: time.label }),
      ...(written ? { written } : {}),
      about: `${heading} ${nearby(said, price)}`.replaceAll(/\s+/g, ' ').trim(),
      ...(service ? { service } : {}),
      agreed: AGREED.test(said),
    },
  ];
}

const NEARBY = 160;
/** `$42,000 for lawn care and $61,200 for snow`. */
const FOR_WHAT =
  /^ for (?!the\b|an?\b|20\d\d|calendar|fiscal|FY|all\b|each\b|every|everything|next|this)([a-z][a-z &-]{2,40}?)(?= (?:and|in|from|for|at)\b|[,.;]|$)/i;

/** The words around an amount: of a sentence that tells several things, those that are nearest to it. */
function nearby(said: string, { start, end }: NoticePrice): string {
  const [, own] = FOR_WHAT.exec(said.slice(end)) ?? [];
  if (own !== undefined) return own;
  return said.slice(Math.max(0, start - NEARBY), end + NEARBY / 2);
}

function timeOf(
  { start }: NoticePrice,
  known: {
    said: string;
    times: readonly NoticeTime[];
    above: NoticeTime | undefined;
    about: About;
    written: string | undefined;
  },
): NoticeTime | undefined {
  const named = [...known.times].sort((a, b) => Math.abs(a.index - start) - Math.abs(b.index - start))[0];
  const kept = KEEPS.test(known.said) && known.written ? { from: known.written, index: 0 } : undefined;
  // What stays as it is holds today, and in each of the years named.
  if (named && 'from' in named) return named;
  return kept ?? named ?? known.above ?? known.about.time;
}

interface About {
  service?: string;
  time?: NoticeTime;
}

const SUBJECT = /(?:^|\n)[ \t]*(?:subj(?:ect)?|re)[ \t]*:[ \t]*([^\n]{5,160})/i;
const LETTER =
  /\b(?:price (?:adjustment|notice|change)|rate (?:adjustment|change|notice)|dear\b|sincerely|re:)/i;

/** What the subject of a mail, or a document as a whole, is about; and the only year to come that it speaks of. */
function aboutOf(text: string, { ctx, written }: { ctx: KindContext; written: string | undefined }): About {
  const subject = SUBJECT.exec(text.slice(0, 2500))?.[1] ?? '';
  const name = ctx.documentName.replace(/\.\w{2,5}$/, '').replaceAll(/[_-]/g, ' ');
  const isLetter = isMail({ text, segments: [] }) || LETTER.test(text);
  const service = serviceIn(subject) ?? (isLetter ? serviceIn(name) : undefined);
  const [own, ...others] = timesIn(subject, written);
  const time = own && others.length === 0 ? own : onlyYear(text, written);
  return { ...(service ? { service } : {}), ...(time ? { time } : {}) };
}

/** The year after the one in which it was written, where the document names no other that is to come. */
function onlyYear(text: string, written: string | undefined): NoticeTime | undefined {
  if (written === undefined) return undefined;
  const years = timesIn(text, written).filter((time) => 'label' in time && isToCome(time, written));
  const labels = new Set(years.map((time) => ('label' in time ? time.label : '')));
  return labels.size === 1 ? years[0] : undefined;
}

/** `New price effective 1/1/2027   $4,410   $52,920`: a row of a small table says all by itself, and so does what is quoted. */
function rowsApart(sentence: { text: string; start: number }): { text: string; start: number }[] {
  const quoted = sentence.text.search(AFTER_QUOTE);
  if (quoted > 0) {
    const [text, rest] = [sentence.text.slice(0, quoted), sentence.text.slice(quoted)];
    return [{ text, start: sentence.start }, ...rowsApart({ text: rest, start: sentence.start + quoted })];
  }
  const lines = sentence.text.split('\n');
  if (lines.filter((line) => / {2}\$?\d[\d,.]+(?: {2}|$)/.test(line)).length < FEWEST_ROWS) return [sentence];
  let start = sentence.start;
  return lines.map((text) => {
    const row = { text, start };
    start += text.length + 1;
    return row;
  });
}

const FEWEST_ROWS = 2;
/** What is quoted ends inside its marks: `(now $1,130.00)."`. */
const AFTER_QUOTE = /(?<=[.!?)]["”])\s+(?=[A-Z])/;

/** What may come: no price. */
const isHypothetical = (text: string): boolean =>
  NOT_ACCEPTED.test(text) || (MAY_COME.test(text) && !AGREED.test(text));
const NOT_ACCEPTED = /\bnot accepted\b|\b(?:you|we) (?:have )?declined\b|\bvoted down\b/i;
/** `No second.`: what was moved before came to nothing. */
const FAILED = /^(?:no second|not seconded|(?:the )?motion (?:failed|died)|failed|tabled)\b/i;
const MAY_COME =
  /\b(?:rumou?r|would|could|might|may (?:cost|rise)|expects?|estimat\w+|asked for|tabled|failed|possible|ignore)\b/i;

const DECLINES =
  /\b(?:declin(?:e|ed|ing)|reject(?:ed|ing)?|turn(?:ed)? down|not (?:to )?(?:accept|renew|approve)|did not (?:accept|approve))\b[^.;,()\n]{0,80}?(?=\s(?:and|but)\b|[,;.()\n]|$)/gi;
const DECLINED_BEHIND = /\b((?:[A-Z][\w’'-]+ ?){1,3})(?:['’]s)? (?:proposal|offer|bid) (?:is|was) (?:declined|rejected|not accepted)\b/g; // prettier-ignore
const NAME = /\b((?:[A-Z][\w’'-]+|&)(?: (?:[A-Z][\w’'-]+|&|of|and(?= [A-Z])))*)/;

function declinedIn(prose: Prose, ctx: KindContext): Cited<string>[] {
  const running = prose.text.replaceAll('\n', ' ');
  const at = (name: string, start: number): Cited<string>[] => {
    const value = name.trim().replace(/['’]s$/, '');
    const found = citedAt(prose, ctx, { value, start, end: start + name.trimEnd().length, confidence: 0.85 });
    return found && value.length > 3 ? [found] : [];
  };
  const before = [...running.matchAll(DECLINES)].flatMap((match) => {
    const verb = /^\S+(?: down| to accept| to renew| to approve)?/.exec(match[0])![0].length;
    const name = NAME.exec(match[0].slice(verb));
    return name ? at(name[1]!, match.index + verb + name.index) : [];
  });
  return [
    ...before,
    ...[...running.matchAll(DECLINED_BEHIND)].flatMap((match) => at(match[1]!, match.index)),
  ];
}

/** A sentence without what it says was declined, each character where it stood. */
const withoutDeclined = (text: string): string =>
  text.replaceAll('\n', ' ').replaceAll(DECLINES, (words) => ' '.repeat(words.length));
