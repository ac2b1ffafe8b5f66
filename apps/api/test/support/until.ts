import { setTimeout as delay } from 'node:timers/promises';

/** Waits for something to become true; how long it takes is the machine's affair, that it happens is the test's. */
export async function until(
  what: string,
  met: () => boolean | Promise<boolean>,
  { seconds = 60, everyMs = 50 } = {},
): Promise<void> {
  const deadline = Date.now() + seconds * 1000;
  while (!(await met())) {
    if (Date.now() > deadline) throw new Error(`After ${seconds} s still not so: ${what}`);
    await delay(everyMs);
  }
}
