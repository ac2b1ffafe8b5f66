import type { Suggestion } from '@hoa/contracts';
import { z } from 'zod';

export interface RecommendInput {
  /** As the rules have them: what is suggested, and what it saves, is theirs. */
  suggestions: readonly Suggestion[];
}
export interface RecommendOutput {
  /** The same suggestions, some in other words, in an order. */
  suggestions: Suggestion[];
  /** Who chose words and order. */
  provider: string;
  /** Why a model's words were not used. */
  notes: string[];
}

const sentence = z.string().max(1000).nullish();

/** A model's order of the suggestions, by their numbers, and its words for them. */
export const Advice = z.object({
  order: z.array(z.int()).max(200),
  words: z.array(z.object({ suggestion: z.int(), description: sentence, why: sentence })).max(200),
});
export type Advice = z.infer<typeof Advice>;
