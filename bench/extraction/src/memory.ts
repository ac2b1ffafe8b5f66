import { readFile } from 'node:fs/promises';

const LOOK_MS = 25;

/**
 * Runs `task` and gives the most resident megabytes that any process it started ever had (the kernel's own high-water
 * mark, so a peak between two looks is not missed). Undefined where the system does not tell: only Linux does.
 */
export async function withPeakMemory<T>(
  task: () => Promise<T>,
): Promise<{ result: T; megabytes: number | undefined }> {
  let peak: number | undefined;
  let isDone = false;
  const watch = (async () => {
    while (!isDone) {
      for (const pid of await children()) peak = Math.max(peak ?? 0, (await highWater(pid)) ?? 0);
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    }
  })();
  try {
    return { result: await task(), megabytes: peak };
  } finally {
    isDone = true;
    await watch;
  }
}

async function children(): Promise<string[]> {
  const { pid } = process;
  const text = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
  return text.split(' ').filter(Boolean);
}

async function highWater(pid: string): Promise<number | undefined> {
  // A process that ended between the two reads has no status any more.
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const kilobytes = /^VmHWM:\s+(\d+) kB/m.exec(status)?.[1];
  return kilobytes === undefined ? undefined : Number(kilobytes) / 1024;
}
