import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { build, ensureInstalled, requireNode, root, run } from '../start/prepare.mjs';
import { forgetRecords, recordOf, stepNames, targets } from './targets.mjs';

/**
 * `npm test`: installs, then runs every check of every project that changed since it last passed, and closes with one line
 * `N passed, N failed`. A step that is not made of tests (format, types, lint, build) counts as one. Nothing is skipped
 * because something before it failed, but the browser journeys need the build. Words after `--` are names of projects, for
 * a run of those only.
 */
requireNode();
await ensureInstalled();

const only = process.argv.slice(2);
const begun = Date.now();
const results = [];
forgetRecords();

const built = await build(only);
if (built.code !== 0) console.log(`\nbuild failed:\n${built.output}`);
note({
  name: 'build',
  passed: built.code === 0 ? 1 : 0,
  failed: built.code === 0 ? 0 : 1,
  seconds: since(begun),
});

// Journeys and the API's tests wait for a browser, a database or another process much of the time: each runs beside all the
// rest, and which of them ends first takes what waits longest of all. A fourth beside them would make every one slower.
const API = '@hoa/api';
const hasApi = only.length === 0 || only.includes(API);
// What one target has read no other reads again.
const readings = mkdtempSync(path.join(os.tmpdir(), 'hoa-readings-'));
const later = hasApi ? [{ targets: ['test-lasting'], workers: 2 }] : [];
const lanes = (
  await Promise.all([
    lane({
      targets: ['e2e-history', 'e2e-assessments', 'e2e-budget', 'e2e-texts', 'test-attacks'],
      workers: 2,
    }),
    ...(hasApi ? [lane({ targets: ['test'], projects: [API] })] : []),
    lane({ targets: ['test'], exclude: API }),
    nx({ targets: ['lint', 'typecheck', 'typecheck-bench', 'format'] }).then((ended) => [ended]),
  ])
).flat();
rmSync(readings, { recursive: true, force: true });
summarize();

/** Its own, then what is left for the first that is free. */
async function lane(own) {
  const ended = [await nx(own)];
  for (let next = later.shift(); next; next = later.shift()) ended.push(await nx(next));
  return ended;
}

function nx({ targets, workers = 1, projects = only, exclude }) {
  return run(
    process.execPath,
    [
      path.join(root, 'node_modules/nx/dist/bin/nx.js'),
      'run-many',
      '-t',
      ...targets,
      '--parallel=1',
      '--outputStyle=stream',
      ...(projects.length ? [`--projects=${projects.join(',')}`] : []),
      ...(exclude ? [`--exclude=${exclude}`] : []),
      // What was just built is not put back by each lane again, under what another one runs of it.
      ...(built.code === 0 ? ['--excludeTaskDependencies'] : []),
    ],
    { env: { TEST_WORKERS: String(workers), NX_CACHE_FAILURES: 'false', READINGS_ONCE: readings } },
  );
}

function summarize() {
  const done = targets(only).map((target) => ({ ...target, ...recordOf(target) }));
  for (const { folder, target, failed, output } of done)
    if (failed) console.log(`\n${folder}: ${target} failed:\n${output}`);
  for (const name of stepNames) {
    const parts = done.filter(({ step }) => step === name);
    if (parts.length === 0) continue;
    const sum = (key) => parts.reduce((total, part) => total + (part[key] ?? 0), 0);
    const isMadeOfTests = name.includes('tests') || name.includes('journeys');
    const failed = isMadeOfTests ? sum('failed') : Math.min(1, sum('failed'));
    const reused = parts.filter(({ at = begun }) => at < begun).length;
    if (sum('skipped')) console.log(`${name}: ${sum('skipped')} skipped`);
    note({
      name,
      passed: isMadeOfTests ? sum('passed') : 1 - failed,
      failed,
      seconds: sum('seconds'),
      reused,
      of: parts.length,
    });
  }
  // Nx itself may fail, as for a target that it cannot find.
  const isUnexplained = lanes.some(({ code }) => code !== 0) && results.every(({ failed }) => failed === 0);
  if (isUnexplained) {
    for (const { output } of lanes) console.log(output);
    results.push({ name: 'nx', passed: 0, failed: 1 });
  }
  for (const { file, said } of done.flatMap(({ again = [], failed }) => (failed ? [] : again)))
    console.log(`\nPassed only at the second try: ${file}. At first:\n${said}`);
  tableOfSlowest(done);
  const total = (key) => results.reduce((all, result) => all + result[key], 0);
  console.log(`\nAll of it took ${since(begun)} s.`);
  console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
  process.exitCode = total('failed') ? 1 : 0;
}

function tableOfSlowest(done) {
  const suites = done.flatMap(({ suites: all, at = begun }) =>
    all.map((suite) => ({ ...suite, isOld: at < begun })),
  );
  console.log('\nThe ten slowest suites (* from an earlier run, unchanged since):');
  for (const { file, seconds, isOld } of suites.sort((a, b) => b.seconds - a.seconds).slice(0, 10))
    console.log(`${seconds.toFixed(1).padStart(7)} s  ${file}${isOld ? ' *' : ''}`);
}

function note(result) {
  const { name, passed, failed, seconds, reused = 0, of = 0 } = result;
  results.push(result);
  const again = reused ? `; ${reused} of ${of} projects unchanged` : '';
  console.log(
    `${failed ? 'FAIL' : 'ok  '} ${name}: ${passed} passed, ${failed} failed (${Math.round(seconds)} s of work${again})`,
  );
}

function since(start) {
  return Math.round((Date.now() - start) / 1000);
}
