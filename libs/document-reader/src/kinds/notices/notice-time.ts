import { findDates, fullYear, type FoundDate } from '../../text/dates';

/** From when a price holds: a day, or a year by the name that the document gives it (`2027`, `FY 2026-27`, `FY 2027`). */
export type NoticeTime =
  | { from: string; to?: string; index: number }
  | { label: string; year: number; index: number };

/** What stands before a day on which something ends or was written. */
const ENDS = /\b(?:through|thru|until|till|to|ends?|ended|ending|expir\w+|matur\w+|dated|ratified|adopted|voted|of) (?:at least )?$|\d\s?[-–—]\s?$/i; // prettier-ignore
/** Characters between the two days of a span. */
const LONGEST_SPAN = 12;
const SPAN =
  /\b(fiscal(?: years?)?|FY|winter|season|summer|contract year)?\s?['’]?(20\d\d|\d\d)\s?[-–/]\s?['’]?(20\d\d|\d\d)\b(?![-/,]\d)/gi;
const FISCAL = /\bFY\s?['’]?(20\d\d|\d\d)\b(?!\s?[-–/]\s?\d)/gi;
const YEAR = /(?<![\d$,.#/–-]|\d )(20\d\d)\b(?![\d,/–-]|\.\d| (?:units|homes|lots))/g;

/** The times that a sentence names, in its order: days from which something holds, and years by their names. */
export function timesIn(text: string): NoticeTime[] {
  const days = findDates(text);
  const isEnd = (day?: FoundDate): boolean =>
    day !== undefined && ENDS.test(text.slice(Math.max(0, day.index - 24), day.index));
  const times: NoticeTime[] = days.flatMap((day, at) => {
    const end = days[at + 1];
    const isSpan = end && isEnd(end) && end.index - day.index - day.raw.length < LONGEST_SPAN;
    return isEnd(day) ? [] : [{ from: day.iso, index: day.index, ...(isSpan ? { to: end.iso } : {}) }];
  });
  let rest = days.reduce((all, { raw, index }) => blanked(all, index, raw.length), text);
  const take = (pattern: RegExp, timeOf: (match: RegExpMatchArray) => NoticeTime | undefined): void => {
    for (const match of rest.matchAll(pattern)) {
      const time = timeOf(match);
      if (!time) continue;
      times.push(time);
      rest = blanked(rest, match.index, match[0].length);
    }
  };
  take(SPAN, ({ 1: name, 2: first = '', 3: second = '', index = 0 }) => {
    const year = fullYear(first);
    const isNamed = name !== undefined || first.length === 4;
    return isNamed && fullYear(second) === year + 1
      ? { label: `FY ${year}-${String(year + 1).slice(2)}`, year, index }
      : undefined;
  });
  take(FISCAL, ({ 1: year = '', index = 0 }) => ({
    label: `FY ${fullYear(year)}`,
    year: fullYear(year),
    index,
  }));
  take(YEAR, ({ 1: year = '', index = 0 }) => ({ label: year, year: Number(year), index }));
  return times.sort((a, b) => a.index - b.index);
}

function blanked(text: string, at: number, length: number): string {
  return text.slice(0, at) + ' '.repeat(length) + text.slice(at + length);
}

/** A letter or minutes have their day in their first lines. */
const HEAD = 900;
/** `11/9/26`, `Sent: 11/2/2026`, `October 13, 2026 — Clubhouse`. */
export function writtenOn(text: string): string | undefined {
  return findDates(text.slice(0, HEAD)).find(
    ({ precision, index }) =>
      precision === 'day' && !/\b(?:effective|from|beginning|starting|begins|renewal|term|period)\b[^\n]{0,20}$/i.test(text.slice(Math.max(0, index - 30), index)), // prettier-ignore
  )?.iso;
}

/** Months before its day of which a document still tells what is to come. */
const RECENT_DAYS = 120;

/** Whether something begins about when the document was written, or later. */
export function isToCome(time: NoticeTime, written: string | undefined): boolean {
  if (written === undefined) return true;
  if ('from' in time) return Date.parse(time.from) >= Date.parse(written) - RECENT_DAYS * 86_400_000;
  const year = Number(written.slice(0, 4));
  return time.label === String(time.year) ? time.year > year : time.year >= year;
}
