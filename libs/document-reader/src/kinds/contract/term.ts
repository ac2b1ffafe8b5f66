import type { Cited } from '@hoa/contracts';
import { citedAt, type Prose } from '../reading/prose';
import { optional, type KindContext } from '../types';
import { clausesOf } from './clauses';
import { addMonths, dayBefore, firstDay } from '../reading/days';
import { renewalAndNotice, type Renewal } from './renewal';
import { agreeingDates, allDates, bestDate, calendarYear, END, rangeOf, START } from './term-dates';
import { lengthOf } from './term-length';

export interface Term extends Renewal {
  start?: Cited<string>;
  end?: Cited<string>;
  /** Length of the first term. */
  months?: number;
}

/** How plainly the day on which a contract was made says when its term begins. */
const MADE = 0.7;

/** Start, end, renewal and notice of a contract, from its words on its term. */
export function termOf(prose: Prose, ctx: KindContext): Term {
  const sentences = clausesOf(prose.text);
  const dates = allDates(prose.text);
  const length = lengthOf(sentences);
  const last = bestDate(prose.text, dates, END);
  const dated =
    rangeOf(prose.text, dates) ??
    (length && last && agreeingDates(dates, { months: length.months, end: last }));
  const first = dated?.from ?? bestDate(prose.text, dates, START);
  const range = dated ?? (first || last ? undefined : calendarYear(prose.text));
  const startAt = first ?? range?.from;
  const isAfter = ({ iso }: { iso: string }): boolean => !startAt || iso > startAt.iso;
  // `which would expire on December 31, 2025, now ends`: what was over before the start is another term's end.
  const endAt =
    range?.to ?? (last && !isAfter(last) ? bestDate(prose.text, dates.filter(isAfter), END) : last);
  const cite = (value: string, { start, end }: { start: number; end: number }, confidence: number) =>
    citedAt(prose, ctx, { value, start, end, confidence });
  let start = startAt && cite(startAt.iso, startAt, startAt.score);
  let end: Cited<string> | undefined;
  if (endAt) end = cite(endAt.iso, endAt, endAt.score);
  // Counted from the start: a year from January 1 ends on December 31.
  else if (startAt && length && startAt.score >= 0.7)
    end = cite(dayBefore(addMonths(startAt.iso, length.months)), length, 0.8 * startAt.score);
  // Counted from the end: a term of one year that ends on June 30 began on July 1.
  if (!start && endAt && length && endAt.score >= 0.7)
    start = cite(firstDay(endAt.iso, length.months), endAt, 0.8 * endAt.score);
  // A date of making that does not agree with the length and the end is not the first day.
  if (startAt && endAt && length && startAt.score <= MADE && endAt.score >= 0.85) {
    const first = firstDay(endAt.iso, length.months);
    if (first > startAt.iso && first <= addMonths(startAt.iso, 12)) start = cite(first, length, 0.75);
  }
  const months = length?.months ?? (start && end ? monthsBetween(start.value, end.value) : undefined);
  return {
    ...optional('start', start),
    ...optional('end', end),
    ...optional('months', months),
    ...renewalAndNotice({ prose, ctx, sentences }),
  };
}

function monthsBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000 / 30.44);
}
