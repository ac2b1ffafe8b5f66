import { createServer, type AddressInfo } from 'node:net';
import { startTestApp, type TestApp } from './support/app';
import { BUILT_IN_LINES, generatedWith, NOTES, preparedPaper, READING, WELL_READ } from './support/model-run';
import { completion, ModelServer, type AskedQuestion, type Reply } from './support/model-server';

jest.setTimeout(240_000);

const server = new ModelServer();
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({
    AI_SERVERS: `scripted=${await server.start()}#scripted-model,gone=http://127.0.0.1:${await closedPort()}/v1#none`,
    AI_TIMEOUT_SECONDS: '12',
  });
}, 240_000);
afterEach(() => {
  server.asked.length = 0;
});
afterAll(async () => {
  await app.close();
  await server.stop();
});

/** A port that was free a moment ago, where nobody listens. */
async function closedPort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

const askedFor = (task: RegExp): AskedQuestion[] => server.asked.filter(({ system }) => task.test(system));
const well = ({ system }: AskedQuestion): Reply => ({
  content: JSON.stringify(READING.test(system) ? WELL_READ : { notes: [] }),
});

const JSON_TYPE = { 'content-type': 'application/json' };
const HUGE = JSON.stringify(completion({ content: 'y'.repeat(10_000_000) }));

describe('attack 59: a model that', () => {
  it.each<[what: string, reply: () => Reply, reason: string, askedPerTask: number]>([
    ['hangs', () => ({ write: () => undefined }), 'it did not answer in time.', 1],
    [
      'breaks off in the middle of its answer',
      () => ({
        write: (response) => {
          response.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' });
          response.write('{"id":"chatcmpl-1","choices":[{"mess', () => response.destroy());
        },
      }),
      'it could not be reached.',
      4,
    ],
    [
      'sends 10 MB',
      () => ({
        write: (response) => response.writeHead(200, { 'content-type': 'application/json' }).end(HUGE),
      }),
      'the answer was too long.',
      1,
    ],
    [
      'answers with a web page',
      () => ({
        write: (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Log in'),
      }),
      'its answer could not be understood.',
      1,
    ],
    [
      'answers JSON of another protocol',
      () => ({
        write: (response) => response.writeHead(200, JSON_TYPE).end('{"type":"message","content":[]}'),
      }),
      'its answer could not be understood.',
      1,
    ],
    ['fails every time', () => ({ status: 503 }), 'it could not be asked (status 503).', 4],
    [
      'asks for an hour of patience',
      () => ({ status: 429, headers: { 'retry-after': '3600' } }),
      'it is asked too often or its quota is used up (status 429).',
      1,
    ],
    [
      'refuses the key',
      () => ({ status: 401, error: 'Incorrect API key provided: sk-secret' }),
      'it refused the key of this server (status 401).',
      1,
    ],
    [
      'refuses the task',
      () => ({ content: 'I’m sorry, but I cannot help with that.' }),
      'it refused to answer.',
      3,
    ],
    ['answers another schema', () => ({ content: '{"rows":[]}' }), 'the answer did not fit', 3],
    ['answers prose', () => ({ content: 'There are three lines.' }), 'the answer was not JSON.', 3],
  ])('%s: the budget is the rules’, and the run says why', async (_what, reply, reason, askedPerTask) => {
    server.reply = reply;
    const { result, run, said, calls } = await generatedWith(await preparedPaper(app), 'scripted');
    expect(result.items.map(({ description }) => description)).toEqual(BUILT_IN_LINES);
    expect(run.notes.filter(({ code }) => code === 'model_not_used')).toHaveLength(2);
    expect(said).toContain(`budget.csv: the model’s reading was not used, ${reason}`);
    expect(said).toContain(`The notes are the built-in ones: the model was not used, ${reason}`);
    expect(said).not.toContain('sk-secret');
    expect(askedFor(READING).length).toBeLessThanOrEqual(askedPerTask);
    expect(askedFor(READING).length).toBeGreaterThan(0);
    expect(calls.map(({ task, source }) => [task, source])).toEqual([
      ['read-lines', 'built-in'],
      ['write-notes', 'built-in'],
    ]);
  });

  it('is not there at all: the same', async () => {
    const { result, said } = await generatedWith(await preparedPaper(app), 'gone');
    expect(result.items.map(({ description }) => description)).toEqual(BUILT_IN_LINES);
    expect(said).toContain('the model’s reading was not used, it could not be reached.');
  });

  it('is busy for a moment is asked again, and used', async () => {
    server.reply = (question) =>
      askedFor(READING).length === 1 && READING.test(question.system)
        ? { status: 429, headers: { 'retry-after': '0.2' } }
        : well(question);
    const { result, calls } = await generatedWith(await preparedPaper(app), 'scripted');
    expect(result.items.map(({ description }) => description)).toContain('Gas');
    expect(calls[0]).toMatchObject({ task: 'read-lines', source: 'model', outcome: 'ok', retries: 1 });
  });

  it('fixes its answer when told what is wrong is used, and the repairs are counted', async () => {
    server.reply = (question) =>
      askedFor(READING).length < 3 && READING.test(question.system)
        ? { content: '{"lines":"none"}' }
        : well(question);
    const { result, calls } = await generatedWith(await preparedPaper(app), 'scripted');
    expect(result.items.map(({ description }) => description)).toContain('Gas');
    expect(calls[0]).toMatchObject({ outcome: 'repaired 2', repairs: 2, tokens: 360 });
  });

  it('names places that do not exist or hold no amount: they are left out and counted', async () => {
    const [line] = WELL_READ.lines;
    const lines = [
      { ...line, line: 99 },
      { ...line, page: 7 },
      { ...line, amounts: [{ cell: 2, role: 'budget', year: 2026 }] },
    ];
    server.reply = (question) =>
      READING.test(question.system) ? { content: JSON.stringify({ lines }) } : well(question);
    const { result, run } = await generatedWith(await preparedPaper(app), 'scripted');
    expect(result.items.map(({ description }) => description)).toEqual(BUILT_IN_LINES);
    expect(run.notes.map(({ code }) => code)).toContain('addresses_rejected');
  });

  it('takes last year’s column for this year’s: the rules’ figure stands and needs review', async () => {
    const [line] = WELL_READ.lines;
    const lines = [{ ...line, amounts: [{ cell: 3, role: 'budget', year: 2026 }] }];
    server.reply = (question) =>
      READING.test(question.system) ? { content: JSON.stringify({ lines }) } : well(question);
    const { result } = await generatedWith(await preparedPaper(app), 'scripted');
    expect(result.items.find(({ description }) => description === 'Electricity')).toMatchObject({
      previousYear: '5000.00',
      needsReview: true,
    });
  });

  it('is silent twice is not asked for the rest of the run', async () => {
    const device = app.device();
    const { parametersId } = await preparedPaper(app, device);
    // Two more documents that hold budgets, so that five questions would be asked.
    for (const name of ['second', 'third'])
      await device.untilRead((await device.upload({ name: `${name}.csv`, bytes: paper(name) })).id);
    const documents = (await device.call('listDocuments')).map(({ id }) => id);
    await device.call('updateParameters', { params: { id: parametersId }, body: { documentIds: documents } });
    server.reply = () => ({ write: () => undefined });
    const { said } = await generatedWith({ device, parametersId }, 'scripted');
    expect(server.asked).toHaveLength(2);
    expect(said).toContain('2 questions before this one got no answer, and no more were asked.');
    expect(askedFor(NOTES)).toEqual([]);
  });
});

const paper = (name: string): string =>
  `Account,Description,2026 Budget\n7310,Landscape ${name},"12,000.00"\n7320,Snow ${name},"4,000.00"\n,Total,"16,000.00"\n`;
