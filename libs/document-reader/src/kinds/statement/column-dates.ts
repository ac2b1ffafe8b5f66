import type { Period, Scenario } from '@hoa/contracts';
import { yearOf } from '../../tables/roles';
import type { TableColumn } from '../../tables/types';
import { findDates, monthNumber } from '../../text/dates';
import { fiscalYear, MONTH, periodOf, periodTo, TO } from './periods';
import { isOfSeveralYears, yearsAbove } from './several-years';
import { TO_DATE, type StatementColumn } from './statement-column';

const SCENARIOS: Partial<Record<TableColumn['role'], Scenario>> = {
  budget: 'adopted',
  proposed: 'proposed',
  actual: 'actual',
  ytd: 'actual',
  projected: 'projected',
};

/** "Actual 9 mos.": fewer months than a year has. */
export const COUNTED_MONTHS =
  /\b(?:[1-9]|1[01]|one|two|three|four|five|six|seven|eight|nine|ten|eleven)[- ](?:months?|mos?\b)/i;
const PLANNED = /\b(?:budget(?:ed)?|bud|bdgt|bgt)\b/i;
const MONTHS = new RegExp(`\\b${MONTH}${TO}${MONTH}\\b`, 'i');

/** "Forecast Oct-Dec": months that make no year, whatever year they are of. */
export function isSomeMonths(label: string): boolean {
  const [, first, last] = MONTHS.exec(label) ?? [];
  const [from, to] = [first, last].map((month) => month && monthNumber(month));
  return Boolean(from && to && to % 12 !== from - 1);
}

/** The period, year and scenario of a column: by its own words, else by the dates above the statement. */
export function dateColumn(
  column: StatementColumn,
  about: { title: string; end?: number; columns: readonly StatementColumn[] },
): void {
  if (column.measure !== 'amount') return;
  const years = yearsAbove(column.label, about.title);
  if (years || isOfSeveralYears(column.label)) {
    column.role = 'other';
    delete column.year;
    if (years) column.period = years;
    column.inferred = 'It is of several years.';
    return;
  }
  const isPart = ['month', 'quarter', 'ytd'].includes(column.role);
  const dated = periodOf(column.label, about.end);
  const stated =
    (dated && isOfOther(column, dated) ? undefined : dated) ??
    (column.role === 'ytd' || column.role === 'actual' ? periodTo(column.label, about.end) : undefined);
  // "Current Period, fiscal year ending 1/31/2016" is no year, and "June" under "6 months ending" no half of one.
  const isLonger = stated !== undefined && (stated.kind === 'year' ? column.role !== 'ytd' : column.role === 'month' && stated.kind !== 'month'); // prettier-ignore
  const own = isPart && isLonger ? undefined : stated;
  const begun = own || isPart ? undefined : yearBegunIn(column, about);
  const titled = begun ?? (own || column.role === 'proposed' ? undefined : titledPeriod(column, about));
  const period = own ?? titled;
  const isSome = !own && isSomeMonths(column.label);
  if (isSome) column.role = 'other';
  column.scenario = SCENARIOS[column.role] ?? (period && period.kind !== 'year' ? 'actual' : undefined);
  if (column.scenario === undefined) delete column.scenario;
  if (PLANNED.test(column.label) && isPart) column.scenario = 'adopted';
  if (period) {
    column.period = period;
    if (own) column.isSpan = true;
    if (!own) column.inferred = 'The dates are those above the statement.';
    // "Fiscal year ending 9/30/2026, YTD": the year is stated, and how far it has come is not.
    if (
      period.kind === 'year' &&
      ((TO_DATE.test(column.label) && !DATED.test(column.label) && !isSpanned(period, about.title)) ||
        (isPart && COUNTED_MONTHS.test(column.label)))
    )
      column.period = { ...period, kind: 'year-to-date' };
    else if (period.kind === 'year') column.year = Number(period.to.slice(0, 4));
    else if (!isPart) column.role = column.role === 'budget' || column.role === 'proposed' ? 'other' : 'ytd';
    return;
  }
  if (column.year === undefined) return;
  const kind =
    column.role === 'month'
      ? 'month'
      : column.role === 'quarter'
        ? 'quarter'
        : column.role === 'ytd'
          ? 'year-to-date'
          : isSome
            ? 'other'
            : 'year';
  // "Plan B: $102/mo" is a year's plan and what it costs a home.
  const isRated = /\$\s?\d/.test(column.label);
  const label = isRated ? undefined : PERIODIC.find(([, words]) => words.test(column.label))?.[0];
  column.period = { ...fiscalYear(column.year, about.end), kind: label ?? kind };
  if (label && kind === 'year')
    column.role = label === 'month' ? 'month' : label === 'quarter' ? 'quarter' : 'other';
}

/**
 * "January 1, 2026 – December 31, 2026" centered above the table ends up over "2025 Budget": of two that disagree, the
 * year that the column is called by is its own.
 */
function isOfOther({ label, year }: StatementColumn, { from, to }: Period): boolean {
  if (year === undefined || (year >= Number(from.slice(0, 4)) && year <= Number(to.slice(0, 4))))
    return false;
  const rest = findDates(label).reduce((text, { raw }) => text.replace(raw, ' '), label);
  return new RegExp(`\\b${year}\\b`).test(rest);
}

/** "FY_2024 - FY24 P&L" over "July 2024 - June 2025": the months say which year it is that some call by its beginning. */
function yearBegunIn(
  { year, label }: StatementColumn,
  { title, end }: { title: string; end?: number },
): Period | undefined {
  if (year === undefined || yearOf(label) !== undefined) return undefined;
  const stated = title.split('\n').flatMap((line) => periodOf(line, end) ?? []);
  const years = stated.filter(({ kind, from, to }) => kind === 'year' && from.slice(0, 4) !== to.slice(0, 4));
  const isOne = new Set(years.map(({ from }) => from)).size === 1;
  return isOne && years[0]!.from.startsWith(String(year)) ? years[0] : undefined;
}

/** "1/1/2026 - 12/31/2026", and no other day: what is to date is all of it. */
function isSpanned({ from, to }: Period, title: string): boolean {
  const days = new Set(findDates(title).flatMap(({ iso, precision }) => (precision === 'day' ? [iso] : [])));
  return days.size === 2 && days.has(from) && days.has(to);
}

const OF_REST = /^(?:% |percent |amount |\$ )?(?:left|remain\w*|used|unspent|to go)\b/i;

const DATED = /\d{1,2}\/\d{1,2}\/\d{2}/;

/** "Monthly", "Quarterly" beside a scenario: a share of the year. */
const PERIODIC: ['month' | 'quarter' | 'half', RegExp][] = [
  ['month', /\bmonthly\b|\bper month\b|\b(?:avg|average)\.? month\b|\/ ?mo(?:nth)?\b/i],
  ['quarter', /\bquarterly\b|\bper quarter\b|\/ ?qtr\b/i],
  ['half', /\bsemi-?annual(?:ly)?\b/i],
];

/** A span of dates above the statement, where it has one column of figures or none says its own. */
function titledPeriod(
  column: StatementColumn,
  { title, columns, end }: { title: string; end?: number; columns: readonly StatementColumn[] },
): Period | undefined {
  const amounts = columns.filter(({ measure }) => measure === 'amount');
  const isOnly = amounts.every(
    (other) =>
      other === column || other.year === undefined || column.year === undefined || other.year === column.year,
  );
  if (!isOnly) return undefined;
  // "2024" beside "Jan-Mar" is the year, and "Budget" of which so much is "left" the year's.
  if (/^(?:19|20)\d\d$/.test(column.label) && amounts.some(({ label }) => isSomeMonths(label)))
    return undefined;
  // "2025 Budget" beside "Budget" below the dates of some months: the one that says its year is all of it.
  const isPlain = ({ role, scenario, label }: StatementColumn): boolean => (role === 'budget' || scenario === 'adopted') && yearOf(label) === undefined; // prettier-ignore
  if (column.role === 'budget' && yearOf(column.label) !== undefined && amounts.some(isPlain)) return undefined; // prettier-ignore
  if (column.role === 'budget' && columns.some(({ measure, label }) => measure !== 'amount' && OF_REST.test(label))) return undefined; // prettier-ignore
  const isPart = ['month', 'quarter', 'ytd'].includes(column.role);
  const isPlan = column.role === 'budget' && !amounts.some(({ role }) => role === 'actual' || role === 'ytd');
  if (isPlan || /\bannual\b|\byearly\b|\bfull year\b/i.test(column.label)) return undefined;
  for (const line of title.split('\n')) {
    // "Fiscal year 7/1/2026 - 6/30/2027" states when years end, not what is reported.
    if (/\bfiscal year\b/i.test(line)) continue;
    const stated = column.role === 'ytd' ? (periodOf(line, end) ?? periodTo(line, end)) : periodOf(line, end);
    // "October 1 - October 31" over a month and "YTD": the year to date ends where the month does.
    const isMonth = stated?.kind === 'month' && TO_DATE.test(column.label);
    const period = isMonth ? periodTo(`through ${stated.to}`, end) : stated;
    // The heads of the table stand above it too: the months of one column are not those of another.
    if (period?.kind !== 'year' && yearOf(column.label) !== undefined && columns.some(({ label }) => periodOf(label, end)?.from === period?.from)) continue; // prettier-ignore
    const isWhole = period?.kind === 'year' && Boolean(periodOf(line, end));
    if (isPart && (column.role !== 'ytd' || (isWhole && !isSpanned(period, title)))) return undefined;
    if (period && isOfYear(period, { year: column.year, end })) return period;
  }
  return undefined;
}

/** "3/1/2014 - 8/31/2014" is of the fiscal year that ends in February 2015, and of 2014 by its own end. */
function isOfYear(
  { from, to }: Period,
  { year, end }: { year: number | undefined; end: number | undefined },
): boolean {
  if (year === undefined || String(year) === to.slice(0, 4)) return true;
  const whole = fiscalYear(year, end);
  return from >= whole.from && to <= whole.to;
}
