import {
  annualAssessment,
  basisWords,
  budgetTotals,
  divisionWords,
  forecastBudget,
  fundGroups,
  formatDollars,
  budgetYearLabel,
  monthlyFee,
  ownersPay,
  ownersPayText,
  percentChange,
  previousYearLabel,
  PROJECTION_PERCENT,
  type Billing,
  type BudgetForecast,
  type Cents,
  type OwnersPay,
} from '@hoa/budget-math';
import type { BudgetReconciliation, FundBalance, ReserveOutlook } from '@hoa/contracts';
import {
  expensesRowOf,
  exportFunds,
  exportGroups,
  type ExportFundGroup,
  type ExportGroup,
  type ExportItem,
  type ExportRow,
  type ExportSource,
} from './budget-rows';
import { netRowOf } from './net-position';

/** What a report says of the association and the year. */
export interface ReportParameters extends Billing {
  associationName: string;
  location: string;
  year: number;
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
  /** Dues as they are billed, this year's and last year's. */
  pay: OwnersPay;
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
  /** "2027", "FY 2026-27". */
  yearLabel: string;
  /** The year that the earlier figures belong to. */
  previousLabel: string;
  status: string;
  /** "Not reconciled: ...", shown at the top of every output; null where there is nothing to warn of. */
  banner: string | null;
  parameters: ReportParameters;
  /** In the order of the budget, income first. */
  groups: ExportGroup<T>[];
  /** Below the groups. */
  expensesRow: ExportRow;
  netRow: ExportRow;
  /** Lines of other funds, which are in none of the totals above. */
  otherFunds: readonly ExportFundGroup[];
  totals: ReportTotals;
  /** Expense groups, those that cost most first. */
  topCategories: ExportGroup<T>[];
  assumptions: ReportNote[];
  /** One a place and line, in the order of the budget. */
  sources: ReportSource[];
  /** The standard projection. */
  forecast: BudgetForecast;
  /** Each fund by itself; none where a budget is made without the service that knows balances. */
  funds: readonly FundBalance[];
  /** 30 years of reserves; null where the documents have no study to plan by. */
  reserves: ReserveOutlook | null;
}

export interface ReportInput<T extends ExportItem> {
  parameters: ReportParameters;
  items: readonly T[];
  /** draft, proposed or adopted. */
  status: string;
  /** What the run that made the budget says of it. */
  notes: readonly string[];
  reconciliation?: BudgetReconciliation | undefined;
  funds?: readonly FundBalance[] | undefined;
  reserves?: ReserveOutlook | undefined;
}

/** The report of a budget that has lines. */
export function reportOf<T extends ExportItem>(input: ReportInput<T>): Report<T> {
  const { parameters, items, status } = input;
  const { year, units } = parameters;
  const banner = input.reconciliation?.banner ?? null;
  const yearLabel = budgetYearLabel(year, parameters.fiscalYearStartMonth);
  const previousLabel = previousYearLabel(
    items.map(({ previousKnown, previousYearOf }) => ({ previousYearKnown: previousKnown, previousYearOf })),
    parameters,
  );
  const sums = budgetTotals(items);
  const groups = exportGroups(sums);
  const listed = [...sums.groups, ...fundGroups(items)].flatMap((group) => group.items);
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
    pay: ownersPay(items, parameters),
  };
  return {
    title: `${status === 'adopted' ? 'Adopted' : 'Proposed'} ${yearLabel} Budget`,
    yearLabel,
    previousLabel,
    status,
    banner,
    parameters,
    groups,
    expensesRow,
    netRow: netRowOf(sums, previousLabel),
    otherFunds: exportFunds(items),
    totals,
    topCategories: groups
      .filter(({ type }) => type === 'expense')
      .sort((a, b) => b.proposedCents - a.proposedCents),
    assumptions: [
      ...(banner === null ? [] : [{ subject: 'Reconciliation', text: banner }]),
      ...rulesOf(parameters, totals, banner !== null),
      ...input.notes.map((text) => ({ subject: 'Generation', text })),
      ...listed.flatMap(assumptionsOf),
    ],
    sources: listed.flatMap(sourcesOf),
    forecast: forecastBudget(items, { year, units }),
    funds: input.funds ?? [],
    reserves: input.reserves?.study ? input.reserves : null,
  };
}

/** All rows of the budget as one table: lines by group with subtotals, the totals, then the lines of other funds. */
export function rowsOf({ groups, expensesRow, netRow, otherFunds }: Report): ExportRow[] {
  const lines = groups.flatMap(({ rows, subtotal }) => [...rows, subtotal]);
  const others = otherFunds.flatMap(({ rows, subtotal }) => [...rows, subtotal]);
  return [...lines, expensesRow, netRow, ...others];
}

/** How the totals come about, and what a person said of the year. */
function rulesOf(
  parameters: ReportParameters,
  { netCents, pay }: ReportTotals,
  isUnreconciled: boolean,
): ReportNote[] {
  const difference = formatDollars(Math.abs(netCents), { cents: true });
  return [
    {
      subject: 'Monthly fee',
      text: `All expenses, reserve contributions among them, ${divisionWords({ units: parameters.units })}.`,
    },
    {
      subject: 'What owners pay',
      text: `${ownersPayText(pay)}: ${pay.stated ? 'the budgeted dues' : 'what other income leaves of the expenses,'} ${divisionWords(parameters)}. ${basisWords(parameters)}`.trim(),
    },
    {
      subject: 'Annual assessment',
      text: 'Twelve monthly fees, before their rounding to the cent.',
    },
    // Figures that do not tie show no surplus and no deficit.
    ...(netCents === 0 || isUnreconciled
      ? []
      : [
          {
            subject: 'Income and expenses',
            text:
              netCents > 0
                ? `Income is ${difference} above expenses: a surplus. Several states forbid collecting more than is needed.`
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
