import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { Database } from '../src/platform/database/database';
import { Notices } from '../src/platform/database/notices';
import { defineJob } from '../src/platform/queue/job';
import { Queue } from '../src/platform/queue/queue';
import { startTestApp, type TestApp } from './support/app';
import { sql } from './support/facts-of';
import { until } from './support/until';

jest.setTimeout(120_000);
const LONG_MS = 60_000;

let one: TestApp;
let other: TestApp;
beforeAll(async () => {
  one = await startTestApp();
  other = await startTestApp({ DATABASE_URL: one.databaseUrl });
}, 240_000);
afterAll(async () => {
  await other.close();
  await one.close();
});

describe('a notice', () => {
  it('reaches another process when its transaction is committed, and not before', async () => {
    const hearing = other.get(Notices).listen(['run:1']);
    // The first call connects, which counts as a notice.
    await hearing.next(LONG_MS);
    let isHeard = false;
    const heard = hearing.next(LONG_MS).then(() => (isHeard = true));
    await one.get(Database).inTransaction(async () => {
      await one.get(Notices).publish('run:1');
      await delay(200);
      expect(isHeard).toBe(false);
    });
    await heard;
    hearing.close();
  });

  it('of another topic wakes nobody', async () => {
    const hearing = other.get(Notices).listen(['run:2']);
    await hearing.next(0);
    let isHeard = false;
    const heard = hearing.next(LONG_MS).then(() => (isHeard = true));
    await one.get(Notices).publish('run:20');
    await delay(300);
    expect(isHeard).toBe(false);
    await one.get(Notices).publish('run:2');
    await heard;
    hearing.close();
  });

  it('is heard again after the connection was lost', async () => {
    const hearing = other.get(Notices).listen(['run:3']);
    await hearing.next(0);
    await sql(
      one,
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'ai-budget-notices' AND datname = current_database()`,
    );
    await delay(500);
    // The first call connects again; the second hears nothing.
    await hearing.next(250);
    await hearing.next(250);
    let isHeard = false;
    const heard = hearing.next(LONG_MS).then(() => (isHeard = true));
    await delay(100);
    expect(isHeard).toBe(false);
    await one.get(Notices).publish('run:3');
    await heard;
    hearing.close();
  });

  it('is not waited for when the signal aborts', async () => {
    const hearing = other.get(Notices).listen(['run:4']);
    await hearing.next(0);
    const stop = new AbortController();
    const waiting = hearing.next(LONG_MS, stop.signal);
    stop.abort(new Error('gone'));
    await expect(waiting).rejects.toThrow('gone');
    hearing.close();
  });
});

it('a queue that has stopped has no job at work', async () => {
  const app = await startTestApp();
  const queue = app.get(Queue);
  const job = defineJob('slow-to-end', z.object({ n: z.number() }));
  await queue.start([job]);
  const seen: string[] = [];
  await queue.work(job, async (_payload, { signal }) => {
    seen.push('begun');
    await delay(LONG_MS, undefined, { signal }).catch(() => delay(400));
    seen.push('ended');
  });
  await queue.enqueue(job, { n: 1 });
  await until('the job has begun', () => seen.length > 0);
  await queue.stop();
  expect(seen).toEqual(['begun', 'ended']);
  await app.close();
});
