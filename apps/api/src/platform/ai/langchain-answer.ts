import type { AIMessage } from '@langchain/core/messages';
import { z } from 'zod';
import type { ChatTurn, ModelAnswer } from './model';

/** Of one token, in English; for servers that do not count. */
const CHARACTERS = 4;

/** A count that no question here can reach, or none, is no count. */
const count = z.int().positive().max(10_000_000).optional().catch(undefined);
const Counted = z.looseObject({ input_tokens: count, output_tokens: count });

/** Where the two protocols say how an answer ended. */
const Ending = z.looseObject({
  finish_reason: z.string().nullish().catch(null),
  stop_reason: z.string().nullish().catch(null),
});

export const messagesOf = (turns: readonly ChatTurn[]): [string, string][] =>
  turns.map(({ role, content }) => [role, content]);

/** A message of LangChain as what the rest of the program knows. */
export function toAnswer(message: AIMessage, turns: readonly ChatTurn[]): ModelAnswer {
  const { text } = message;
  const counted = Counted.safeParse(message.usage_metadata).data ?? {};
  const asked = turns.reduce((sum, { content }) => sum + content.length, 0);
  const usage = {
    input: counted.input_tokens ?? Math.ceil(asked / CHARACTERS),
    output: counted.output_tokens ?? Math.ceil(text.length / CHARACTERS),
  };
  const stopped = endingOf(message);
  return { text, tokens: usage.input + usage.output, usage, ...(stopped ? { stopped } : {}) };
}

function endingOf(message: AIMessage): ModelAnswer['stopped'] {
  const { finish_reason, stop_reason } = Ending.parse(message.response_metadata);
  const why = finish_reason ?? stop_reason;
  if (why === 'length' || why === 'max_tokens') return 'length';
  const isRefusal =
    why === 'refusal' || why === 'content_filter' || Boolean(message.additional_kwargs.refusal);
  return isRefusal ? 'refusal' : undefined;
}
