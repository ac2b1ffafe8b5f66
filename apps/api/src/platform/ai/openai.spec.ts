import { LLMock } from '@copilotkit/aimock';
import type { ServerResponse } from 'node:http';
import { z } from 'zod';
import { ModelServer } from '../../../test/support/model-server';
import { Config } from '../config/config';
import { ask, type AiCall, type Answer } from './ask';
import { AiProviders } from './providers';

/** The wire as it is: answers in pieces, pieces that stop coming, calls of tools that nobody offered. */
jest.setTimeout(120_000);

const mock = new LLMock({ port: 0, chunkSize: 5 });
const server = new ModelServer();
let providers: AiProviders;
beforeAll(async () => {
  await mock.start();
  providers = new AiProviders(
    Config.fromEnvironment({
      AI_SERVERS: `plain=${mock.url}/v1#plain-model,pieces=${mock.url}/v1#streaming-model,torn=${await server.start()}#torn-model`,
      AI_SERVER_PIECES_FEATURES: 'stream',
      AI_SERVER_TORN_FEATURES: 'stream',
      AI_TIMEOUT_SECONDS: '30',
    }),
  );
});
afterEach(() => {
  mock.reset();
  server.asked.length = 0;
});
afterAll(async () => {
  await mock.stop();
  await server.stop();
});

const question = {
  task: 'count',
  prompt: 'count 1',
  system: 'Count the words.',
  human: 'One, two.',
  schema: z.object({ words: z.array(z.string()) }),
};
const WORDS = { words: ['one', 'two', 'three', 'four', 'five'] };

async function asked(provider: string): Promise<{ answer: Answer<{ words: string[] }>; call: AiCall }> {
  const calls: AiCall[] = [];
  const model = await providers.modelOf(provider);
  if (!model) throw new Error('No model.');
  const answer = await ask(question, { model, record: async (call) => void calls.push(call) });
  const [call] = calls;
  if (!call) throw new Error('No call.');
  return { answer, call };
}

it('an answer in pieces is one answer, with the tokens that it took', async () => {
  mock.on({ systemMessage: /Count/ }, { content: JSON.stringify(WORDS) });
  const { answer, call } = await asked('pieces');
  expect(answer).toEqual({ ok: true, value: WORDS });
  expect(call).toMatchObject({ outcome: 'ok', repairs: 0, retries: 0 });
  expect(call.tokens).toBeGreaterThan(0);
  expect(mock.getRequests().map(({ body }) => (body as { stream?: boolean }).stream)).toEqual([true]);
  await asked('plain');
  expect((mock.getRequests().at(-1)!.body as { stream?: boolean }).stream ?? false).toBe(false);
});

/** An answer of chat completions as a stream of events, up to a character. */
function stream(response: ServerResponse, text: string, end: (response: ServerResponse) => void): void {
  const event = (delta: object, finish: string | null) => ({
    id: 'chatcmpl-1',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'torn-model',
    choices: [{ index: 0, delta, finish_reason: finish }],
  });
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  for (const letter of text) response.write(`data: ${JSON.stringify(event({ content: letter }, null))}\n\n`);
  end(response);
}
const json = JSON.stringify(WORDS);

it('half a stream is no answer: it is asked for again, and used when it comes whole', async () => {
  server.reply = () => ({
    write: (response) =>
      server.asked.length < 2
        ? stream(response, json.slice(0, 20), (one) => void setTimeout(() => one.destroy(), 50))
        : stream(response, json, (one) => one.end('data: [DONE]\n\n')),
  });
  const { answer, call } = await asked('torn');
  expect(answer).toEqual({ ok: true, value: WORDS });
  expect(call).toMatchObject({ outcome: 'ok', retries: 1 });
});

it('a stream that ends early without a word of it is no answer either, whatever its pieces say', async () => {
  server.reply = () => ({
    write: (response) => stream(response, json.slice(0, 20), (one) => one.end('data: [DONE]\n\n')),
  });
  const { answer } = await asked('torn');
  expect(answer).toEqual({ ok: false, reason: 'the answer was not JSON.' });
  expect(server.asked).toHaveLength(3);
});

it.each(['plain', 'pieces'])('a call of a tool is no answer, and nothing is called: %s', async (provider) => {
  mock.on(
    { systemMessage: /Count/ },
    { toolCalls: [{ name: 'set_amount', arguments: '{"line":"Insurance","amount":1}' }] },
  );
  const { answer, call } = await asked(provider);
  expect(answer).toEqual({ ok: false, reason: 'the answer was not JSON.' });
  expect(call.repairs).toBe(2);
  const told = mock.getRequests().map(({ body }) => JSON.stringify(body));
  expect(told.filter((body) => /"tools"|"role":"tool"/.test(body))).toEqual([]);
});
