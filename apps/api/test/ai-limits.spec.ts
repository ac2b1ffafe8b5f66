import { startTestApp, type TestApp } from './support/app';
import { sql } from './support/facts-of';
import { generatedWith, NOTES, preparedPaper, READING, WELL_READ } from './support/model-run';
import { ModelServer } from './support/model-server';
import { until } from './support/until';

jest.setTimeout(240_000);

const NOTE = 'The power costs what the utility asks.';
const server = new ModelServer();
let app: TestApp;
let servers: string;
beforeAll(async () => {
  servers = `scripted=${await server.start()}#scripted-model`;
  app = await startTestApp({
    AI_SERVERS: servers,
    AI_DEFAULT_PROVIDER: 'scripted',
    AI_PRICES: 'scripted-model=10/20.5',
    LIMIT_AI_COST_PER_DAY: '0.01',
    LIMIT_AI_TOKENS_PER_DAY: '50000',
    SWEEP_SECONDS: '1',
  });
  server.reply = ({ system }) => ({
    content: JSON.stringify(READING.test(system) ? WELL_READ : { notes: [{ line: 0, note: NOTE }] }),
    usage: { prompt_tokens: 900, completion_tokens: 100 },
  });
}, 240_000);
afterEach(() => {
  server.asked.length = 0;
});
afterAll(async () => {
  await app.close();
  await server.stop();
});

it('a limit that is reached in the middle of a run: it goes on built-in and says so, and the next day’s may ask', async () => {
  const prepared = await preparedPaper(app);
  const { device } = prepared;
  const first = await generatedWith(prepared, 'scripted');
  expect(first.result.items.map(({ description }) => description)).toContain('Gas');
  expect(first.calls).toMatchObject([
    // 900 x 10 + 100 x 20.50 millionths of a dollar.
    { task: 'read-lines', source: 'model', tokens: 1000, costMicros: 11_050 },
    { task: 'write-notes', source: 'built-in', tokens: 0, costMicros: 0 },
  ]);
  expect(first.said).toContain(
    'The notes are the built-in ones: the model was not used, today’s limit of $0.01 for AI is reached (until midnight UTC).',
  );
  expect(server.asked).toHaveLength(1);
  expect((await device.call('aiStatus')).today).toMatchObject({
    calls: 2,
    tokens: 1000,
    costMicros: 11_050,
    limits: { tokens: 50_000, costMicros: 10_000 },
  });

  await sql(app, `UPDATE ai_calls SET at = at - interval '24 hours'`);
  expect((await device.call('aiStatus')).today).toMatchObject({ calls: 0, tokens: 0, costMicros: 0 });
  const next = await generatedWith(prepared, 'scripted');
  expect(next.calls.map(({ task, source }) => [task, source])).toEqual([
    ['read-lines', 'cache'],
    ['write-notes', 'model'],
  ]);
  expect(server.asked.map(({ system }) => NOTES.test(system))).toEqual([false, true]);
  expect(next.result.items.find(({ description }) => description === 'Electricity')?.notes).toBe(NOTE);
});

it('counts tokens too, of this workspace alone, and stops repairs', async () => {
  const prepared = await preparedPaper(app);
  const workspaces = `(SELECT max(workspace_id) FROM documents)`;
  await sql(
    app,
    `INSERT INTO ai_calls (workspace_id, task, prompt, model, input_hash, tokens, outcome)
     VALUES (${workspaces}, 'earlier', '1', 'free', '\\x01', 49000, 'ok')`,
  );
  const reply = server.reply;
  server.reply = () => ({ content: 'Prose.', usage: { prompt_tokens: 999, completion_tokens: 1 } });
  const { said, calls } = await generatedWith(prepared, 'scripted');
  server.reply = reply;
  expect(server.asked).toHaveLength(1);
  expect(calls[0]).toMatchObject({ tokens: 1000, repairs: 0, source: 'built-in' });
  expect(said).toContain('today’s limit of 50,000 tokens for AI is reached');

  const untouched = await generatedWith(await preparedPaper(app), 'scripted');
  expect(untouched.calls[0]).toMatchObject({ source: 'model' });
});

it('all workspaces together have a limit, which a new one does not begin anew', async () => {
  const small = await startTestApp({
    AI_SERVERS: servers,
    AI_PRICES: 'scripted-model=10/20.5',
    LIMIT_AI_COST_PER_DAY_TOTAL: '0.01',
  });
  try {
    const first = await generatedWith(await preparedPaper(small), 'scripted');
    expect(first.calls[0]).toMatchObject({ source: 'model', costMicros: 11_050 });
    const second = await generatedWith(await preparedPaper(small), 'scripted');
    expect(second.calls.map(({ source }) => source)).toEqual(['built-in', 'built-in']);
    expect(second.said).toContain('today’s limit for AI of this whole server is reached');
    // What was spent stays spent when its browser leaves for another workspace.
    const { code } = await small.device().call('createJoinCode');
    const empty = small.device();
    await empty.call('listDocuments');
    await sql(
      small,
      `INSERT INTO ai_calls (workspace_id, task, prompt, model, input_hash, cost_micros, outcome)
       VALUES ((SELECT max(id) FROM workspaces), 'test', '1', 'm', '\\x01', 7, 'ok')`,
    );
    await empty.call('join', { body: { code } });
    expect(await sql(small, 'SELECT 1 FROM ai_calls WHERE cost_micros = 7')).toHaveLength(1);
  } finally {
    await small.close();
  }
});

it('what is too old is swept: answers after a month, calls of no run after three', async () => {
  const prepared = await preparedPaper(app);
  await generatedWith(prepared, 'scripted');
  await sql(
    app,
    `INSERT INTO ai_answers (workspace_id, key, answer, at) SELECT id, '\\xff', '1', now() - interval '31 days' FROM workspaces;
     INSERT INTO ai_calls (workspace_id, task, prompt, model, input_hash, outcome, at)
     SELECT id, 'old', '1', 'm', '\\x01', 'ok', now() - interval '91 days' FROM workspaces`,
  );
  await until('both are gone', async () => {
    const [row] = await sql<{ left: number }>(
      app,
      `SELECT ((SELECT count(*) FROM ai_answers WHERE key = '\\xff') + (SELECT count(*) FROM ai_calls WHERE task = 'old'))::int AS left`,
    );
    return row?.left === 0;
  });
  expect(await sql(app, 'SELECT 1 FROM ai_answers')).not.toEqual([]);
});

it('the default provider is the one that is set', async () => {
  const { default: name, providers } = await app.device().call('aiStatus');
  expect(name).toBe('scripted');
  expect(providers.filter((one) => one.default).map((one) => one.name)).toEqual(['scripted']);
  expect(await app.device().fail('testProvider', { params: { provider: 'anthropic' } })).toMatchObject({
    status: 409,
  });
});
