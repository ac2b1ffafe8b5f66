import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { buildOrFail, ensureInstalled, requireNode, root } from '../../tools/start/prepare.mjs';
import { buildAgainst, REMOTES } from './build.mjs';
import { nextOf } from './next.mjs';

/**
 * `npm run test:remotes`: the three remotes built against the contract that was published before today's, and against one
 * that follows it, each from an origin of its own, in today's shell at today's server: the whole way of a user through a browser.
 * Then every trouble that a remote may be in. Exit code 1 where something did not hold. `--only contracts|troubles` is a part.
 */
requireNode();
await ensureInstalled();
await buildOrFail();
const only = process.argv.includes('--only') ? process.argv.at(-1) : undefined;
const scratch = path.join(root, 'node_modules', '.cache', 'hoa-remotes');
const e2e = path.join(root, 'apps', 'e2e');
const results = [];

if (only !== 'troubles') {
  rmSync(scratch, { recursive: true, force: true });
  const builds = await contractBuilds();
  results.push(drive('contracts', builds));
}
if (only !== 'contracts') results.push(drive('remotes', []));
process.exitCode = results.every((code) => code === 0) ? 0 : 1;

/** `name=folder` pairs. */
async function contractBuilds() {
  const folder = path.join(root, 'libs', 'contracts', 'snapshots');
  const published = readdirSync(folder).sort();
  const read = (file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
  const [previous, newest] = published.slice(-2).map(read);
  const pairs = [];
  for (const [name, snapshot] of [
    ['previous', previous],
    ['next', nextOf(newest)],
  ]) {
    for (const remote of REMOTES) await buildAgainst({ snapshot, remote, scratch: path.join(scratch, name) });
    console.log(`built against ${snapshot.version}`);
    pairs.push(`${name}=${path.join(scratch, name)}`);
  }
  return pairs;
}

/** Runs what drives the browser; answers its exit code. */
function drive(what, args) {
  const swc = path.join(root, 'node_modules', '@swc', 'cli', 'bin', 'swc.js');
  const compile = [swc, 'src', '-d', 'dist', '--strip-leading-paths', '--config-file', 'swc.json', '-q'];
  const node = (given) => spawnSync(process.execPath, given, { cwd: e2e, stdio: 'inherit' }).status ?? 1;
  return node(compile) || node([path.join('dist', 'measure', `${what}.js`), ...args]);
}
