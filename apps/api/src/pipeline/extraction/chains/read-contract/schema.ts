import { escalatorTypes, feePeriods } from '@hoa/contracts';
import { z } from 'zod';
import { MaybePlace, Place } from '../second-reading/schema';

/** What a model answers: where each term stands, and what role it has. */
export const ContractPlaces = z.object({
  contracts: z
    .array(
      z.object({
        vendor: MaybePlace,
        customer: MaybePlace,
        service: MaybePlace,
        fee: z.object({ amount: Place, period: z.enum(feePeriods) }).nullish(),
        schedule: z
          .object({
            period: z.enum(feePeriods),
            steps: z.array(z.object({ label: Place, amount: Place, from: MaybePlace })).max(40),
          })
          .nullish(),
        start: MaybePlace,
        end: MaybePlace,
        renewal: MaybePlace,
        notice: MaybePlace,
        escalator: z
          .object({
            type: z.enum(escalatorTypes),
            clause: Place,
            value: MaybePlace,
            floor: MaybePlace,
            cap: MaybePlace,
          })
          .nullish(),
        surcharges: z.array(Place).max(20).nullish(),
      }),
    )
    .max(20),
});
export type ContractPlaces = z.infer<typeof ContractPlaces>;
export type ContractPlace = ContractPlaces['contracts'][number];
