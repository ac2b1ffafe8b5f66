import type { Job, JobHandler } from './job';

/**
 * The one port to a queue. It may lose a job or deliver it twice: handlers claim their row (status, attempt) before
 * they work, and a sweep enqueues again what was lost.
 */
export abstract class Queue {
  /**
   * Part of the transaction that is going on, where the queue stands in the same database. With a `key`, at most one
   * job of it waits: enqueuing again is harmless.
   */
  abstract enqueue<T extends object>(job: Job<T>, payload: T, options?: { key?: string }): Promise<void>;

  abstract start(jobs: readonly Job<object>[]): Promise<void>;
  abstract work<T extends object>(job: Job<T>, handler: JobHandler<T>): Promise<void>;
  /** Takes no more work; waits a moment for what is in hand. */
  abstract stop(): Promise<void>;
  /** How many of each job no worker has taken yet. */
  abstract waiting(): Promise<ReadonlyMap<string, number>>;
  /** Rejects where the queue cannot be reached. */
  abstract check(): Promise<void>;
}
