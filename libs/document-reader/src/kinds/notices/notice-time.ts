import { daysIn, findDates, fullYear, iso, monthNumber, type FoundDate } from '../../text/dates';

/** From when a price holds: a day, or a year by the name that the document gives it (`2027`, `FY 2026-27`, `FY 2027`). */
export type NoticeTime =
  | { from: string; to?: string; index: number }
  | { label: string; year: number; index: number };

/** What stands before a day on which something ends or was written. */
const ENDS = /\b(?:through|thru|until|till|to|ends?|ended|ending|expir\w+|matur\w+|dated|ratified|adopted|voted|(?<!as )of) (?:at least )?$|\d\s?[-–—]\s?$/i; // prettier-ignore
/** Characters between the two days of a span. */
const LONGEST_SPAN = 12;
const SPAN =
  /\b(fiscal(?: years?)?|FY|winter|season|summer|contract year)?\s?['’]?(20\d\d|\d\d)\s?[-–/]\s?['’]?(20\d\d|\d\d)\b(?![-/,]\d)/gi;
const FISCAL = /\bFY\s?['’]?(20\d\d|\d\d)\b(?!\s?[-–/]\s?\d)/gi;
const YEAR = /(?<![\d$,.#/–-]|\d )(20\d\d)\b(?![\d/–-]|,\d|\.\d| (?:units|homes|lots))/g;
/** `starting in January`, `on October 1`, `as of July`: the next one after the document was written. */
const MONTH_ALONE =
  /\b(?:from|beginning|starting|effective|as of|come|in|on|since)\s(?:in\s)?(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?(?:\s(\d{1,2})(?:st|nd|rd|th)?)?(?![\d,]|\s\d{3})/gi;
const NEXT_YEAR = /\bnext (?:fiscal |calendar )?year\b/gi;

/**
 * The times that a sentence names, in its order: days from which something holds, and years by their names. What names no
 * year is the next such day after `written`.
 */
export function timesIn(text: string, written?: string): NoticeTime[] {
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
  if (written !== undefined) {
    take(NEXT_YEAR, ({ index = 0 }) => {
      const year = Number(written.slice(0, 4)) + 1;
      return { label: String(year), year, index };
    });
    take(MONTH_ALONE, ({ 1: month = '', 2: day = '1', index = 0 }) => {
      const from = nextDay(written, monthNumber(month) ?? 1, Number(day));
      return from === undefined ? undefined : { from, index };
    });
  }
  return times.sort((a, b) => a.index - b.index);
}

/** Days by which a document may be younger than the day from which its price holds. */
const RECENT_DAYS = 120;
const DAY_MS = 86_400_000;

function nextDay(written: string, month: number, day: number): string | undefined {
  const dayOf = (year: number): string => iso({ year, month, day });
  const year = Number(written.slice(0, 4));
  if (day < 1 || day > daysIn(year, month)) return undefined;
  const isThisYear = Date.parse(dayOf(year)) >= Date.parse(written) - 30 * DAY_MS;
  return dayOf(isThisYear ? year : year + 1);
}

function blanked(text: string, at: number, length: number): string {
  return text.slice(0, at) + ' '.repeat(length) + text.slice(at + length);
}

/** A letter or minutes have their day in their first lines. */
const HEAD = 900;
/** What comes after it is when something begins. */
const BEGINNING = /\b(?:effective|from|beginning|starting|begins|renewal|term|period|policy)\b[^\n]{0,20}$/i;
/** `jan 9`, `NOV 18  2026`: a note may leave the year out, or set it apart. */
const APART = /\b([A-Z]{3,9})\.? (\d{1,2}),? {1,3}(20\d\d)\b/i;

/** `11/9/26`, `Sent: 11/2/2026`, `October 13, 2026 — Clubhouse`, and where no day is printed `November 2026`. */
export function writtenOn(text: string): string | undefined {
  const head = text.slice(0, HEAD);
  const dates = findDates(head).filter(
    ({ index }) => !BEGINNING.test(head.slice(Math.max(0, index - 30), index)),
  );
  const day = dates.find(({ precision }) => precision === 'day') ?? dates[0];
  if (day) return day.iso;
  const [, month = '', date = '', year = ''] = APART.exec(head) ?? [];
  const number = monthNumber(month);
  return number ? iso({ year: Number(year), month: number, day: Number(date) }) : undefined;
}

/** Whether something begins about when the document was written, or later. */
export function isToCome(time: NoticeTime, written: string | undefined): boolean {
  if (written === undefined) return true;
  if ('from' in time)
    return time.from !== written && Date.parse(time.from) >= Date.parse(written) - RECENT_DAYS * DAY_MS;
  const year = Number(written.slice(0, 4));
  return time.label === String(time.year) ? time.year > year || isEarly(written, time) : time.year >= year;
}

/** In January and February the year that began is still the one that is planned. */
const isEarly = (written: string, { year }: { year: number }): boolean =>
  Number(written.slice(0, 4)) === year && Number(written.slice(5, 7)) <= 2;
