import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';

const PAGE_BYTES = 4_096;

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
