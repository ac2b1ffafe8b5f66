import { setTimeout as delay } from 'node:timers/promises';
import { failureOf } from './failures';

/** So often a question is sent again, each time after about twice as long. */
const RETRIES = 3;
const FIRST_WAIT_MS = 300;
/** A server that asks for more patience than this is not waited for. */
const LONGEST_WAIT_MS = 30_000;

export interface Tries {
  signal: AbortSignal;
  /** When the time is up, in milliseconds of performance.now(). */
  deadline: number;
  onRetry: () => void;
}

/** Does work again where it failed of something passing and there is time; the last error is thrown. */
export async function withRetries<T>(
  work: () => Promise<T>,
  { signal, deadline, onRetry }: Tries,
): Promise<T> {
  for (let tried = 0; ; tried += 1) {
    try {
      return await work();
    } catch (error) {
      const { passing, waitMs = backoff(tried) } = failureOf(error);
      const hopeless = waitMs > LONGEST_WAIT_MS || performance.now() + waitMs >= deadline;
      if (signal.aborted || !passing || tried >= RETRIES || hopeless) throw error;
      onRetry();
      await delay(waitMs, undefined, { signal });
    }
  }
}

/** With some chance in it, so that many who were refused together do not come back together. */
const backoff = (tried: number): number => FIRST_WAIT_MS * 2 ** tried * (0.5 + Math.random() / 2);
