import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { buildOrFail, ensureInstalled, fail, requireNode, root } from './prepare.mjs';

/**
 * Before one of several processes of one folder: a build writes its output even from the cache, under the feet of those that
 * run already. So processes that start at once build one after the other, and where nothing changed nobody builds.
 */

/** Not below node_modules, which an installation clears. */
const lock = path.join(root, '.nx', 'building');
const stamp = path.join(root, '.nx', 'built-from');
const SOURCES = ['apps', 'libs', 'tools/web', 'package-lock.json', 'tsconfig.base.json', 'tsconfig.web.json'];
const OTHERS = new Set(['node_modules', 'dist', 'test']);

export async function prepareOneOfMany() {
  requireNode();
  if (!process.env.DATABASE_URL)
    fail('DATABASE_URL must be set: the embedded database serves one process only (npm start).');
  await taking(lock, async () => {
    await ensureInstalled();
    if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint()) return;
    rmSync(stamp, { force: true });
    await buildOrFail();
    writeFileSync(stamp, fingerprint());
  });
  process.env.NODE_ENV ??= 'production';
}

/** Changes with every source and with every output that another build wrote. */
function fingerprint() {
  const hash = createHash('sha256');
  for (const source of SOURCES) addTo(hash, path.join(root, source));
  for (const output of ['apps', 'libs'].flatMap((folder) => outputsIn(path.join(root, folder))))
    addTo(hash, output);
  return hash.digest('hex');
}

function outputsIn(folder) {
  return readdirSync(folder)
    .sort()
    .flatMap((name) =>
      ['main.js', 'index.js', 'index.html'].map((file) => path.join(folder, name, 'dist', file)),
    )
    .filter((file) => existsSync(file));
}

function addTo(hash, file) {
  const stat = statSync(file);
  if (!stat.isDirectory()) return void hash.update(`${file} ${stat.size} ${stat.mtimeMs}\n`);
  for (const name of readdirSync(file).sort()) if (!OTHERS.has(name)) addTo(hash, path.join(file, name));
}

/** A folder is made by one process alone; one whose maker was killed is anybody's. */
async function taking(folder, work) {
  const owner = path.join(folder, 'pid');
  mkdirSync(path.dirname(folder), { recursive: true });
  for (;;) {
    try {
      mkdirSync(folder);
      writeFileSync(owner, String(process.pid));
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
      if (isAbandoned(folder, owner)) rmSync(folder, { recursive: true, force: true });
      else await delay(200);
    }
  }
  try {
    return await work();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function isAbandoned(folder, owner) {
  try {
    process.kill(Number(readFileSync(owner, 'utf8')), 0);
    return false;
  } catch (error) {
    if (error.code === 'EPERM') return false;
    // Made a moment ago: its maker has not written its number yet.
    const made = statSync(folder, { throwIfNoEntry: false });
    return error.code === 'ESRCH' || (made !== undefined && Date.now() - made.mtimeMs > 5_000);
  }
}
