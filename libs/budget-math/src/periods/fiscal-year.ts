import type { IsoDate } from '../terms';

/**
 * A fiscal year is keyed by the calendar year in which it ends: July 2026 to June 2027 is 2027. Years of two
 * associations, or of two documents, can then be compared and counted whatever they are called.
 */
export type EndYear = number;

/** The key of the fiscal year that begins in `startMonth` (1 to 12) of `startYear`. */
export function fiscalEndYear(startYear: number, startMonth = 1): EndYear {
  return startMonth === 1 ? startYear : startYear + 1;
}

/** The calendar year in which a fiscal year begins. */
export function fiscalStartYear(endYear: EndYear, startMonth = 1): number {
  return startMonth === 1 ? endYear : endYear - 1;
}

/** "2027", or "FY 2026-27" where the year spans two calendar years. */
export function fiscalYearLabel(endYear: EndYear, startMonth = 1): string {
  return startMonth === 1 ? String(endYear) : spanLabel(endYear);
}

/** As `fiscalYearLabel`, of the year that is stored with a budget: the one in which its fiscal year begins. */
export function budgetYearLabel(startYear: number, startMonth = 1): string {
  return fiscalYearLabel(fiscalEndYear(startYear, startMonth), startMonth);
}

function spanLabel(endYear: EndYear): string {
  return `FY ${endYear - 1}-${String(endYear % 100).padStart(2, '0')}`;
}

const SPAN = /\b(20\d\d)\s*[-\u2013\u2014/]\s*(20\d\d|\d\d)\b/;
const SHORT_SPAN = /\bFY\s*'?(\d\d)\s*[-\u2013\u2014/]\s*'?(\d\d)\b/i;

/** The key of a year that is written as a span, such as "FY 2026-27", "2026/2027" or "FY 26-27"; undefined otherwise. */
export function parseFiscalSpan(text: string): EndYear | undefined {
  const long = SPAN.exec(text);
  const short = long ? null : SHORT_SPAN.exec(text);
  const [, first = '', second = ''] = long ?? short ?? [];
  if (first === '') return undefined;
  const start = first.length === 4 ? Number(first) : 2000 + Number(first);
  const end = second.length === 4 ? Number(second) : Math.floor(start / 100) * 100 + Number(second);
  return end === start + 1 ? end : undefined;
}

/**
 * The key of the year that a column is called by as a span, unless dates say which months it is: "FY 2026-27" is no calendar
 * year, whatever dates it was given for want of others.
 */
export function spanOfColumn(column: {
  label: string;
  period?: { from: IsoDate } | undefined;
}): EndYear | undefined {
  const isDated = column.period !== undefined && !column.period.from.endsWith('-01-01');
  return isDated ? undefined : parseFiscalSpan(column.label);
}

/** The key of a period of about a year, or of a part of one: the fiscal year that contains its last day. */
export function endYearOfPeriod(period: { to: IsoDate }, startMonth = 1): EndYear {
  const year = Number(period.to.slice(0, 4));
  const month = Number(period.to.slice(5, 7));
  return startMonth === 1 || month < startMonth ? year : year + 1;
}

/** How many months of calendar a period covers, rounded: 12 for a year, 6 for a half year. */
export function monthsInPeriod({ from, to }: { from: IsoDate; to: IsoDate }): number {
  const index = (day: IsoDate) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  const days = Number(to.slice(8, 10)) - Number(from.slice(8, 10)) + 1;
  return Math.round(index(to) - index(from) + days / 30.4);
}

interface OfEarlierYear {
  previousYearKnown?: boolean | undefined;
  previousYearOf?: number | null | undefined;
}

/** The years of the earlier figures that are known, counted as the budget's own `year`; a figure without one is of the year before. */
export const earlierYears = (lines: readonly OfEarlierYear[], year: number): number[] =>
  lines.flatMap(({ previousYearKnown = true, previousYearOf }) =>
    previousYearKnown ? [previousYearOf ?? year - 1] : [],
  );

/**
 * What the column of earlier figures is called: the year that they belong to, by its true name, and where lines are of
 * several years the latest with "and earlier". Years count as the budget's own; lines without a year are of the year before.
 */
export function previousYearLabel(
  lines: readonly OfEarlierYear[],
  { year, fiscalYearStartMonth = 1 }: { year: number; fiscalYearStartMonth?: number | undefined },
): string {
  const years = earlierYears(lines, year);
  const latest = years.length === 0 ? year - 1 : Math.max(...years);
  const label = budgetYearLabel(latest, fiscalYearStartMonth);
  return years.some((one) => one < latest) ? `${label} and earlier` : label;
}
