import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { isAlive } from '../../process-alive';

interface PidFile {
  pid: number;
  port: number;
}

const file = (cluster: string) => path.join(cluster, 'postmaster.pid');

/** What a postmaster left in `postmaster.pid`, running or not. */
function readPidFile(cluster: string): PidFile | undefined {
  let lines: string[];
  try {
    lines = readFileSync(file(cluster), 'utf8').split('\n');
  } catch {
    return undefined;
  }
  const [pid, port] = [Number(lines[0]), Number(lines[3])];
  return Number.isInteger(pid) && pid > 0 && Number.isInteger(port) ? { pid, port } : undefined;
}

/**
 * Removes a `postmaster.pid` whose process is gone, or whose number another program was given since (after a power
 * cut). PostgreSQL itself would refuse to start over the latter.
 */
export function clearStalePidFile(cluster: string): void {
  if (!livePostmaster(cluster)) rmSync(file(cluster), { force: true });
}

/** The postmaster that runs on this cluster, whoever started it. */
export function livePostmaster(cluster: string): PidFile | undefined {
  const left = readPidFile(cluster);
  return left && isAlive(left.pid) && isPostgres(left.pid) ? left : undefined;
}

function isPostgres(pid: number): boolean {
  try {
    return /postgres/.test(execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }));
  } catch {
    // No `ps`: believe the number, PostgreSQL decides.
    return true;
  }
}
