/** Dates of American documents: month first unless that cannot be. */

export interface FoundDate {
  /** `2026-12-31`; the first of the month where only month and year stand. */
  iso: string;
  raw: string;
  /** Place in the text, in characters. */
  index: number;
  precision: 'day' | 'month';
}

export const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];
/** The name of a month or its abbreviation, as a part of a regular expression. */
export const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?';
const YEAR = '((?:19|20)\\d{2})';

/** Characters of the longest way to write one date, with room to spare. */
const LONGEST_DATE = 60;

/** 1 to 12 of a month's name or its abbreviation (`Sept.`), else undefined. */
export function monthNumber(word: string): number | undefined {
  const bare = word.toLowerCase().replace(/[^a-z]/g, '');
  if (bare.length < 3) return undefined;
  const index = MONTHS.findIndex(
    (month) => month === bare || month.slice(0, 3) === bare || (bare === 'sept' && month === 'september'),
  );
  return index < 0 ? undefined : index + 1;
}

/** Days of a month, 1 to 12. */
export const daysIn = (year: number, month: number): number =>
  new Date(Date.UTC(year, month, 0)).getUTCDate();

export interface DateParts {
  year: number;
  month: number;
  day: number;
}

function valid({ year, month, day }: DateParts): boolean {
  if (year < 1900 || year > 2199 || month < 1 || month > 12 || day < 1) return false;
  return day <= daysIn(year, month);
}

/** `2026-03-01`. */
export function iso({ year, month, day }: DateParts): string {
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** `26` is 2026, `98` is 1998: a document of an association is younger than 1970. */
export function fullYear(text: string): number {
  const year = Number(text);
  return text.length > 2 ? year : year < 70 ? 2000 + year : 1900 + year;
}

interface Shape {
  pattern: RegExp;
  parts: (groups: (string | undefined)[]) => DateParts | undefined;
  precision: 'day' | 'month';
}

function numeric(first: string, second: string, year: string): DateParts | undefined {
  const americans = { year: fullYear(year), month: Number(first), day: Number(second) };
  if (valid(americans)) return americans;
  return { year: americans.year, month: americans.day, day: americans.month };
}

const named = (month: string, day: string, year: string): DateParts | undefined => {
  const number = monthNumber(month);
  return number ? { year: Number(year), month: number, day: Number(day) } : undefined;
};

/** In the order of trust; a place taken by an earlier shape is not read again. */
const SHAPES: Shape[] = [
  {
    pattern: /(?<![\d/-])(\d{4})-(\d{1,2})-(\d{1,2})(?![\d/-])/g,
    parts: ([y = '', m = '', d = '']) => ({ year: Number(y), month: Number(m), day: Number(d) }),
    precision: 'day',
  },
  {
    // `12/1/25-11/30/26`: a stroke between two dates parts them.
    pattern:
      /(?<![\d/.]|(?<!\/\d\d(?:\d\d)?)-)(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d{2})(?![\d/]|-(?!\d{1,2}\/\d{1,2}\/\d)\S|\.\d)/g,
    parts: ([m = '', , d = '', y = '']) => numeric(m, d, y),
    precision: 'day',
  },
  {
    // A worn comma is read as a point: `May 1. 2026`.
    pattern: new RegExp(`\\b(${MONTH})\\s*(\\d{1,2})(?:st|nd|rd|th)?\\s*[,.]?\\s*${YEAR}\\b`, 'gi'),
    parts: ([m = '', d = '', y = '']) => named(m, d, y),
    precision: 'day',
  },
  {
    pattern: new RegExp(
      `\\b(\\d{1,2})(?:(?:st|nd|rd|th)?\\s+(?:day\\s+of\\s+)?(${MONTH})\\s*,?\\s*|-(${MONTH})-)${YEAR}\\b`,
      'gi',
    ),
    parts: ([d = '', m, dashed, y = '']) => named(m ?? dashed ?? '', d, y),
    precision: 'day',
  },
  {
    pattern: new RegExp(`\\b(${MONTH})\\s*,?\\s*(?:of\\s+)?${YEAR}\\b`, 'gi'),
    parts: ([m = '', y = '']) => named(m, '1', y),
    precision: 'month',
  },
];

/** All dates in a text, in their order. An impossible date (February 30) is none. */
export function findDates(text: string): FoundDate[] {
  if (!/\d/.test(text)) return [];
  const found: FoundDate[] = [];
  const taken = new Uint8Array(text.length);
  for (const { pattern, parts, precision } of SHAPES) {
    for (const match of text.matchAll(pattern)) {
      const end = match.index + match[0].length;
      if (taken.subarray(match.index, end).includes(1)) continue;
      const date = parts(match.slice(1));
      if (!date || !valid(date)) continue;
      taken.fill(1, match.index, end);
      found.push({ iso: iso(date), raw: match[0], index: match.index, precision });
    }
  }
  return found.sort((a, b) => a.index - b.index);
}

/** The date that a text wholly is, else undefined. */
export function parseDate(text: string): FoundDate | undefined {
  const tidy = text.trim();
  if (tidy.length > LONGEST_DATE) return undefined;
  const date = findDates(tidy)[0];
  return date && date.raw.length === tidy.replace(/[.,]$/, '').length ? date : undefined;
}

const MONTH_OF = '(0?[1-9]|1[0-2])\\/(\\d\\d)(?![\\d/])';
const YEAR_SPAN = new RegExp(`(?<![\\d/])${MONTH_OF}\\s*(?:-|–|—|to|thru|through)\\s*${MONTH_OF}`, 'gi');
const YEAR_END = new RegExp(`\\b(?:fye|(?:fy|(?:fiscal )?years?) end(?:ed|ing|s)?):?\\s*${MONTH_OF}`, 'gi');

/** Fiscal years by month and year in full: `7/24-6/25` is July 2024 - June 2025, `FYE 3/27` the year ended March 31, 2027. */
export function spelledYears(text: string): string {
  if (!/\d\/\d\d/.test(text)) return text;
  return text
    .replace(YEAR_SPAN, (raw, ...found: string[]) => {
      const [month, year, last, end] = found as [string, string, string, string];
      const isYear = Number(end) === Number(year) + 1 && Number(last) === Number(month) - 1;
      const isCalendar = end === year && Number(month) === 1 && Number(last) === 12;
      return isYear || isCalendar
        ? `${nameOfMonth(month)} ${fullYear(year)} - ${nameOfMonth(last)} ${fullYear(end)}`
        : raw;
    })
    .replace(YEAR_END, (_, month: string, year: string) => {
      const day = daysIn(fullYear(year), Number(month));
      return `Year ended ${nameOfMonth(month)} ${day}, ${fullYear(year)}`;
    });
}

const nameOfMonth = (month: string): string => MONTHS[Number(month) - 1]!;
