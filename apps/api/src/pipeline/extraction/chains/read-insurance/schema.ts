import { z } from 'zod';
import { MaybePlace, Place } from '../second-reading/schema';

/** What a model answers: where each term of the policy stands. */
export const InsurancePlaces = z.object({
  carrier: MaybePlace,
  policy: MaybePlace,
  from: MaybePlace,
  to: MaybePlace,
  premiums: z.array(z.object({ name: Place, premium: Place })).max(100),
  total: MaybePlace,
  deductibles: z.array(z.object({ name: Place, amount: Place })).max(100),
});
export type InsurancePlaces = z.infer<typeof InsurancePlaces>;
