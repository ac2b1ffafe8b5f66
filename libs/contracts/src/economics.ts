import { z } from 'zod';

const source = z.string();
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
  rates: z.array(
    z.looseObject({
      id: z.string(),
      label: z.string(),
      /** Percent a year. */
      percent: z.number(),
      asOf: z.string(),
      source,
      /** True where no published figure stands behind it. */
      assumption: z.boolean(),
    }),
  ),
});
export type EconomicData = z.infer<typeof EconomicData>;
