import { setTimeout as delay } from 'node:timers/promises';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Client } from 'pg';
import { PostgresServer } from '../database/postgres-server';
import { silentFor } from './sweeps';

/** Tells these advisory locks from any others in the database. */
const LOCK_CLASS = 20_261_125;
/** Of the time after which a silent job is taken from a process that lives: how long a process without a connection has. */
const GRACE = 0.4;
const RETRY_MS = 250;

/**
 * A condition of SQL: the worker of a row is gone. Either nothing was heard from it for `seconds`, or, well before that,
 * its process no longer has the lock that it holds for the job. `job` is SQL for the name that `during` was given.
 */
export const abandoned = (job: string, seconds: string): string =>
  `(${silentFor(`${seconds}::float8`)} OR (${silentFor(`${seconds}::float8 * ${GRACE}`)} AND NOT EXISTS (
     SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND objsubid = 2 AND classid = ${LOCK_CLASS}
        AND objid = hashtext(${job})::oid AND database = (SELECT oid FROM pg_database WHERE datname = current_database()))))`;

interface Hold {
  job: string;
}

/**
 * Holds an advisory lock for each job in hand, all on one connection. PostgreSQL drops them the moment the process dies, so
 * that another takes its jobs over without waiting until they have been silent for long.
 */
@Injectable()
export class Holds implements OnApplicationShutdown {
  private readonly wanted = new Set<Hold>();
  private readonly locked = new Set<Hold>();
  private client: Client | undefined;
  private working: Promise<void> | undefined;
  private isClosed = false;

  constructor(private readonly server: PostgresServer) {}

  /** Never waits for the database, and never fails because of it: signs of life are written beside it. */
  async during<T>(job: string, work: () => Promise<T>): Promise<T> {
    const hold: Hold = { job };
    this.wanted.add(hold);
    this.settle();
    try {
      return await work();
    } finally {
      this.wanted.delete(hold);
      this.settle();
    }
  }

  async onApplicationShutdown(): Promise<void> {
    this.isClosed = true;
    await this.working;
    await this.client?.end().catch(() => undefined);
  }

  private settle(): void {
    if (this.isClosed) return;
    this.working ??= this.settled().finally(() => {
      this.working = undefined;
      // Something may have begun or ended after the last look.
      if (this.next()) this.settle();
    });
  }

  private async settled(): Promise<void> {
    for (let next = this.next(); next && !this.isClosed; next = this.next()) {
      try {
        const client = (this.client ??= await this.connect());
        await client.query(`SELECT ${next.call}($1, hashtext($2))`, [LOCK_CLASS, next.hold.job]);
        // The connection may have gone right behind its answer, and with it what was just locked.
        if (this.client !== client) continue;
        if (next.isLock) this.locked.add(next.hold);
        else this.locked.delete(next.hold);
      } catch {
        await this.disconnect();
        await delay(RETRY_MS);
      }
    }
  }

  private next(): { hold: Hold; call: string; isLock: boolean } | undefined {
    for (const hold of this.wanted)
      if (!this.locked.has(hold)) return { hold, call: 'pg_advisory_lock_shared', isLock: true };
    for (const hold of this.locked)
      if (!this.wanted.has(hold)) return { hold, call: 'pg_advisory_unlock_shared', isLock: false };
    return undefined;
  }

  private async connect(): Promise<Client> {
    const client = new Client({
      connectionString: this.server.url,
      application_name: 'ai-budget-holds',
      connectionTimeoutMillis: 5_000,
      query_timeout: 5_000,
    });
    const gone = () => {
      if (this.client !== client) return;
      this.client = undefined;
      this.locked.clear();
      this.settle();
    };
    client.on('error', gone);
    client.on('end', gone);
    await client.connect();
    return client;
  }

  private async disconnect(): Promise<void> {
    const { client } = this;
    this.client = undefined;
    this.locked.clear();
    await client?.end().catch(() => undefined);
  }
}
