import { useEffect, useState } from 'react';

/** Milliseconds since it first was drawn, counted anew every `tickMs`. */
export function useElapsed(tickMs: number): number {
  const [elapsed, setElapsed] = useState(0);
  useEffect(() => {
    const started = Date.now();
    const timer = setInterval(() => setElapsed(Date.now() - started), tickMs);
    return () => clearInterval(timer);
  }, [tickMs]);
  return elapsed;
}
