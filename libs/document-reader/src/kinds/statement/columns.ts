import type { BudgetColumn, Measure } from '@hoa/contracts';
import { yearOf } from '../../tables/roles';
import { findDates, monthNumber } from '../../text/dates';
import type { TableColumn } from '../../tables/types';
import { isSame, type Values } from './arithmetic';
import { markCopies, markParts, markWorkings } from './column-arithmetic';
import { COUNTED_MONTHS, dateColumn, isSomeMonths } from './column-dates';
import { asCompared, asSpent, markVariances } from './compared-columns';
import { markFootnotes, markNumbering, nameByFigures, nameByKin } from './columns-by-figures';
import { fiscalYearEnd, MONTH, TO } from './periods';
import {
  beginYear,
  dateAnnualized,
  dateByReport,
  dateToDate,
  endToDate,
  markMonths,
  planWhole,
  setPartsApart,
} from './report-columns';
import { dateSeveralYears } from './several-years';
import { BALANCE, isAnnual, type StatementColumn } from './statement-column';

const PER_UNIT =
  /\bper (?:unit|home|lot|door|owner|member|house|share|villa|condo|townhom|residence|site|slip|apartment)|\/ ?(?:unit|home|lot)\b/i;

/** Numbers of lines, and what an amount is worked out from. */
const COUNTED =
  /^(?:items?|line|no|ref|#|qty|quantity|count|doors|lots|unit (?:cost|price)|x ?\d{1,2})(?: (?:no|#))?\.?$/i;

/** What each column measures, for which year or period and scenario: by its header, and by arithmetic where that says more. */
export function understandColumns(
  columns: readonly TableColumn[],
  rows: readonly Values[],
  title: string,
): StatementColumn[] {
  const read = columns.map((column, i): StatementColumn => ({
    ...column,
    measure: rows.some((row) => row[i] !== undefined) ? measureOf(column) : 'other',
    ...(column.added && column.role === 'ytd' && column.year ? { label: `${column.label} ${column.year}` } : {}), // prettier-ignore
    ...(column.added ? { inferred: `It is the sum of ${column.added} columns; the page prints none.` } : {}),
  }));
  for (const column of read) ofCountedMonths(column);
  asCompared(read, rows);
  markVariances(read, rows);
  asSpent(read, rows);
  markCopies(read, rows);
  markWorkings(read, rows);
  markFootnotes(read, rows);
  markNumbering(read, rows);
  const end = endOfRest(read) ?? fiscalYearEnd(title) ?? endOfMonths(read);
  markMonths(read);
  const newest = Math.max(...read.map(({ year }) => year ?? 0));
  // "A (as now) | B (+$8)" beside last year's budget, under "Alternatives for the vote": rivals of the year to come.
  const undated = read.filter(({ role, year, measure }) => role === 'budget' && year === undefined && measure === 'amount'); // prettier-ignore
  if (undated.length > 1 && ALTERNATIVES.test(title)) for (const column of undated) column.role = 'proposed';
  for (const column of read) {
    if (column.role !== 'proposed' || column.year !== undefined || newest === 0) continue;
    const isWhole = WHOLE.test(column.label) && read.some(({ label }) => HALF.test(label));
    column.year = isWhole ? newest : newest + 1;
    column.inferred = `It is proposed beside figures of ${newest}.`;
  }
  for (const column of read) dateColumn(column, { title, ...(end ? { end } : {}), columns: read });
  planLater(read);
  nameByFigures(read, rows);
  nameByKin(read);
  dateByReport(read, title);
  dateToDate(read, title);
  endToDate(read, rows);
  planWhole(read, rows);
  beginYear(read, rows);
  dateAnnualized(read, end);
  dateSeveralYears(read, title);
  for (const column of read) if (isSomeMonths(column.label) || HALF.test(column.label)) ofSomeMonths(column);
  setPartsApart(read);
  markParts(read, rows);
  markAlternatives(read, rows);
  return read;
}

function measureOf({ kind, role, label }: TableColumn): Measure {
  if (kind === 'percent' || role === 'percent') return 'percent';
  if (role === 'variance') return 'variance';
  if (PER_UNIT.test(label)) return 'per-unit';
  if (COUNTED.test(label.trim())) return 'other';
  return BALANCE.test(label) ? 'other' : 'amount';
}

/** Figures of a row with copies joined: what the inner column prints counts in the outer one. */
export function joined(values: Values, columns: readonly StatementColumn[]): Values {
  return values.map((value, i) => {
    if (value !== undefined || !columns[i]?.same) return value;
    return columns[i].same.map((at) => values[at]).find((one) => one !== undefined);
  });
}

/** "Budget 10" over "mos." is of ten months, and not of 2010. */
function ofCountedMonths(column: StatementColumn): void {
  if (!['budget', 'actual'].includes(column.role) || !COUNTED_MONTHS.test(column.label)) return;
  column.role = 'ytd';
  if (yearOf(column.label) === undefined) delete column.year;
}

const HALF = /\b(?:1st|2nd|first|second) half\b|\b[12]h\b|\bh[12]\b/i;
const WHOLE = /^(?:full|whole|entire) (?:year|yr)\b|^annual\b|^total\b/i;

/** "Estimated Mar-Jun" between what happened and what the year comes to: whatever year others give it, it is none. */
function ofSomeMonths(column: StatementColumn): void {
  if (column.period?.kind !== 'year' || column.isSpan) return;
  column.period = { ...column.period, kind: HALF.test(column.label) ? 'half' : 'other' };
  if (['budget', 'projected', 'proposed'].includes(column.role)) column.role = 'other';
}

const REST = new RegExp(`\\b(?:projected|forecast|estimated?|remaining)\\s+${MONTH}${TO}${MONTH}\\b`, 'i');

/** "YTD 4/30/2025" beside "Projected May - Sep": what is still to come ends when the year does. */
function endOfRest(columns: readonly StatementColumn[]): number | undefined {
  for (const { label } of columns) {
    const [first, last] = (REST.exec(label) ?? []).slice(1).map((month) => monthNumber(month));
    const isNext = columns.some(({ role, label: other }) => role === 'ytd' && findDates(other).some(({ iso }) => (Number(iso.slice(5, 7)) % 12) + 1 === first)); // prettier-ignore
    if (first && last && isNext) return last;
  }
  return undefined;
}

/** "Jul | Aug | … | Jun | Year": twelve months beside each other end when the fiscal year does. */
function endOfMonths(columns: readonly StatementColumn[]): number | undefined {
  const months = columns.flatMap(({ role, part }) => (role === 'month' && part !== undefined ? [part] : []));
  const isInOrder = months.every((month, i) => i === 0 || month === (months[i - 1]! % 12) + 1);
  return months.length === 12 && isInOrder ? months.at(-1) : undefined;
}

/** "Two ways to go, April 2026 - March 2027" beside what was planned or has happened until then: nothing can have happened later. */
function planLater(columns: StatementColumn[]): void {
  const told = columns.filter(isAnnual).flatMap(({ year }) => year ?? []);
  if (told.length === 0) return;
  for (const column of columns) {
    const { measure, role, scenario, period, year } = column;
    const isOpen =
      measure === 'amount' && role === 'other' && scenario === undefined && period?.kind === 'year';
    if (!isOpen || year === undefined || year <= Math.max(...told)) continue;
    Object.assign(column, { role: 'proposed', scenario: 'proposed' });
    column.inferred = `It is of a year after ${Math.max(...told)}, so it is a plan.`;
  }
}

const ALTERNATIVES = /\b(?:alternatives?|options?|proposals|scenarios?|versions)\b/i;

/** Proposals of one year with different figures are rivals; none is chosen silently. */
function markAlternatives(columns: StatementColumn[], rows: readonly Values[]): void {
  const annual = columns.filter(
    (column) => isAnnual(column) && (column.scenario === 'proposed' || column.role === 'budget'),
  );
  const years = new Set(annual.map(({ year }) => year));
  for (const year of years) {
    const proposed = annual.filter((column) => column.year === year && column.scenario === 'proposed');
    const rivals = proposed.filter((column, i) => i === 0 || !isSame(pick(rows, columns.indexOf(column)), pick(rows, columns.indexOf(proposed[0]!)))); // prettier-ignore
    if (rivals.length > 1 && !chosenAmong(rivals))
      rivals.forEach((column, i) => (column.alternative = i + 1));
  }
}

const CHOSEN = /(?<!\b(?:not|to be|if|when|until|once) )\b(?:adopted|approved|ratified|selected|chosen)\b/i;

/** "OPTION B ** ADOPTED 11/18 **": the head of one says that it is the budget, and the others were not taken. */
function chosenAmong(rivals: readonly StatementColumn[]): boolean {
  const chosen = rivals.filter(({ label }) => CHOSEN.test(label));
  if (chosen.length !== 1) return false;
  for (const column of rivals) {
    if (column === chosen[0]) Object.assign(column, { role: 'budget', scenario: 'adopted' });
    else column.role = 'other';
  }
  return true;
}

const pick = (rows: readonly Values[], column: number): Values => rows.map((row) => row[column]);

/** The column as the wire has it. */
export function toBudgetColumn(column: StatementColumn, id: string, doubt: string | undefined): BudgetColumn {
  const { label, role, year, measure, scenario, period, alternative, inferred } = column;
  return {
    id,
    label,
    role: measure === 'other' && role !== 'ytd' ? 'other' : role,
    ...(year === undefined ? {} : { year }),
    measure,
    ...(scenario ? { scenario } : {}),
    ...(period ? { period } : {}),
    ...(alternative ? { alternative } : {}),
    ...(inferred ? { inferred } : {}),
    ...(doubt ? { doubt } : {}),
  };
}
