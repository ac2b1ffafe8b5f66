import { findDates, monthNumber } from '../../text/dates';

const MONTH =
  '((?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?))\\.?';
const DAY = '(\\d{1,2})(?:st|nd|rd|th)?(?!,? ?(?:19|20)\\d\\d)(?!\\d)';
/** `November 1 – April 15 of each season`: days without a year that come again. */
const SEASON = new RegExp(`\\b${MONTH} ${DAY}\\s*(?:-|–|—|to|through|thru|until)\\s*${MONTH} ${DAY}`, 'i');
/** `2024 – 2025`, `2024/25`: the years over which one season lies. */
const SPAN = /(?<![\d/-])(20\d\d)\s*[-–/]\s*(?:20)?(\d\d)(?![\d/-])/g;

const dayOf = (year: number, month: string, day: string): string =>
  `${year}-${String(monthNumber(month)).padStart(2, '0')}-${day.padStart(2, '0')}`;

export interface SeasonTerm {
  from: string;
  to: string;
  start: number;
  end: number;
}

/** The first day of the first winter and the last day of the last, where a contract prints its seasons and their days. */
export function seasonsOf(text: string): SeasonTerm | undefined {
  const season = SEASON.exec(text.replace(/\n/g, ' '));
  const years = [...text.matchAll(SPAN)]
    .map(([, first, second]) => [Number(first), Number(second)] as const)
    .filter(([first, second]) => second === (first + 1) % 100)
    .map(([first]) => first);
  if (!season || years.length === 0) return undefined;
  const from = dayOf(Math.min(...years), season[1]!, season[2]!);
  const to = dayOf(Math.max(...years) + 1, season[3]!, season[4]!);
  const areDays = [from, to].every((iso) => findDates(iso).some((date) => date.iso === iso));
  // Over the turn of the year, as the years themselves are.
  return areDays && from.slice(5) > to.slice(5)
    ? { from, to, start: season.index, end: season.index + season[0].length }
    : undefined;
}
