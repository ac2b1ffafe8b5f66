import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { root } from '../../tools/start/prepare.mjs';
import { residentMb, statOf } from '../soak/processes.mjs';
import { Slot } from './slot.mjs';

/** Of work on one input, by the processor's time; of waiting, which uses none, by the clock's, for the machine may do other things. */
export const BOUNDS = { hangMs: 5_000, waitMs: 60_000, memoryMb: 512 };
const LOOK_MS = 100;
/** The heap's own bound is higher than what may be used in all: what is too much is seen, and not died of. */
const HEAP_MB = 1_024;
const CHILD = fileURLToPath(new URL('child.mjs', import.meta.url));
/** The sources, not what was built from them: nothing can be out of date. */
const FROM_SOURCES = [
  '--no-warnings',
  '--conditions=@hoa/source',
  '--require',
  path.join(root, 'libs/document-reader/src/isolation/register-source.cjs'),
  `--max-old-space-size=${HEAP_MB}`,
];

/**
 * Runs one child on a target and watches it. `onMessage` hears what it keeps and finds. Answers how it ended: `done`, or
 * `hang`, `memory` or `death` with the input that it was at.
 */
export async function runChild({ order, onMessage, bounds = BOUNDS }) {
  const folder = mkdtempSync(path.join(tmpdir(), 'hoa-fuzz-'));
  const file = path.join(folder, 'slot');
  const slot = new Slot(file, { most: 0 });
  const child = fork(CHILD, [file], {
    execArgv: FROM_SOURCES,
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  let words = '';
  let isDone = false;
  child.stderr.on('data', (chunk) => (words = (words + chunk).slice(-4_000)));
  child.on('message', (message) => {
    if (message.type === 'done') isDone = true;
    onMessage(message);
  });
  const ended = new Promise((resolve) => child.once('close', resolve));
  try {
    child.send(order);
    const broken = await Promise.race([ended.then(() => undefined), watch({ child, slot, bounds, ended })]);
    if (broken) {
      child.kill('SIGKILL');
      await ended;
      return { ...broken, input: inputOf(slot) };
    }
    if (isDone && child.exitCode === 0) return { end: 'done' };
    return { end: 'death', input: inputOf(slot), detail: `${child.exitCode ?? child.signalCode} ${words}` };
  } finally {
    slot.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

function inputOf(slot) {
  const { input } = slot.look({ withInput: true });
  return input === undefined ? undefined : Buffer.from(input);
}

/** Until the child breaks a bound; for ever where it breaks none. */
async function watch({ child, slot, bounds, ended }) {
  let isOver = false;
  void ended.then(() => (isOver = true));
  let at = { number: 0 };
  while (!isOver) {
    await delay(LOOK_MS);
    const seen = looked(child.pid, slot);
    if (!seen) continue;
    if (seen.number !== at.number) at = seen;
    if (seen.number === 0) continue;
    if (seen.memory > bounds.memoryMb) return { end: 'memory', detail: `${Math.round(seen.memory)} MB` };
    const [worked, waited] = [(seen.seconds - at.seconds) * 1000, seen.clock - at.clock];
    if (worked > bounds.hangMs || waited > bounds.waitMs)
      return { end: 'hang', detail: `${Math.round(worked)} ms of work in ${Math.round(waited)} ms` };
  }
  return new Promise(() => undefined);
}

function looked(pid, slot) {
  const stat = statOf(pid);
  // It ended while it was looked at.
  if (!stat) return undefined;
  const memory = residentMb(pid);
  return { number: slot.look().number, seconds: stat.seconds, memory, clock: Date.now() };
}
