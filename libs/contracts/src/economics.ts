import { z } from 'zod';
import { Id, openEnum } from './primitives';

const source = z.string();
export const rateOrigins = ['built-in', 'live', 'override'] as const;

/** A yearly change with where and of when it is. */
export const EconomicRate = z.looseObject({
  id: z.string(),
  label: z.string(),
  /** Percent a year. */
  percent: z.number(),
  asOf: z.string(),
  source,
  /** True where no published figure stands behind it. */
  assumption: z.boolean(),
  /** Built in, fetched from the publisher, or typed by a person for one budget. Absent from an older server. */
  origin: openEnum(rateOrigins).optional(),
});
export type EconomicRate = z.infer<typeof EconomicRate>;

/** Percent figures; each group says where and of when it is. */
export const EconomicData = z.looseObject({
  inflation: z.looseObject({ current: z.number(), forecasted: z.number(), source }),
  cpi: z.looseObject({ current: z.number(), change: z.number(), source }),
  utilityRates: z.looseObject({
    electric: z.number(),
    water: z.number(),
    gas: z.number(),
    change: z.number(),
    source,
  }),
  insuranceRates: z.looseObject({ property: z.number(), liability: z.number(), change: z.number(), source }),
  /** Every rate that generation uses. */
  rates: z.array(EconomicRate),
  /** Whether live figures are switched on, when they last came, and, where they did not, that and why. */
  live: z
    .looseObject({ enabled: z.boolean(), fetchedAt: z.string().nullable(), message: z.string() })
    .optional(),
});
export type EconomicData = z.infer<typeof EconomicData>;

/** A rate of one budget: the published one, or what a person put in its place. */
export const BudgetRate = EconomicRate.extend({
  /** What it is without an override, and whose figure that is. */
  defaultPercent: z.number(),
  defaultSource: z.string(),
  overridden: z.boolean(),
});
export type BudgetRate = z.infer<typeof BudgetRate>;

/** Growth of one expense group under one scenario of the forecast. */
export const ScenarioRate = z.looseObject({
  /** What an override names: "forecast.aggressive.utilities". */
  id: z.string(),
  /** Group of the budget, e.g. "Utilities". */
  group: z.string(),
  percent: z.number(),
  defaultPercent: z.number(),
  overridden: z.boolean(),
});
export const BudgetScenario = z.looseObject({
  id: openEnum(['standard', 'aggressive', 'conservative']),
  label: z.string(),
  /** False for the standard projection, which is fixed. */
  editable: z.boolean(),
  /** Why its rates are what they are; they are assumptions. */
  description: z.string(),
  rates: z.array(ScenarioRate),
});
export type BudgetScenario = z.infer<typeof BudgetScenario>;

/** The rates of one budget: generation (when it runs again), recommendations and the forecast use these. */
export const BudgetRates = z.looseObject({
  parametersId: Id,
  rates: z.array(BudgetRate),
  scenarios: z.array(BudgetScenario),
});
export type BudgetRates = z.infer<typeof BudgetRates>;

export const MIN_RATE_PERCENT = -50;
export const MAX_RATE_PERCENT = 100;
const BOUNDS = `Please enter a rate between ${MIN_RATE_PERCENT} and ${MAX_RATE_PERCENT} percent.`;

/** Rates to put in place of others, all or none; a null percent goes back to the published rate. */
export const BudgetRatesPatch = z.object({
  changes: z
    .array(
      z.object({
        id: z.string().max(80),
        percent: z.number(BOUNDS).min(MIN_RATE_PERCENT, BOUNDS).max(MAX_RATE_PERCENT, BOUNDS).nullable(),
        /** The percent in force that was looked at; where it is another one by now, nothing is changed (409). */
        was: z.number().optional(),
      }),
    )
    .min(1)
    .max(100),
});
export type BudgetRatesPatch = z.infer<typeof BudgetRatesPatch>;
