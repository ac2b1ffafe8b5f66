import { COUNTED_HOMES } from '../../lexicon/statement-terms';
import type { Table, TableColumn } from '../../tables/types';
import { periodLine } from '../../tables/other-heads';
import { meaningOf } from '../../tables/roles';
import type { Values } from './arithmetic';
import { withYearsOfSums } from './column-sums';
import { isPerUnit } from './vocabulary';

/** What the words above a table and the paper's title say of columns whose own header does not. */
export interface RoleContext {
  /** Words above the table, on the first page and in the sheet's name. */
  title: string;
  fiscalYear?: number;
}

/** Rows that are enough to see a difference of columns by, and columns beyond which none is looked for. */
const SAMPLE = 150;
/** How sure a role is that arithmetic gave: no title overrules it. */
const CONCLUDED = 0.9;

/** Roles that headers leave open, concluded from arithmetic first and from the paper's title last. */
export function settledColumns(table: Table, rows: Values[], context: RoleContext): TableColumn[] {
  const sample = rows.slice(0, SAMPLE);
  return withYearsOfSums(underPeriod(table), sample, context.fiscalYear)
    .map((column, _, all) => withYear(column, all, context))
    .map((column, _, all) =>
      column.certainty >= CONCLUDED || column.kind === 'percent' ? column : byTitle(column, all, context),
    );
}

const OF_NO_PERIOD = new Set<TableColumn['role']>(['budget', 'actual', 'variance', 'percent']);

/** "2nd Quarter 2022" right above "Budget | Actual": columns of that quarter, and of no year. */
function underPeriod({ titles, columns }: Table): TableColumn[] {
  const last = titles.at(-1);
  const named = last && periodLine(last);
  const { role, part, year } = named ? meaningOf(named) : {};
  const isUntold = columns.every((column) => OF_NO_PERIOD.has(column.role) && !meaningOf(column.label).whole);
  if ((role !== 'quarter' && role !== 'month') || part === undefined || !isUntold) return columns;
  return columns.map((column) =>
    column.role === 'budget' || column.role === 'actual'
      ? { ...column, role, part, ...(year === undefined ? {} : { year }) }
      : column,
  );
}

/** Months of one year beside a column that tell its year: those of a quarter. */
const FEWEST_MONTHS = 3;

/** Years that headers leave to the paper's title: of a statement's columns, and of the annual one beside its months. */
function withYear(column: TableColumn, all: TableColumn[], { title, fiscalYear }: RoleContext): TableColumn {
  if (column.year !== undefined) return column;
  // A rate for each home is of the year of the figures that it divides.
  const isRate = isPerUnit(column.label) && all.every((other) => other.year === undefined);
  if (column.role === 'other' && column.certainty === 1 && !isRate) return column;
  const months = all.filter((other) => other.role === 'month' || other.role === 'quarter');
  const dated = months.filter((month) => month !== column && month.year !== undefined);
  const years = new Set(dated.map((month) => month.year));
  const ofMonths = dated.length >= FEWEST_MONTHS && years.size === 1 ? [...years][0] : undefined;
  if (ofMonths !== undefined) return { ...column, year: ofMonths };
  const told = byPlaceInTime(column, all);
  if (told !== undefined) return { ...column, year: told };
  const labelled = new Set(all.flatMap((other) => other.year ?? []));
  const [only] = labelled;
  const isReported =
    ['budget', 'actual', 'ytd', 'month'].includes(column.role) &&
    (titleRole(title) === 'actual' || isStatement(all));
  // A statement compares with the budget of its own year.
  if (
    fiscalYear === undefined &&
    labelled.size === 1 &&
    only !== undefined &&
    isReported &&
    !/prior|last|previous/i.test(column.label)
  )
    return { ...column, year: only };
  if (labelled.size === 1 && only !== undefined && isOfBudget(column, all)) return { ...column, year: only };
  if (fiscalYear === undefined) return column;
  const isPeer =
    ['budget', 'actual', 'ytd'].includes(column.role) && labelled.size === 1 && labelled.has(fiscalYear);
  // "Option 2" beside the year before it.
  const isNext = column.role === 'proposed' && Math.max(...labelled) === fiscalYear - 1;
  if (labelled.size > 0 && !isPeer && !isNext) return column;
  const relative = /\b(?:prior|previous|last) year/i.test(column.label)
    ? -1
    : /\bnext (?:year|yr)/i.test(column.label)
      ? 1
      : 0;
  return { ...column, year: fiscalYear + relative };
}

/** `Current Yr Estimated` beside `Last Year Actual 2011` and `Current Budget 2012`: the year that these say the current one is. */
function byPlaceInTime({ label }: TableColumn, all: TableColumn[]): number | undefined {
  const { relative } = meaningOf(label);
  const current = new Set(
    all.flatMap(({ year, label: other }) => currentYear(year, meaningOf(other).relative)),
  );
  return relative !== undefined && current.size === 1 ? [...current][0]! + relative : undefined;
}

const currentYear = (year?: number, relative?: number): number[] =>
  year === undefined || relative === undefined ? [] : [year - relative];

const LEFT = /\bremain\w*|\bunspent\b|\bunused\b|\bleft\b/i;

/** What was spent so far of a year's budget, and what is left of it, where a column says what is left. */
function isOfBudget({ role, label }: TableColumn, all: TableColumn[]): boolean {
  const isLeft = LEFT.test(label) && role !== 'percent';
  return (
    all.some((other) => other.role === 'variance' && LEFT.test(other.label)) &&
    all.filter((other) => other.role === 'budget').length === 1 &&
    !all.some((other) => other.role === 'proposed' || other.role === 'projected') &&
    (role === 'ytd' || isLeft)
  );
}

/** A year to date against its budget or beside a month, and nothing planned. */
function isStatement(all: TableColumn[]): boolean {
  const count = (...roles: TableColumn['role'][]): number =>
    all.filter(({ role }) => roles.includes(role)).length;
  const toDate = count('ytd');
  return (toDate > 1 || (toDate > 0 && count('month', 'actual') > 0)) && count('proposed', 'projected') === 0;
}

function byTitle(column: TableColumn, all: TableColumn[], { title, fiscalYear }: RoleContext): TableColumn {
  const years = all.map((other) => other.year ?? 0);
  const isNewest = column.year === undefined || column.year >= Math.max(...years);
  const isNew = fiscalYear === undefined || column.year === undefined || column.year >= fiscalYear;
  const role =
    annualBudget(column, all) ??
    titleRole(title) ??
    besideProposed(column, all) ??
    besidePlan(column, all) ??
    onlyYear(column, all);
  if (
    !role ||
    /\bbalance\b|\bunits?\b|\bquantity\b|\bqty\b|\brate\b|\bage\b/i.test(
      column.label.replace(COUNTED_HOMES, ''),
    )
  )
    return column;
  const isLate = role === 'proposed' && !(isNewest && isNew) ? 'budget' : role;
  return { ...column, role: isLate, certainty: 0.6 };
}

/** `This Year` beside what is proposed for the next one, where no column reports: what was planned for it. */
function besideProposed({ label, role }: TableColumn, all: TableColumn[]): 'budget' | undefined {
  const isPlan =
    all.some((other) => other.role === 'proposed') &&
    !all.some((other) => ['actual', 'projected', 'ytd', 'month'].includes(other.role));
  return isPlan && role === 'other' && meaningOf(label).relative === 0 ? 'budget' : undefined;
}

/** `Whole yr` beside its quarters and "what we planned" is what has happened. */
const besidePlan = ({ label, role }: TableColumn, all: TableColumn[]): 'actual' | undefined =>
  role === 'other' && WHOLE_YEAR.test(label) && all.some((other) => other.role === 'budget' && !/\bhalf\b/i.test(other.label)) ? 'actual' : undefined; // prettier-ignore

const WHOLE_YEAR = /^(?:the )?(?:whole|full|entire|all) (?:yr|year)\b/i;

/** `Annual` behind the budget and the actual figures of a month and of the year to date: the year's budget. */
function annualBudget({ label, role }: TableColumn, all: TableColumn[]): 'budget' | undefined {
  const isCompared = all.some(
    (other) => (other.role === 'ytd' || other.role === 'month') && PLANNED.test(other.label),
  );
  return role === 'other' && /^annual\b/i.test(label.trim()) && isCompared ? 'budget' : undefined;
}

/** `2027 Annual` alone, with no more than its rate for each home beside it: a statement would say what it reports. */
function onlyYear(column: TableColumn, all: TableColumn[]): 'budget' | undefined {
  const others = all.filter((other) => other !== column);
  const isAlone = others.every(
    ({ role, kind, certainty }) => kind === 'percent' || (role === 'other' && certainty === 1),
  );
  return isAlone && others.length > 0 && column.year !== undefined && meaningOf(column.label).whole
    ? 'budget'
    : undefined;
}

/** `Proposed 2027 Budget`, `Income Statement`: the role of a column that only says a year or `Amount`. */
export function titleRole(text: string): 'proposed' | 'budget' | 'actual' | undefined {
  // "Budget with actual beginning balances" is a budget.
  const title = text.replace(/\b(?:actual|projected|estimated) (?:beginning|opening|starting)\b/gi, '');
  if (/\b(?:propos|draft|preliminary)\w*/i.test(title) && /budget/i.test(title)) return 'proposed';
  if (/\bbudget/i.test(title) && !/budget (?:vs|comparison|to actual)|actual/i.test(title)) return 'budget';
  if (
    /\bactuals?\b|\b(?:19|20)\d\d finance(?:s|ials)\b|income statement|profit (?:and|&) loss|statements? of (?:cash )?(?:revenue|income|activit|operation|receipts|disbursement)|\b(?:operating )?results\b|year[- ]end\b|years? ended\b/i.test(
      title,
    )
  )
    return 'actual';
  return /\bbudget|\b(?:operating|spending|financial) plan\b/i.test(title) ? 'budget' : undefined;
}

/** A statement reports its newest year, a budget plans it: told by the columns first, by the title where they do not say. */
export function purposeOf(columns: TableColumn[], title: string): 'budget' | 'actuals' {
  const money = columns.filter((column) =>
    ['budget', 'actual', 'projected', 'proposed', 'ytd', 'month'].includes(column.role),
  );
  if (money.some((column) => column.role === 'proposed')) return 'budget';
  if (isCompared(columns) && !(isPlannedByQuarter(columns) && titleRole(title) !== 'actual'))
    return 'actuals';
  const years = money.flatMap((column) => column.year ?? []);
  const newest = years.length > 0 ? Math.max(...years) : undefined;
  const roles = new Set(
    money
      .filter((column) => column.year === undefined || column.year === newest)
      .map((column) => column.role),
  );
  const parts = money.filter((column) => column.part !== undefined);
  // A year is planned month by month too, but only what has happened adds to a year to date.
  if (parts.length >= 6) return titleRole(title) === 'actual' || roles.has('ytd') ? 'actuals' : 'budget';
  if (roles.has('actual') || roles.has('ytd')) return 'actuals';
  if (roles.has('budget') || roles.has('projected')) return 'budget';
  return titleRole(title) === 'actual' ? 'actuals' : 'budget';
}

const FEWEST_PERIODS = 2;
const MOST_PERIODS = 6;
const PLANNED = /\bbudget(?:ed)?\b|\bplan(?:ned)?\b/i;

/** Months and their sum beside a budget for the same time: the others are what happened. */
function isCompared(columns: TableColumn[]): boolean {
  const periods = columns.filter(
    ({ role, label }) => (role === 'month' || role === 'quarter') && !PLANNED.test(label),
  );
  const newest = Math.max(...periods.map(({ year }) => year ?? 0));
  const isAgainst = columns.some(
    ({ role, label, year }) =>
      ['budget', 'month', 'quarter'].includes(role) && PLANNED.test(label) && (year ?? newest) <= newest,
  );
  return periods.length >= FEWEST_PERIODS && periods.length <= MOST_PERIODS && isAgainst;
}

/** All four quarters of the year that is planned, and nothing that reports: the plan is divided. */
function isPlannedByQuarter(columns: TableColumn[]): boolean {
  const quarters = new Set(columns.flatMap(({ role, part }) => (role === 'quarter' && part ? [part] : [])));
  return (
    quarters.size === 4 &&
    !columns.some(({ role }) => role === 'actual' || role === 'ytd' || role === 'variance')
  );
}

export function signatureOf(column: TableColumn): string {
  return [
    column.role,
    column.year ?? '',
    column.part ?? '',
    column.kind,
    column.certainty < 0.5 ? column.label.toLowerCase() : '',
  ].join('|');
}

/**
 * Places of a table's columns among those of the part before it, new ones behind; undefined where the tables do not
 * speak of the same columns.
 */
export function placesIn(part: TableColumn[], table: TableColumn[]): number[] | undefined {
  const free = new Set(part.map((_, i) => i));
  let next = part.length;
  let known = 0;
  const places = table.map((column) => {
    const same = [...free].filter((i) => signatureOf(part[i]!) === signatureOf(column));
    const at = same.find((i) => part[i]!.label === column.label) ?? same[0];
    if (at === undefined) return next++;
    free.delete(at);
    known++;
    return at;
  });
  return known > 0 && (known === table.length || known === part.length) ? places : undefined;
}
