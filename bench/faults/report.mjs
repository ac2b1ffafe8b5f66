import { availableParallelism } from 'node:os';

/** Counts what happened on the way. */
export class Tally {
  constructor() {
    this.deeds = new Map();
    this.answers = new Map();
    this.requests = 0;
    this.longestMs = 0;
    this.internal = [];
  }

  did(kind) {
    this.deeds.set(kind, (this.deeds.get(kind) ?? 0) + 1);
  }

  /** An answer that was no success. */
  answer(status, words) {
    this.answers.set(status, (this.answers.get(status) ?? 0) + 1);
    if (status === 500) this.internal.push(words);
  }

  took(ms) {
    this.requests += 1;
    this.longestMs = Math.max(this.longestMs, ms);
  }
}

/** The report, line by line. */
export function reportOf({ options, tally, watch, ledger, jobs, found, errors, seconds }) {
  const uploads = ledger.reduce((sum, { uploads: own }) => sum + own.length, 0);
  const edits = ledger.reduce((sum, { edits: own, added }) => sum + own.size + added.size, 0);
  const byKill = watch.resumed.filter(({ cause }) => /^(worker|program) killed/.test(cause));
  return [
    `seed ${options.seed}, ${options.embedded ? 'one process with the embedded database' : '2 APIs, 2 workers, Redis, PostgreSQL'}, ${seconds} s`,
    `faults: ${[...tally.deeds].reduce((sum, [, times]) => sum + times, 0)}: ${[...tally.deeds].map(([kind, times]) => `${times} x ${kind}`).join(', ')}`,
    `machine: ${availableParallelism()} processors, load ${machineLoad(watch.loads)}`,
    `work: ${ledger.length} devices, ${uploads} uploads, ${jobs.runs} runs, ${edits} edited or added lines, ${tally.requests} requests (longest ${(tally.longestMs / 1000).toFixed(1)} s)`,
    `answers other than success, all asked again: ${[...tally.answers].map(([status, times]) => `${times} x ${status}`).join(', ') || 'none'}`,
    ...[...new Set(tally.internal)].slice(0, 10).map((words) => `  500: ${words.slice(0, 300)}`),
    ...(tally.internal.length === 0 ? [] : errors.slice(0, 20).map((words) => `  logged: ${words}`)),
    `jobs that lost their worker: ${watch.resumed.length} times, resumed after ${spread(watch.resumed)}; ${byKill.length} by a kill, after ${spread(byKill)}`,
    `  until the loss was noticed: ${spread(watch.resumed.map(({ noticedMs }) => ({ ms: noticedMs })))}; then until a worker had it: ${spread(watch.resumed.map(({ ms, noticedMs }) => ({ ms: ms === undefined ? undefined : ms - noticedMs })))}`,
    ...[...new Set(watch.resumed.map(({ cause }) => cause))].map((cause) => {
      const list = watch.resumed.filter((one) => one.cause === cause);
      return `  ${cause}: ${list.length} times, ${spread(list)}`;
    }),
    `jobs that lost it three times or more and were done: ${jobs.survivors} (the most: ${jobs.most}); given up with a sentence: ${jobs.givenUp}, devices whose figures were not compared for it: ${ledger.filter(({ unread }) => unread?.length > 0).length}`,
    ...(found.length === 0
      ? ['lost: 0, doubled: 0; every invariant holds']
      : [`VIOLATIONS: ${found.length}`, ...found]),
  ];
}

function machineLoad(loads) {
  if (loads.length === 0) return 'not sampled';
  const sorted = loads.toSorted((a, b) => a - b);
  return `median ${sorted[Math.floor(sorted.length / 2)].toFixed(1)}, most ${sorted.at(-1).toFixed(1)}`;
}

function spread(list) {
  const times = list.flatMap(({ ms }) => (ms === undefined ? [] : [ms])).sort((a, b) => a - b);
  if (times.length === 0) return 'no figure';
  const at = (share) =>
    (times[Math.min(times.length - 1, Math.floor(times.length * share))] / 1000).toFixed(1);
  return `median ${at(0.5)} s, p95 ${at(0.95)} s`;
}
