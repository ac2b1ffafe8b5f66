import { z } from 'zod';
import { MaybePlace, Place } from '../second-reading/schema';

/** What a model answers: where each unit and its share stand, and in which form. */
export const OwnershipPlaces = z.object({
  shares: z
    .array(
      z.object({
        unit: Place,
        lot: MaybePlace,
        share: Place,
        form: z.enum(['percent', 'decimal', 'fraction']),
        former: z.boolean().nullish(),
      }),
    )
    .max(3000),
});
export type OwnershipPlaces = z.infer<typeof OwnershipPlaces>;
