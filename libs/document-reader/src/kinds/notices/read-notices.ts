import type { ContractPart, InsurancePart, ReservePart } from '@hoa/contracts';
import type { ReadDocument } from '../../page/types';
import { centsToMoney } from '../../text/amounts';
import { addMonths } from '../reading/days';
import { citedAt, proseOf, sentencesOf, type Prose } from '../reading/prose';
import { isMail, withoutQuoted } from '../contract/correspondence';
import type { KindContext, KindResult } from '../types';
import { pricesIn, serviceIn, type NoticePrice } from './notice-price';
import { isToCome, timesIn, writtenOn, type NoticeTime } from './notice-time';

type NoticePart = ContractPart | InsurancePart | ReservePart;

/** What one sentence states that a service will cost. */
interface Notice extends NoticePrice {
  service: string;
  time: NoticeTime;
  vendor: Span | undefined;
  /** The service and the time stand in the sentence itself. */
  isWhole: boolean;
}

interface Span {
  text: string;
  start: number;
  end: number;
}

/**
 * What letters, e-mails, notes, newsletters and minutes state of the prices to come: each a sentence with an amount for a
 * period, a service and a time. A vendor whose offer a board declined is told as such. Of two sentences that disagree
 * about one service and time neither counts.
 */
export function readNotices(doc: ReadDocument, ctx: KindContext): KindResult<NoticePart> {
  const prose = withoutQuoted(proseOf(doc));
  const pages: [number, number] = [doc.pages[0]?.number ?? 1, doc.pages.at(-1)?.number ?? 1];
  if (BILL.test(prose.text.slice(0, HEAD))) return { parts: [], warnings: [] };
  const declined = declinedIn(prose);
  const notices = agreeing(noticesIn(prose, ctx));
  const parts = [
    ...notices.flatMap((notice) => partOf(notice, { prose, ctx, pages })),
    ...declined.flatMap((vendor): ContractPart[] => {
      const name = citedAt(prose, ctx, { value: vendor.text, ...vendor, confidence: 0.85 });
      return name
        ? [{ ...empty('contract', pages), vendor: name, surcharges: [], standing: 'declined' }]
        : [];
    }),
  ];
  return { parts, warnings: [] };
}

/** A bill tells what was done, to whoever pays it. */
const BILL = /\binvoice\b|\bbill(?:ed)? to\b|\b(?:amount|balance) due\b|\bremit\b/i;
const HEAD = 1500;

const empty = <T extends string>(kind: T, pages: [number, number]) => ({ id: 'notice', kind, pages });

/** `LANDSCAPE.`, `- snow: signed with`, `2) Norse Peak Management, October 1`: what a paragraph or an item begins with. */
const HEADING =
  /^\s*(?:[-•*▪]\s*|\d{1,2}[.)]\s*)?([A-Za-z][A-Za-z&/ ]{2,30})(?:[.:](?:\s|$)|,\s[A-Z]|\s[-–—]\s)/;
const CAPITALS = /^\s*([A-Z][A-Z&/ ]{2,30})\.\s*$/;
const BEGINS = /\n\s*\n|^\s*(?:[-•*▪]|\d{1,2}[.)]\s)/;
/** It goes on as it is. */
const KEEPS = /\b(?:no (?:change|increase)|stays?|remains?|holds?|same|unchanged)\b/i;

function noticesIn(prose: Prose, ctx: KindContext): Notice[] {
  const { text } = prose;
  const written = writtenOn(text);
  const about = aboutOf(text, ctx);
  let heading: string | undefined;
  /** The time that the paragraph named last. */
  let above: NoticeTime | undefined;
  return sentencesOf(text)
    .flatMap(rowsApart)
    .flatMap(({ text: printed, start: from }): Notice[] => {
      const said = withoutDeclined(printed);
      const isNew = BEGINS.test(printed) || from === 0;
      const own = (isNew ? HEADING : CAPITALS).exec(said)?.[1];
      if (isNew || own !== undefined) [heading, above] = [own, undefined];
      const times = timesIn(said).filter(
        (time) => isToCome(time, written) && !('from' in time && time.from === written),
      );
      const known = { heading: heading && serviceIn(heading), above, about, written };
      above = times.at(-1) ?? above;
      if (isHypothetical(said) || isIncome(said)) return [];
      return pricesIn(said).flatMap((price) => noticeOf({ price, said, from, times }, known) ?? []);
    });
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

interface Said {
  price: NoticePrice;
  said: string;
  /** Where the sentence begins. */
  from: number;
  times: readonly NoticeTime[];
}

interface Known {
  heading: string | undefined;
  above: NoticeTime | undefined;
  about: About;
  written: string | undefined;
}

function noticeOf({ price, said, from, times }: Said, known: Known): Notice | undefined {
  const ownService = serviceIn(said, price.start);
  const service = ownService ?? known.heading ?? known.about.service;
  const named = nearest(times, price.start);
  const kept = KEEPS.test(said) && known.written ? { from: known.written, index: 0 } : undefined;
  // What stays as it is holds today, and in each of the years named.
  const ownTime = named && 'from' in named ? named : (kept ?? named);
  const time = ownTime ?? known.above ?? known.about.time;
  if (!service || !time) return undefined;
  const [start, end] = [price.start + from, price.end + from];
  const isWhole = ownService !== undefined && ownTime !== undefined;
  return { ...price, start, end, service, time, vendor: vendorIn(said, from), isWhole };
}

interface About {
  service?: string;
  time?: NoticeTime;
}

const SUBJECT = /(?:^|\n)[ \t]*(?:subject|re)[ \t]*:[ \t]*([^\n]{5,160})/i;

/** What the subject of a mail, or a document as a whole, is about. */
function aboutOf(text: string, { documentName }: KindContext): About {
  const subject = SUBJECT.exec(text.slice(0, 2500))?.[1] ?? '';
  const name = documentName.replace(/\.\w{2,5}$/, '').replaceAll(/[_-]/g, ' ');
  const isLetter = isMail({ text, segments: [] }) || LETTER.test(text);
  const service = serviceIn(subject) ?? (isLetter ? (serviceIn(name) ?? onlyService(text)) : undefined);
  const [time, ...others] = timesIn(subject);
  return { ...(service ? { service } : {}), ...(time && others.length === 0 ? { time } : {}) };
}

const LETTER =
  /\b(?:price (?:adjustment|notice|change)|rate (?:adjustment|change|notice)|dear\b|sincerely|re:)/i;

/** The only service that a letter speaks of. */
function onlyService(text: string): string | undefined {
  const services = new Set(sentencesOf(text).flatMap(({ text: words }) => serviceIn(words) ?? []));
  return services.size === 1 ? [...services][0] : undefined;
}

/** What may come, was asked or is said: no price. */
const isHypothetical = (text: string): boolean =>
  /\b(?:rumou?r|would|could|might|may (?:cost|rise)|expects?|estimat\w+|asked for)/i.test(text) &&
  !/\b(?:motion|carried|agreed|accept\w*|guarantee\w*)\b/i.test(text);

/** What others pay to the association. */
const isIncome = (text: string): boolean =>
  /\b(?:lease|leases|rents?|tenant|antenna|income|revenue|interest rate)\b/i.test(text);

const DECLINES =
  /\b(?:declin(?:e|ed|ing)|reject(?:ed|ing)?|turn(?:ed)? down|not (?:to )?(?:accept|renew|approve)|did not (?:accept|approve))\b[^.;,\n]{0,80}?(?=\s(?:and|but)\b|[,;.\n]|$)/gi;
const NAME = /\b((?:[A-Z][\w’'-]+|&)(?: (?:[A-Z][\w’'-]+|&|of|and(?= [A-Z])))*)/;

function declinedIn({ text }: Prose): Span[] {
  const running = text.replaceAll('\n', ' ');
  return [...running.matchAll(DECLINES)].flatMap((match) => {
    const verb = /^\S+(?: down| to accept| to renew| to approve)?/.exec(match[0])![0].length;
    const name = NAME.exec(match[0].slice(verb));
    if (!name || name[1]!.length < 4) return [];
    const start = match.index + verb + name.index;
    return [{ text: name[1]!, start, end: start + name[1]!.length }];
  });
}

/** A sentence without what it says was declined, each character where it stood. */
const withoutDeclined = (text: string): string =>
  text.replaceAll('\n', ' ').replaceAll(DECLINES, (words) => ' '.repeat(words.length));

const VENDOR = new RegExp(`\\b(?:with|from|w\\/|by|accept|renew) (?:the )?${NAME.source.slice(2)}|^\\W*(?:\\w+: )?${NAME.source.slice(2)} (?:has agreed|have agreed|says?|agreed|will hold|confirm\\w*)\\b`); // prettier-ignore

function vendorIn(text: string, from: number): Span | undefined {
  const match = VENDOR.exec(text);
  const name = match?.[1] ?? match?.[2];
  if (!match || !name || name.length < 4 || /^(?:The|Our|Your|This|January|February|March|April|May|June|July|August|September|October|November|December)\b/.test(name)) return undefined; // prettier-ignore
  const start = from + match.index + match[0].lastIndexOf(name);
  return { text: name, start, end: start + name.length };
}

function nearest(times: readonly NoticeTime[], at: number): NoticeTime | undefined {
  return [...times].sort((a, b) => Math.abs(a.index - at) - Math.abs(b.index - at))[0];
}

const timeKey = (time: NoticeTime): string => ('from' in time ? time.from : time.label);

/** One notice for each service and time; a price by the home gives way to what all pay, and prices that differ to nobody. */
function agreeing(notices: readonly Notice[]): Notice[] {
  const groups = new Map<string, Notice[]>();
  for (const one of notices) {
    const key = `${one.service} ${timeKey(one.time)}`;
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups.values()].flatMap((group) => {
    const all = group.filter(({ period }) => period !== 'unit');
    const [first, ...others] = all.length > 0 ? all : group;
    const isOne =
      first && others.every(({ cents, period }) => cents === first.cents && period === first.period);
    return isOne ? [first] : [];
  });
}

const MONTHS: Record<NoticePrice['period'], number> = { month: 12, quarter: 4, year: 1, unit: 12 };

function partOf(
  notice: Notice,
  { prose, ctx, pages }: { prose: Prose; ctx: KindContext; pages: [number, number] },
): NoticePart[] {
  const { cents, period, start, end, service, time, vendor, isWhole } = notice;
  const confidence = isWhole ? 0.86 : 0.78;
  const at = { start, end, confidence };
  const money = (amount: number) => citedAt(prose, ctx, { value: centsToMoney(amount), ...at });
  if (service === 'insurance' || service === 'reserve contribution') {
    const total = period === 'unit' ? undefined : money(cents * MONTHS[period]);
    if (!total) return [];
    if (service === 'insurance') {
      const to = 'from' in time ? { from: time.from, to: addMonths(time.from, 12) } : undefined;
      const within = to && citedAt(prose, ctx, { value: to, ...at });
      return within ? [{ ...empty('insurance', pages), premiums: [], total, period: within, deductibles: [], standing: 'told' }] : []; // prettier-ignore
    }
    const year = 'from' in time ? Number(time.from.slice(0, 4)) : time.year;
    return [{ ...empty('reserve', pages), components: [], plan: [{ year, contribution: total }], standing: 'told' }]; // prettier-ignore
  }
  const amount = centsToMoney(cents);
  const value =
    'from' in time ? { amount, period } : { amount: null, period, schedule: [{ label: time.label, amount }] };
  const fee = citedAt(prose, ctx, { value, ...at });
  const named = citedAt(prose, ctx, { value: service, ...at });
  const day = (value: string | undefined) => (value ? citedAt(prose, ctx, { value, ...at }) : undefined);
  const [first, last] = 'from' in time ? [day(time.from), day(time.to)] : [];
  const paid = vendor && citedAt(prose, ctx, { value: vendor.text, ...vendor, confidence });
  if (!fee || !named) return [];
  return [
    {
      ...empty('contract', pages),
      ...(paid ? { vendor: paid } : {}),
      service: named,
      fee,
      ...(first ? { start: first } : {}),
      ...(last ? { end: last } : {}),
      surcharges: [],
      standing: 'told',
    },
  ];
}
