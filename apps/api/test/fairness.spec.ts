import { startTestApp, type TestApp } from './support/app';
import { until } from './support/until';
import { slowPaper } from './support/slow-paper';

jest.setTimeout(180_000);
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ READ_CONCURRENCY: '2', READ_TIMEOUT_SECONDS: '25' });
}, 240_000);
afterAll(() => app.close());

it('twenty slow documents of one device do not keep another’s page waiting', async () => {
  const hostile = app.device();
  for (let n = 0; n < 20; n += 1) await hostile.upload({ name: `${n}.pdf`, bytes: slowPaper(n) });
  await until('all its places are taken', async () => {
    const rows = await hostile.call('listDocuments');
    return rows.filter(({ status }) => status === 'reading' || status === 'recognising').length === 2;
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
  expect(
    rows.filter(({ status }) => status === 'reading' || status === 'recognising').length,
  ).toBeLessThanOrEqual(2);
  expect(seconds.sort((a, b) => a - b)[5]).toBeLessThan(10);
});
