import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * One target of one project: `node tools/test/task.mjs NAME [--at-root] PROGRAM ARGUMENTS...`, from the project's folder.
 * PROGRAM is jest, eslint, tsc or oxfmt; with --at-root it works in the root of the repository. What came of it goes to test-results/NAME.json, which Nx keeps with a success and puts back
 * when nothing has changed, so that `npm test` can sum the tests of a run that ran none of them.
 */
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const PROGRAMS = {
  jest: 'jest/bin/jest.js',
  eslint: 'eslint/bin/eslint.js',
  tsc: '@typescript/native/bin/tsc',
  oxfmt: 'oxfmt/bin/oxfmt',
};
const JEST = [
  '--reporters=default',
  // Generous: a slow machine is no defect, and a hang still ends.
  '--testTimeout=120000',
  // A process that has run many files is full of what they left, and collecting that slows the next.
  '--workerIdleMemoryLimit=800MB',
];

/** More of them share less of what they learn, which costs more of two processors than it saves. */
const TSC = ['--checkers', '1'];

const [name, ...rest] = process.argv.slice(2);
const isAtRoot = rest[0] === '--at-root';
const [program, ...given] = isAtRoot ? rest.slice(1) : rest;
const folder = path.resolve('test-results');
const record = path.join(folder, `${name}.json`);
const details = path.join(folder, `${name}.jest.json`);
mkdirSync(folder, { recursive: true });
for (const file of [record, details]) rmSync(file, { force: true });

const started = Date.now();
const isJest = program === 'jest';
const { code, output } = await run();
const outcome = isJest ? ofJest() : { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, suites: [] };
rmSync(details, { force: true });
const seconds = (Date.now() - started) / 1000;
writeFileSync(
  record,
  JSON.stringify({ ...outcome, seconds, at: started, output: outcome.failed ? output : '' }),
);
process.exitCode = outcome.failed ? 1 : 0;

function run() {
  const workers = process.env.TEST_WORKERS;
  const args = isJest
    ? [
        ...given,
        ...JEST,
        ...(workers ? [`--maxWorkers=${workers}`] : []),
        '--json',
        `--outputFile=${details}`,
      ]
    : [...given, ...(program === 'tsc' ? TSC : [])];
  const child = spawn(
    process.execPath,
    [
      ...(isJest ? ['--experimental-vm-modules', '--no-warnings'] : []),
      path.join(root, 'node_modules', PROGRAMS[program]),
      ...args,
    ],
    {
      cwd: isAtRoot ? root : process.cwd(),
      env: { ...process.env, ...(isJest ? { NODE_ENV: 'test' } : {}) },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let output = '';
  for (const [stream, to] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ])
    stream.on('data', (chunk) => {
      output += chunk;
      // The table of results is for the record.
      if (!isJest || to === process.stderr) to.write(chunk);
    });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output }));
  });
}

function ofJest() {
  const report = existsSync(details) ? JSON.parse(readFileSync(details, 'utf8')) : null;
  const suites = (report?.testResults ?? []).map((suite) => ({
    file: path.relative(root, suite.name),
    seconds: (suite.endTime - suite.startTime) / 1000,
  }));
  // A suite that cannot start has no tests to fail, and a run of no tests proves nothing: both count as a failure.
  const broken = (report?.testResults ?? []).filter(
    (suite) => suite.status === 'failed' && suite.assertionResults.length === 0,
  ).length;
  const passed = report?.numPassedTests ?? 0;
  const failed = (report?.numFailedTests ?? 0) + broken;
  const skipped = (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0);
  return { passed, failed: failed === 0 && (code !== 0 || passed === 0) ? 1 : failed, skipped, suites };
}
