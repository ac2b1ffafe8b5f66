import { setTimeout as delay } from 'node:timers/promises';

const BUSY = `SELECT CASE WHEN wait_event IN ('WalSync', 'WALWrite', 'WalWrite') THEN 'the log' WHEN wait_event IS NULL THEN 'a processor'
    WHEN state = 'idle in transaction' THEN 'their program' ELSE wait_event END AS what, count(*)::int AS count
  FROM pg_stat_activity
  WHERE backend_type = 'client backend' AND state <> 'idle' AND pid <> pg_backend_pid() GROUP BY 1`;

/** What connections at work wait for, looked at all the time: how many of them at a moment, by what. */
export class Waits {
  seen = {};
  looks = 0;

  constructor(looker) {
    this.looker = looker;
  }

  async start() {
    this.isOn = true;
    this.looking = this.look();
    return this.flushes();
  }

  async stop() {
    this.isOn = false;
    await this.looking;
    return this.flushes();
  }

  mean() {
    return Object.fromEntries(Object.entries(this.seen).map(([what, count]) => [what, count / this.looks]));
  }

  async look() {
    while (this.isOn) {
      const rows = await this.looker.query(BUSY);
      this.looks += 1;
      for (const { what, count } of rows) this.seen[what] = (this.seen[what] ?? 0) + count;
      await delay(20);
    }
  }

  async flushes() {
    const [{ count }] = await this.looker.query(
      `SELECT coalesce(sum(fsyncs), 0)::int AS count FROM pg_stat_io WHERE object = 'wal'`,
    );
    return count;
  }
}
