import {
  annualAssessment,
  budgetTotals,
  forecastBudget,
  formatDollars,
  monthlyFee,
  percentChange,
  PROJECTION_PERCENT,
  type BudgetForecast,
  type Cents,
} from '@hoa/budget-math';
import {
  expensesRowOf,
  exportGroups,
  type ExportGroup,
  type ExportItem,
  type ExportRow,
  type ExportSource,
} from './budget-rows';
import { netRowOf } from './net-position';

/** What a report says of the association and the year. */
export interface ReportParameters {
  associationName: string;
  location: string;
  year: number;
  units: number;
  propertyType: string;
  associationType?: string | null | undefined;
  specialConsiderations?: string | null | undefined;
  fiscalYearStartMonth: number;
}

export interface ReportTotals {
  incomeCents: Cents;
  /** All expenses: reserve contributions are expenses. */
  expensesCents: Cents;
  /** Income less expenses: positive is a surplus. */
  netCents: Cents;
  previousExpensesCents: Cents;
  /** Some expense has an earlier figure. */
  previousKnown: boolean;
  changeCents: Cents;
  /** Of the expenses, in percent, unrounded; 0 where there is no earlier year. */
  changePercent: number;
  /** Expenses / units / 12, rounded for showing. */
  monthlyFeeCents: Cents;
  /** 12 exact monthly fees, rounded for showing. */
  annualPerUnitCents: Cents;
}

export interface ReportNote {
  subject: string;
  text: string;
}

export interface ReportSource extends ExportSource {
  glCode: string;
  description: string;
}

/**
 * Everything that the outputs show of one budget, computed once from its parameters and lines, so that the same figure
 * is the same in each of them. Amounts in cents.
 */
export interface Report<T extends ExportItem = ExportItem> {
  /** "Proposed 2027 Budget", or "Adopted 2027 Budget". */
  title: string;
  status: string;
  parameters: ReportParameters;
  /** In the order of the budget, income first. */
  groups: ExportGroup<T>[];
  /** Below the groups. */
  expensesRow: ExportRow;
  netRow: ExportRow;
  totals: ReportTotals;
  /** Expense groups, those that cost most first. */
  topCategories: ExportGroup<T>[];
  assumptions: ReportNote[];
  /** One a place and line, in the order of the budget. */
  sources: ReportSource[];
  /** The standard projection. */
  forecast: BudgetForecast;
}

export interface ReportInput<T extends ExportItem> {
  parameters: ReportParameters;
  items: readonly T[];
  /** draft, proposed or adopted. */
  status: string;
  /** What the run that made the budget says of it. */
  notes: readonly string[];
}

/** The report of a budget that has lines. */
export function reportOf<T extends ExportItem>(input: ReportInput<T>): Report<T> {
  const { parameters, items, status } = input;
  const { year, units } = parameters;
  const sums = budgetTotals(items);
  const groups = exportGroups(sums);
  const expensesRow = expensesRowOf(items, sums);
  const expenses = sums.expenses;
  const totals: ReportTotals = {
    incomeCents: sums.income.proposedCents,
    expensesCents: expenses.proposedCents,
    netCents: sums.net.proposedCents,
    previousExpensesCents: expenses.previousCents,
    previousKnown: expensesRow.previousCents !== null,
    changeCents: expenses.proposedCents - expenses.previousCents,
    changePercent: percentChange(expenses.proposedCents, expenses.previousCents),
    monthlyFeeCents: monthlyFee(expenses.proposedCents, units),
    annualPerUnitCents: annualAssessment(expenses.proposedCents, units),
  };
  return {
    title: `${status === 'adopted' ? 'Adopted' : 'Proposed'} ${year} Budget`,
    status,
    parameters,
    groups,
    expensesRow,
    netRow: netRowOf(sums, year),
    totals,
    topCategories: groups
      .filter(({ type }) => type === 'expense')
      .sort((a, b) => b.proposedCents - a.proposedCents),
    assumptions: [
      ...rulesOf(parameters, totals),
      ...input.notes.map((text) => ({ subject: 'Generation', text })),
      ...groups.flatMap((group) => group.items.flatMap(assumptionsOf)),
    ],
    sources: groups.flatMap((group) => group.items.flatMap(sourcesOf)),
    forecast: forecastBudget(items, { year, units }),
  };
}

/** All rows of the budget as one table: lines by group with subtotals, then the totals. */
export function rowsOf({ groups, expensesRow, netRow }: Report): ExportRow[] {
  return [...groups.flatMap(({ rows, subtotal }) => [...rows, subtotal]), expensesRow, netRow];
}

/** How the totals come about, and what a person said of the year. */
function rulesOf(parameters: ReportParameters, { netCents }: ReportTotals): ReportNote[] {
  const difference = formatDollars(Math.abs(netCents), { cents: true });
  return [
    {
      subject: 'Monthly fee',
      text: `All expenses, reserve contributions among them, divided by ${parameters.units} units and by 12 months.`,
    },
    {
      subject: 'Annual assessment',
      text: 'Twelve monthly fees, before their rounding to the cent.',
    },
    ...(netCents === 0
      ? []
      : [
          {
            subject: 'Income and expenses',
            text:
              netCents > 0
                ? `Income is ${difference} above expenses: a contingency. Several states forbid collecting more than is needed.`
                : `Income is ${difference} below expenses.`,
          },
        ]),
    {
      subject: 'Forecast',
      text: `Standard projection: every category grows by ${PROJECTION_PERCENT}% a year.`,
    },
    ...(parameters.specialConsiderations
      ? [{ subject: 'Special considerations', text: parameters.specialConsiderations }]
      : []),
  ];
}

function assumptionsOf(item: ExportItem): ReportNote[] {
  const subject = nameOf(item);
  const texts = [
    ...(item.edited ? ['The amount was set by hand.'] : []),
    ...item.assumptions,
    // Balancing is arithmetic on the budget itself, and its own words are among the assumptions.
    ...(item.sources.length === 0 && item.basis !== 'balancing' && !item.edited
      ? ['No document states this figure: it is an assumption.']
      : []),
    ...(item.needsReview ? ['Needs review: its readings disagree or are not sure.'] : []),
  ];
  return [...new Set(texts)].map((text) => ({ subject, text }));
}

function sourcesOf(item: ExportItem): ReportSource[] {
  const { glCode, description } = item;
  return item.sources.map((source) => ({ ...source, glCode, description }));
}

/** "7810 Electricity". */
function nameOf({ glCode, description }: ExportItem): string {
  return [glCode, description].filter(Boolean).join(' ');
}
