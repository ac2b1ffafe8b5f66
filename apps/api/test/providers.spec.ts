import { LLMock } from '@copilotkit/aimock';
import { type TestApp } from './support/app';
import { startTestAppInSuite } from './support/app-in-suite';
import { sql } from './support/facts-of';
import { generatedWith, NOTES, preparedPaper, READING, WELL_READ } from './support/model-run';
import { ModelServer } from './support/model-server';
import { afterRecovery } from './support/recovery';

/** The package keeps this type to itself. */
type ResponseFactory = Extract<Parameters<LLMock['on']>[1], (...given: never[]) => unknown>;

jest.setTimeout(240_000);

const KEYS = ['key-of-openai', 'key-of-anthropic', 'key-of-the-other'];
const mock = new LLMock({ port: 0 });
const other = new ModelServer();
let app: TestApp;
beforeAll(async () => {
  await mock.start();
  // What the program itself was started with must go to nobody else.
  process.env.OPENAI_API_KEY = 'key-of-the-environment';
  app = await startTestAppInSuite({
    OPENAI_API_KEY: KEYS[0]!,
    OPENAI_BASE_URL: `${mock.url}/v1`,
    OPENAI_MODEL: 'gpt-4o-mini-2024-07-18',
    ANTHROPIC_API_KEY: KEYS[1]!,
    ANTHROPIC_BASE_URL: mock.url,
    ANTHROPIC_MODEL: 'claude-sonnet-4-5',
    AI_SERVERS: `plain=${mock.url}/v1#plain-model,the-other=${await other.start()}#big/model:free`,
    AI_SERVER_THE_OTHER_KEY: KEYS[2]!,
    AI_SERVER_THE_OTHER_CONTEXT: '8192',
    AI_SERVER_THE_OTHER_FEATURES: 'tools',
    AI_TIMEOUT_SECONDS: '30',
  });
}, 240_000);
beforeEach(() => {
  answers(READING, WELL_READ);
  answers(NOTES, { notes: [{ line: 0, note: 'The power costs what the utility asks.' }] });
});
afterEach(() => {
  mock.reset();
  other.asked.length = 0;
});
afterAll(async () => {
  delete process.env.OPENAI_API_KEY;
  await app.close();
  await mock.stop();
  await other.stop();
});

/** A server without structured output refuses to be told about it, as older ones do. */
function answers(task: RegExp, content: object): void {
  mock.on({ systemMessage: task }, ((request) =>
    request.model === 'plain-model' && request.response_format
      ? { error: { message: 'response_format is not supported', type: 'invalid_request_error' }, status: 400 }
      : { content: JSON.stringify(content) }) as ResponseFactory);
}

const bodies = () => mock.getRequests().map(({ path, body }) => ({ path, body: JSON.stringify(body) }));

/** How often the server was asked for each step. */
function requestsByStep() {
  const asked = bodies().map(({ body }) => body);
  const by = (task: RegExp) => asked.filter((body) => task.test(body)).length;
  return { reading: by(READING), notes: by(NOTES), all: asked.length };
}

describe('the same generation in three dialects', () => {
  it.each([
    ['openai', 'gpt-4o-mini-2024-07-18', '/v1/chat/completions', { reading: 1, notes: 1, all: 2 }],
    // Its first request is refused for the structured output that it asks for, and sent again without.
    ['plain', 'plain-model', '/v1/chat/completions', { reading: 2, notes: 1, all: 3 }],
    ['anthropic', 'claude-sonnet-4-5', '/v1/messages', { reading: 1, notes: 1, all: 2 }],
  ])('%s', async (provider, model, path, requests) => {
    const { result, said, calls } = await generatedWith(await preparedPaper(app), provider);
    expect(result.items.map(({ description }) => description)).toEqual([
      'Maintenance Fees',
      'Electricity',
      'Water',
      'Gas',
    ]);
    expect(result.items.find(({ description }) => description === 'Electricity')?.notes).toBe(
      'The power costs what the utility asks.',
    );
    expect(said).not.toContain('was not used');
    expect(calls).toMatchObject([
      { task: 'read-lines', provider, model, source: 'model', outcome: 'ok', repairs: 0 },
      { task: 'write-notes', provider, model, source: 'model', outcome: 'ok', repairs: 0 },
    ]);
    for (const { tokens, costMicros } of calls) {
      expect(tokens).toBeGreaterThan(0);
      // A model without a known price counts in tokens alone.
      if (provider === 'plain') expect(costMicros).toBeNull();
      else expect(costMicros).toBeGreaterThan(0);
    }
    expect(new Set(mock.getRequests().map((request) => request.path))).toEqual(new Set([path]));
    expect(requestsByStep()).toEqual(requests);
  });

  it('a server that refuses structured output is asked without it from then on', async () => {
    const device = app.device();
    await generatedWith(await preparedPaper(app, device), 'plain');
    expect(bodies().filter(({ body }) => body.includes('json_object'))).toEqual([]);
    const { providers } = await device.call('aiStatus');
    expect(providers.map(({ name, capabilities }) => [name, capabilities?.structuredOutput])).toEqual([
      ['built-in', undefined],
      ['openai', true],
      ['anthropic', false],
      ['plain', false],
      ['the-other', true],
    ]);
  });
});

describe('what a server is sent', () => {
  it('is its own key alone, its model’s name, and nothing of ours in answers or the database', async () => {
    const device = app.device();
    other.reply = () => ({ content: '{"there":true}' });
    expect(await device.call('testProvider', { params: { provider: 'the-other' } })).toMatchObject({
      ok: true,
      model: 'big/model:free',
    });
    expect(other.asked.map(({ authorization, body }) => [authorization, body.model])).toEqual([
      [`Bearer ${KEYS[2]!}`, 'big/model:free'],
    ]);
    const status = await device.request('aiStatus');
    const stored = await sql(
      app,
      'SELECT ai_calls::text FROM ai_calls UNION ALL SELECT ai_answers::text FROM ai_answers',
    );
    const told = (await status.text()) + JSON.stringify(stored);
    for (const key of [...KEYS, 'key-of-the-environment']) expect(told).not.toContain(key);
  });

  it('says what its settings say of it', async () => {
    const { providers } = await app.device().call('aiStatus');
    expect(providers.find(({ name }) => name === 'the-other')).toMatchObject({
      label: 'The-other (big/model:free)',
      configured: true,
      capabilities: { tools: true, vision: false, context: 8192 },
    });
  });

  it('a test tells what is wrong, in words and without the server’s own', async () => {
    const device = app.device();
    other.reply = () => ({ status: 401, error: `Incorrect key: ${KEYS[2]!}` });
    expect(await device.call('testProvider', { params: { provider: 'the-other' } })).toMatchObject({
      ok: false,
      message: 'It cannot be used: it refused the key of this server (status 401).',
    });
    expect(await device.fail('testProvider', { params: { provider: 'nobody' } })).toMatchObject({
      status: 404,
    });
    expect(await device.call('testProvider', { params: { provider: 'built-in' } })).toMatchObject({
      ok: true,
    });
  });
});

describe('a question to the chat', () => {
  type Asked = Awaited<ReturnType<typeof preparedPaper>> & { content: string; provider: string };
  const askedFor = ({ device, parametersId, ...message }: Asked) =>
    device.fetch(`/api/chat/${parametersId}`, {
      method: 'POST',
      body: JSON.stringify(message),
      headers: { 'content-type': 'application/json', accept: 'application/x-ndjson, application/json' },
    });

  it.each(['openai', 'anthropic'])(
    '%s: says what is looked up before the answer is there',
    async (provider) => {
      const prepared = await preparedPaper(app);
      await generatedWith(prepared, 'built-in');
      const chat = { systemMessage: /about their budget/ };
      const lookup = { name: 'explain_line', arguments: '{"line":"electricity"}' };
      const words = { answered: true, answer: 'Prices rise.', results: [1] };
      let isHeard: () => void = () => undefined;
      const heard = new Promise<void>((resolve) => (isHeard = resolve));
      mock.on({ ...chat, hasToolResult: false }, { toolCalls: [lookup] });
      // The model does not answer before the first line has arrived.
      mock.on({ ...chat, hasToolResult: true }, (async () => {
        await heard;
        return { toolCalls: [{ name: 'final_answer', arguments: JSON.stringify(words) }] };
      }) as ResponseFactory);
      const answer = await askedFor({ ...prepared, content: 'Tell me of the power bill', provider });
      expect(answer.headers.get('content-type')).toContain('application/x-ndjson');
      let said = '';
      for await (const chunk of answer.body!) {
        said += new TextDecoder().decode(chunk as Uint8Array);
        isHeard();
      }
      const lines = said
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as unknown);
      expect(lines).toMatchObject([{ verb: 'explain_line' }, { content: 'Prices rise.', provider }]);
    },
  );

  it('that cannot be asked is an ordinary error', async () => {
    const { device, parametersId } = await preparedPaper(app);
    const answer = await askedFor({ device, parametersId, content: 'Hello', provider: 'nobody' });
    expect([answer.status, await answer.json()]).toMatchObject([404, { code: 'unknown_provider' }]);
  });
});

describe('identical work', () => {
  it('is asked once in a workspace, and once more in another', async () => {
    const device = app.device();
    const prepared = await preparedPaper(app, device);
    const first = await generatedWith(prepared, 'openai');
    const asked = mock.getRequests().length;
    const second = await generatedWith(prepared, 'openai');
    expect(mock.getRequests()).toHaveLength(asked);
    expect(second.calls).toMatchObject([
      { task: 'read-lines', source: 'cache', outcome: 'cached', tokens: 0, costMicros: 0 },
      { task: 'write-notes', source: 'cache', outcome: 'cached', tokens: 0, costMicros: 0 },
    ]);
    expect(second.result.items.map(({ notes }) => notes)).toEqual(
      first.result.items.map(({ notes }) => notes),
    );
    await generatedWith(await preparedPaper(app), 'openai');
    expect(mock.getRequests()).toHaveLength(2 * asked);
  });

  it('is asked again of another model, and after a month', async () => {
    const device = app.device();
    const prepared = await preparedPaper(app, device);
    await generatedWith(prepared, 'openai');
    expect((await generatedWith(prepared, 'anthropic')).calls.map(({ source }) => source)).toEqual([
      'model',
      'model',
    ]);
    await sql(app, `UPDATE ai_answers SET at = at - interval '31 days'`);
    expect((await generatedWith(prepared, 'openai')).calls.map(({ source }) => source)).toEqual([
      'model',
      'model',
    ]);
  });

  it('leaves nothing behind when the history is cleared, but what it took', async () => {
    const device = app.device();
    await generatedWith(await preparedPaper(app, device), 'openai');
    const { today } = await device.call('aiStatus');
    const kept = await answersKept(device.id);
    expect(kept).toBe(2);
    await device.call('clearHistory');
    await afterRecovery(app);
    expect(await answersKept(device.id)).toBe(0);
    expect((await device.call('aiStatus')).today).toEqual(today);
  });
});

async function answersKept(deviceId: string): Promise<number> {
  const [row] = await sql<{ count: string }>(
    app,
    `SELECT count(*)::int AS count FROM ai_answers a JOIN access_keys k ON k.workspace_id = a.workspace_id
      WHERE k.hash = sha256($1::bytea)`,
    [Buffer.from(deviceId)],
  );
  return Number(row?.count);
}
