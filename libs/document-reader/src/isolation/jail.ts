import { spawnSync } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import type { Identity } from './stranger';
import { filterByPerl } from './system-calls';

/** This file stands in libs/document-reader/{src,dist}/isolation. */
const PROJECT = path.resolve(__dirname, '../../../..');
const FOLDERS = ['/usr/bin', '/bin', '/usr/sbin'];
/** What one process may do in the jail. */
export interface Allowance {
  /** Files open at once, beside what Node itself and its threads take. */
  openFiles: number;
  /** Bytes that it may write into one file. */
  fileBytes: number;
  /** Processes and threads of its user; only where that user is not ours. */
  processes: number;
  /** Only the system calls of one process that reads: no sockets, no other processes, no change of a file. */
  isAlone: boolean;
}

/** Everything that runs as nobody counts together: room for the readers of many services, and still an end. */
const READER: Allowance = { openFiles: 256, fileBytes: 0, processes: 8_192, isAlone: true };

/** A program that is started in place of another, and what stands before that one's own arguments. */
export interface Wrapped {
  program: string;
  args: string[];
}

const known = new Map<string, readonly string[]>();

/**
 * Starts `program` through the Linux tools that remove rights before it runs: no network, no way to more rights, none of
 * root's rights, no core dump, limits on files and processes, and a filter of system calls. Each tool execs the next, so that
 * the process stays the one that was started. What this system does not have or does not allow is left out.
 */
export function jailed(program: string, identity: Identity, allowance: Allowance = READER): Wrapped {
  const name = JSON.stringify([identity.uid, allowance]);
  const steps = known.get(name) ?? stepsThatWork(identity, allowance);
  known.set(name, steps);
  const [first, ...rest] = [...steps, program];
  return { program: first ?? program, args: rest };
}

function stepsThatWork(identity: Identity, allowance: Allowance): string[] {
  if (process.platform !== 'linux') return [];
  // The filter comes last: the tools before it need calls that it refuses.
  const all = [network(), rights(identity), limits(identity, allowance), systemCalls(allowance)];
  return all.reduce<string[]>((steps, step) => {
    const more = [...steps, ...step];
    return step.length > 0 && works(more) ? more : steps;
  }, []);
}

/** Whoever is not root gets a network namespace only within a namespace of users, which some systems refuse. */
function network(): string[] {
  const isRoot = process.getuid?.() === 0;
  return tool('unshare', [...(isRoot ? [] : ['--user', '--map-current-user']), '--net', '--ipc', '--']);
}

function rights({ uid, gid }: Identity): string[] {
  const isRoot = process.getuid?.() === 0;
  const drop = isRoot ? ['--bounding-set=-all', '--inh-caps=-all'] : [];
  const become = uid === undefined ? [] : [`--reuid=${uid}`, `--regid=${gid}`, '--clear-groups'];
  return tool('setpriv', ['--no-new-privs', ...drop, ...become, '--']);
}

/** Processes are counted by user: of our own user they would include everything else that it runs. */
function limits({ uid }: Identity, { openFiles, fileBytes, processes }: Allowance): string[] {
  const count = uid === undefined ? [] : [`--nproc=${processes}`];
  return tool('prlimit', ['--core=0', `--fsize=${fileBytes}`, `--nofile=${openFiles}`, ...count, '--']);
}

function systemCalls({ isAlone }: Allowance): string[] {
  const filter = isAlone ? filterByPerl() : undefined;
  return filter ? tool('perl', filter) : [];
}

function tool(name: string, args: string[]): string[] {
  const file = FOLDERS.map((folder) => path.join(folder, name)).find((one) => existsSync(one));
  return file === undefined ? [] : [file, ...args];
}

function works(steps: readonly string[]): boolean {
  const [first, ...rest] = [...steps, '/bin/true'];
  return first !== undefined && spawnSync(first, rest, { env: {}, stdio: 'ignore' }).status === 0;
}

/** Flags with which Node itself refuses to start programs, to write files, and to read any but its own. */
export function permissions(isSource: boolean): string[] {
  const flag = ['--permission', '--experimental-permission'].find((one) =>
    process.allowedNodeEnvironmentFlags.has(one),
  );
  if (flag === undefined) return [];
  const packages = packagesFolder();
  const readable = isSource
    ? [path.join(PROJECT, '*'), path.join(packages, '*')]
    : [
        path.join(PROJECT, 'libs', '*'),
        path.join(PROJECT, 'node_modules', '*'),
        path.join(PROJECT, 'package.json'),
        path.join(packages, '*'),
      ];
  return [
    flag,
    ...[...new Set(readable)].map((place) => `--allow-fs-read=${place}`),
    // Recognition runs in a thread, drawing in a compiled library.
    '--allow-worker',
    ...(process.allowedNodeEnvironmentFlags.has('--allow-addons') ? ['--allow-addons'] : []),
    '--no-warnings',
  ];
}

/** Where the packages really are; `node_modules` may be a link. */
function packagesFolder(): string {
  const one = realpathSync(require.resolve('zod/package.json'));
  return one.slice(0, one.lastIndexOf(`${path.sep}node_modules${path.sep}`) + '/node_modules'.length);
}
