import { expenseGroups, forecastRateId, forecastScenarios } from '@hoa/budget-math';
import type { BudgetRates } from '@hoa/contracts';
import { withOverrides, type Rate, type RateOverrides } from './rates';

/** Ids of all rates of scenarios that may be changed: the standard projection is fixed. */
export const scenarioRateIds: readonly string[] = forecastScenarios
  .filter(({ editable }) => editable)
  .flatMap(({ id }) => expenseGroups.map((group) => forecastRateId(id, group)));

/** The rates of one budget and of the forecast's scenarios, with what stands in their place. */
export function budgetRatesOf(of: {
  parametersId: number;
  rates: readonly Rate[];
  overrides: RateOverrides;
}): BudgetRates {
  const rates = withOverrides(of.rates, of.overrides).map((rate, index) => ({
    ...rate,
    origin: rate.origin ?? ('built-in' as const),
    defaultPercent: of.rates[index]!.percent,
    defaultSource: of.rates[index]!.source,
    overridden: of.overrides.has(rate.id),
  }));
  const scenarios = forecastScenarios.map(({ rates: defaults, ...scenario }) => ({
    ...scenario,
    rates: expenseGroups.map((group) => {
      const id = forecastRateId(scenario.id, group);
      const own = scenario.editable ? of.overrides.get(id) : undefined;
      return {
        id,
        group,
        percent: own?.percent ?? defaults[group],
        defaultPercent: defaults[group],
        overridden: own !== undefined,
      };
    }),
  }));
  return { parametersId: of.parametersId, rates, scenarios };
}
