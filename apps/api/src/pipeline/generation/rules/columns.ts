import { endYearOfPeriod, fiscalEndYear, monthsInPeriod, spanOfColumn, type EndYear } from '@hoa/budget-math';
import type { BudgetColumn, BudgetPart, Facts } from '@hoa/contracts';

/** Columns that state a whole year; year-to-date, months, variances and percents never do. */
const wholeYear = { actual: 'actual', projected: 'projected', budget: 'budget', proposed: 'budget' } as const;
export type FigureBasis = (typeof wholeYear)[keyof typeof wholeYear];

export interface YearColumn {
  column: BudgetColumn;
  basis: FigureBasis;
  endYear: EndYear;
  /** The paper does not say which year the column is of. */
  assumedYear: boolean;
  /** Of a plan that its document calls a proposal or a draft. */
  isProposal?: true;
  /** Of a plan by the month or the quarter: how many of them make the year. */
  parts?: { times: number; word: 'month' | 'quarter' };
}

/** The fiscal year that is budgeted: when it ends and in which month it begins. */
export interface BudgetedYear {
  endYear: EndYear;
  startMonth: number;
}

/** The columns of a table that state a whole year's figure, each with its year. */
export function yearColumns(part: BudgetPart, facts: Facts, budgeted: BudgetedYear): YearColumn[] {
  return withoutFunds(allYearColumns(part, facts, budgeted)).map((one) =>
    one.column.role === 'proposed' || one.column.scenario === 'proposed' ? { ...one, isProposal: true } : one,
  );
}

/** A column that states what was earned and spent from the beginning of a fiscal year, some months of it. */
export interface PartYearColumn {
  column: BudgetColumn;
  endYear: EndYear;
  months: number;
  /** The columns of single months beside it. */
  eachMonth: BudgetColumn[];
  /** What was adopted for the same months. */
  planned: BudgetColumn | undefined;
}

/** Fewer months than this say too little of a year, and from 11 on a column counts as one. */
const LEAST_MONTHS = 3;
const WHOLE_MONTHS = 11;

export function partYearColumns(part: BudgetPart, { startMonth }: BudgetedYear): PartYearColumn[] {
  const eachMonth = part.columns.filter(
    ({ role, scenario = 'actual', measure = 'amount' }) =>
      role === 'month' && scenario === 'actual' && measure === 'amount',
  );
  return part.columns.flatMap((column): PartYearColumn[] => {
    const { period, role, scenario = 'actual', measure = 'amount' } = column;
    if (period === undefined || measure !== 'amount' || scenario !== 'actual') return [];
    if (role !== 'ytd' && role !== 'actual') return [];
    const months = monthsInPeriod(period);
    if (months < LEAST_MONTHS || months >= WHOLE_MONTHS) return [];
    if (Number(period.from.slice(5, 7)) !== startMonth) return [];
    const planned = part.columns.find(
      (other) =>
        other.scenario === 'adopted' &&
        (other.measure ?? 'amount') === 'amount' &&
        other.period?.from === period.from &&
        other.period.to === period.to,
    );
    return [{ column, endYear: endYearOfPeriod(period, startMonth), months, eachMonth, planned }];
  });
}

/** `Operating | Reserve | Total`: where one of several columns of the same year is their total, it states the year. */
function withoutFunds(columns: YearColumn[]): YearColumn[] {
  const isTotal = ({ column }: Pick<YearColumn, 'column'>) =>
    /\b(?:total|combined|all funds)\b/i.test(column.label);
  const isFund = ({ column }: YearColumn) =>
    /\b(?:operating|reserves?|replacement|capital|funds?)\b/i.test(column.label) && !isTotal({ column });
  return columns.filter(
    (one) =>
      !isFund(one) ||
      !columns.some((other) => other.basis === one.basis && other.endYear === one.endYear && isTotal(other)),
  );
}

function allYearColumns(part: BudgetPart, facts: Facts, budgeted: BudgetedYear): YearColumn[] {
  const stated = facts.fiscalYear?.value;
  const roles = new Set(part.columns.map((column) => column.role));
  const keyOf = (year: number) => fiscalEndYear(year, budgeted.startMonth);
  const places = stated === undefined ? placesInTime(part, budgeted) : undefined;
  const whole = part.columns.flatMap((column): YearColumn[] => {
    const basis = basisOf(column);
    if (!basis) return [];
    const endYear = yearReported(part, column, budgeted.startMonth) ?? endYearOf(column, budgeted.startMonth);
    if (endYear !== undefined) return [{ column, basis, endYear, assumedYear: false }];
    const place = places?.get(column);
    if (place !== undefined) return [{ column, basis, endYear: place, assumedYear: true }];
    // A proposal beside other figures is the plan of the year to come, not of the year before.
    if (column.role === 'proposed' && (roles.has('budget') || roles.has('actual') || roles.has('projected')))
      return [];
    const assumed =
      stated === undefined ? budgeted.endYear - 1 : keyOf(yearOfUndated(column, stated, roles.has('budget')));
    return [{ column, basis, endYear: assumed, assumedYear: true }];
  });
  return [...whole, ...plansByPart(part, whole, budgeted)];
}

/**
 * "Last year actual | Current budget | Next year proposed", and no year anywhere: three years, of which the newest is
 * taken for the one before the budget's. Undefined where a column says its year, or none says a next one.
 */
function placesInTime(
  { columns }: BudgetPart,
  { endYear, startMonth }: BudgetedYear,
): ReadonlyMap<BudgetColumn, EndYear> | undefined {
  const years = columns.filter((column) => basisOf(column) !== undefined);
  const isNext = ({ label }: BudgetColumn) => /\bnext\b/i.test(label);
  if (!years.some(isNext) || years.some((column) => endYearOf(column, startMonth) !== undefined))
    return undefined;
  const placeOf = (column: BudgetColumn) =>
    isNext(column) ? 0 : /\b(?:prior|previous|last)\b/i.test(column.label) ? -2 : -1;
  return new Map(years.map((column) => [column, endYear - 1 + placeOf(column)]));
}

const PARTS = { quarter: { times: 4, word: 'quarter' }, month: { times: 12, word: 'month' } } as const;

/**
 * "2026 Proposed Monthly", for the whole year: the plan of a year that no other column states. Of several the longest
 * part counts: its rounding is multiplied least. Beside a year to date a month is the month that is reported.
 */
function plansByPart(
  { columns }: BudgetPart,
  whole: readonly YearColumn[],
  { startMonth }: BudgetedYear,
): YearColumn[] {
  if (columns.some(({ role }) => role === 'ytd')) return [];
  const plans = (['quarter', 'month'] as const).flatMap((kind) =>
    columns.flatMap((column): YearColumn[] => {
      const { period, scenario, measure = 'amount' } = column;
      if (period?.kind !== kind || measure !== 'amount' || monthsInPeriod(period) < WHOLE_MONTHS) return [];
      if (scenario !== 'adopted' && scenario !== 'proposed') return [];
      const endYear = endYearOfPeriod(period, startMonth);
      return [{ column, basis: 'budget', endYear, assumedYear: false, parts: PARTS[kind] }];
    }),
  );
  return plans.filter(
    ({ endYear }, index) =>
      !whole.some((one) => one.basis === 'budget' && one.endYear === endYear) &&
      plans.findIndex((other) => other.endYear === endYear) === index,
  );
}

/**
 * "Annual Budget" beside a year to date, of a year that does not begin when the association's does: the page does not say
 * when, and it is the fiscal year that the report is in.
 */
function yearReported(
  { columns }: BudgetPart,
  { period }: BudgetColumn,
  startMonth: number,
): EndYear | undefined {
  if (period?.kind !== 'year' || Number(period.from.slice(5, 7)) === startMonth) return undefined;
  const toDate = columns.find(
    ({ role, period: part }) =>
      role === 'ytd' && part && part.kind !== 'year' && part.to >= period.from && part.to <= period.to,
  );
  return toDate?.period && endYearOfPeriod(toDate.period, startMonth);
}

/** By its dates, else by a label such as "FY 2025-26", else by its year. */
function endYearOf(column: BudgetColumn, startMonth: number): EndYear | undefined {
  const { period, year } = column;
  const span = spanOfColumn(column);
  if (span !== undefined) return span;
  if (period) return endYearOfPeriod(period, startMonth);
  return year === undefined ? undefined : fiscalEndYear(year, startMonth);
}

/** Whole years alone: a half year, a month or a year to date is no year, and a variance no amount. */
function basisOf(column: BudgetColumn): FigureBasis | undefined {
  if (column.measure !== undefined && column.measure !== 'amount') return undefined;
  if (column.period && (column.period.kind !== 'year' || monthsInPeriod(column.period) < WHOLE_MONTHS))
    return undefined;
  if (column.role in wholeYear) return wholeYear[column.role as keyof typeof wholeYear];
  // "Year to date 12/31" holds all of it.
  return column.role === 'ytd' && column.period?.kind === 'year'
    ? ofScenario[column.scenario ?? 'actual']
    : undefined;
}

const ofScenario = {
  actual: 'actual',
  projected: 'projected',
  adopted: 'budget',
  proposed: 'budget',
} as const;

/** In a budget of one year, an undated actual column is the year before. */
function yearOfUndated(column: BudgetColumn, stated: number, besideBudget: boolean): number {
  const prior = /\b(prior|previous|last)\b/i.test(column.label) || (column.role === 'actual' && besideBudget);
  return prior ? stated - 1 : stated;
}

/**
 * The year whose figures a budget starts from: the latest before the budget's own; where all papers are of later
 * years, the earliest of those. Undefined where no column states a whole year.
 */
export function startingYear(years: readonly EndYear[], budgetYear: EndYear): EndYear | undefined {
  const before = years.filter((year) => year < budgetYear);
  if (before.length > 0) return Math.max(...before);
  return years.length > 0 ? Math.min(...years) : undefined;
}

export const basisRank: Record<FigureBasis, number> = { actual: 3, projected: 2, budget: 1 };
