import { Worker } from 'node:worker_threads';

const LOOK_MS = 1_000;

/**
 * Ends this process when the one that supervises it is gone: nobody bounds it any more, and nobody waits for what it reads.
 * It is told who that is: while it starts, it may have another parent already. In a thread of its own, since understanding a long document lets no event through, and a hostile one may never.
 */
export function endWhenDeserted(supervisor: number): void {
  const thread = new Worker(`(${watch.toString()})(${supervisor}, ${LOOK_MS})`, {
    eval: true,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 2, stackSizeMb: 1 },
  });
  thread.unref();
}

/** Becomes the text of the thread's program, so it stands on nothing around it. */
function watch(supervisor: number, lookMs: number): void {
  const isGone = (): boolean => {
    // Systems with init give an orphan another parent; elsewhere the number stays.
    if (process.ppid !== supervisor) return true;
    try {
      process.kill(supervisor, 0);
      return false;
    } catch (error) {
      return (error as NodeJS.ErrnoException).code === 'ESRCH';
    }
  };
  const look = (): void => void (isGone() && process.kill(process.pid, 'SIGKILL'));
  look();
  setInterval(look, lookMs);
}
