import { exact, growthFactor, multiplyExact, powerExact, roundExact } from './exact';
import { PROJECTION_PERCENT } from './fees';
import type { Cents } from './money';

export const FORECAST_YEARS = 5;

/** Percent a year of each scenario. The standard one is fixed; the others are assumptions, shown where they are used. */
export const forecastScenarios = [
  { id: 'standard', label: 'Standard Projection', percent: PROJECTION_PERCENT },
  { id: 'aggressive', label: 'Aggressive Inflation', percent: 5 },
  { id: 'conservative', label: 'Conservative Growth', percent: 2 },
] as const;
export type ForecastScenario = (typeof forecastScenarios)[number]['id'];

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
