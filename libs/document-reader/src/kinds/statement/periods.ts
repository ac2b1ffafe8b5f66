import type { Period, PeriodKind } from '@hoa/contracts';
import { daysIn, findDates, fullYear, monthNumber, spelledYears } from '../../text/dates';

const DAY = 86_400_000;
/** Days of a year that is reported with its first month twice. */
export const LONG_YEAR = 393;

const LENGTHS: [PeriodKind, number, number][] = [
  ['month', 27, 32],
  ['quarter', 88, 93],
  ['half', 180, 185],
  ['year', 363, 371],
  // Thirteen months: from April of one year through April of the next, from one annual meeting to another.
  ['year', LONG_YEAR, LONG_YEAR + 4],
];

/** A month by its name or the beginning of it, as a group, and what parts the first from the last of a span. */
export const MONTH = '(jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\\.?';
/** Two digits with a comma behind them are a day whose year stands elsewhere: `through April 30,`. */
const YEAR = "((?:19|20)\\d\\d|'?\\d\\d(?!,))";
export const TO = '\\s*(?:-|–|—|to|thru|through)\\s*';
const MONTHS_OF_ONE_YEAR = new RegExp(
  `\\b${MONTH}(?:\\s+\\d{1,2})?,?${TO}${MONTH}(?:\\s+\\d{1,2})?,?\\s+${YEAR}\\b`,
  'i',
);
const YEAR_OF_MONTHS = new RegExp(`\\b((?:19|20)\\d\\d) ${MONTH}${TO}${MONTH}(?=\\W|$)(?!\\s*\\d)`, 'i');
const MONTHS_OF_TWO = new RegExp(
  `\\b${MONTH}(?:\\s+\\d{1,2})?,?\\s*${YEAR}${TO}${MONTH}(?:\\s+\\d{1,2})?,?\\s*${YEAR}\\b`,
  'i',
);
const COUNTED =
  /\b(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d{1,2})[- ]months? (?:period |of the (?:fiscal )?year,? )?(?:ended|ending|through|to)\b/i;
const NUMBERS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** The span of dates that words state: "1/1/2026 - 6/30/2026", "April 2025 through March 2026", "Six months ended June 30, 2026". */
export function periodOf(text: string, endMonth = 12): Period | undefined {
  const period = statedPeriod(text);
  if (period?.kind !== 'other') return period;
  const start = fiscalYear(Number(period.to.slice(0, 4)), endMonth).from;
  const isFirst =
    period.from.slice(5) === start.slice(5) && period.to.slice(0, 7) !== period.from.slice(0, 7);
  return isFirst && Date.parse(period.to) - Date.parse(period.from) < 363 * DAY
    ? { ...period, kind: 'year-to-date' }
    : period;
}

const ENDS_THERE =
  /\b(?:thru|through|as of|ended|ending|to date|ytd|year[- ]to[- ]date|period|at (?=\d))\b|@/i;

/** "Actual thru 10/31/2025", "Period = Aug 2017": from the first day of the fiscal year to the day or month named. */
export function periodTo(text: string, endMonth = 12): Period | undefined {
  const found = findDates(text);
  const [date] = found;
  if (!date || found.length !== 1 || !ENDS_THERE.test(text)) return undefined;
  const [year, month] = date.iso.split('-').map(Number) as [number, number];
  const to = date.precision === 'day' ? date.iso : `${year}-${two(month)}-${daysIn(year, month)}`;
  const from = fiscalYear(month > endMonth ? year + 1 : year, endMonth).from;
  const period = span(from, to);
  return period && (period.kind === 'other' ? { ...period, kind: 'year-to-date' } : period);
}

function statedPeriod(label: string): Period | undefined {
  // A recognizer reads the apostrophe of `'25` as a quotation mark.
  const text = spelledYears(label).replace(/["‘’“”](?=\d\d\b)/g, "'");
  const long = MONTHS_OF_TWO.exec(text);
  if (long) return span(firstDay(yearIn(long[2]!), long[1]!), lastDay(yearIn(long[4]!), long[3]!));
  const led = YEAR_OF_MONTHS.exec(text);
  if (led) return span(firstDay(yearIn(led[1]!), led[2]!), lastDay(yearIn(led[1]!), led[3]!));
  const one = MONTHS_OF_ONE_YEAR.exec(text);
  // "Oct - Mar 24" begins in the year before.
  if (one) return span(firstDay(yearIn(one[3]!) - (monthNumber(one[1]!)! > monthNumber(one[2]!)! ? 1 : 0), one[1]!), lastDay(yearIn(one[3]!), one[2]!)); // prettier-ignore
  const dates = findDates(text)
    .filter(({ precision }) => precision === 'day')
    .map(({ iso }) => iso)
    .sort();
  const counted = COUNTED.exec(text);
  if (counted && dates.length > 0) return monthsBefore(dates.at(-1)!, countOf(counted[1]!));
  if (/\byears? end(?:ed|ing)\b/i.test(text) && dates.length > 0) return monthsBefore(dates.at(-1)!, 12);
  if (dates.length === 2 && dates[0]!.endsWith('-01')) return span(dates[0]!, dates[1]!);
  return dates.length > 2 ? joinedDates(text) : undefined;
}

const JOINS = new RegExp(`^,?${TO}$`, 'i');

/** "Account for the year 1 April 2025 to 31 March 2026, as voted 8 April 2026": the two days that a `to` joins, where no others are joined. */
function joinedDates(text: string): Period | undefined {
  const dates = findDates(text).sort((a, b) => a.index - b.index);
  const pairs = dates.slice(1).flatMap((date, i) => {
    const before = dates[i]!;
    const between = text.slice(before.index + before.raw.length, date.index);
    return JOINS.test(between) && before.iso.endsWith('-01') ? [[before.iso, date.iso] as const] : [];
  });
  return pairs.length === 1 ? span(...pairs[0]!) : undefined;
}

/** "2026", "26" and "'26". */
const yearIn = (text: string): number => fullYear(text.replace(/\D/g, ''));

const countOf = (word: string): number => NUMBERS.indexOf(word.toLowerCase()) + 1 || Number(word);
const two = (value: number): string => String(value).padStart(2, '0');

function firstDay(year: number, month: string): string {
  return `${year}-${two(monthNumber(month)!)}-01`;
}

function lastDay(year: number, month: string): string {
  const number = monthNumber(month)!;
  return `${year}-${two(number)}-${daysIn(year, number)}`;
}

/** The span of `count` months that ends on a day. */
function monthsBefore(end: string, count: number): Period | undefined {
  const [year, month] = end.split('-').map(Number) as [number, number];
  const start = new Date(Date.UTC(year, month - count, 1));
  return span(start.toISOString().slice(0, 10), end);
}

/** Days of a period, both ends included. */
export const lengthOf = ({ from, to }: Pick<Period, 'from' | 'to'>): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY) + 1;

function span(from: string, to: string): Period | undefined {
  const days = lengthOf({ from, to });
  if (!(days > 0)) return undefined;
  const kind = LENGTHS.find(([, least, most]) => days >= least && days <= most)?.[0] ?? 'other';
  return { from, to, kind };
}

/** The year that ends in `year`: a calendar year unless the fiscal year is known to end in another month. */
export function fiscalYear(year: number, endMonth = 12): Period {
  const end = `${year}-${two(endMonth)}-${daysIn(year, endMonth)}`;
  return { ...monthsBefore(end, 12)!, kind: 'year' };
}

/** One year of a span of several whole ones: the second of October 2024 to September 2026 begins in October 2025. */
export function yearWithin({ from, to }: Period, number: number): Period | undefined {
  const day = new Date(Date.parse(to) + DAY);
  const years = day.getUTCFullYear() - Number(from.slice(0, 4));
  if (years < 2 || number > years || day.toISOString().slice(4, 10) !== from.slice(4)) return undefined;
  const end = new Date(Date.UTC(day.getUTCFullYear() - years + number, day.getUTCMonth(), 0));
  return monthsBefore(end.toISOString().slice(0, 10), 12);
}

/** "Fiscal year 24/25, July 1 thru June 30": twelve months of which no year is printed. */
const YEAR_OF_DAYS = new RegExp(`\\b${MONTH} 1(?:st)?${TO}${MONTH} (?:28|29|30|31)(?:st|th)?\\b`, 'i');

/** "Fiscal year Oct - Sept". */
const YEAR_OF_NAMES = new RegExp(
  `\\bfiscal (?:year|yr)\\b[^\\n\\d]{0,12}?\\b${MONTH}${TO}${MONTH}(?=\\W|$)`,
  'i',
);

/** The one span that is stated, of several months from the first day of one. */
function spanOfMonths(stated: readonly Period[]): Period | undefined {
  const [only, ...others] = new Map(stated.map((one) => [`${one.from} ${one.to}`, one])).values();
  const isLong = only && lengthOf(only) > 59 && only.from.endsWith('-01');
  return isLong && others.length === 0 ? only : undefined;
}

/** The month in which a fiscal year ends, where the words above a statement say so. */
export function fiscalYearEnd(words: string): number | undefined {
  // `2022 Year End | 7/31/2023 | 2023 Budget`: the heads of two columns.
  const title = words.replace(/\b((?:19|20)\d\d year[- ]end) {2,}/gi, '$1\n- ');
  const named = new RegExp(`\\b(?:fiscal )?years? end(?:ed|ing|s)?:?\\s*${MONTH}`, 'i').exec(title);
  if (named) return monthNumber(named[1]!);
  const dated = /\b(?:fiscal )?years? end(?:ed|ing|s)?:?\s*(\d{1,2})\/\d{1,2}/i.exec(title);
  if (dated) return Number(dated[1]);
  const stated = title.split('\n').flatMap((line) => {
    const period = statedPeriod(line);
    return period ? [{ ...period, isToDate: /\byear[- ]to[- ]date\b/i.test(line) }] : [];
  });
  const year = stated.find(({ kind }) => kind === 'year');
  if (year) return Number(year.to.slice(5, 7));
  const [, first, last] = YEAR_OF_DAYS.exec(title) ?? YEAR_OF_NAMES.exec(title) ?? [];
  const end = last && monthNumber(last);
  if (first && end && monthNumber(first) === (end % 12) + 1) return end;
  // "Fiscal year to date July 1, 2025 - February 28, 2026": it ends before the month in which it begins.
  // So is what a report calls its year to date, where its own span of months begins elsewhere than in January.
  const begun =
    stated.find(({ isToDate }) => isToDate) ?? (/\bytd\b/i.test(title) ? spanOfMonths(stated) : undefined);
  return begun ? Number(begun.from.slice(5, 7)) - 1 || 12 : undefined;
}
