import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Inputs that reached something new, or broke something once; all are tried again at night, every fifth in `npm test`. */
const SEEDS = fileURLToPath(new URL('seeds', import.meta.url));

/** In bytes, of what one run keeps of a target: all of it is tried in a few seconds. */
const MOST_KEPT = 40_000;

/** Of one target, by name, so that each run begins alike. */
export function seedsOf(target) {
  const folder = path.join(SEEDS, target);
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).sort();
  return names.map((name) => readFileSync(path.join(folder, name)));
}

/** Answers the names under which they are kept, which their bytes decide; the first ones, where they are too many. */
export function keep(target, inputs) {
  let left = MOST_KEPT;
  return save(
    target,
    inputs.filter(({ length }) => (left -= length) >= 0),
  );
}

function save(target, inputs) {
  const folder = path.join(SEEDS, target);
  mkdirSync(folder, { recursive: true });
  return inputs.map((input) => {
    const name = createHash('sha256').update(input).digest('hex').slice(0, 12);
    writeFileSync(path.join(folder, name), input);
    return name;
  });
}
