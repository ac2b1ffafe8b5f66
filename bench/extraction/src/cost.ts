import { readFile } from 'node:fs/promises';

const LOOK_MS = 25;
/** Clock ticks a second in /proc: fixed by the kernel's interface on every platform that Node runs on. */
const TICKS = 100;

export interface Cost {
  /** The most resident memory that one process had: the kernel's own high-water mark, so that no peak is missed. */
  megabytes: number;
  /** Of all the processes together, user and system; what a busy machine does not stretch. */
  cpuSeconds: number;
}

/** Runs `task` and measures the processes that it starts. Undefined where the system does not tell: only Linux does. */
export async function withCost<T>(task: () => Promise<T>): Promise<{ result: T; cost: Cost | undefined }> {
  const seen = new Map<string, Cost>();
  let isDone = false;
  const watch = (async () => {
    while (!isDone) {
      for (const pid of await children()) {
        const cost = await costOf(pid);
        if (cost) seen.set(pid, cost);
      }
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    }
  })();
  try {
    const result = await task();
    return { result, cost: seen.size === 0 ? undefined : together([...seen.values()]) };
  } finally {
    isDone = true;
    await watch;
  }
}

const together = (costs: Cost[]): Cost => ({
  megabytes: Math.max(...costs.map((cost) => cost.megabytes)),
  cpuSeconds: costs.reduce((sum, cost) => sum + cost.cpuSeconds, 0),
});

async function children(): Promise<string[]> {
  const { pid } = process;
  const text = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
  return text.split(' ').filter(Boolean);
}

/** Undefined for a process that has ended between two looks. */
async function costOf(pid: string): Promise<Cost | undefined> {
  const [status, stat] = await Promise.all(
    ['status', 'stat'].map((file) => readFile(`/proc/${pid}/${file}`, 'utf8').catch(() => '')),
  );
  const kilobytes = /^VmHWM:\s+(\d+) kB/m.exec(status!)?.[1];
  // After the name in parentheses, which may hold anything, the 12th and 13th field are user and system time.
  const fields = stat!.slice(stat!.lastIndexOf(')') + 2).split(' ');
  const ticks = Number(fields[11]) + Number(fields[12]);
  if (kilobytes === undefined || !Number.isFinite(ticks)) return undefined;
  return { megabytes: Number(kilobytes) / 1024, cpuSeconds: ticks / TICKS };
}
