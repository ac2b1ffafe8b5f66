import { createHash } from 'node:crypto';
import { mkdtempSync, readlinkSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { type Logger } from '@nestjs/common';
import { isAlive } from './process-alive';

/**
 * What a folder is for. That of a browser has a short path, because a socket is made in it, whose path may have about a
 * hundred characters.
 */
export type Purpose = 'chromium' | 'backup' | 'tests';

const NAME = /^hoa-([a-z]+)-([0-9a-f]{6})-(\d+)-[A-Za-z0-9]{6}$/;

/**
 * An empty folder that this user alone may enter, in the system's folder for what does not last. Its name says whose it
 * is: a process that is killed removes nothing, and leaves no other trace of having been.
 */
export function makeOwnFolder(purpose: Purpose, root = tmpdir()): string {
  return mkdtempSync(path.join(root, `hoa-${purpose}-${machine()}-${process.pid}-`));
}

export interface Swept {
  removed: string[];
  failed: { folder: string; reason: string }[];
}

/**
 * Removes the folders that `makeOwnFolder` made for this purpose and whose process is gone. What has another name, or was
 * made on another machine, is left: of that, nothing can be known here.
 */
export async function sweepOwnFolders(purpose: Purpose, root = tmpdir()): Promise<Swept> {
  const swept: Swept = { removed: [], failed: [] };
  const here = machine();
  for (const entry of await readdir(root, { withFileTypes: true })) {
    const [, madeFor, madeOn, pid] = NAME.exec(entry.name) ?? [];
    // Not through a link: somebody else may have put it there.
    if (!entry.isDirectory() || madeFor !== purpose || madeOn !== here || isAlive(Number(pid))) continue;
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

/** The same, at a start: a server that was killed, or lost its power, could remove nothing; the next one does. */
export async function sweepAtStart(purpose: Purpose, logger: Logger): Promise<void> {
  const { removed, failed } = await sweepOwnFolders(purpose);
  if (removed.length > 0) logger.log(`Left by processes that are gone, and removed: ${removed.join(', ')}`);
  for (const { folder, reason } of failed) logger.warn(`${folder} could not be removed: ${reason}`);
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
