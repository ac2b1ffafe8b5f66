import type { ZodType } from 'zod';

/** A kind of work that waits in the queue. Its payload is ids only: the domain row is the truth. */
export interface Job<T extends object> {
  readonly name: string;
  readonly schema: ZodType<T>;
  /** After so long the handler's signal is aborted. */
  readonly timeoutSeconds: number;
  /** How many of it one process does at the same time. */
  readonly concurrency: number;
}

interface JobOptions {
  timeoutSeconds?: number;
  concurrency?: number;
}

export function defineJob<T extends object>(
  name: string,
  schema: ZodType<T>,
  options: JobOptions = {},
): Job<T> {
  return {
    name,
    schema,
    timeoutSeconds: options.timeoutSeconds ?? 900,
    concurrency: options.concurrency ?? 1,
  };
}

/** Of one try: where a queue still holds the job of a worker that is gone, that of the next try is another. */
export const keyOf = (id: number | string, attempt: number): string =>
  attempt === 0 ? String(id) : `${id}-${attempt}`;

export interface JobContext {
  /** Aborted by the time limit, and when this process stops: the work is then taken up again by a sweep. */
  signal: AbortSignal;
}

export type JobHandler<T extends object> = (payload: T, context: JobContext) => Promise<void>;
