import { readdirSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { openFiles, processes, residentMb, treeOf } from './processes.mjs';

const EVERY_MS = 15_000;
/** What a process says of itself, by its name in /metrics, in the unit that is reported. */
const OWN = {
  'heap MB': ['nodejs_heap_size_used_bytes', 1 / 1024 / 1024],
  'delay p99 ms': ['nodejs_eventloop_lag_p99_seconds', 1000],
  'active handles': ['nodejs_active_handles_total', 1],
};

/** Looks at every process of a running system from outside and at what it says of itself, again and again. */
export class Sampler {
  constructor({ programs, others, looker, folder }) {
    Object.assign(this, { programs, others, looker, folder });
    this.from = Date.now();
    /** `{ who, what, minutes, value }` */
    this.samples = [];
    this.missed = 0;
  }

  start() {
    this.running = true;
    this.loop = this.run();
  }

  async stop() {
    this.running = false;
    this.rest?.abort();
    await this.loop;
  }

  async run() {
    while (this.running) {
      await this.once();
      this.rest = new AbortController();
      await delay(EVERY_MS, undefined, { signal: this.rest.signal }).catch(() => undefined);
    }
  }

  async once() {
    const note = (who, what, value) =>
      this.samples.push({ who, what, value, minutes: (Date.now() - this.from) / 60_000 });
    const all = processes();
    for (const program of this.programs) {
      this.lookAt(program, all, note);
      await this.askOf(program, note);
    }
    for (const [name, pid] of Object.entries(this.others))
      this.unlessGone(() => note(name, 'RSS MB', residentMb(pid)));
    note('database', 'connections', await this.connections());
    note('temporary folder', 'entries', readdirSync(this.folder).length);
  }

  lookAt({ name, child: { pid } }, all, note) {
    this.unlessGone(() => {
      note(name, 'RSS MB', residentMb(pid));
      note(name, 'open files', openFiles(pid));
      const below = treeOf(pid, all).filter((one) => one.pid !== pid && one.command !== 'postgres');
      note(name, 'child processes', below.length);
    });
  }

  /** A process that ended is no figure either; that it ended is told by whoever started it. */
  unlessGone(look) {
    try {
      look();
    } catch (error) {
      if (error.code !== 'ENOENT' && error.code !== 'ESRCH') throw error;
      this.missed += 1;
      this.lastMiss = error.message;
    }
  }

  async askOf({ name, metricsUrl }, note) {
    try {
      const response = await fetch(metricsUrl, { signal: AbortSignal.timeout(5_000) });
      const text = await response.text();
      for (const [what, [metric, factor]] of Object.entries(OWN))
        note(name, what, valueOf(text, metric) * factor);
    } catch (error) {
      // A process that does not answer is no figure; how often is reported.
      this.missed += 1;
      this.lastMiss = String(error.cause ?? error);
    }
  }

  /** Clients of the database, without ours that asks. */
  async connections() {
    const [row] = await this.looker.query(
      "SELECT count(*) FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()",
    );
    return Number(row.count);
  }
}

/** Processor seconds that these processes and all below them used so far. */
export function usedSeconds(pids) {
  const all = processes();
  return pids.flatMap((pid) => treeOf(pid, all)).reduce((sum, { seconds }) => sum + seconds, 0);
}

function valueOf(text, metric) {
  const value = new RegExp(`^${metric}(?:\\{[^}]*\\})? (\\S+)$`, 'm').exec(text)?.[1];
  if (value === undefined) throw new Error(`/metrics has no ${metric}`);
  return Number(value);
}
