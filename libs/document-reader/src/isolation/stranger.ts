import { statSync } from 'node:fs';
import path from 'node:path';

/** `nobody` on Linux and in containers. */
const NOBODY = 65_534;
const MAY_READ = 0o004;
const MAY_ENTER = 0o001;

export interface Identity {
  uid?: number;
  gid?: number;
}

/**
 * Whom a child runs as where we are root: nobody, who may read neither our files nor our memory and environment. Only root
 * may become somebody else; and a program below a folder that others may not enter could not be started as nobody.
 */
export function stranger(programs: readonly string[]): Identity {
  if (process.getuid?.() !== 0 || !programs.every(isOpenToAll)) return {};
  return { uid: NOBODY, gid: NOBODY };
}

function isOpenToAll(file: string): boolean {
  const stat = statSync(file, { throwIfNoEntry: false });
  if (!stat || (stat.mode & MAY_READ) === 0) return false;
  for (let folder = path.dirname(path.resolve(file)); ; folder = path.dirname(folder)) {
    if ((statSync(folder).mode & MAY_ENTER) === 0) return false;
    if (folder === path.dirname(folder)) return true;
  }
}
