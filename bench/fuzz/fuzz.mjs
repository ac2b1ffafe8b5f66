import { parseArgs } from 'node:util';
import { requireNode } from '../../tools/start/prepare.mjs';
import { distilled, hunt, replay } from './hunt.mjs';
import { keep, seedsOf } from './seeds.mjs';
import { NAMES } from './targets/index.mjs';

const USAGE = `usage: npm run fuzz -- [options]

  Feeds targets with changed inputs, guided by which code they reach, each target in a process of its own. Nothing may throw
  anything but a refusal with a sentence, work for 5 s on one input, take 512 MB, or break a promise of its target.
  Exit code 1 where something did; such inputs are kept in bench/fuzz/seeds.

  --target X    one of ${NAMES.join(', ')}; several with commas (all)
  --minutes N   for each target (1)
  --seed N      of all choices (1)
  --keep        keep inputs that reached code which no seed reached, too
  --replay      only try what is kept
  --every N     of what is kept, each Nth alone (1)`;

async function main() {
  const options = readOptions();
  requireNode();
  const found = options.replay ? await replayAll(options) : [];
  if (!options.replay) for (const target of options.targets) found.push(...(await huntOne(target, options)));
  console.log(found.length === 0 ? 'nothing broke' : `${found.length} broke`);
  if (found.length > 0) process.exitCode = 1;
}

async function replayAll({ targets, every }) {
  const inputs = (target) => seedsOf(target).filter((_, index) => index % every === 0);
  const work = targets.map((target) => ({ target, inputs: inputs(target) }));
  const { executions, found } = await replay(work);
  console.log(`${executions} inputs of ${targets.length} targets were tried again`);
  found.forEach(tell);
  return found;
}

async function huntOne(target, { minutes, seed, keep: keepsAll }) {
  const before = seedsOf(target);
  const progress = (status) => console.log(`${target}: ${words(status)}`);
  const result = await hunt({ target, inputs: before, seconds: minutes * 60, seed, progress });
  console.log(
    `${target}: ${words(result)}; began with ${result.first} pieces by ${before.length} seeds; ${result.found.length} broke`,
  );
  result.found.forEach(tell);
  keep(
    target,
    result.found.map(({ input }) => input),
  );
  if (keepsAll)
    console.log(
      `${target}: ${keep(target, await distilled(target, [...before, ...result.reached])).length} seeds`,
    );
  return result.found;
}

function words({ seconds, executions, pieces, kept }) {
  return `${Math.round(seconds)} s, ${executions} executions, ${pieces} pieces of code reached by ${kept} inputs`;
}

function tell({ target, end, detail, input }) {
  console.log(`  ${target}, ${end}: ${detail.split('\n').slice(0, 6).join('\n    ')}`);
  console.log(`    on ${input.length} bytes: ${JSON.stringify(input.toString('latin1').slice(0, 300))}`);
}

function readOptions() {
  const { values } = parseArgs({
    options: {
      target: { type: 'string' },
      minutes: { type: 'string', default: '1' },
      seed: { type: 'string', default: '1' },
      keep: { type: 'boolean', default: false },
      replay: { type: 'boolean', default: false },
      every: { type: 'string', default: '1' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(USAGE);
    process.exit(0);
  }
  const targets = values.target?.split(',') ?? NAMES;
  const unknown = targets.find((name) => !NAMES.includes(name));
  if (unknown !== undefined) throw new Error(`There is no target ${unknown}.\n\n${USAGE}`);
  const [minutes, seed, every] = [values.minutes, values.seed, values.every].map(Number);
  if (!(minutes > 0) || !Number.isSafeInteger(seed) || !(every >= 1)) throw new Error(USAGE);
  return { ...values, targets, minutes, seed, every };
}

main().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
