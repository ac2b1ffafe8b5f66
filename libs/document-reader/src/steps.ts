import { setImmediate } from 'node:timers/promises';

/** Work cut in steps: whoever runs it may show a sign of life between two of them. */
export type Steps<T> = Generator<void, T>;

/** Runs all steps at once. */
export function finished<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** Between two signs of life, in milliseconds. */
const PACE = 250;

/** Runs all steps, with a sign of life and a turn of the event loop (which lets it out) whenever some time has passed. */
export async function paced<T>(steps: Steps<T>, onAlive: () => void): Promise<T> {
  let last = performance.now();
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() - last < PACE) continue;
    onAlive();
    await setImmediate();
    last = performance.now();
  }
}
