import type PgBoss from 'pg-boss';
import type { Hearing } from '../database/notices';

interface WorkerOptions {
  boss: PgBoss;
  name: string;
  run: (data: object) => Promise<void>;
  /** Aborted when the process stops. */
  stopped: AbortSignal;
  /** Hears when a job is enqueued. */
  hearing: Hearing;
  warn: (error: unknown) => void;
}

/** Nothing is ever put off; by the time of its row a job would wait a day where the clock was set back a day. */
const FETCH = { batchSize: 1, ignoreStartAfter: true } as const;

/** Without a notice a worker looks this often. */
const LOOK_MS = 2_000;

/**
 * Takes one job after another. pg-boss's own workers go on after `stop()` has returned, and do not wait for their note
 * that a job has ended; this one has ended when `ended` resolves.
 */
export class PgBossWorker {
  readonly ended: Promise<void>;
  private taken: string | undefined;

  constructor(private readonly options: WorkerOptions) {
    this.ended = this.work();
  }

  /** For a stop that does not wait any longer. */
  async giveBack(): Promise<void> {
    const { boss, name } = this.options;
    if (this.taken !== undefined) await boss.fail(name, this.taken);
  }

  private async work(): Promise<void> {
    const { boss, name, stopped, hearing, warn } = this.options;
    while (!stopped.aborted) {
      try {
        const [job] = (await boss.fetch<object>(name, FETCH)) ?? [];
        if (job) await this.complete(job);
        else await hearing.next(LOOK_MS, stopped);
      } catch (error) {
        if (stopped.aborted) break;
        warn(error);
        await hearing.next(LOOK_MS, stopped).catch(() => undefined);
      }
    }
    hearing.close();
  }

  private async complete(job: PgBoss.Job<object>): Promise<void> {
    const { boss, name, run } = this.options;
    this.taken = job.id;
    const failure = await run(job.data).then(
      () => undefined,
      (error: unknown) => ({ message: error instanceof Error ? error.message : String(error) }),
    );
    if (failure) await boss.fail(name, job.id, failure);
    else await boss.complete(name, job.id);
    this.taken = undefined;
  }
}
