import { exact, growthFactor, multiplyExact, powerExact, roundExact } from './exact';
import { monthlyFee, PROJECTION_PERCENT } from './fees';
import { budgetGroups, INCOME_GROUP, RESERVE_GROUP, type BudgetGroup } from './grouping';
import { sumCents, type Cents } from './money';
import { percentChange } from './percent';
import { budgetTotals, type BudgetLineAmounts } from './totals';

export const FORECAST_YEARS = 5;

export interface ForecastYear {
  year: number;
  cents: Cents;
}

/**
 * The years after `year`, each the base amount grown by `percent` a year compounding: exact, rounded once a year (so
 * no rounding adds up). 5 years at 3 % unless said otherwise.
 */
export function forecast(base: {
  year: number;
  cents: Cents;
  percent?: number | string;
  years?: number;
}): ForecastYear[] {
  const factor = growthFactor(base.percent ?? PROJECTION_PERCENT);
  return Array.from({ length: base.years ?? FORECAST_YEARS }, (_, index) => ({
    year: base.year + index + 1,
    cents: roundExact(multiplyExact(exact(base.cents), powerExact(factor, index + 1))),
  }));
}

export type ExpenseGroup = Exclude<BudgetGroup, typeof INCOME_GROUP>;
export const expenseGroups = budgetGroups.filter((group): group is ExpenseGroup => group !== INCOME_GROUP);

/** Percent a year by expense group. */
export type GroupRates = Readonly<Record<ExpenseGroup, number>>;

const everyGroup = (percent: number): GroupRates =>
  Object.fromEntries(expenseGroups.map((group) => [group, percent])) as Record<ExpenseGroup, number>;

/** The product's rule: every category 3 % a year, fixed. */
export const STANDARD_RATES: GroupRates = everyGroup(PROJECTION_PERCENT);

/**
 * Assumptions for a bad run of years: prices at 5 %, above the 4.2 % of May 2026; insurance at the 12 % between the
 * brokers' 10 % for condominiums and 15 % for other associations; utilities at 8 %, between the 6.7 % of electricity
 * and the 10.8 % of gas; building trades at 6 %, a point above prices.
 */
export const AGGRESSIVE_RATES: GroupRates = {
  ...everyGroup(5),
  'Insurance Expenses': 12,
  Utilities: 8,
  'Repairs & Maintenance': 6,
};

/** Assumptions for calm years: prices at the 2 % that the Federal Reserve aims for, insurance at 4 %, utilities at 3 %. */
export const CONSERVATIVE_RATES: GroupRates = { ...everyGroup(2), 'Insurance Expenses': 4, Utilities: 3 };

/** The scenarios of the forecast. Only the standard one is fixed; the others' rates may be replaced, group by group. */
export const forecastScenarios = [
  {
    id: 'standard',
    label: 'Standard Projection',
    editable: false,
    description: 'Every category grows by 3% a year.',
    rates: STANDARD_RATES,
  },
  {
    id: 'aggressive',
    label: 'Aggressive Inflation',
    editable: true,
    description:
      'An assumption for years of high prices: 5% a year, building repairs 6%, utilities 8%, insurance 12%.',
    rates: AGGRESSIVE_RATES,
  },
  {
    id: 'conservative',
    label: 'Conservative Growth',
    editable: true,
    description: 'An assumption for calm years: 2% a year, utilities 3%, insurance 4%.',
    rates: CONSERVATIVE_RATES,
  },
  {
    id: 'scheduled',
    label: 'As Scheduled',
    editable: true,
    description:
      'Year by year as documents set it: contracts by their escalators, policies by their renewals, loans until they end, reserves by the study. All other lines by the rates beside.',
    rates: STANDARD_RATES,
  },
] as const;
export type ForecastScenario = (typeof forecastScenarios)[number]['id'];

/** What an override of one group's rate is called: ('aggressive', 'Utilities') is "forecast.aggressive.utilities". */
export function forecastRateId(scenario: ForecastScenario, group: ExpenseGroup): string {
  const name = group.toLowerCase().replace(/[^a-z]+/g, '-');
  return `forecast.${scenario}.${name}`;
}

export interface ForecastTotals {
  year: number;
  /** All expenses but reserve contributions. */
  operatingCents: Cents;
  /** Reserve contributions, apart. */
  reserveCents: Cents;
  /** Both: the sum of the shown categories, to the cent. */
  totalCents: Cents;
  /** Total / units / 12, rounded for showing. */
  monthlyFeeCents: Cents;
  /** Percent against the year before; 0 in the base year. */
  changePercent: number;
}

export interface BudgetForecast {
  /** The budget's year and the years after it, in order. */
  years: ForecastTotals[];
  /** Groups that have lines, in the order of the budget; `cents` by year, the base year first. */
  groups: { group: ExpenseGroup; percent: number; cents: Cents[] }[];
}

/** After the last year that is set, its amount goes on. */
function scheduledAt({ scheduledCents = [], proposedCents }: BudgetLineAmounts, index: number): Cents {
  return scheduledCents[index] ?? scheduledCents.at(-1) ?? proposedCents;
}

/**
 * The expenses of a budget over the years to come, by category: each category's total grown by its rate, compounding
 * and exact, rounded once a year; a year's total is the sum of its shown categories. Rates that are absent are the
 * standard ones. Throws a RangeError for 0 units.
 */
export function forecastBudget(
  lines: readonly BudgetLineAmounts[],
  options: {
    year: number;
    units: number;
    rates?: Partial<GroupRates>;
    years?: number;
    /** Lines that documents set for later years follow these; the others grow. */
    scheduled?: boolean | undefined;
  },
): BudgetForecast {
  const count = options.years ?? FORECAST_YEARS;
  const groups = budgetTotals(lines.filter((line) => line.type === 'expense')).groups.map((total) => {
    const group = total.group as ExpenseGroup;
    const percent = options.rates?.[group] ?? STANDARD_RATES[group];
    const set = options.scheduled ? total.items.filter((line) => (line.scheduledCents ?? []).length > 0) : [];
    const growing = total.proposedCents - sumCents(set.map(({ proposedCents }) => proposedCents));
    const grown = forecast({ year: options.year, cents: growing, percent, years: count });
    const later = grown.map(
      ({ cents }, index) => cents + sumCents(set.map((line) => scheduledAt(line, index))),
    );
    return { group, percent, cents: [total.proposedCents, ...later] };
  });
  const years: ForecastTotals[] = [];
  for (let index = 0; index <= count; index++) {
    const totalCents = sumCents(groups.map(({ cents }) => cents[index]!));
    const reserveCents = sumCents(
      groups.filter(({ group }) => group === RESERVE_GROUP).map(({ cents }) => cents[index]!),
    );
    years.push({
      year: options.year + index,
      operatingCents: totalCents - reserveCents,
      reserveCents,
      totalCents,
      monthlyFeeCents: monthlyFee(totalCents, options.units),
      changePercent: percentChange(totalCents, years.at(-1)?.totalCents ?? totalCents),
    });
  }
  return { years, groups };
}
