import { Injectable, Logger, OnApplicationShutdown } from '@nestjs/common';
import { Client } from 'pg';
import { Database } from './database';
import { PostgresServer } from './postgres-server';

const CHANNEL = 'ai_budget_assistant';
/** How often to look where no notice can arrive, because the connection is gone or does not allow LISTEN. */
const DEAF_MS = 250;

export interface Hearing {
  /** Resolves at the first notice since the last call, or after so long. Rejects when the signal aborts. */
  next: (milliseconds: number, signal?: AbortSignal) => Promise<void>;
  close: () => void;
}

/**
 * Tells other processes on the same database that something changed (LISTEN and NOTIFY). A notice carries a topic and
 * nothing else, is delivered after the commit, and may be lost with the connection: whoever waits looks again after a while.
 */
@Injectable()
export class Notices implements OnApplicationShutdown {
  private readonly logger = new Logger('Notices');
  private readonly hearings = new Set<{ topics: ReadonlySet<string>; hear: () => void }>();
  private client: Client | undefined;
  private connecting: Promise<void> | undefined;
  private isClosed = false;

  constructor(
    private readonly database: Database,
    private readonly server: PostgresServer,
  ) {}

  /** Within the transaction that is going on, if one is. */
  async publish(topic: string): Promise<void> {
    await this.database.query('SELECT pg_notify($1, $2)', [CHANNEL, topic]);
  }

  /** Begin to listen before looking at what the topics are about, or a change between the two goes unnoticed. */
  listen(topics: readonly string[]): Hearing {
    let heard = false;
    let wake: () => void = () => undefined;
    const hearing = {
      topics: new Set(topics),
      hear: () => {
        heard = true;
        wake();
      },
    };
    this.hearings.add(hearing);
    return {
      next: async (milliseconds, signal) => {
        signal?.throwIfAborted();
        await this.connect();
        const most = this.client ? milliseconds : Math.min(milliseconds, DEAF_MS);
        if (!heard && !signal?.aborted)
          await new Promise<void>((resolve) => (wake = once(resolve, most, signal)));
        heard = false;
        signal?.throwIfAborted();
      },
      close: () => void this.hearings.delete(hearing),
    };
  }

  async onApplicationShutdown(): Promise<void> {
    this.isClosed = true;
    await this.connecting;
    await this.client?.end().catch(() => undefined);
  }

  private connect(): Promise<void> {
    if (this.client || this.isClosed) return Promise.resolve();
    return (this.connecting ??= this.open().finally(() => (this.connecting = undefined)));
  }

  private async open(): Promise<void> {
    const client = new Client({
      connectionString: this.server.url,
      application_name: 'ai-budget-notices',
      connectionTimeoutMillis: 5_000,
    });
    const gone = () => {
      if (this.client !== client) return;
      this.client = undefined;
      // Whoever waits looks again, and connects again when it waits on.
      this.wakeAll();
    };
    client.on('error', gone);
    client.on('end', gone);
    client.on('notification', ({ payload = '' }) => {
      for (const { topics, hear } of this.hearings) if (topics.has(payload)) hear();
    });
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}`);
      this.client = client;
      // What changed while nobody could hear it.
      this.wakeAll();
    } catch (error) {
      this.logger.warn(error instanceof Error ? error.message : String(error));
      await client.end().catch(() => undefined);
    }
  }

  private wakeAll(): void {
    for (const { hear } of this.hearings) hear();
  }
}

/** A function that resolves, called by itself after so long or when the signal aborts. */
function once(resolve: () => void, milliseconds: number, signal: AbortSignal | undefined): () => void {
  const end = (): void => {
    clearTimeout(timer);
    signal?.removeEventListener('abort', end);
    resolve();
  };
  const timer = setTimeout(end, milliseconds);
  signal?.addEventListener('abort', end, { once: true });
  return end;
}
