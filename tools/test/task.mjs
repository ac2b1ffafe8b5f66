import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * One target of one project: `node tools/test/task.mjs NAME [--at-root] PROGRAM ARGUMENTS...`, from the project's folder.
 * PROGRAM is jest, oxlint, tsc or oxfmt; with --at-root it works in the root of the repository. What came of it goes to test-results/NAME.json, which Nx keeps with a success and puts back
 * when nothing has changed, so that `npm test` can sum the tests of a run that ran none of them.
 *
 * A few suites that failed are run once more, by themselves: a machine that is busy with other work makes one of thousands
 * of tests late. Both outcomes are in the record, and `npm test` prints what the first one said.
 */
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const PROGRAMS = {
  jest: 'jest/bin/jest.js',
  oxlint: 'oxlint/bin/oxlint',
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

/** With room for what lives shortly, jsdom and React above all, a fifth less time goes to collecting it. */
const NODE = ['--experimental-vm-modules', '--no-warnings', '--max-semi-space-size=64'];

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

/** More suites than these do not fail by accident. */
const MOST_ACCIDENTS = 3;

const started = Date.now();
const isJest = program === 'jest';
const { outcome, output } = isJest ? await testsTwiceIfNeedBe() : await checked();
rmSync(details, { force: true });
const seconds = (Date.now() - started) / 1000;
writeFileSync(
  record,
  JSON.stringify({ ...outcome, seconds, at: started, output: outcome.failed ? output : '' }),
);
process.exitCode = outcome.failed ? 1 : 0;

async function checked() {
  const { code, output } = await run(given);
  return { output, outcome: { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, suites: [] } };
}

async function testsTwiceIfNeedBe() {
  const first = await run(given);
  const { suites, passed, failed, skipped } = ofJest(first.code);
  const bad = suites.filter((suite) => suite.failed > 0);
  if (bad.length === 0 || bad.length > MOST_ACCIDENTS)
    return { output: first.output, outcome: { suites, passed, failed, skipped } };
  const again = await run(['--runTestsByPath', ...bad.map(({ file }) => path.join(root, file))]);
  const second = ofJest(again.code);
  const lost = bad.reduce((sum, suite) => sum + suite.passed, 0);
  return {
    output: `${first.output}\nThe second try:\n${again.output}`,
    outcome: {
      suites,
      passed: passed - lost + second.passed,
      failed: second.failed,
      skipped,
      again: bad.map(({ file, said }) => ({ file, said })),
    },
  };
}

function run(words) {
  const workers = process.env.TEST_WORKERS;
  const args = isJest
    ? [
        ...words,
        ...JEST,
        ...(workers ? [`--maxWorkers=${workers}`] : []),
        '--json',
        `--outputFile=${details}`,
      ]
    : [...words, ...(program === 'tsc' ? TSC : [])];
  const child = spawn(
    process.execPath,
    [...(isJest ? NODE : []), path.join(root, 'node_modules', PROGRAMS[program]), ...args],
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

function ofJest(code) {
  const report = existsSync(details) ? JSON.parse(readFileSync(details, 'utf8')) : null;
  const suites = (report?.testResults ?? []).map(suiteOf);
  const sum = (key) => suites.reduce((total, suite) => total + suite[key], 0);
  const [passed, failed] = [sum('passed'), sum('failed')];
  const skipped = (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0);
  return { passed, failed: failed === 0 && (code !== 0 || passed === 0) ? 1 : failed, skipped, suites };
}

/** A suite that cannot start has no tests to fail, and counts as one failure. */
function suiteOf(suite) {
  const count = (status) => suite.assertionResults.filter((test) => test.status === status).length;
  const failed = count('failed');
  return {
    file: path.relative(root, suite.name),
    seconds: (suite.endTime - suite.startTime) / 1000,
    passed: count('passed'),
    failed: suite.status === 'failed' ? Math.max(1, failed) : failed,
    said: suite.message,
  };
}
