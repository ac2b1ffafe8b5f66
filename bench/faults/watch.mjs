import { loadavg } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';

const EVERY_MS = 150;
const LOAD_EVERY_MS = 10_000;
const DAY_SECONDS = 86_400;
const JOBS = `
  SELECT 'document ' || id AS key, attempt, status IN ('queued', 'reading', 'recognising') AS active, status = 'queued' AS waits,
         extract(epoch FROM heartbeat_at - clock_timestamp()) AS since FROM documents
   WHERE status IN ('queued', 'reading', 'recognising') OR id = ANY($1::bigint[])
  UNION ALL
  SELECT 'run ' || id, attempt, status IN ('queued', 'running'), status = 'queued', extract(epoch FROM heartbeat_at - clock_timestamp())
    FROM generation_runs WHERE status IN ('queued', 'running') OR id = ANY($2::uuid[])`;

/**
 * Sees how jobs go on after their worker was taken from them. A job was with the worker whose trouble is the first after its
 * last sign of life; from that trouble on until somebody has it again, or it is done, it takes so long to resume: first until
 * its loss is noticed, which puts it back in line, then until somebody has room for it.
 */
export class Watch {
  constructor(looker) {
    this.looker = looker;
    this.jobs = new Map();
    this.troubles = [];
    this.resumed = [];
    /** Of the machine, as many processes as wanted a processor in the last minute. */
    this.loads = [];
    this.running = true;
  }

  /** An API does no jobs: losing one takes none away. */
  trouble(kind) {
    if (kind.startsWith('api ')) return;
    this.troubles.push({ kind, at: Date.now() });
  }

  start() {
    this.loop = this.run();
    this.sampling = setInterval(() => this.loads.push(loadavg()[0]), LOAD_EVERY_MS);
  }

  async stop() {
    this.running = false;
    clearInterval(this.sampling);
    await this.loop;
  }

  /** The last that was seen of a job. */
  job(key) {
    return this.jobs.get(key);
  }

  async run() {
    while (this.running) {
      const active = [...this.jobs].filter(([, job]) => job.active).map(([key]) => key);
      const rows = await this.looker.tryQuery(JOBS, [idsOf(active, 'document'), idsOf(active, 'run')]);
      for (const row of rows ?? []) this.see(row, Date.now());
      await delay(EVERY_MS);
    }
  }

  see({ key, attempt, active, waits, since }, now) {
    const beat = now + withoutDays(Number(since)) * 1000;
    const before = this.jobs.get(key);
    if (before?.active && before.attempt > 0 && attempt > before.attempt)
      this.tookUp({ key, before, lost: attempt - before.attempt, now });
    const lastBeat = waits ? (before?.beat ?? beat) : beat;
    const noticedAt = waits ? (before?.noticedAt ?? now) : undefined;
    this.jobs.set(key, { attempt, active, waits, beat: lastBeat, noticedAt, lost: before?.lost ?? 0 });
    if (before && attempt > before.attempt && before.attempt > 0)
      this.jobs.get(key).lost += attempt - before.attempt;
  }

  tookUp({ key, before, now }) {
    const cause = this.troubles.find(({ at }) => at >= before.beat - 50);
    const { at, kind = 'none' } = cause ?? {};
    const noticedMs = (before.noticedAt ?? now) - at;
    this.resumed.push(cause ? { key, cause: kind, ms: now - at, noticedMs } : { key, cause: kind });
  }
}

/** The clock of the database may have been set by whole days since. */
function withoutDays(seconds) {
  return seconds - Math.round(seconds / DAY_SECONDS) * DAY_SECONDS;
}

function idsOf(keys, kind) {
  return keys.filter((key) => key.startsWith(`${kind} `)).map((key) => key.slice(kind.length + 1));
}
