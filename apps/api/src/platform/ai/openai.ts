import type { AIMessageChunk } from '@langchain/core/messages';
import type { ProviderSettings } from '../config/ai-settings';
import { adapting, type Features } from './adapt';
import { AnswerBrokenOffError, boundedFetch } from './bounded-fetch';
import { messagesOf, toAnswer } from './langchain-answer';
import type { ChatModel } from './model';

/** OpenAI or any server that speaks its protocol. Loaded only where it is used. */
export async function openAiAnswers(
  { apiKey, baseUrl, model, timeoutSeconds, streams }: ProviderSettings,
  features: Features,
): Promise<Pick<ChatModel, 'answer' | 'agent'>> {
  const { ChatOpenAI } = await import('@langchain/openai');
  const chat = (temperature: boolean) =>
    new ChatOpenAI({
      model,
      ...(temperature ? { temperature: 0 } : {}),
      // Asking again is our business (ask.ts), within the task's time.
      maxRetries: 0,
      timeout: timeoutSeconds * 1000,
      // Never absent: the client would take OpenAI's own from the environment and send it to any server.
      apiKey: apiKey ?? 'none',
      configuration: {
        baseURL: baseUrl,
        organization: null,
        project: null,
        fetch: boundedFetch,
        // Whatever the environment says: its debug log writes whole questions.
        logLevel: 'off',
      },
    });
  const [plain, exact] = [chat(false), chat(true)];
  const answer: ChatModel['answer'] = (turns, signal) =>
    adapting(features, async ({ json, temperature }) => {
      // Any JSON object: what fits the task is checked by the task, which also repairs.
      const format = json ? { response_format: { type: 'json_object' as const } } : {};
      const client = temperature ? exact : plain;
      const asked = messagesOf(turns);
      const options = { signal, ...format };
      if (!streams) return toAnswer(await client.invoke(asked, options), turns);
      return toAnswer(await assembled(await client.stream(asked, options)), turns);
    });
  return { answer, agent: { client: (temperature) => (temperature ? exact : plain), features } };
}

/**
 * The pieces of an answer as one: half an answer is none. (The client's own way of doing it loads a table of tokens
 * from the network.)
 */
async function assembled(pieces: AsyncIterable<AIMessageChunk>): Promise<AIMessageChunk> {
  let whole: AIMessageChunk | undefined;
  for await (const piece of pieces) whole = whole ? whole.concat(piece) : piece;
  if (!whole) throw new AnswerBrokenOffError('The answer has no pieces.');
  return whole;
}
