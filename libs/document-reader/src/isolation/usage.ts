import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';

const PAGE_BYTES = 4_096;
/** The kernel tells times in hundredths of a second (USER_HZ) on every machine that Node runs on. */
const TICK_MS = 10;
/** Places of utime and stime in /proc/<pid>/stat, counted from the state that follows the name in parentheses. */
const USER_TICKS = 11;
const SYSTEM_TICKS = 12;

/** Resident bytes of a process; undefined once it is gone or where the system does not tell. */
export async function residentBytes(pid: number): Promise<number | undefined> {
  if (process.platform === 'linux') {
    const statm = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => undefined);
    const pages = Number(statm?.split(' ')[1]);
    return Number.isFinite(pages) && statm ? pages * PAGE_BYTES : undefined;
  }
  if (process.platform === 'win32') return undefined;
  return new Promise((resolve) => {
    execFile('ps', ['-o', 'rss=', '-p', String(pid)], (error, stdout) => {
      const kilobytes = Number(stdout.trim());
      resolve(error || !Number.isFinite(kilobytes) ? undefined : kilobytes * 1_024);
    });
  });
}

/**
 * Milliseconds of processor that a process has used, all its threads together; undefined once it is gone or where the
 * system has no /proc. The kernel counts it: a process that hangs cannot tell itself.
 */
export async function processorMs(pid: number): Promise<number | undefined> {
  if (process.platform !== 'linux') return undefined;
  return processorMsOf(await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => ''));
}

/** From the text of /proc/<pid>/stat; the name of the program may hold spaces and parentheses of its own. */
export function processorMsOf(stat: string): number | undefined {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const ticks = Number(fields[USER_TICKS]) + Number(fields[SYSTEM_TICKS]);
  return Number.isFinite(ticks) ? ticks * TICK_MS : undefined;
}
