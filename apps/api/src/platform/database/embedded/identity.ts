import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { StartupError } from '../../errors/app-error';

/** Whom PostgreSQL runs as: nobody in particular (ourselves), or another user where we are root. */
export interface Identity {
  uid?: number;
  gid?: number;
}

/** PostgreSQL refuses to run as root. The owner of data that is already there comes first, then a user of its own. */
export function chooseIdentity(cluster: string | undefined): Identity {
  if (process.getuid?.() !== 0) return {};
  const owner = cluster === undefined ? undefined : statSync(cluster, { throwIfNoEntry: false });
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const identity = lookUp('postgres') ?? created() ?? lookUp('nobody');
  if (identity) return identity;
  throw new StartupError(
    'PostgreSQL does not run as root and no other user could be found or made. Please start as an ordinary user.',
  );
}

function lookUp(name: string): Identity | undefined {
  const [uid, gid] = [
    ['-u', name],
    ['-g', name],
  ].map((args) => {
    const found = spawnSync('id', args, { encoding: 'utf8' });
    return found.status === 0 ? Number(found.stdout.trim()) : undefined;
  });
  return uid === undefined || gid === undefined ? undefined : { uid, gid };
}

function created(): Identity | undefined {
  try {
    execFileSync(
      'useradd',
      ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', 'postgres'],
      {
        stdio: 'ignore',
      },
    );
  } catch {
    // No useradd (Alpine, macOS) or a read-only /etc: `nobody` is next.
    return undefined;
  }
  return lookUp('postgres');
}

/** Whether `identity` may enter a folder, by asking the system itself. */
export function canEnter(folder: string, identity: Identity): boolean {
  if (identity.uid === undefined) return true;
  const { status } = spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], {
    ...identity,
    cwd: '/',
    stdio: 'ignore',
  });
  return status === 0;
}

/** A folder of the system, made by root, which every user may enter. */
export function sharedRoot(): string {
  for (const parent of ['/var/lib', '/opt', '/var/tmp']) {
    const folder = path.join(parent, 'ai-budget-assistant');
    try {
      if (!existsSync(folder)) mkdirSync(folder, { recursive: true });
      chmodSync(folder, 0o755);
      return folder;
    } catch {
      // Read-only here; the next one may not be.
    }
  }
  throw new StartupError(
    'No folder could be made that PostgreSQL’s own user may enter. Please start as an ordinary user, or set DATABASE_URL.',
  );
}
