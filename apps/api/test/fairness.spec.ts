import { startTestApp, type TestApp } from './support/app';
import { until } from './support/until';
import { slowPaper } from './support/slow-paper';

jest.setTimeout(180_000);
let app: TestApp;
afterEach(() => app.close());

const isRead = ({ status }: { status: string }) => status === 'reading' || status === 'recognising';

it('twenty slow documents of one device do not keep another’s page waiting', async () => {
  app = await startTestApp({ READ_CONCURRENCY: '2', READ_TIMEOUT_SECONDS: '25' });
  const hostile = app.device();
  for (let n = 0; n < 20; n += 1) await hostile.upload({ name: `${n}.pdf`, bytes: slowPaper(n) });
  await until('all its places are taken', async () => {
    const rows = await hostile.call('listDocuments');
    return rows.filter(isRead).length === 2;
  });
  const seconds: number[] = [];
  for (let n = 0; n < 10; n += 1) {
    const other = app.device();
    const started = Date.now();
    const { id } = await other.upload({ name: 'note.txt', bytes: `The pool opens in May. ${n}\n` });
    expect((await other.untilRead(id)).status).toBe('ready');
    seconds.push((Date.now() - started) / 1_000);
  }
  const rows = await hostile.call('listDocuments');
  // It was others' work all the time.
  expect(rows.filter(({ status }) => status === 'queued').length).toBeGreaterThan(10);
  expect(rows.filter(isRead).length).toBeLessThanOrEqual(2);
  expect(seconds.sort((a, b) => a - b)[5]).toBeLessThan(10);
});

it.each([
  ['one at a time of each', '1', 2],
  ['two at a time of each', '2', 3],
])(
  'where slow documents of two devices have all places, %s, another’s is read before them',
  async (_, each, places) => {
    app = await startTestApp({ READ_CONCURRENCY: each, READ_TIMEOUT_SECONDS: '8' });
    const hostile = [app.device(), app.device()];
    for (let n = 0; n < 12; n += 1) await hostile[n % 2]!.upload({ name: `${n}.pdf`, bytes: slowPaper(n) });
    const rows = async () => (await Promise.all(hostile.map((one) => one.call('listDocuments')))).flat();
    await until('all places are taken', async () => (await rows()).filter(isRead).length === places);
    const other = app.device();
    const { id } = await other.upload({ name: 'note.txt', bytes: 'The pool opens in May.\n' });
    const status = async () => (await other.call('getDocument', { params: { id } })).status;
    await until('it is read', async () => (await status()) === 'ready');
    // Whoever has the most in work ends one of them; and of two that have none, the other has waited longer.
    expect((await rows()).filter((row) => row.status === 'queued').length).toBeGreaterThan(3);
  },
);
