import { z } from 'zod';
import type { ChatModel } from './model';

export interface OpenAiSettings {
  apiKey: string | undefined;
  baseUrl: string | undefined;
  model: string;
  timeoutSeconds: number;
}

/** Any JSON object: what fits the task is checked by the task, which also repairs. */
const AnyObject = z.looseObject({});

/** OpenAI or any server that speaks its protocol. Loaded only where it is used. */
export async function openAiModel({
  apiKey,
  baseUrl,
  model,
  timeoutSeconds,
}: OpenAiSettings): Promise<ChatModel> {
  const { ChatOpenAI } = await import('@langchain/openai');
  const timeoutMs = timeoutSeconds * 1000;
  const chat = new ChatOpenAI({
    model,
    temperature: 0,
    maxRetries: 1,
    timeout: timeoutMs,
    ...(apiKey === undefined ? {} : { apiKey }),
    ...(baseUrl === undefined ? {} : { configuration: { baseURL: baseUrl } }),
  });
  // jsonMode keeps the raw text and the usage of an answer that is no JSON; jsonSchema would ask again by itself.
  const asJson = chat.withStructuredOutput(AnyObject, { method: 'jsonMode', includeRaw: true });
  return {
    name: model,
    timeoutMs,
    async answer(turns, signal) {
      const { raw } = await asJson.invoke(
        turns.map(({ role, content }): [string, string] => [role, content]),
        { signal },
      );
      const usage =
        'usage_metadata' in raw ? (raw.usage_metadata as { total_tokens?: number } | undefined) : undefined;
      return { text: raw.text, tokens: usage?.total_tokens ?? 0 };
    },
  };
}
