import { setTimeout as delay } from 'node:timers/promises';
import { getQueueToken } from '@nestjs/bull';
import Bull from 'bull';
import { z } from 'zod';
import { Database } from '../src/platform/database/database';
import type { Delivery } from '../src/platform/queue/bull.processors';
import { JobHandlers } from '../src/platform/queue/handlers';
import { defineJob } from '../src/platform/queue/job';
import { Queue } from '../src/platform/queue/queue';
import { startTestApp, type TestApp } from './support/app';
import { deafening } from './support/deafening';
import { startRedis, type TestRedis } from './support/redis';
import { slowPaper } from './support/slow-paper';
import { until } from './support/until';

let redis: TestRedis;
beforeAll(async () => {
  redis = await startRedis();
}, 240_000);
afterAll(() => redis.stop());

const FAST = { SWEEP_SECONDS: '1' };
const CSV = 'Account,Description,2025 Budget\n5000,Water,"1,234.50"\n';
const BUDGET =
  'GL Code,Description,2026 Budget\n6100,Maintenance Fees,"9,000.00"\n7810,Electricity,"5,000.00"\n7820,Water,"3,000.00"\n';

describe.each([
  ['PostgreSQL', () => ({})],
  ['Redis', () => ({ REDIS_URL: redis.url })],
])('jobs on %s', (_where, environment) => {
  let api: TestApp;
  let worker: TestApp;
  beforeAll(async () => {
    api = await startTestApp({ ...FAST, ...environment(), RUN_JOBS: 'false' });
    worker = await startTestApp({ ...FAST, ...environment(), DATABASE_URL: api.databaseUrl });
  }, 180_000);
  afterAll(async () => {
    await worker.close();
    await api.close();
  }, 240_000);

  it('reach the worker of another process', async () => {
    const device = api.device();
    const { id } = await device.upload({ name: 'budget.csv', bytes: CSV });
    expect(await device.untilRead(id)).toMatchObject({ status: 'ready', pages: 1 });
    expect((await fetch(`${api.url}/api/health/ready`)).status).toBe(200);
  });

  it('that were lost are found by the sweep, and those of a dead worker are taken up again', async () => {
    const device = api.device();
    const { id } = await device.upload({ name: 'lost.csv', bytes: CSV });
    await device.untilRead(id);
    const database = api.get(Database);
    for (const state of [
      `status = 'queued'`,
      `status = 'reading', heartbeat_at = now() - interval '1 minute'`,
      // Its worker died, and then the clock was set back.
      `status = 'reading', heartbeat_at = now() + interval '1 day'`,
    ]) {
      await database.execute(`UPDATE documents SET pages = NULL, ${state} WHERE id = $1`, [id]);
      expect(await device.untilRead(id)).toMatchObject({ status: 'ready', pages: 1 });
    }
  }, 120_000);

  it('wait once a key, however often they are enqueued', async () => {
    const queue = api.get(Queue);
    const job = defineJob(`once-${Date.now()}`, z.object({ n: z.number() }));
    await queue.start([job]);
    for (let n = 0; n < 5; n += 1) await queue.enqueue(job, { n }, { key: 'same' });
    const seen: number[] = [];
    await queue.work(job, async ({ n }) => void seen.push(n));
    await until('the job ran', () => seen.length > 0);
    await delay(2_500);
    expect(seen).toEqual([0]);
  });

  it('of a transaction that is rolled back do not happen', async () => {
    const queue = api.get(Queue);
    const database = api.get(Database);
    const job = defineJob(`undone-${Date.now()}`, z.object({ n: z.number() }));
    await queue.start([job]);
    const undone = database.inTransaction(async () => {
      await queue.enqueue(job, { n: 1 });
      throw new Error('rolled back');
    });
    await expect(undone).rejects.toThrow('rolled back');
    await database.inTransaction(() => queue.enqueue(job, { n: 2 }));
    const seen: number[] = [];
    await queue.work(job, async ({ n }) => void seen.push(n));
    await until('the job ran', () => seen.length > 0);
    await delay(2_500);
    expect(seen).toEqual([2]);
  });

  it('have a handler for every kind that is enqueued', () => {
    const names = api
      .get(JobHandlers)
      .all()
      .map(({ job }) => job.name);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toContain('document-stored');
  });
});

describe('a disk that is full when a job ends', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp(FAST);
  }, 240_000);
  afterAll(() => app.close());

  it('holds up the note of it until there is room; the program goes on, and forgets nothing', async () => {
    const database = app.get(Database);
    await database.execute(`CREATE FUNCTION is_full() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = '53100'; END $$`);
    await database.execute(`CREATE TRIGGER full_disk BEFORE UPDATE ON jobs.job FOR EACH ROW
      WHEN (NEW.completed_on IS NOT NULL) EXECUTE FUNCTION is_full()`);
    const device = app.device();
    const { id } = await device.upload({ name: 'budget.csv', bytes: CSV });
    expect(await device.untilRead(id)).toMatchObject({ status: 'ready', pages: 1 });
    const states = async () => {
      const rows = await database.query<{ state: string }>(
        `SELECT state::text FROM jobs.job WHERE data->>'documentId' = $1`,
        [id],
      );
      return rows.map(({ state }) => state);
    };
    await delay(1_500);
    expect(await states()).toEqual(['active']);
    await database.execute('DROP TRIGGER full_disk ON jobs.job');
    await until('it is noted', async () => (await states()).join() === 'completed');
  });
});

describe('without Redis', () => {
  it('an upload is taken, readiness says no, and the document is read when Redis is back', async () => {
    const away = await startTestApp({ ...FAST, REDIS_URL: 'redis://127.0.0.1:1' });
    const back = await startTestApp({ ...FAST, REDIS_URL: redis.url, DATABASE_URL: away.databaseUrl });
    try {
      expect((await fetch(`${away.url}/api/health/ready`)).status).toBe(503);
      const device = away.device();
      const { id } = await device.upload({ name: 'budget.csv', bytes: CSV });
      expect(await device.untilRead(id)).toMatchObject({ status: 'ready' });
    } finally {
      await back.close();
      await away.close();
    }
  }, 240_000);
});

it('a flushed Redis is filled again from PostgreSQL, where documents and runs say that they wait', async () => {
  // A number of its own: whoever lends us a Redis keeps the rest.
  const url = new URL(redis.url);
  url.pathname = '/7';
  const environment = { ...FAST, REDIS_URL: url.toString() };
  const api = await startTestApp({ ...environment, RUN_JOBS: 'false' });
  const queues = ['document-stored', 'generate-budget'].map(
    (name) => new Bull(name, url.toString(), { prefix: 'ai-budget-assistant' }),
  );
  const waiting = async () => Promise.all(queues.map((queue) => queue.getWaitingCount()));
  let worker: TestApp | undefined;
  try {
    const device = api.device();
    const { id } = await device.upload({ name: 'budget.csv', bytes: BUDGET });
    const parameters = await device.call('createParameters', {
      body: {
        year: 2027,
        associationName: 'Cedar Bend',
        location: 'Colorado',
        units: 10,
        propertyType: 'Condominium',
      },
    });
    const generated = device.call('generateWith', {
      params: { provider: 'built-in', parametersId: parameters.id },
    });
    await until('both jobs wait', async () => (await waiting()).every((count) => count === 1));
    await queues[0]?.client.flushdb();
    expect(await waiting()).toEqual([0, 0]);
    worker = await startTestApp({ ...environment, DATABASE_URL: api.databaseUrl });
    expect(await device.untilRead(id)).toMatchObject({ status: 'ready' });
    expect((await generated).items.map(({ description }) => description)).toContain('Water');
  } finally {
    await Promise.all(queues.map((queue) => queue.close()));
    await worker?.close();
    await api.close();
  }
}, 240_000);

describe('a worker on Redis', () => {
  it('has a place for one more document than one workspace may have read at once', async () => {
    const app = await startTestApp({
      ...FAST,
      REDIS_URL: redis.url,
      READ_CONCURRENCY: '2',
      READ_TIMEOUT_SECONDS: '60',
    });
    try {
      const [slow, other] = [app.device(), app.device()];
      for (let n = 0; n < 3; n += 1) await slow.upload({ name: `${n}.pdf`, bytes: slowPaper(n) });
      const reading = async () =>
        (await slow.call('listDocuments')).filter(({ status }) => status !== 'queued').length;
      await until('its places are taken', async () => (await reading()) === 2);
      // Made anew, the connections would have the place that was missing.
      const renewed = jest.spyOn(Bull.prototype, 'close');
      const { id } = await other.upload({ name: 'note.txt', bytes: 'The pool opens in May.\n' });
      expect(await other.untilRead(id)).toMatchObject({ status: 'ready' });
      expect(await reading()).toBe(2);
      expect(renewed).not.toHaveBeenCalled();
    } finally {
      jest.restoreAllMocks();
      await app.close();
    }
  }, 240_000);

  it('does what is put into the queue that Nest provides, through the processor that Nest found', async () => {
    const app = await startTestApp({ REDIS_URL: redis.url, SWEEP_SECONDS: '3600' });
    try {
      const queue = app.nest.get<Bull.Queue<object>>(getQueueToken('document-stored'), { strict: false });
      const delivered = jest.spyOn(app.get(Queue) as Delivery, 'deliver');
      const device = app.device();
      const { id } = await device.upload({ name: 'budget.csv', bytes: CSV });
      expect(await device.untilRead(id)).toMatchObject({ status: 'ready' });
      expect(delivered.mock.calls).toEqual([['document-stored', expect.anything()]]);
      // The document is ready a moment before its job is over.
      await until('the job is over', async () => (await queue.getJobCounts()).active === 0);
      expect(await queue.getJobCounts()).toMatchObject({ waiting: 0, failed: 0 });
    } finally {
      await app.close();
    }
  }, 240_000);

  it('whose connections went deaf without a word makes new ones', async () => {
    const way = await deafening(Number(new URL(redis.url).port));
    const app = await startTestApp({ REDIS_URL: `redis://127.0.0.1:${way.port}` });
    const queue = app.get(Queue);
    const job = defineJob(`deaf-${Date.now()}`, z.object({ n: z.number() }));
    const seen: number[] = [];
    await queue.start([job]);
    await queue.work(job, async ({ n }) => void seen.push(n));
    await queue.enqueue(job, { n: 1 });
    await until('the first job ran', () => seen.length === 1);
    way.deafen();
    const other = new Bull<object>(job.name, redis.url, { prefix: 'ai-budget-assistant' });
    await other.add({ n: 2 });
    await until('the job that came then ran', () => seen.includes(2), { seconds: 90 });
    await other.close();
    await app.close();
    way.close();
  }, 240_000);
});
