export interface Limits {
  milliseconds: number;
  /** Ends the work as well, with its own reason. */
  signal?: AbortSignal | undefined;
}

/**
 * Runs work with a signal that aborts when the time is up (a TimeoutError) or with `signal`. The timer itself holds what it
 * aborts: in Node 20 an `AbortSignal.timeout` that is known to an `AbortSignal.any` alone is collected as garbage before it
 * fires, and what hung would hang for good.
 */
export async function withinTime<T>(
  { milliseconds, signal }: Limits,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const late = new AbortController();
  const timer = setTimeout(
    () => late.abort(new DOMException('The time for it is up.', 'TimeoutError')),
    milliseconds,
  );
  try {
    return await work(signal ? AbortSignal.any([signal, late.signal]) : late.signal);
  } finally {
    clearTimeout(timer);
  }
}
