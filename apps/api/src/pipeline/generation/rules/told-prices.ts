import {
  addYears,
  isAssessmentIncome,
  keywordAccount,
  normaliseWords,
  toCents,
  type Cents,
  type IsoDate,
} from '@hoa/budget-math';
import type { PriceNotice } from '@hoa/contracts';
import { isOfAccount } from './contract-terms';
import { draftOf } from './draft';
import { dayText, dollars } from './text';
import type { DraftItem, GenerationDocument, PriorLine, RunNote } from './types';

/** A price that a letter, minutes or a note tells, tied to the line that it is for. */
export interface ToldPrice {
  line: PriorLine;
  document: GenerationDocument;
  notice: PriceNotice;
  /** Of a whole year. */
  cents: Cents;
  from: IsoDate;
  score: number;
}

export interface ToldContext {
  units: number;
  /** First days of the months of the budget's year. */
  months: readonly IsoDate[];
}

/** What ties a notice to a line, and how much; a tie needs words or the former price, and more than any other line has. */
const TIES = {
  former: 4,
  formerAlone: 2.5,
  allWords: 3,
  someWords: 2,
  service: 2,
  close: 1.5,
  near: 0.75,
  agreed: 0.5,
} as const;
const LEAST = 3.5;
const MARGIN = 0.5;
/** A price is for a line of about its size. */
const SIZE = { least: 0.6, most: 1.7 } as const;
/** Where the price until now is the line's, it may change more. */
const SIZE_BY_FORMER = { least: 0.3, most: 3 } as const;
const CLOSE = 0.16;
const NEAR = 0.35;
/** From here on a tie rests on two kinds of evidence and more. */
const SURE = 6;
/** Part by which a former price times its periods may differ from the line. */
const SAME = 0.02;
/** Years before the budget's in which what was written still tells of it. */
const RECENT_YEARS = 1.25;

/**
 * Each notice with the line that its words, its former price and its size tell that it is for. A notice adds no line, and
 * changes nothing where two lines may be meant, or two notices of one line and day disagree.
 */
export function toldPrices(
  documents: readonly GenerationDocument[],
  lines: readonly PriorLine[],
  context: ToldContext,
): { told: ToldPrice[]; notes: RunNote[] } {
  const candidates = lines.filter((line) => (line.previous?.cents ?? 0) > 0 && !isAssessmentIncome(line));
  const tied = documents.flatMap((document) =>
    (document.facts?.notices ?? []).flatMap((notice) => {
      const from = beginOf(notice, context);
      return from === undefined
        ? []
        : tieOf(notice, candidates, context).map((tie) => ({ ...tie, document, notice, from }));
    }),
  );
  const told = tied.filter((one) => isBest(one, tied));
  return { told, notes: tied.filter((one) => !told.includes(one)).flatMap((one) => disagreement(one, told)) };
}

/** Of one line and day the notice with most evidence; of two that are as sure and differ neither. */
function isBest(one: ToldPrice, all: readonly ToldPrice[]): boolean {
  const rivals = all.filter((other) => other !== one && other.line === one.line && other.from === one.from);
  return rivals.every(
    (other) =>
      one.score > other.score + MARGIN / 2 ||
      (Math.abs(one.cents - other.cents) <= SAME * one.cents && all.indexOf(one) < all.indexOf(other)),
  );
}

function disagreement(one: ToldPrice, told: readonly ToldPrice[]): RunNote[] {
  if (told.some(({ line }) => line === one.line)) return [];
  const message = `${one.document.name} tells a price for ${one.line.description} (“${one.notice.amount.source.quote}”), and another sentence a different one: please enter the one that holds.`;
  return [{ code: 'told_prices_differ', message }];
}

/** The first day of the budget's year on which the price holds; undefined where it tells of another year. */
function beginOf({ from, to, year, written }: PriceNotice, { months }: ToldContext): IsoDate | undefined {
  const [first = '', last = ''] = [months[0], months.at(-1)];
  const begin = from ?? (year === undefined ? first : beginOfYear(year, Number(first.slice(5, 7))));
  if (begin === undefined || begin > last) return undefined;
  if (to !== undefined && to < first) return undefined;
  const isLongAgo =
    to === undefined &&
    addYears(begin, 1) <= first &&
    !(written && begin === written && isRecent(written, first));
  return isLongAgo ? undefined : begin < first ? first : begin;
}

const isRecent = (written: IsoDate, first: IsoDate): boolean =>
  Date.parse(first) - Date.parse(written) < RECENT_YEARS * 366 * 86_400_000;

/** `2027`, `FY 2026-27`, or by the year in which it ends `FY 2027`. */
function beginOfYear(label: string, firstMonth: number): IsoDate | undefined {
  const [, fiscal, year, next] = /^(FY )?(20\d\d)(-\d\d)?$/.exec(label) ?? [];
  if (year === undefined) return undefined;
  const isByEnd = fiscal !== undefined && next === undefined && firstMonth > 1;
  // A calendar year told to an association whose year begins late in it is the one that begins there.
  return `${Number(year) - (isByEnd ? 1 : 0)}-${String(firstMonth).padStart(2, '0')}-01`;
}

function tieOf(
  notice: PriceNotice,
  lines: readonly PriorLine[],
  { units }: ToldContext,
): Pick<ToldPrice, 'line' | 'cents' | 'score'>[] {
  const ties = lines.flatMap((line) => tieWith(notice, line, units)).sort((a, b) => b.score - a.score);
  const [best, second] = ties;
  if (!best || best.score < LEAST || (second && best.score - second.score < MARGIN)) return [];
  return [best];
}

function tieWith(
  notice: PriceNotice,
  line: PriorLine,
  units: number,
): Pick<ToldPrice, 'line' | 'cents' | 'score'>[] {
  const previous = line.previous?.cents ?? 0;
  const byFormer = fromFormer(notice, previous, units);
  const cents = byFormer ?? yearOf(notice, units);
  const ratio = cents / previous;
  const size = byFormer === undefined ? SIZE : SIZE_BY_FORMER;
  if (ratio < size.least || ratio > size.most) return [];
  const off = Math.abs(Math.log(ratio));
  const words = wordScore(notice.about, line);
  const service = namesService(notice, line) ? TIES.service : 0;
  // A price for management is none of a policy that costs as much.
  if (words + service === 0 && (byFormer === undefined || isOfOther(notice, line))) return [];
  const score =
    (byFormer === undefined ? 0 : words + service > 0 ? TIES.former : TIES.formerAlone) +
    words +
    service +
    (off < CLOSE ? TIES.close : off < NEAR ? TIES.near : 0) +
    (notice.agreed ? TIES.agreed : 0);
  return [{ line, cents, score }];
}

const PERIODS = { month: 12, quarter: 4, year: 1 } as const;

/** How often a price is paid in a year; one of a home and month by each home. */
const timesAYear = (period: NonNullable<PriceNotice['period']>, units: number): number =>
  period === 'unit' ? 12 * units : (PERIODS[period as keyof typeof PERIODS] ?? 1);

/** What the line comes to where it rises as the price does: the price until now, times its periods, is the line's amount. */
function fromFormer(
  { amount, former, period }: PriceNotice,
  previous: Cents,
  units: number,
): Cents | undefined {
  if (former === undefined) return undefined;
  const [next, before] = [toCents(amount.value), toCents(former)];
  const times = previous / before;
  const isTimes = (expected: number): boolean => Math.abs(times - expected) <= SAME * expected;
  const known = period === undefined ? Object.values(PERIODS) : [timesAYear(period, units)];
  // `$505 per month per car`, of two cars.
  const isOfSeveral =
    period === 'month' && times > 12 && times < 12 * MOST_ALIKE && isTimes(12 * Math.round(times / 12));
  return known.some(isTimes) || isOfSeveral ? Math.round((previous * next) / before) : undefined;
}

const MOST_ALIKE = 6;

/** A price for no time that is told is one for a year. */
function yearOf({ amount, period = 'year' }: PriceNotice, units: number): Cents {
  return toCents(amount.value) * timesAYear(period, units);
}

/** Words that many lines have, and that tell none. */
const COMMON = new Set(
  'and of the for to a in on amp service services contract contracts fee fees expense expenses cost costs general common total annual other misc area areas association operating building'.split(' '), // prettier-ignore
);
const stemOf = (word: string): string => word.replace(/(?:ing|ers?|es|s)$/, '');
const stemsIn = (text: string): string[] =>
  normaliseWords(text).split(' ').filter((word) => word.length > 2 && !COMMON.has(word)).map(stemOf); // prettier-ignore

function wordScore(about: string, { description }: PriorLine): number {
  const own = [...new Set(stemsIn(description))];
  const said = new Set(stemsIn(about));
  const shared = own.filter((word) => said.has(word)).length;
  if (shared === 0) return 0;
  return shared === own.length ? TIES.allWords : TIES.someWords;
}

function isOfOther({ service }: PriceNotice, { type, account }: PriorLine): boolean {
  const named = service && keywordAccount(service, type);
  return !!named && !!account && named.code !== account.code;
}

function namesService({ service }: PriceNotice, line: PriorLine): boolean {
  if (service === undefined) return false;
  const account = keywordAccount(service, line.type);
  return account !== undefined && isOfAccount(line, account);
}

/** A line at the prices that were told: each month at the latest, before the first at a twelfth of the earlier year. */
export function toldItem(told: readonly ToldPrice[], months: readonly IsoDate[]): DraftItem {
  const sorted = [...told].sort((a, b) => (a.from < b.from ? -1 : 1));
  const [first] = sorted as [ToldPrice, ...ToldPrice[]];
  const { line } = first;
  const at = months.map((month) => sorted.findLast(({ from }) => from <= month));
  const yearly = at.map((one) => one?.cents ?? line.previous?.cents ?? 0);
  const proposedCents = Math.round(yearly.reduce((sum, cents) => sum + cents, 0) / months.length);
  const used = sorted.filter((one) => at.includes(one));
  const before = at.filter((one) => one === undefined).length;
  const words = used.map(({ cents, from }) => `${dollars(cents)} a year from ${dayText(from)} on`);
  if (before > 0)
    words.unshift(`${before} months at the earlier ${dollars(line.previous?.cents ?? 0)} a year`);
  return draftOf(line, {
    proposedCents,
    basis: 'document',
    formula: `${words.join('; ')} = ${dollars(proposedCents)}.`,
    notes: used.map(({ document }) => `As ${document.name} tells.`).join(' '),
    method: 'contract',
    inputs: used.map(({ cents, document }) => ({ label: document.name, value: dollars(cents) })),
    sources: used.map(({ notice }) => notice.amount.source),
    assumptions: used.map(
      ({ document, notice, score }) =>
        `${document.name} tells this price in words (“${notice.amount.source.quote}”)${score < SURE ? ': please check that it is for this line' : ''}.`,
    ),
    needsReview: used.some(({ score }) => score < SURE),
    confidence: Math.min(...used.map(({ notice }) => notice.amount.confidence)),
  });
}

/** What a line is paid by otherwise: whichever is newer counts. */
export interface PaidBy {
  /** First day of the newest contract; undefined where it states none. */
  contractStart?: IsoDate | undefined;
  /** The day after the last policy that is known. */
  renewal?: IsoDate | undefined;
}

/** Whether what was told takes the place of a contract or a policy of the line. */
export function isNewer(
  { from, cents, score, line }: ToldPrice,
  by: PaidBy | undefined,
  itemCents: Cents,
): boolean {
  if (!by) return true;
  const ratio = itemCents / Math.max(1, line.previous?.cents ?? 0);
  // A contract of another size than the line may be another's.
  if (score >= SURE && (ratio < SIZE.least || ratio > SIZE.most)) return true;
  if (Math.abs(itemCents - cents) <= SAME * cents) return false;
  return by.renewal === undefined ? (by.contractStart ?? '') < from : by.renewal <= from;
}
