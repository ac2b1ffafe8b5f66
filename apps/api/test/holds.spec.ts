import { Database } from '../src/platform/database/database';
import { Holds } from '../src/platform/queue/holds';
import { Sweeps } from '../src/platform/queue/sweeps';
import { startTestApp, type TestApp } from './support/app';
import { until } from './support/until';

let api: TestApp;
let database: Database;
beforeAll(async () => {
  // Nobody works here, and nothing is swept but by these tests.
  api = await startTestApp({ RUN_JOBS: 'false' });
  database = api.get(Database);
}, 180_000);
afterAll(() => api.close(), 120_000);

/** A document that some worker read, which was last heard from so long ago. */
async function inReading(name: string, silentSeconds: number): Promise<number> {
  const { id } = await api.device().upload({ name, bytes: 'Water 100.00' });
  await database.execute(
    `UPDATE documents SET status = 'reading', attempt = 1, heartbeat_at = now() - make_interval(secs => $2) WHERE id = $1`,
    [id, silentSeconds],
  );
  return id;
}

async function statusAfterSweep(id: number): Promise<string | undefined> {
  await api.get(Sweeps).run({ orphanSeconds: 600, all: false });
  const row = await database.first<{ status: string }>('SELECT status FROM documents WHERE id = $1', [id]);
  return row?.status;
}

const held = async () =>
  (
    await database.query(
      `SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND objsubid = 2 AND mode = 'ShareLock'`,
    )
  ).length;

/** Holds a document until the function it answers is called. */
async function hold(id: number): Promise<() => Promise<void>> {
  let end = () => {};
  const over = new Promise<void>((resolve) => (end = resolve));
  const holding = api.get(Holds).during(`document ${id}`, () => over);
  await until('the hold is in the database', async () => (await held()) === 1);
  return async () => {
    end();
    await holding;
    await until('the hold is gone', async () => (await held()) === 0);
  };
}

it('takes a job from a process that is gone long before it would count as silent', async () => {
  const id = await inReading('gone.txt', 300);
  expect(await statusAfterSweep(id)).toBe('queued');
});

it('leaves a job with a process that still holds it, until it was silent for the whole time', async () => {
  const id = await inReading('held.txt', 300);
  const release = await hold(id);
  expect(await statusAfterSweep(id)).toBe('reading');
  await database.execute(`UPDATE documents SET heartbeat_at = now() - interval '601 seconds' WHERE id = $1`, [
    id,
  ]);
  expect(await statusAfterSweep(id)).toBe('queued');
  await release();
});

it('gives a process that lost its connection time for a sign of life', async () => {
  const id = await inReading('silent.txt', 200);
  expect(await statusAfterSweep(id)).toBe('reading');
});

it('holds its jobs again after the connection was cut', async () => {
  const id = await inReading('cut.txt', 300);
  const release = await hold(id);
  const [before] = await database.query<{ pid: number }>(
    `SELECT pg_terminate_backend(pid), pid FROM pg_stat_activity
      WHERE application_name = 'ai-budget-holds' AND datname = current_database()`,
  );
  await until('another connection holds it', async () => {
    const [now] = await database.query<{ pid: number }>(
      `SELECT pid FROM pg_stat_activity WHERE application_name = 'ai-budget-holds' AND datname = current_database()`,
    );
    return now !== undefined && now.pid !== before?.pid && (await held()) === 1;
  });
  expect(await statusAfterSweep(id)).toBe('reading');
  await release();
});
