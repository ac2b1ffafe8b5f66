import { createHash } from 'node:crypto';
import { readlinkSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { isAlive } from '../process-alive';

/** Short, because a browser makes a socket in it, whose path may have about a hundred characters. */
const NAME = /^hoa-chromium-([0-9a-f]{6})-(\d+)-[A-Za-z0-9]{6}$/;

/**
 * An empty folder for what a browser of this process writes, in the system's folder for such things. Its name says
 * whose it is: a process that is killed removes nothing, and leaves no other trace of having been.
 */
export function makeBrowserFolder(root = tmpdir()): Promise<string> {
  return mkdtemp(path.join(root, `hoa-chromium-${machine()}-${process.pid}-`));
}

export interface Swept {
  removed: string[];
  failed: { folder: string; reason: string }[];
}

/**
 * Removes the folders of `makeBrowserFolder` whose process is gone. What has another name, or was made on another
 * machine, is left: of that, nothing can be known here.
 */
export async function sweepBrowserFolders(root = tmpdir()): Promise<Swept> {
  const swept: Swept = { removed: [], failed: [] };
  const here = machine();
  for (const entry of await readdir(root, { withFileTypes: true })) {
    const [, made, pid] = NAME.exec(entry.name) ?? [];
    // Not through a link: somebody else may have put it there.
    if (!entry.isDirectory() || made !== here || isAlive(Number(pid))) continue;
    const folder = path.join(root, entry.name);
    try {
      // A browser outlives its server by a moment, and writes.
      await rm(folder, { recursive: true, force: true, maxRetries: 10 });
      swept.removed.push(folder);
    } catch (error) {
      swept.failed.push({ folder, reason: error instanceof Error ? error.message : String(error) });
    }
  }
  return swept;
}

/** Containers may share a folder, but not their processes' numbers: each counts as a machine. */
function machine(): string {
  return createHash('sha256').update(`${hostname()} ${processSpace()}`).digest('hex').slice(0, 6);
}

function processSpace(): string {
  try {
    return readlinkSync('/proc/self/ns/pid');
  } catch {
    // Only Linux has such spaces.
    return '';
  }
}
