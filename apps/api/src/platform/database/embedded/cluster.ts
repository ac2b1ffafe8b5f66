import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  closeSync,
  existsSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { StartupError } from '../../errors/app-error';
import { program } from './binaries';
import { diskOf, type Disk } from './disk';
import type { Place } from './place';

export const SUPERUSER = 'assistant';
const LOG_BYTES = 10_000_000;

/**
 * Makes a new cluster where there is none. It grows beside its place and is moved there whole, so that a start that
 * was killed half-way, or two at once, leave either none or a good one.
 */
export function ensureCluster(place: Place, binaries: string): void {
  if (existsSync(path.join(place.cluster, 'PG_VERSION'))) return;
  const half = path.join(place.folder, `new-${process.pid}`);
  const passwordFile = path.join(place.folder, `new-${process.pid}.password`);
  const password = readOrMakePassword(place.folder);
  rmSync(half, { recursive: true, force: true });
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  own(passwordFile, place);
  try {
    initialise({ place, binaries, half, passwordFile });
    renameSync(half, place.cluster);
  } catch (error) {
    rmSync(half, { recursive: true, force: true });
    if (!existsSync(path.join(place.cluster, 'PG_VERSION'))) throw error;
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

function initialise(at: { place: Place; binaries: string; half: string; passwordFile: string }): void {
  const made = spawnSync(
    program(at.binaries, 'initdb'),
    [
      `--pgdata=${at.half}`,
      `--username=${SUPERUSER}`,
      `--pwfile=${at.passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--no-instructions',
    ],
    { ...at.place.identity, cwd: '/', encoding: 'utf8', env: environment() },
  );
  if (made.status === 0) return;
  throw new StartupError(
    `The database could not be made in ${at.place.folder}: ${(made.stderr || String(made.error)).trim()}`,
  );
}

/** The database listens on loopback, where every user of the machine could knock: hence a password. */
export function readOrMakePassword(folder: string): string {
  const file = path.join(folder, 'password');
  try {
    // `wx`: of two starts at once one writes, and both read the same.
    writeFileSync(file, randomBytes(24).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!existsSync(file)) throw error;
  }
  return readFileSync(file, 'utf8').trim();
}

export interface Started {
  port: number;
  /** Resolves with PostgreSQL's last words when it ends. */
  ended: Promise<string>;
}

/** Starts a postmaster on a free port, in a process group of its own: Ctrl-C in a terminal reaches only us. */
export async function startPostmaster(place: Place, binaries: string, wanted?: number): Promise<Started> {
  const port = wanted ?? (await freePort());
  const disk = await diskOf(place.cluster);
  const logFile = path.join(place.folder, 'postgres.log');
  const log = openSync(logFile, sizeOf(logFile) > LOG_BYTES ? 'w' : 'a', 0o600);
  const from = sizeOf(logFile);
  // Files, not pipes: PostgreSQL outlives a killed Node and must not write into a closed pipe.
  const child = spawn(
    program(binaries, 'postgres'),
    ['-D', place.cluster, '-p', String(port), ...settings(disk)],
    {
      ...place.identity,
      cwd: '/',
      detached: true,
      env: environment(),
      stdio: ['ignore', log, log],
    },
  );
  closeSync(log);
  child.unref();
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(String(error)));
    child.once('exit', () => resolve(wordsOf(logFile, from)));
  });
  return { port, ended };
}

/** Nothing where the folder went meanwhile: a data folder may be removed as soon as the program has stopped. */
function wordsOf(logFile: string, from: number): string {
  return existsSync(logFile) ? readFileSync(logFile, 'utf8').slice(from).trim() : '';
}

/** Of a small disk the log of what is not yet in its tables must not take most. */
const LOG_SHARE = 1 / 8;
const LOG_MB = { least: 48, most: 1_024 };

function settings(disk: Disk): string[] {
  const logMb = Math.round(
    Math.max(LOG_MB.least, Math.min(LOG_MB.most, (disk.total / 1024 / 1024) * LOG_SHARE)),
  );
  const values = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    // A program takes about twenty, those of one that was killed end late, and a place for one costs 20 KB.
    max_connections: '200',
    shared_buffers: '64MB',
    jit: 'off',
    max_wal_size: `${logMb}MB`,
    min_wal_size: `${Math.min(80, Math.max(32, Math.round(logMb / 2)))}MB`,
    // Nothing is replicated; with none of them a checkpoint writes no file anew, which on a full disk would end PostgreSQL.
    max_active_replication_origins: '0',
    log_min_messages: 'warning',
    // Statements hold document texts: not even a failing one is logged.
    log_min_error_statement: 'panic',
  };
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

function environment(): NodeJS.ProcessEnv {
  return { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };
}

function own(file: string, { identity }: Place): void {
  if (identity.uid !== undefined && identity.gid !== undefined) chownSync(file, identity.uid, identity.gid);
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => {
        if (address !== null && typeof address === 'object') resolve(address.port);
        else reject(new StartupError('No free port was found for the database.'));
      });
    });
  });
}
