import { randomBytes } from 'node:crypto';
import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { StartupError } from '../../errors/app-error';
import { canEnter, chooseIdentity, sharedRoot, type Identity } from './identity';

const NOTE = 'DATABASE-IS-ELSEWHERE.txt';

/** Where the database of one DATA_DIR stands and whom it belongs to. */
export interface Place {
  /** Holds cluster/, password and postgres.log. */
  folder: string;
  cluster: string;
  identity: Identity;
  /** A sentence for the person who started, where something is not where they would look for it. */
  notice?: string;
}

export function findPlace(dataDir: string): Place {
  makeDataDir(dataDir);
  const noted = readNote(dataDir);
  if (noted !== undefined) return placeAt(noted, chooseIdentity(path.join(noted, 'cluster')));
  const here = path.join(dataDir, 'postgres');
  const identity = chooseIdentity(path.join(here, 'cluster'));
  if (canEnter(dataDir, identity)) return placeAt(here, identity);
  return elsewhere(dataDir, identity);
}

function makeDataDir(dataDir: string): void {
  if (existsSync(dataDir)) return;
  try {
    mkdirSync(dataDir, { recursive: true });
    // A strict umask of root's must not send the data elsewhere.
    if (process.getuid?.() === 0) chmodSync(dataDir, 0o755);
  } catch (cause) {
    throw new StartupError(
      `The data folder ${dataDir} cannot be made. Please set DATA_DIR to a folder you may write.`,
      {
        cause,
      },
    );
  }
}

/** Root in a folder that nobody else may enter: PostgreSQL's user could not reach its data there. */
function elsewhere(dataDir: string, identity: Identity): Place {
  const folder = path.join(sharedRoot(), randomBytes(8).toString('hex'));
  const place = placeAt(folder, identity);
  const notice = `PostgreSQL does not run as root and its user may not enter ${dataDir}: the database is in ${folder} instead.`;
  const lines = [
    notice,
    'Keep this note: it is how the program finds its data. A backup needs that folder too.',
    '',
    `folder: ${folder}`,
    '',
  ];
  writeFileSync(path.join(dataDir, NOTE), lines.join('\n'));
  return { ...place, notice };
}

function readNote(dataDir: string): string | undefined {
  const file = path.join(dataDir, NOTE);
  if (!existsSync(file)) return undefined;
  const folder = /^folder: (.+)$/m.exec(readFileSync(file, 'utf8'))?.[1];
  if (folder !== undefined && existsSync(folder)) return folder;
  throw new StartupError(
    `The note ${file} says that the database is in ${folder ?? 'a folder it does not name'}, which is not there. ` +
      'Please put that folder back, or delete the note to start with an empty database.',
  );
}

function placeAt(folder: string, identity: Identity): Place {
  try {
    if (!existsSync(folder)) mkdirSync(folder, { recursive: true, mode: 0o700 });
    if (identity.uid !== undefined && identity.gid !== undefined)
      chownSync(folder, identity.uid, identity.gid);
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (cause) {
    throw new StartupError(
      `The data folder ${folder} cannot be used by this user. Please start as the user it belongs to, or set DATA_DIR to another folder.`,
      { cause },
    );
  }
  return { folder, cluster: path.join(folder, 'cluster'), identity };
}
