import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { build, ensureInstalled, requireNode, run } from '../start/prepare.mjs';

/**
 * `npm run test:nightly`: what takes too long for every change. Each step is one command, which can be run by itself; words
 * after `--` pick steps by name. Nothing is skipped because something before it failed. Closes with `N passed, N failed`.
 */
const scratch = mkdtempSync(path.join(os.tmpdir(), 'hoa-nightly-'));
const corpus = path.join(scratch, 'papers');
const JEST = ['--experimental-vm-modules', '--no-warnings', 'node_modules/jest/bin/jest.js'];
const api = (...files) => [...JEST, '-c', 'apps/api/jest.config.cjs', '--testTimeout=240000', ...files];
const system = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(existsSync);
/** Only then a small disk can be made. */
const isRootOnLinux = process.platform === 'linux' && process.getuid() === 0;

const STEPS = [
  ['fuzz-replay', 'node', ['bench/fuzz/fuzz.mjs', '--replay']],
  ['fuzz', 'node', ['bench/fuzz/fuzz.mjs', '--minutes', '2']],
  ['planted-faults', 'node', [...JEST, '-c', 'bench/fuzz/jest.config.cjs'], { PLANTED: 'all' }],
  ['kills', 'node', ['bench/faults/faults.mjs', '--built', '--faults', '25']],
  ['kills-embedded', 'node', ['bench/faults/faults.mjs', '--built', '--faults', '25', '--embedded']],
  ['soak', 'node', ['bench/soak/soak.mjs', '--built', '--minutes', '60']],
  ['fairness', 'node', ['bench/faults/fairness.mjs', '--built']],
  ['hostile', 'node', ['bench/soak/hostile.mjs', '--built']],
  ...(isRootOnLinux ? [['disk', 'node', ['bench/faults/disk.mjs', '--built']]] : []),
  ['version-skew', 'node', ['bench/remotes/remotes.mjs']],
  ['apart', 'node', ['apps/e2e/apart.mjs']],
  ['races', 'node', api('test/races.spec.ts'), { RACES: 'all' }],
  ['poison', 'node', api('test/poisoned'), { POISON: 'all' }],
  [
    'corpus-generate',
    'npm',
    ['run', 'papers', '-w', '@hoa/bench-corpus', '--', '--seed', '5', '--scans', '3', '--out', corpus],
  ],
  ['corpus-eval', 'npm', ['run', 'eval', '--', corpus]],
  ['frozen', 'npm', ['run', 'eval', '--', '--frozen', '--check']],
  ['pdf-bundled-browser', 'node', api('export-pdf', 'print.service', 'find-browser')],
  ...(system
    ? [
        [
          'pdf-system-browser',
          'node',
          api('export-pdf', 'print.service', 'find-browser'),
          { PUPPETEER_EXECUTABLE_PATH: system },
        ],
      ]
    : []),
];

requireNode();
await ensureInstalled();
const picked = process.argv.slice(2);
const steps = STEPS.filter(([name]) => picked.length === 0 || picked.includes(name));
const outcomes = [await step('build', () => build())];
for (const [name, program, args, env = {}] of steps)
  outcomes.push(await step(name, () => run(program === 'node' ? process.execPath : program, args, { env })));
if (!system && picked.length === 0)
  console.log('There is no browser of the system: PDFs were drawn by the bundled one only.');
rmSync(scratch, { recursive: true, force: true });
const failed = outcomes.filter((isDone) => !isDone).length;
console.log(`\n${outcomes.length - failed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;

async function step(name, work) {
  const started = Date.now();
  const { code, output } = await work();
  if (code !== 0) console.log(`\n${name} failed:\n${output}`);
  console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${name} (${Math.round((Date.now() - started) / 1000)} s)`);
  return code === 0;
}
