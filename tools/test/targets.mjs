import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root } from '../start/prepare.mjs';

/** The targets that leave a record, by the step that `npm test` reports them under. */
const STEPS = [
  ['format', /^format$/],
  ['types', /^typecheck/],
  ['lint', /^lint$/],
  ['unit and database tests', /^test(-\w+)?$/],
  ['browser journeys', /^e2e-/],
];
export const stepNames = STEPS.map(([name]) => name);

/** Every target of every project, or of those that are named, that belongs to `npm test`, and where its record is. */
export function targets(names = []) {
  const isMeant = (folder) => names.length === 0 || names.includes(projectName(folder));
  return projectFolders()
    .filter(isMeant)
    .flatMap((folder) =>
      targetsIn(folder).flatMap((target) => {
        const step = STEPS.find(([, pattern]) => pattern.test(target))?.[0];
        const record = path.join(root, folder, 'test-results', `${target}.json`);
        return step === undefined ? [] : [{ folder, target, step, record }];
      }),
    );
}

/** Before a run: what is there afterwards is of this run, or was put back by Nx. */
export function forgetRecords() {
  for (const folder of projectFolders())
    rmSync(path.join(root, folder, 'test-results'), { recursive: true, force: true });
}

/** A target without a record did not run, as when what it depends on failed. */
export function recordOf({ folder, target, record }) {
  if (!existsSync(record))
    return { passed: 0, failed: 1, seconds: 0, suites: [], output: `${folder}: ${target} did not run.` };
  return JSON.parse(readFileSync(record, 'utf8'));
}

function projectFolders() {
  const below = ['apps', 'libs', 'bench'].flatMap((area) =>
    readdirSync(path.join(root, area)).map((name) => `${area}/${name}`),
  );
  return [...below, 'tools'].filter((folder) =>
    ['package.json', 'project.json'].some((file) => existsSync(path.join(root, folder, file))),
  );
}

function projectName(folder) {
  const { name } = read(folder, 'package.json');
  return name ?? read(folder, 'project.json').name;
}

function targetsIn(folder) {
  const { scripts = {}, nx = {} } = read(folder, 'package.json');
  const { targets: own = {} } = read(folder, 'project.json');
  return [...new Set([scripts, nx.targets ?? {}, own].flatMap(Object.keys))];
}

function read(folder, file) {
  const at = path.join(root, folder, file);
  return existsSync(at) ? JSON.parse(readFileSync(at, 'utf8')) : {};
}
