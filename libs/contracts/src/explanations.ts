import { z } from 'zod';
import { Id, ProviderName } from './primitives';

/** Who puts something into words; the default provider where absent. */
export const ExplainInput = z.object({ provider: ProviderName.optional() });
export type ExplainInput = z.infer<typeof ExplainInput>;

/** Why a line of a budget is what it is, and how it differs from the year before. */
export const Explanation = z.looseObject({
  itemId: Id,
  text: z.string(),
  /** Who wrote the text; `built-in` also where a model was asked and its words could not be used. */
  provider: z.string(),
  /** Why the words are not those of whom was asked. */
  notes: z.array(z.string()),
});
export type Explanation = z.infer<typeof Explanation>;
