import { z } from 'zod';
import { MaybePlace, Place } from '../second-reading/schema';

/** What a model answers: where each component and each figure of the study stands. */
export const ReservePlaces = z.object({
  components: z
    .array(z.object({ name: Place, usefulLife: MaybePlace, remainingLife: MaybePlace, cost: MaybePlace }))
    .max(1000),
  balance: MaybePlace,
  percentFunded: MaybePlace,
  contribution: MaybePlace,
  inflation: MaybePlace,
  interest: MaybePlace,
});
export type ReservePlaces = z.infer<typeof ReservePlaces>;
