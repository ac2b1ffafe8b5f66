import type { Period } from '@hoa/contracts';
import { yearOf } from '../../tables/roles';
import type { TableColumn } from '../../tables/types';
import { findDates } from '../../text/dates';
import type { Values } from './arithmetic';
import { COUNTED_MONTHS } from './column-dates';
import { fiscalYear, fiscalYearEnd, MONTH, periodTo } from './periods';
import { isAnnual, TO_DATE, type StatementColumn } from './statement-column';

/** Columns of reports, which tell of a month, a quarter or a year to date beside the whole year. */

const OF_PART = new Set<TableColumn['role']>(['month', 'quarter', 'ytd']);

/** "Annual Budget" beside a month and a year to date is of the year that the report's own date is in. */
export function dateByReport(columns: StatementColumn[], title: string): void {
  const isReport = columns.some(({ role }) => OF_PART.has(role));
  const undated = columns.filter((column) => isAnnual(column) && column.year === undefined && !OF_PART.has(column.role)); // prettier-ignore
  const [date, other] = reportDates(title);
  if (!isReport || undated.length !== 1 || !date || other) return;
  const [year, month] = date.iso.split('-').map(Number) as [number, number];
  const end = fiscalYearEnd(title) ?? 12;
  const [column] = undated as [StatementColumn];
  column.year = month > end ? year + 1 : year;
  column.period = fiscalYear(column.year, end);
  column.inferred = 'The year is that of the report’s own date.';
}

/** "Income Statement - 12/31/2024": how far the year to date goes, where its columns do not say so. */
export function dateToDate(columns: readonly StatementColumn[], title: string): void {
  const dates = reportDates(title);
  const end = fiscalYearEnd(title) ?? 12;
  const period = dates.length === 1 ? periodTo(`through ${dates[0]!.raw}`, end) : undefined;
  const isStated = columns.some((column) => column.isSpan && column.period?.to === period?.to);
  for (const column of columns) {
    if (
      !period ||
      isStated ||
      column.role !== 'ytd' ||
      column.isSpan ||
      COUNTED_MONTHS.test(column.label) ||
      column.period?.kind !== 'year-to-date'
    )
      continue;
    if (column.period.to < period.to || column.period.from > period.from) continue;
    column.period = period;
    column.inferred = 'The year to date ends on the report’s own date.';
  }
}

const FEWEST_PLANNED = 5;

/** "YTD Budget" that is "Annual Budget" on every line: the year is over, and what is to date is all of it. */
export function endToDate(columns: readonly StatementColumn[], rows: readonly Values[]): void {
  const isWhole = (at: number): boolean =>
    columns.some((other, b) => {
      if (other.role !== 'budget' || !isAnnual(other)) return false;
      const told = rows.filter((row) => row[at] || row[b]);
      return told.length >= FEWEST_PLANNED && told.every((row) => row[at] === row[b]);
    });
  const toDate = columns.filter(({ period, measure }) => period?.kind === 'year-to-date' && measure === 'amount'); // prettier-ignore
  const over = toDate.find((column) => column.scenario === 'adopted' && isWhole(columns.indexOf(column)));
  for (const column of toDate) {
    if (over?.period!.to !== column.period!.to || over.period!.from !== column.period!.from) continue;
    column.period = { ...column.period!, kind: 'year' };
    column.inferred = 'The budget to date is that of the whole year.';
  }
}

/** Lines paid evenly over the months that must agree, and how far a month's share may be rounded, in cents a year. */
const FEWEST_LEVEL = 3;
const ROUNDED = 12;

/**
 * "Budget" beside nine months of "Actual", where what is paid evenly came to nine twelfths of it: the budget is the whole
 * year's, whatever period stands over both.
 */
export function planWhole(columns: readonly StatementColumn[], rows: readonly Values[]): void {
  for (const [b, plan] of columns.entries()) {
    const { period, scenario, measure } = plan;
    if (scenario !== 'adopted' || measure !== 'amount' || period?.kind !== 'year-to-date') continue;
    const a = columns.findIndex((other) => other.scenario === 'actual' && other.period?.from === period.from && other.period.to === period.to); // prettier-ignore
    const from = Number(period.from.slice(5, 7));
    const months = monthsOf(period);
    const whole = fiscalYear(Number(period.from.slice(0, 4)) + (from > 1 ? 1 : 0), from > 1 ? from - 1 : 12);
    if (a < 0 || months === 12 || columns.some((other) => other.role === 'budget' && isAnnual(other) && other.period?.to === whole.to)) continue; // prettier-ignore
    const told = rows.filter((row) => row[a] && row[b]);
    const level = told.filter((row) => Math.abs(12 * row[a]! - months * row[b]!) <= ROUNDED).length;
    if (level < FEWEST_LEVEL || level <= told.filter((row) => row[a] === row[b]).length) continue;
    Object.assign(plan, { role: 'budget', period: whole, year: Number(whole.to.slice(0, 4)) });
    plan.inferred = 'What is paid evenly came to its share of it: it is the budget of the whole year.';
  }
}

/**
 * "YTD Budget" of February that is eight twelfths of "Annual Budget" on most lines: the year began in July, which the page
 * may not say, or say of what is to date alone.
 */
export function beginYear(columns: readonly StatementColumn[], rows: readonly Values[]): void {
  const toDate = columns.findIndex(({ scenario, period, role }) => role === 'ytd' && scenario === 'adopted' && period !== undefined && period.kind !== 'year'); // prettier-ignore
  const { period } = columns[toDate] ?? {};
  if (!period) return;
  const { from, to } = period;
  const [year, month] = to.split('-').map(Number) as [number, number];
  for (const [a, annual] of columns.entries()) {
    if (annual.role !== 'budget' || !isAnnual(annual) || annual.isSpan || annual.measure !== 'amount')
      continue;
    const months = twelfthsOf(rows.map((row) => [row[toDate], row[a]]));
    // Less than the calendar year has had so far is a report that is drawn up later.
    if (!months || (months !== monthsOf(period) && !(months > month && from.endsWith('-01-01')))) continue;
    const end = (month + 12 - months) % 12 || 12;
    const whole = fiscalYear(month > end ? year + 1 : year, end);
    if (annual.period?.from === whole.from) continue;
    const inferred = 'What is planned to date is so many twelfths of the year’s.';
    for (const column of columns)
      if (column.period?.from === from && column.period.to === to)
        Object.assign(column, { period: { ...column.period, from: whole.from }, inferred });
    Object.assign(annual, { period: whole, year: Number(whole.to.slice(0, 4)), inferred });
  }
}

/** The months of a year from the first of a period to its last. */
const monthsOf = ({ from, to }: Pick<Period, 'from' | 'to'>): number =>
  ((Number(to.slice(5, 7)) - Number(from.slice(5, 7)) + 12) % 12) + 1;

/** How many twelfths most first amounts are of their second ones. */
function twelfthsOf(pairs: readonly [number | undefined, number | undefined][]): number | undefined {
  const told = pairs.filter(([part, whole]) => part && whole && part !== whole) as [number, number][];
  const counts = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((months) => ({
    months,
    rows: told.filter(([part, whole]) => Math.abs(12 * part - months * whole) <= (part % 100 ? 1 : 100) * ROUNDED).length,
  })); // prettier-ignore
  const most = counts.sort((a, b) => b.rows - a.rows)[0]!;
  return most.rows >= FEWEST_PLANNED && 2 * most.rows > told.length ? most.months : undefined;
}

const ANNUALIZED = /\bannuali[sz]ed\b|\byear[- ]?end\b|\bfull year\b|\b12 months?\b/i;

/** "Annualized" beside a year to date is of that year. */
export function dateAnnualized(columns: readonly StatementColumn[], end = 12): void {
  const years = new Set(columns.flatMap(({ role, period }) => (role === 'ytd' && period ? [period.to.slice(0, 4)] : []))); // prettier-ignore
  const [year] = years;
  if (years.size !== 1) return;
  for (const column of columns) {
    if (column.role !== 'projected' || column.year !== undefined || !ANNUALIZED.test(column.label)) continue;
    column.year = Number(year);
    column.period = fiscalYear(column.year, end);
    column.inferred = 'It is of the year of the figures to date beside it.';
  }
}

function reportDates(title: string): { iso: string; raw: string }[] {
  const lines = title.split('\n').filter((line) => !OF_PAPER.test(line));
  return [...new Map(lines.flatMap((line) => findDates(line)).map((date) => [date.iso, date])).values()];
}

/** A day on which something was done to the document is not the one it reports on. */
const OF_PAPER = /\b(?:print|prepar|generat|creat|run|revis|approv|adopt|ratif|meeting|draft|mail|updat)/i;

const OF_MONTH = new RegExp(`\\b${MONTH}(?=\\W|$)`, 'i');
const OF_WHOLE = /\b(?:full|annual|yearly|whole)\b/i;

/** Beside a whole year, what is called a month, a quarter or a year to date is none, though no date says how far it goes. */
export function setPartsApart(columns: StatementColumn[]): void {
  // "Budget" beside "Jan - Oct" is of those months where another column is called the full year's.
  const isPart = ({ role, period }: StatementColumn): boolean => OF_PART.has(role) || (period !== undefined && period.kind !== 'year'); // prettier-ignore
  // "June Plan" says itself that it is a month's.
  const isPlan = ({ role, measure, label }: StatementColumn): boolean =>
    role === 'budget' && measure === 'amount' && !OF_MONTH.test(label);
  if (columns.some(isPart) && columns.some((column) => isPlan(column) && OF_WHOLE.test(column.label)))
    for (const column of columns)
      if (
        isPlan(column) &&
        !isPart(column) &&
        yearOf(column.label) === undefined &&
        !OF_WHOLE.test(column.label)
      )
        toDate(column);
  const isUndated = ({ role, period }: StatementColumn): boolean => OF_PART.has(role) && !period;
  // "YTD Budget" beside "7 Mo. Actual" is no year either.
  const isBesidePart = columns.some((column) => (isAnnual(column) && !isUndated(column)) || COUNTED_MONTHS.test(column.label)); // prettier-ignore
  if (!isBesidePart) return;
  for (const column of columns) if (isUndated(column)) delete column.scenario;
}

function toDate(column: StatementColumn): void {
  column.role = 'ytd';
  if (column.period) column.period = { ...column.period, kind: 'year-to-date' };
}

/** `Actual` or `Current Actual` beside `YTD Actual` is what is reported apart from the year to date: a month or a quarter, and no year. */
export function markMonths(columns: StatementColumn[]): void {
  const numbered = columns.filter(({ label }) => NUMBERED_MONTH.test(label.trim()));
  if (numbered.length >= FEWEST_NUMBERED)
    for (const column of numbered) Object.assign(column, { role: 'month', part: Number.parseInt(column.label, 10) }); // prettier-ignore
  const words = (label: string): string =>
    label
      .toLowerCase()
      .match(/[a-z0-9]+/g)
      ?.join(' ') ?? '';
  const toDate = columns
    .filter(({ role, label }) => role === 'ytd' && TO_DATE.test(label))
    .map(({ label }) => words(label.replace(TO_DATE, '')));
  for (const column of columns) {
    const isApart =
      (column.role === 'actual' || column.role === 'budget') &&
      toDate.includes(words(column.label).replace(/^(?:.* )?current /, ''));
    const isMeasure = column.role !== 'variance' && column.role !== 'percent';
    const isOfPeriod =
      OF_ONE_PERIOD.test(column.label) || (toDate.length > 0 && OF_PERIOD.test(column.label));
    if (isApart || (isMeasure && (isOfPeriod || isNamedMonth(column, columns))))
      column.role = /\bquarter/i.test(column.label) ? 'quarter' : 'month';
  }
}

/** "07/2023", "1/27": many of them are months, and one may be the day on which a year ends. */
const NUMBERED_MONTH = /^(?:0?[1-9]|1[0-2])\/(?:20)?\d\d$/;
const FEWEST_NUMBERED = 6;

/** "June Actual" under "For the 6 Months Ending June 30" that "YTD Actual" stands under too: the month, and not the six. */
function isNamedMonth({ label }: StatementColumn, columns: readonly StatementColumn[]): boolean {
  const [, span] = NAMED_MONTH.exec(label) ?? [];
  return Boolean(span) && columns.some((other) => other.label.startsWith(span!) && TO_DATE.test(other.label));
}

const NAMED_MONTH =
  /^(.*\bmonths? end\w*\b.*\d),? (?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\.? (?:actual|budget)$/i;

/** "Last Month", "Quarter Actual": said outright. */
const OF_ONE_PERIOD = /\b(?:this|last|prior|previous) (?:month|quarter)\b|\b(?:month|quarter) (?:actual|budget)\b|\b(?:actual|budget) (?:month|quarter)\b/i; // prettier-ignore

/** Programs print the period of a report beside the year to date. */
const OF_PERIOD =
  /\b(?:period|month|quarter)[- ]to[- ]date\b|\b[pmq]td\b|^current (?:period|month|quarter)\b/i;
