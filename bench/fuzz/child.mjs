import { Random } from '../faults/random.mjs';
import { Coverage } from './coverage.mjs';
import { Mutator } from './mutate.mjs';
import { Slot } from './slot.mjs';
import { loadTarget } from './targets/index.mjs';
import { source } from './targets/sources.mjs';

/** So many inputs are tried before coverage is asked for, which costs as much as several tries: more, the rarer news is. */
const LEAST_BATCH = 8;
const MOST_BATCH = 256;
const TOLD_MS = 2_000;
/** A defect shows on thousands of inputs; more of them tell nothing. */
const MOST_FOUND = 20;

/**
 * One process that tries inputs on one target, told on its command line where it leaves what it tries. It sends `kept` (an
 * input that ran code which none before it ran), `found` (one on which the target broke a promise), and `status`.
 */
const [slotFile] = process.argv.slice(2);
// Nobody else bounds it, and a target that hangs lets it hear of nothing.
source('libs/document-reader/src/isolation/deserted.ts').endWhenDeserted(process.ppid);
// Listening keeps it alive while a target waits for what never comes: that is a hang, and no end.
process.on('message', (order) => void obey(order));

async function obey({ work, seconds, seed, executions = Infinity }) {
  const longest = Math.max(0, ...work.flatMap(({ inputs }) => inputs.map(({ length }) => length)));
  const targets = await Promise.all(work.map(({ target }) => loadTarget(target)));
  const slot = new Slot(slotFile, { most: Math.max(longest, ...targets.map(({ most }) => most)) });
  const tries = new Tries(slot);
  if (seconds === 0) await replay({ work, targets, tries });
  else await hunt({ target: targets[0], tries, inputs: work[0].inputs, seconds, seed, executions });
  slot.close();
  await send({ type: 'done' });
  process.disconnect();
}

async function replay({ work, targets, tries }) {
  for (const [at, { inputs }] of work.entries())
    for (const input of inputs) {
      await tries.once({ target: targets[at], input: Buffer.from(input) });
      await send({ type: 'tried', executions: tries.executions });
    }
}

class Tries {
  constructor(slot) {
    Object.assign(this, { slot, executions: 0, found: 0 });
  }

  async once({ target, input }) {
    this.slot.put(input);
    this.executions += 1;
    try {
      const run = target.run(input);
      if (run instanceof Promise) await run;
    } catch (error) {
      this.found += 1;
      const message = error instanceof Error ? (error.stack ?? String(error)) : String(error);
      await send({ type: 'found', target: target.name, input, message });
    }
    this.slot.clear();
  }
}

/** Changes what was kept, keeps what reaches new code, until time is over. */
async function hunt({ target, tries, inputs, seconds, seed, executions }) {
  const until = Date.now() + seconds * 1000;
  const random = new Random(seed);
  const mutator = new Mutator({ random, words: target.words, most: target.most });
  const coverage = new Coverage((url) => target.covers.test(url));
  const kept = [];
  const consider = async (input) => {
    await tries.once({ target, input });
    if (coverage.take() === 0) return;
    kept.push(input);
    await send({ type: 'kept', input });
  };
  for (const input of [...target.first(), ...inputs]) await consider(Buffer.from(input));
  if (kept.length === 0) kept.push(Buffer.alloc(0));
  const tell = () =>
    send({ type: 'status', executions: tries.executions, pieces: coverage.size, kept: kept.length });
  let [told, size] = [Date.now(), LEAST_BATCH];
  await tell();
  while (Date.now() < until && tries.executions < executions && tries.found < MOST_FOUND) {
    const batch = Array.from({ length: size }, () => mutator.mutate(chosen(kept, random), random.pick(kept)));
    for (const input of batch) await tries.once({ target, input });
    // Which one it was, each tells by itself; what only ran because others ran before it is no news.
    const isNew = coverage.isNew();
    if (isNew) for (const input of batch) await consider(input);
    size = isNew ? Math.max(LEAST_BATCH, size / 2) : Math.min(MOST_BATCH, size * 2);
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

/** What it tells nobody would fill it up. */
function send(message) {
  return new Promise((resolve) =>
    process.send(message, undefined, {}, (error) => (error ? process.exit(1) : resolve())),
  );
}
