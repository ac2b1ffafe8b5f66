import { findAmounts } from '../../text/amounts';
import { findDates } from '../../text/dates';
import type { Prose } from '../reading/prose';
import type { FeePeriod } from './fee-amounts';
import { HOME, periodBehind } from './fee-period';
import { addMonths } from '../reading/days';
import { BARE, LABEL, shortLabel, yearOf } from './schedule-labels';
import { daysOf, ENDING, UNTIL } from './step-days';
import { yearColumns } from './year-columns';

/** A step of a price: the label as printed, its amount a period, the year or date from which it holds. */
export interface Step {
  label: string;
  cents: number;
  start: number;
  end: number;
  year?: number;
  from?: string;
  /** The year of `2027 season`, which is no date: the document does not say on which day it begins. */
  season?: number;
  /** The first of two calendar years that `2026-2027` spans: it begins on the contract's own day. */
  over?: number;
}

export interface FeeSchedule {
  steps: Step[];
  period: FeePeriod;
  /** Steps by year raise the price; steps by season or tier do not. */
  byYear: boolean;
}

interface Labelled {
  label: string;
  start: number;
  end: number;
  /** A day below `For the year ended`. */
  isYearEnd?: boolean;
}

/** `Year 1 ... $585.00, Year 2 ... $605.00`, as a table, a list or a sentence; undefined where there are not two steps. */
export function feeSchedule(prose: Prose): FeeSchedule | undefined {
  const labels = [...prose.text.matchAll(LABEL)].flatMap((match): Labelled[] => {
    const label = match[0].replace(/\s+/g, ' ').trim();
    const found = { label, start: match.index, end: match.index + match[0].length };
    if (!isRowOfDay(prose.text, found)) return [found];
    const head = headOver(prose.text, found.start);
    if (/\byears?\s+(?:begin|start)/i.test(head)) return [found];
    return ENDING.test(head) ? [{ ...found, isYearEnd: true }] : [];
  });
  // An amount that stands before its time, the next time behind it, is not the next time's.
  const ahead = before(prose.text, labels);
  const taken = new Set(ahead.map((step) => step.start));
  const isAhead = ahead.some((step) => BEGINNING.test(step.label));
  const after = behind(prose.text, labels).filter((step) => !(isAhead && taken.has(step.start)));
  const columns = longestRun(yearColumns(prose.text));
  const steps = [longestRun(after), longestRun(ahead), columns].sort((a, b) => b.length - a.length)[0]!;
  if (steps.length < 2) return undefined;
  const first = steps[0]!;
  const around = prose.text.slice(
    Math.max(0, first.start - 420),
    Math.max(...steps.map((step) => step.end)) + 60,
  );
  if (
    steps !== columns &&
    !/fee|price|rate|charge|compensation|payment|cost|amount|\b(?:per|each) (?:month|year)|\/\s?(?:mo|yr|month|year)\b|monthly|annual/i.test(
      around,
    )
  )
    return undefined;
  return {
    steps,
    period: schedulePeriod(prose.text, steps),
    byYear: steps.every(
      ({ label, year, from, season, over }) =>
        UNTIL.test(label) || [year, from, season, over].some((value) => value !== undefined),
    ),
  };
}

/** `June 30, 2026   $5,150`: below `For the year ended` a price, else a payment on its day. */
function isRowOfDay(text: string, { label, start, end }: Labelled): boolean {
  const [day] = findDates(label);
  return day?.raw === label && text.startsWith('  ', end) && (start === 0 || text[start - 1] === '\n');
}

/** The nearest line over a row that has no price. */
function headOver(text: string, at: number): string {
  return text.slice(Math.max(0, at - 300), at).split('\n').slice(0, -1).findLast((line) => line.trim() !== '' && !/\$|\d\.\d\d$/.test(line)) ?? ''; // prettier-ignore
}

/** `Annual fee (USD)` over columns whose figures have no sign of their own. */
const IN_MONEY = /\(?\b(?:usd|dollars)\b|\$/i;

/** Label, then amount: in a line of a table, or in a sentence before the next label. */
function behind(text: string, labels: Labelled[]): Step[] {
  return labels.flatMap((label, i) => {
    const limit = Math.min(labels[i + 1]?.start ?? text.length, label.end + 110);
    const between = text.slice(label.end, limit);
    const stop = between.search(/\n\n|[.;]\s+[A-Z]/);
    const within = stop < 0 ? between : between.slice(0, stop);
    const row = within.split('\n')[0]!;
    const head = headOver(text, label.start);
    const isBare = row.startsWith('  ') && !row.includes('$') && IN_MONEY.test(head);
    const amounts = isBare
      ? findAmounts(row).filter(({ raw }) => raw.at(-3) === '.')
      : findAmounts(within).filter(({ raw }) => raw.includes('$'));
    if (amounts.length === 0) return [];
    const amount = amounts[pick(amounts, { head, text })]!;
    return [stepOf(text, label, { ...amount, index: label.end + amount.index })];
  });
}

/** A label that says itself from when or until when its price holds: `beginning April 1, 2026`. */
const BEGINNING = /^(?:effective|beginning|commencing|starting|from|as of|through|until)\b/i;
/** What stands between an amount and the time for which it holds. */
const TIMED =
  /^[^.;$]{0,80}?(?:for|during|in|through|beginning|effective|commencing|\(|\bmonth,)\s*(?:the\s+)?$/i;
const PER_PERIOD =
  /^\)?,?\s*(?:(?:(?:per|a|each) \w+ )?(?:(?:per|a|each|every|\/)\s*(?:calendar\s+)?(?:month|mo\.?|quarter|year|annum|yr\.?)|monthly|quarterly|annually|yearly),?\s*)?$/i;

/**
 * Amount, then label: `$2,000 per month during the first year, $2,060 during the second year`, `$1,260.00 beginning April
 * 1, 2026 and $1,291.00 beginning April 1, 2027`.
 */
function before(text: string, labels: Labelled[]): Step[] {
  return labels.flatMap((label, i) => {
    const floor = Math.max(labels[i - 1]?.end ?? 0, label.start - 110);
    const amounts = findAmounts(text.slice(floor, label.start));
    const last = amounts.at(-1);
    if (!last) return [];
    const between = text.slice(floor + last.index + last.raw.length, label.start);
    // A cell beside its time, as rows of a table have it, holds for that time and not for the next row's.
    const isCell = i > 0 && /^[\s:.–-]*$/.test(text.slice(floor, floor + last.index));
    const isTimed =
      TIMED.test(between) ||
      (!isCell && (BEGINNING.test(label.label) || /[a-z]/.test(between)) && PER_PERIOD.test(between));
    return isTimed ? [stepOf(text, label, { ...last, index: floor + last.index })] : [];
  });
}

const BY_HOUR_FIRST = /\b(?:hour(?:ly)?|hr)\b.*\b(?:month|annual|year)/i;

/** Of a monthly and an annual amount in one row the monthly one, or what stands under `monthly`; of parts and their sum the sum; of the price of a home and that of all the whole; of an hour's and a month's the month's. */
function pick([a, b, ...more]: { cents: number }[], { head, text }: { head: string; text: string }): number {
  if (!a || !b) return 0;
  if (BY_HOUR_FIRST.test(head)) return 1;
  if (more.length === 1 && more[0]!.cents === a.cents + b.cents) return 2;
  if (Math.abs(a.cents - 12 * b.cents) <= 12) return 1;
  if (b.cents > a.cents && new RegExp(`\\b${b.cents / a.cents} ${HOME}\\b`, 'i').test(text)) return 1;
  return 0;
}

function stepOf(text: string, label: Labelled, amount: { cents: number; raw: string; index: number }): Step {
  const year = yearOf(label.label);
  return {
    label: shortLabel(label.label),
    cents: amount.cents,
    start: amount.index,
    end: amount.index + amount.raw.length,
    ...(year === undefined ? {} : { year }),
    ...daysOf({
      label: label.isYearEnd ? `year ended ${label.label}` : label.label,
      head: headOver(text, label.start),
      line: text.slice(label.start, amount.index),
      isCounted: year !== undefined,
    }),
  };
}

/** Steps that follow each other, by default closely and counting on; the same labels elsewhere are a table of something else. */
export function longestRun(steps: Step[], goesOn = follows): Step[] {
  let best: Step[] = [];
  let open: Step[] = [];
  for (const step of steps) {
    const last = open.at(-1);
    open = last && goesOn(last, step) ? [...open, step] : [step];
    if (open.length > best.length) best = open;
  }
  return best;
}

function follows(a: Step, b: Step): boolean {
  if (b.start - a.end >= 420) return false;
  // Payments of one year are counted too.
  if (BARE.test(b.label) && a.from && b.from && b.from < addMonths(a.from, 12)) return false;
  if (a.year !== undefined || b.year !== undefined) return a.year !== undefined && b.year === a.year + 1;
  if (a.over !== undefined && b.over !== undefined) return b.over === a.over + 1;
  if (a.season !== undefined || b.season !== undefined)
    return (b.season ?? b.over ?? 0) > (a.season ?? a.over ?? Infinity);
  if (a.from !== undefined && b.from !== undefined) return b.from > a.from;
  return a.label.toLowerCase() !== b.label.toLowerCase();
}

function schedulePeriod(text: string, steps: Step[]): FeePeriod {
  // A season comes once a year, in however many payments.
  if (steps.every((step) => step.season !== undefined)) return 'year';
  const first = steps[0]!;
  const behind = periodBehind(text.slice(first.end, first.end + 40));
  if (behind) return behind;
  // `27,000.00   6,750.00`: a year's price beside the quarter's or the month's.
  const [beside] = findAmounts(text.slice(first.end, first.end + 40).split('\n')[0]!);
  if (beside && [4, 12].some((parts) => Math.abs(first.cents - parts * beside.cents) <= parts)) return 'year';
  const above = text.slice(Math.max(0, first.start - 420), first.start);
  const last = (words: RegExp): number =>
    Math.max(-1, ...[...above.matchAll(words)].map((match) => match.index));
  const [month, quarter, year] = [
    last(/month/gi),
    last(/quarter/gi),
    last(/annual|per year|per annum|yearly/gi),
  ];
  if (month < 0 && quarter < 0) return 'year';
  if (month >= quarter && month >= year) return 'month';
  return quarter > year ? 'quarter' : 'year';
}
