import {
  forecastRateId,
  forecastScenarios,
  type BudgetForecast,
  type ExpenseGroup,
  type GroupRates,
} from '@hoa/budget-math';
import type { BudgetScenario } from '@hoa/contracts';
import type { ChartRow, ChartSeries } from '@hoa/ui';

/** The built-in scenarios in the shape of the wire: what is shown until, or unless, the budget's own rates arrive. */
export const builtInScenarios: BudgetScenario[] = forecastScenarios.map(
  ({ id, label, editable, description, rates }) => ({
    id,
    label,
    editable,
    description,
    rates: (Object.entries(rates) as [ExpenseGroup, number][]).map(([group, percent]) => ({
      id: forecastRateId(id, group),
      group,
      percent,
      defaultPercent: percent,
      overridden: false,
    })),
  }),
);

/** A scenario's rates by group, as the forecast takes them; a group that this version does not know is left out. */
export function ratesOf(scenario: BudgetScenario): Partial<GroupRates> {
  return Object.fromEntries(scenario.rates.map(({ group, percent }) => [group, percent]));
}

/** The forecast as a chart takes it: a row a year, a series a category. */
export function chartOf({ years, groups }: BudgetForecast): { series: ChartSeries[]; rows: ChartRow[] } {
  return {
    series: groups.map(({ group }) => ({ id: group, label: group })),
    rows: years.map(({ year }, index) => ({
      id: String(year),
      label: String(year),
      cents: groups.map(({ cents }) => cents[index] ?? null),
    })),
  };
}
