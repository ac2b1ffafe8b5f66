import { BOUNDS, runChild } from './supervisor.mjs';

/** Of one defect more inputs tell nothing. */
const MOST_ALIKE = 2;
const PROGRESS_MS = 60_000;
/** So many different ones are enough for one day. */
const MOST_FOUND = 10;

/** Tries inputs as they are, of several targets in one process, until one ends it; then the rest in another. */
export async function replay(work, bounds = BOUNDS) {
  const found = [];
  let [executions, left] = [0, work];
  while (left.length > 0) {
    let tried = 0;
    const onMessage = (message) => {
      if (message.type === 'tried') tried = message.executions;
      if (message.type === 'found') found.push(broken(message));
    };
    const { end, detail, input } = await runChild({ order: { work: left, seconds: 0 }, onMessage, bounds });
    executions += tried;
    if (end === 'done') break;
    // It ended on the one after the last that was tried.
    const rest = without(left, tried);
    found.push({ target: rest[0]?.target, end, detail, input: input ?? Buffer.alloc(0) });
    left = without(left, tried + 1);
  }
  return { executions, found };
}

function broken({ target, input, message }) {
  return { target, end: 'broken promise', detail: message, input: Buffer.from(input) };
}

/** The work behind its first `count` inputs. */
function without(work, count) {
  return work.flatMap(({ target, inputs }) => {
    const [skipped] = [Math.min(count, inputs.length)];
    count -= skipped;
    return skipped === inputs.length ? [] : [{ target, inputs: inputs.slice(skipped) }];
  });
}

/**
 * Looks for inputs that break a target for so many seconds, with what ends a process left out of the next one's beginning.
 * Whatever ended one is tried alone: many inputs together may fill a memory that none fills. `limits` are other bounds, after
 * how many different findings to stop (10), and after how many executions.
 */
export async function hunt({ target, inputs, seconds, seed, progress, ...limits }) {
  const { bounds = BOUNDS, most = MOST_FOUND, executions } = limits;
  const from = Date.now();
  const state = { executions: 0, pieces: 0, first: undefined, reached: [], found: [], together: 0 };
  const left = () => seconds - (Date.now() - from) / 1000;
  let told = from;
  for (let round = 0; round === 0 || (left() > 1 && state.found.length < most); round += 1) {
    const before = state.executions;
    const onMessage = (message) => {
      note(state, message, before);
      if (message.type !== 'status' || Date.now() - told < PROGRESS_MS) return;
      told = Date.now();
      progress(summary(state, from));
    };
    const work = [{ target, inputs: [...inputs, ...state.reached] }];
    const ended = await runChild({
      order: { work, seconds: Math.max(1, left()), seed: seed + round, executions },
      onMessage,
      bounds,
    });
    if (ended.end === 'done') break;
    await confirm(state, { ...ended, target }, bounds);
  }
  return summary(state, from);
}

function note(state, message, before) {
  if (message.type === 'kept') state.reached.push(Buffer.from(message.input));
  if (message.type === 'found') add(state, broken(message));
  if (message.type !== 'status') return;
  state.executions = before + message.executions;
  state.pieces = Math.max(state.pieces, message.pieces);
  state.first ??= message.pieces;
}

async function confirm(state, ended, bounds) {
  if (ended.input === undefined) return add(state, { ...ended, input: Buffer.alloc(0) });
  const alone = await replay([{ target: ended.target, inputs: [ended.input] }], bounds);
  if (alone.found.length === 0) state.together += 1;
  for (const one of alone.found) add(state, one);
}

/** By its first words and where in our code it happened. */
function add(state, one) {
  const place = /\n\s+at .*\/(?:libs|apps)\/.*?([\w.-]+:\d+)/.exec(one.detail)?.[1] ?? '';
  const words = one.detail.split('\n')[0].replace(/[\d"].*$/, '');
  const key = `${one.end} ${words} ${place}`;
  const alike = state.found.filter((other) => other.key === key);
  if (alike.length >= MOST_ALIKE) return;
  state.found.push({ ...one, key });
}

function summary({ reached, ...state }, from) {
  const unique = [...new Map(reached.map((input) => [input.toString('latin1'), input])).values()];
  return { ...state, reached: unique, kept: unique.length, seconds: (Date.now() - from) / 1000 };
}

/** Of these inputs the shortest that together reach as much code. */
export async function distilled(target, inputs) {
  const kept = [];
  const shortest = [...inputs].sort((a, b) => a.length - b.length);
  const onMessage = (message) => {
    if (message.type === 'kept') kept.push(Buffer.from(message.input));
  };
  await runChild({ order: { work: [{ target, inputs: shortest }], seconds: 0.001, seed: 1 }, onMessage });
  return kept;
}
