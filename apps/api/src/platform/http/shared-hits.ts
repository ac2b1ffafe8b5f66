import { createHash, randomUUID } from 'node:crypto';
import { Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { ThrottlerStorageService, type ThrottlerStorage } from '@nestjs/throttler';
import type { Database } from '../database/database';

type Counted = Awaited<ReturnType<ThrottlerStorage['increment']>>;

const SHARE_MS = 1_000;

interface Elsewhere {
  hits: number;
  until: number;
}

/**
 * Counts who asks how often, for limits. Each process counts at once what comes to it, and once a second tells the others on
 * the same database and hears of theirs, so that whoever asks several of them has the limits of one, but for that second.
 */
export class SharedHits implements ThrottlerStorage, OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('Limits');
  private readonly own = new ThrottlerStorageService();
  private readonly me = randomUUID();
  /** What came since the last exchange: how often, and for how long it counts. */
  private untold = new Map<string, { count: number; ttlMs: number }>();
  private readonly elsewhere = new Map<string, Elsewhere>();
  private timer: NodeJS.Timeout | undefined;
  private telling: Promise<void> = Promise.resolve();
  private isTelling = false;

  constructor(
    private readonly database: Database,
    /** False where no other process can be on the same database. */
    private readonly hasOthers: boolean,
  ) {}

  onApplicationBootstrap(): void {
    if (!this.hasOthers) return;
    this.timer = setInterval(() => this.tellSoon(), SHARE_MS);
    this.timer.unref();
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.telling;
    this.own.onApplicationShutdown();
  }

  async increment(
    who: string,
    ttlMs: number,
    limit: number,
    blockMs: number,
    name: string,
  ): Promise<Counted> {
    const counted = await this.own.increment(who, ttlMs, limit, blockMs, name);
    if (!this.hasOthers) return counted;
    const key = hashOf(who, ttlMs);
    this.untold.set(key, { count: (this.untold.get(key)?.count ?? 0) + 1, ttlMs });
    const totalHits = counted.totalHits + this.hitsElsewhere(key);
    return { ...counted, totalHits, isBlocked: counted.isBlocked || totalHits > limit };
  }

  private hitsElsewhere(key: string): number {
    const known = this.elsewhere.get(key);
    return known && known.until > performance.now() ? known.hits : 0;
  }

  /** One exchange at a time, however slow the database is. */
  private tellSoon(): void {
    if (this.isTelling || this.untold.size === 0) return;
    this.isTelling = true;
    this.telling = this.tell()
      // Counted here it is all the same; the next exchange tells what comes next.
      .catch((error: unknown) => this.logger.warn(error instanceof Error ? error.message : String(error)))
      .finally(() => (this.isTelling = false));
  }

  /** What of the time before still counts falls evenly, so that no limit begins anew all at once. */
  private async tell(): Promise<void> {
    const told = [...this.untold];
    this.untold = new Map();
    const rows = await this.database.query<{ who: string; hits: number }>(
      `WITH told AS (
         SELECT who, ttl, count, floor(extract(epoch FROM now()) * 1000 / ttl)::bigint AS period,
                extract(epoch FROM now()) * 1000 / ttl - floor(extract(epoch FROM now()) * 1000 / ttl) AS gone
           FROM unnest($2::text[], $3::bigint[], $4::int[]) AS t(who, ttl, count)),
       noted AS (
         INSERT INTO hits (process, who, period, count, ends_at)
         SELECT $1, who, period, count, now() + make_interval(secs => 2 * ttl / 1000) FROM told
         ON CONFLICT (who, period, process) DO UPDATE SET count = hits.count + excluded.count)
       SELECT t.who, sum(h.count * CASE WHEN h.period = t.period THEN 1 ELSE 1 - t.gone END)::float AS hits
         FROM told t JOIN hits h ON h.who = t.who AND h.period IN (t.period, t.period - 1) AND h.process <> $1
        GROUP BY t.who`,
      [
        this.me,
        told.map(([who]) => who),
        told.map(([, { ttlMs }]) => ttlMs),
        told.map(([, { count }]) => count),
      ],
    );
    const found = new Map(rows.map(({ who, hits }) => [who, hits]));
    const now = performance.now();
    for (const [who, { ttlMs }] of told)
      this.elsewhere.set(who, { hits: found.get(who) ?? 0, until: now + ttlMs });
    for (const [who, { until }] of this.elsewhere) if (until < now) this.elsewhere.delete(who);
  }
}

/** No address stands in the database. */
function hashOf(who: string, ttlMs: number): string {
  return createHash('sha256').update(`${ttlMs} ${who}`).digest('base64');
}
