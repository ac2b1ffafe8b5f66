import { hunt } from './hunt.mjs';

/** Whether defects that were put there are found: what each target's hunt comes to, as JSON. Words are names of some. */
const ALL = ['words', 'hang', 'wait', 'memory', 'death', 'nothing'];
const NAMES = process.argv.length > 2 ? process.argv.slice(2) : ALL;

const ends = await Promise.all(
  NAMES.map(async (name) => {
    const target = `planted-${name}`;
    const bounds = { hangMs: 2_000, waitMs: name === 'wait' ? 4_000 : 60_000, memoryMb: 400 };
    const order = {
      target,
      inputs: [],
      seconds: 600,
      seed: 1,
      most: 1,
      executions: name === 'nothing' ? 500 : 30_000,
      bounds,
    };
    const { found } = await hunt({ ...order, progress: () => undefined });
    return [target, [...new Set(found.map(({ end }) => end))]];
  }),
);
console.log(JSON.stringify(Object.fromEntries(ends)));
