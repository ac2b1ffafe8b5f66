import { Random } from '../faults/random.mjs';
import { Coverage } from './coverage.mjs';
import { Mutator } from './mutate.mjs';
import { Slot } from './slot.mjs';
import { loadTarget } from './targets/index.mjs';

/** So many inputs are tried before coverage is asked for: asking costs as much as several tries. */
const BATCH = 24;
const TOLD_MS = 2_000;
/** A defect shows on thousands of inputs; more of them tell nothing. */
const MOST_FOUND = 20;

/**
 * One process that tries inputs on one target, told on its command line where it leaves what it tries. It sends `kept` (an
 * input that ran code which none before it ran), `found` (one on which the target broke a promise), and `status`.
 */
const [slotFile] = process.argv.slice(2);
process.once('message', (order) => void obey(order));

async function obey({ work, seconds, seed }) {
  const longest = Math.max(0, ...work.flatMap(({ inputs }) => inputs.map(({ length }) => length)));
  const targets = await Promise.all(work.map(({ target }) => loadTarget(target)));
  const slot = new Slot(slotFile, { most: Math.max(longest, ...targets.map(({ most }) => most)) });
  const tries = new Tries(slot);
  if (seconds === 0) await replay({ work, targets, tries });
  else await hunt({ target: targets[0], tries, name: work[0].target, inputs: work[0].inputs, seconds, seed });
  slot.close();
  await send({ type: 'done' });
  process.disconnect();
}

async function replay({ work, targets, tries }) {
  for (const [at, { target: name, inputs }] of work.entries())
    for (const input of inputs) {
      await tries.once({ target: targets[at], name, input: Buffer.from(input) });
      await send({ type: 'tried', executions: tries.executions });
    }
}

class Tries {
  constructor(slot) {
    Object.assign(this, { slot, executions: 0, found: 0 });
  }

  async once({ target, name, input }) {
    this.slot.put(input);
    this.executions += 1;
    try {
      const run = target.run(input);
      if (run instanceof Promise) await run;
    } catch (error) {
      this.found += 1;
      const message = error instanceof Error ? (error.stack ?? String(error)) : String(error);
      await send({ type: 'found', target: name, input, message });
    }
    this.slot.clear();
  }
}

/** Changes what was kept, keeps what reaches new code, until time is over. */
async function hunt({ target, name, tries, inputs, seconds, seed }) {
  const until = Date.now() + seconds * 1000;
  const random = new Random(seed);
  const mutator = new Mutator({ random, words: target.words, most: target.most });
  const coverage = new Coverage((url) => /\/(?:libs|apps)\/[^/]+\/src\//.test(url));
  const kept = [];
  const consider = async (input) => {
    await tries.once({ target, name, input });
    if (coverage.take() === 0) return;
    kept.push(input);
    await send({ type: 'kept', input });
  };
  for (const input of [...target.first(), ...inputs]) await consider(Buffer.from(input));
  if (kept.length === 0) kept.push(Buffer.alloc(0));
  const tell = () =>
    send({ type: 'status', executions: tries.executions, blocks: coverage.size, kept: kept.length });
  let told = Date.now();
  await tell();
  while (Date.now() < until && tries.found < MOST_FOUND) {
    const batch = Array.from({ length: BATCH }, () =>
      mutator.mutate(chosen(kept, random), random.pick(kept)),
    );
    for (const input of batch) await tries.once({ target, name, input });
    // Which one it was, each tells by itself; what only ran because others ran before it is no news.
    if (coverage.isNew()) for (const input of batch) await consider(input);
    if (Date.now() - told > TOLD_MS) {
      told = Date.now();
      await tell();
    }
  }
  await tell();
}

/** Every other time one of the newest: they are the way into what was just found. */
function chosen(kept, random) {
  const from = random.next() < 0.5 ? Math.max(0, kept.length - 20) : 0;
  return kept[random.between(from, kept.length - 1)];
}

function send(message) {
  return new Promise((resolve) => process.send(message, undefined, {}, resolve));
}
