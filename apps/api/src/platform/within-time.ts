export interface Limits {
  milliseconds: number;
  /** What the TimeoutError says. */
  late?: string;
  /** Ends the work as well, with its own reason. */
  signal?: AbortSignal | undefined;
}

/**
 * Runs work with a signal that aborts when the time is up (a TimeoutError) or with `signal`. The timer itself holds what it
 * aborts: in Node 20 an `AbortSignal.timeout` that is known to an `AbortSignal.any` alone is collected as garbage before it
 * fires, and what hung would hang for good.
 */
export async function withinTime<T>(
  { milliseconds, late: words = 'The time for it is up.', signal }: Limits,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(new DOMException(words, 'TimeoutError')), milliseconds);
  try {
    return await work(signal ? AbortSignal.any([signal, late.signal]) : late.signal);
  } finally {
    clearTimeout(timer);
  }
}

/** Waits no longer than until the signal, for work that takes none or may ignore it; what comes of it later is nobody's. */
export function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const onAbort = () => reject(signal.reason as Error);
    if (signal.aborted) onAbort();
    signal.addEventListener('abort', onAbort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort));
  });
}
