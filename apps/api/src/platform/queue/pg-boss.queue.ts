import { setTimeout as delay } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import PgBoss from 'pg-boss';
import { Database } from '../database/database';
import { Notices } from '../database/notices';
import { PostgresServer } from '../database/postgres-server';
import { isUnavailable } from '../errors/unavailable';
import { withinTime, untilAborted } from '../within-time';
import type { Job, JobHandler } from './job';
import { PgBossWorker } from './pg-boss-worker';
import { Queue } from './queue';
import { runJob } from './run-job';

const STOP_TIMEOUT_MS = 5_000;
/** pg-boss gives a job up after its own time limit; ours, which aborts the handler, comes first. */
const GRACE_SECONDS = 60;

const AWAY_MS = 500;

/** The default: jobs in the same PostgreSQL, enqueued in the transaction of the row that they belong to. */
export class PgBossQueue extends Queue {
  private readonly logger = new Logger('Queue');
  private readonly boss: PgBoss;
  private names: readonly string[] = [];
  private readonly workers: PgBossWorker[] = [];
  private readonly stopped = new AbortController();
  /** pg-boss's own way to its database, which does not wait. */
  private readonly execute: Execute;

  constructor(
    private readonly database: Database,
    private readonly notices: Notices,
    server: PostgresServer,
  ) {
    super();
    this.boss = new PgBoss({
      connectionString: server.url,
      schema: 'jobs',
      max: 4,
      application_name: 'ai-budget-jobs',
    });
    this.boss.on('error', (error) => this.logger.error(error.message));
    const db = this.boss.getDb();
    this.execute = db.executeSql.bind(db);
  }

  async enqueue<T extends object>(job: Job<T>, payload: T, { key }: { key?: string } = {}): Promise<void> {
    const executeSql = async (sql: string, values: unknown[]) => ({
      rows: await this.database.query(sql, values),
    });
    await this.boss.send(job.name, job.schema.parse(payload), {
      db: { executeSql },
      expireInSeconds: job.timeoutSeconds + GRACE_SECONDS,
      retryLimit: 0,
      ...(key === undefined ? {} : { singletonKey: key }),
    });
    await this.notices.publish(topicOf(job.name));
  }

  async start(jobs: readonly Job<object>[]): Promise<void> {
    await this.boss.start();
    this.waitForDatabase();
    this.names = jobs.map(({ name }) => name);
    // `short`: one waiting job a key.
    for (const { name } of jobs) await this.boss.createQueue(name, { name, policy: 'short', retryLimit: 0 });
  }

  async work<T extends object>(job: Job<T>, handler: JobHandler<T>): Promise<void> {
    const { name, concurrency } = job;
    const stopped = this.stopped.signal;
    const run = (data: object) => runJob({ job, handler, data, stopped });
    const warn = (error: unknown) =>
      this.logger.error(error instanceof Error ? error.message : String(error));
    for (let worker = 0; worker < concurrency; worker += 1) {
      const hearing = this.notices.listen([topicOf(name)]);
      this.workers.push(new PgBossWorker({ boss: this.boss, name, run, stopped, hearing, warn }));
    }
  }

  /** Returns when no worker is at work any more, here or inside pg-boss. */
  async stop(): Promise<void> {
    this.stopped.abort(new Error('This process is stopping.'));
    const ended = Promise.all(this.workers.map((worker) => worker.ended));
    const late = 'Jobs are still at work.';
    await withinTime({ milliseconds: STOP_TIMEOUT_MS, late }, (signal) => untilAborted(ended, signal)).catch(
      () => Promise.allSettled(this.workers.map((worker) => worker.giveBack())),
    );
    await this.boss.stop({ graceful: false });
  }

  async check(): Promise<void> {
    await this.execute('SELECT 1 FROM jobs.version', []);
  }

  async waiting(): Promise<ReadonlyMap<string, number>> {
    const counts = this.names.map(async (name): Promise<[string, number]> => [
      name,
      await this.boss.getQueueSize(name, { before: 'active' }),
    ]);
    return new Map(await Promise.all(counts));
  }

  /**
   * pg-boss notes that a job ended without waiting for its own note: were the database away just then, nobody would catch
   * the rejection, and it would end the program. So its statements wait until the database is back.
   */
  private waitForDatabase(): void {
    this.boss.getDb().executeSql = async (text, values) => {
      for (;;) {
        try {
          return await this.execute(text, values);
        } catch (error) {
          if (this.stopped.signal.aborted || !isUnavailable(error)) throw error;
          await delay(AWAY_MS);
        }
      }
    };
  }
}

const topicOf = (job: string): string => `job:${job}`;

type Execute = PgBoss.Db['executeSql'];
