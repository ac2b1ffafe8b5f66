import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { build, ensureInstalled, requireNode, root, run } from '../start/prepare.mjs';

/**
 * `npm test`: installs, then runs every check, and closes with one line `N passed, N failed`. A step that is not made
 * of tests (formatting, lint, types, build) counts as one. Nothing is skipped because something before it failed,
 * but the browser journeys need the build.
 */
requireNode();
await ensureInstalled();

const bin = (name) => path.join(root, 'node_modules', name);
const scratch = mkdtempSync(path.join(os.tmpdir(), 'hoa-test-'));
const results = [];

const built = await check('build', () => build());
// Each of them has one processor at most.
await Promise.all([
  check('format', () => node([bin('prettier/bin/prettier.cjs'), '--check', '--log-level=warn', '.'])).then(
    () => check('types', () => node([bin('typescript/bin/tsc'), '-b'])),
  ),
  check('lint', () => node([bin('eslint/bin/eslint.js'), '.', '--max-warnings=0'])),
]);
// Generous: a slow machine is no defect, and a hang still ends. A process that has run many files is full of what they left,
// and collecting that would be counted as work of the next.
await jest('unit and database tests', [
  '--maxWorkers=2',
  '--workerIdleMemoryLimit=800MB',
  '--testTimeout=120000',
]);
if (built) await jest('browser journeys', ['-c', 'apps/e2e/jest.config.cjs', '--maxWorkers=2']);
else results.push({ name: 'browser journeys (no build to try)', passed: 0, failed: 1, seconds: 0 });

rmSync(scratch, { recursive: true, force: true });
report();

function node(args, options) {
  return run(process.execPath, args, options);
}

async function check(name, step) {
  const started = Date.now();
  const { code, output } = await step();
  if (code !== 0) console.log(`\n${name} failed:\n${output}`);
  note({ name, passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, started });
  return code === 0;
}

async function jest(name, args) {
  const started = Date.now();
  const file = path.join(scratch, `${results.length}.json`);
  const { code, output } = await node(
    [
      '--experimental-vm-modules',
      '--no-warnings',
      bin('jest/bin/jest.js'),
      ...args,
      '--json',
      `--outputFile=${file}`,
      '--reporters=default',
    ],
    { env: { NODE_ENV: 'test' } },
  );
  const outcome = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
  // A suite that cannot start has no tests to fail, and a run of no tests proves nothing: both count as a failure.
  const broken = (outcome?.testResults ?? []).filter(
    (suite) => suite.status === 'failed' && suite.assertionResults.length === 0,
  ).length;
  let failed = (outcome?.numFailedTests ?? 0) + broken;
  const passed = outcome?.numPassedTests ?? 0;
  if (failed === 0 && (code !== 0 || passed === 0)) failed = 1;
  if (failed) console.log(`\n${name} failed:\n${output}`);
  const skipped = (outcome?.numPendingTests ?? 0) + (outcome?.numTodoTests ?? 0);
  if (skipped) console.log(`${name}: ${skipped} skipped`);
  note({ name, passed, failed, started });
}

function note({ name, passed, failed, started }) {
  const seconds = Math.round((Date.now() - started) / 1000);
  results.push({ name, passed, failed, seconds });
  console.log(`${failed ? 'FAIL' : 'ok  '} ${name}: ${passed} passed, ${failed} failed (${seconds} s)`);
}

function report() {
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = sum('failed') ? 1 : 0;
}
