import type { Cited } from '@hoa/contracts';
import { citedAt, sentencesOf, type Prose } from '../reading/prose';
import type { KindContext } from '../types';
import { addMonths, dayAfter, dayBefore } from './days';
import { renewalAndNotice, type Renewal } from './renewal';
import { allDates, bestDate, END, rangeOf, START } from './term-dates';
import { lengthOf } from './term-length';

export interface Term extends Renewal {
  start?: Cited<string>;
  end?: Cited<string>;
  /** Length of the first term. */
  months?: number;
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
  if (!startAt && endAt && length && endAt.score >= 0.7) {
    // Counted from the end: a term of one year that ends on June 30 began on July 1.
    const value = addMonths(dayAfter(endAt.iso), -length.months);
    const at = { start: endAt.start, end: endAt.end, confidence: 0.8 * endAt.score };
    Object.assign(term, { start: citedAt(prose, ctx, { value, ...at }) });
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
