import { fork, type ChildProcess, type ForkOptions } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import { jailed, permissions } from './jail';
import { stranger } from './stranger';

const HEAP_MEGABYTES = 256;
/**
 * For the C library (glibc) alone: it otherwise keeps what large pictures freed, up to 64 MB, in case more of them come. With
 * a bound on what is taken from the system for itself, and given back at once, two engines fit beside a scanned page.
 */
const MEMORY_GIVEN_BACK = { MALLOC_MMAP_THRESHOLD_: '1000000', MALLOC_TRIM_THRESHOLD_: '4000000' };

/** Starts a child process that runs one of the entries of this folder, without the service's environment or priority. */
export function startChild(name: string): ChildProcess {
  const isSource = __filename.endsWith('.ts');
  const entry = path.join(__dirname, `${name}${isSource ? '.ts' : '.js'}`);
  const { program, args } = jailed(process.execPath, stranger([process.execPath, entry]));
  const options: ForkOptions = {
    // Nothing of the service's environment: no key, no address of a database.
    env: MEMORY_GIVEN_BACK,
    // Ours may be a folder that another user may not enter.
    cwd: '/',
    execPath: program,
    execArgv: [
      ...args,
      `--max-old-space-size=${HEAP_MEGABYTES}`,
      '--expose-gc',
      ...permissions(isSource),
      ...(isSource ? sourceLoader() : []),
    ],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  };
  const child = fork(entry, [String(process.pid)], options);
  lowerPriority(child.pid);
  return child;
}

/** Tests run the sources, which plain Node cannot load. */
function sourceLoader(): string[] {
  return ['-r', path.join(__dirname, 'register-source.cjs'), '-C', '@hoa/source'];
}

/** Requests are answered before documents are read. */
function lowerPriority(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    os.setPriority(pid, os.constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // The child may have ended already, or the system may not allow it; it then runs at the usual priority.
  }
}
