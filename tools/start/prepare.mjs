import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** What every command does first, with nothing but Node's own modules: check Node, install, build what changed. */

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const stamp = path.join(root, 'node_modules', '.installed-from');
const MINIMUM_NODE = [20, 19];

export function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > MINIMUM_NODE[0] || (major === MINIMUM_NODE[0] && minor >= MINIMUM_NODE[1])) return;
  fail(`This needs Node.js ${MINIMUM_NODE.join('.')} or newer; this is ${process.versions.node}.`);
}

/** Installs exactly what package-lock.json names, unless that was done already. */
export async function ensureInstalled() {
  const wanted = createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Installing packages (once, about a minute) ...');
  const { code, output } = await run(npm(), ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  if (code !== 0) fail(`The packages could not be installed:\n${output}`);
  writeFileSync(stamp, wanted);
}

/** Builds the named projects, or all, from cache where nothing changed. Answers whether it went well, and what was printed. */
export async function build(projects = []) {
  const args = ['run-many', '-t', 'build', '--parallel=2', '--outputStyle=stream'];
  if (projects.length) args.push('--projects', projects.join(','));
  return run(process.execPath, [path.join(root, 'node_modules/nx/dist/bin/nx.js'), ...args]);
}

export async function buildOrFail(projects) {
  const { code, output } = await build(projects);
  if (code !== 0) fail(`The build failed:\n${output}`);
}

/**
 * Each start of Nx would load its own plugins in processes of theirs, for more than half of its processor time. The
 * native compiler ends within seconds: with more garbage it takes an eighth less of them.
 */
const SETTINGS = {
  NX_DAEMON: 'false',
  NX_ISOLATE_PLUGINS: 'false',
  NX_TUI: 'false',
  FORCE_COLOR: '0',
  GOGC: '400',
};

/** Runs a program in the root and gathers what it prints; `live` shows it as it comes. */
export function run(command, args, { live = false, env = {} } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...SETTINGS, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        output += chunk;
        if (live) process.stdout.write(chunk);
      });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output }));
  });
}

const npm = () => (process.platform === 'win32' ? 'npm.cmd' : 'npm');

export function fail(message) {
  console.error(message);
  process.exit(1);
}
