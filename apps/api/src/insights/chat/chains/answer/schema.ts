import { z } from 'zod';
import type { ChatContext, ToolAnswer } from '../../tools/context';

export interface AnswerInput {
  question: string;
  context: ChatContext;
  /** What was said before, oldest first. */
  before: readonly { isAssistant: boolean; content: string }[];
}
/** `provider` is who wrote the words. */
export interface AnswerOutput extends ToolAnswer {
  provider: string;
}

/** Which lookups a model wants to see the results of. */
export const Plan = z.object({
  tools: z.array(z.object({ name: z.string().max(40), query: z.string().max(300) })).max(4),
});

export type Plan = z.infer<typeof Plan>;

/** A model's words, and the numbers of the results that they rest on. */
export const Written = z.object({
  answer: z.string().min(1).max(3000),
  results: z.array(z.number().int()).max(8),
});
