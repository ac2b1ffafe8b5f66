import { startTestApp, type TestApp } from './support/app';
import { at, madeBudget, type Made } from './support/made-budget';
import { ModelServer, type Reply } from './support/model-server';

jest.setTimeout(120_000);

const server = new ModelServer();
let app: TestApp;
let made: Made;
beforeAll(async () => {
  app = await startTestApp({ AI_SERVERS: `scripted=${await server.start()}#m`, AI_TIMEOUT_SECONDS: '30' });
  made = await madeBudget(app);
}, 240_000);
beforeEach(() => void server.asked.splice(0));
afterAll(async () => {
  await app.close();
  await server.stop();
});

const EXPLAIN = /You explain one line/;
const RECOMMEND = /what of a list of suggestions matters most/;
const EMAIL = /to write to its board/;
const SLIDES = /to present its budget/;
const NO_WORDS = { title: [], overview: [], expenses: [], changes: [], insights: [], conclusion: [] };
const BY = { provider: 'scripted' };

const answering = (answers: readonly (readonly [RegExp, object])[]) => {
  server.reply = ({ system }): Reply => {
    const found = answers.find(([task]) => task.test(system));
    return found ? { content: JSON.stringify(found[1]) } : { status: 401 };
  };
};
const tasks = async () => {
  const { calls } = await made.device.call('aiStatus');
  return calls.map(({ task, source }) => `${task} ${source}`);
};

it('a line is explained by whom one names, and by the rules where nobody is named or nobody answers', async () => {
  const { device, items } = made;
  const electricity = items.find(({ glCode }) => glCode === '7810') ?? at(items, 0);
  const params = { id: electricity.id };
  answering([[EXPLAIN, { text: 'Electricity costs $5,335, since prices rise.' }]]);
  expect(await device.call('explainItem', { params, body: BY })).toEqual({
    itemId: electricity.id,
    text: 'Electricity costs $5,335, since prices rise.',
    provider: 'scripted',
    notes: [],
  });
  const builtIn = await device.call('explainItem', { params, body: {} });
  expect(builtIn).toMatchObject({ provider: 'built-in', notes: [] });
  expect(builtIn.text).toContain('Electricity is $5,335');
  answering([[EXPLAIN, { text: 'Electricity is $1.' }]]);
  // The answer to the same question is kept; another line is another question.
  const water = items.find(({ glCode }) => glCode === '7820') ?? at(items, 0);
  expect(await device.call('explainItem', { params: { id: water.id }, body: BY })).toMatchObject({
    provider: 'built-in',
    notes: [expect.stringContaining('were not given')],
  });
  expect(await device.fail('explainItem', { params, body: { provider: 'nobody' } })).toMatchObject({
    status: 404,
  });
});

it('suggestions keep what they are and save, in whatever words', async () => {
  const { device, parametersId } = made;
  const params = { parametersId };
  const plain = await device.call('recommendations', { params });
  expect([plain.provider, server.asked]).toEqual(['built-in', []]);
  const words = [{ suggestion: 1, description: 'Do this first.', why: 'It could save $1,000,000.' }];
  answering([[RECOMMEND, { order: [1], words }]]);
  const worded = await device.call('recommendations', { params, query: BY });
  expect(worded).toMatchObject({ provider: 'scripted', health: plain.health, revision: plain.revision });
  expect(worded.suggestions).toEqual([
    { ...at1(plain.suggestions), description: 'Do this first.' },
    ...plain.suggestions.slice(1),
  ]);
  expect(worded.notes).toContainEqual(expect.stringMatching(/^One sentence of the model/));
});

it('the mail and its file have the same words, asked for once, and the figures of the plain one', async () => {
  const { device, parametersId: id } = made;
  const plain = await device.call('exportEmail', { params: { id } });
  answering([
    [EMAIL, { introduction: 'Little changes.', highlights: 'It rises by 99%.', closing: 'Please ask.' }],
  ]);
  const mail = await device.call('exportEmail', { params: { id }, query: BY });
  expect(mail).toMatchObject({ subject: plain.subject, provider: 'scripted' });
  expect(mail.notes).toEqual([expect.stringMatching(/^One sentence of the model/)]);
  expect(mail.textContent).toContain('Little changes.');
  expect(mail.textContent).not.toContain('99%');
  expect(mail.textContent.match(/\$[\d,]+/g)).toEqual(plain.textContent.match(/\$[\d,]+/g));
  const file = await device.request('exportEmailFile', { params: { id }, query: BY });
  const [, text = ''] = /base64\r\n\r\n([A-Za-z0-9+/=\r\n]+)/.exec(await file.text()) ?? [];
  expect(Buffer.from(text, 'base64').toString('utf8')).toContain('Little changes.');
  expect(server.asked).toHaveLength(1);
  expect((await tasks()).slice(0, 2)).toEqual(['write-email cache', 'write-email model']);
});

it('the slides have a model’s words and the figures of the plain ones; an outage leaves the plain ones', async () => {
  const { device, parametersId: id } = made;
  const plain = await device.call('exportPresentation', { params: { id } });
  server.reply = () => ({ status: 401 });
  const out = await device.call('exportPresentation', { params: { id }, query: BY });
  expect(out).toMatchObject({ provider: 'built-in', presenterNotes: plain.presenterNotes });
  expect(out.notes).toContainEqual(expect.stringContaining('refused the key'));
  answering([
    [SLIDES, { ...NO_WORDS, title: ['Welcome, all of you.'] }],
    [RECOMMEND, { order: [], words: [] }],
  ]);
  const worded = await device.call('exportPresentation', { params: { id }, query: BY });
  expect(worded.presenterNotes).toEqual({ ...plain.presenterNotes, title: ['Welcome, all of you.'] });
  expect([worded.totals, worded.topItems]).toEqual([plain.totals, plain.topItems]);
  expect(
    await device.fail('exportPresentation', { params: { id }, query: { provider: 'nobody' } }),
  ).toMatchObject({ status: 404, code: 'unknown_provider' });
});

function at1<T>(list: readonly T[]): T {
  const [first] = list;
  if (first === undefined) throw new Error('An empty list.');
  return first;
}
