import type { ProviderSettings } from '../config/ai-settings';
import { adapting, type Features } from './adapt';
import { boundedFetch } from './bounded-fetch';
import { messagesOf, toAnswer } from './langchain-answer';
import type { ChatModel } from './model';

/** Of an answer; the protocol asks for a bound, and every current model writes so much. */
const MOST_TOKENS = 8192;

/** Anthropic's messages; JSON is asked for in the question's words. Loaded only where it is used. */
export async function anthropicAnswers(
  { apiKey, baseUrl, model, timeoutSeconds }: ProviderSettings,
  features: Features,
): Promise<Pick<ChatModel, 'answer' | 'agent'>> {
  const { ChatAnthropic } = await import('@langchain/anthropic');
  const chat = (temperature: boolean) =>
    new ChatAnthropic({
      model,
      ...(temperature ? { temperature: 0 } : {}),
      maxTokens: MOST_TOKENS,
      maxRetries: 0,
      apiKey: apiKey ?? 'none',
      anthropicApiUrl: baseUrl,
      clientOptions: {
        timeout: timeoutSeconds * 1000,
        authToken: null,
        fetch: boundedFetch,
        // Whatever the environment says: its debug log writes whole questions.
        logLevel: 'off',
      },
    });
  const [plain, exact] = [chat(false), chat(true)];
  const answer: ChatModel['answer'] = (turns, signal) =>
    adapting(features, async ({ temperature }) => {
      const client = temperature ? exact : plain;
      return toAnswer(await client.invoke(messagesOf(turns), { signal }), turns);
    });
  return { answer, agent: { client: (temperature) => (temperature ? exact : plain), features } };
}
