import { statSync } from 'node:fs';
import path from 'node:path';

/** `nobody` on Linux and in containers. */
const NOBODY = 65_534;
/** A user without a name: a browser that was taken over must not reach the readers, which are nobody. */
export const BROWSER_USER = 65_533;
const MAY_READ = 0o004;
const MAY_ENTER = 0o001;

export interface Identity {
  uid?: number;
  gid?: number;
}

/**
 * The user a child runs as where we are root: one who may read neither our files nor our memory and environment. Only root
 * can change its user; and a program below a folder that others may not enter could not be started by another user.
 */
export function stranger(programs: readonly string[], user = NOBODY): Identity {
  if (process.getuid?.() !== 0 || !programs.every(isOpenToAll)) return {};
  return { uid: user, gid: user };
}

function isOpenToAll(file: string): boolean {
  const stat = statSync(file, { throwIfNoEntry: false });
  if (!stat || (stat.mode & MAY_READ) === 0) return false;
  for (let folder = path.dirname(path.resolve(file)); ; folder = path.dirname(folder)) {
    if ((statSync(folder).mode & MAY_ENTER) === 0) return false;
    if (folder === path.dirname(folder)) return true;
  }
}
