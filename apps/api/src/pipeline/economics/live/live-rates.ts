import { BeforeApplicationShutdown, Injectable, Logger, OnApplicationBootstrap } from '@nestjs/common';
import { Config } from '../../../platform/config/config';
import { Database } from '../../../platform/database/database';
import { fetchBlsRates, type LiveRate } from './bls';

const PUBLISHER = 'bls';
/** Figures are published once a month; a call without a key is one of 25 a day. */
const FRESH = '12 hours';
const RETRY = '1 hour';
/** A process that asked and died does not keep the others from asking for longer. */
const ASKING = '2 minutes';
const LOOK_MS = 5 * 60_000;

export interface LiveState {
  enabled: boolean;
  fetchedAt: string | null;
  message: string;
  rates: LiveRate[];
}

interface StoredLive {
  fetched_at: Date | null;
  failure: string;
  rates: LiveRate[];
}

/**
 * The last figures of the publisher, where the configuration allows asking. They are fetched in the background and kept
 * in the database: who reads them never waits for the publisher, and without them the built-in figures stand.
 */
@Injectable()
export class LiveRates implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Economics');
  private readonly stop = new AbortController();
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();

  constructor(
    private readonly config: Config,
    private readonly database: Database,
  ) {}

  onApplicationBootstrap(): void {
    if (!this.config.economics.live) return;
    this.look();
    this.timer = setInterval(() => this.look(), LOOK_MS);
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    this.stop.abort();
    await this.running;
  }

  async state(): Promise<LiveState> {
    if (!this.config.economics.live) {
      return { enabled: false, fetchedAt: null, message: 'Built-in figures, each with its date.', rates: [] };
    }
    const row = await this.database.first<StoredLive>(
      'SELECT fetched_at, failure, rates FROM economic_live WHERE publisher = $1',
      [PUBLISHER],
    );
    return {
      enabled: true,
      fetchedAt: row?.fetched_at?.toISOString() ?? null,
      message: messageOf(row),
      rates: row?.rates ?? [],
    };
  }

  private look(): void {
    this.running = this.running
      .then(() => this.refresh())
      .catch((error: unknown) => this.logger.warn(`Live figures were not looked after: ${String(error)}`));
  }

  private async refresh(): Promise<void> {
    if (this.stop.signal.aborted || !(await this.claim())) return;
    const { baseUrl, apiKey, timeoutSeconds } = this.config.economics.bls;
    try {
      const rates = await fetchBlsRates({
        baseUrl,
        apiKey,
        timeoutSeconds,
        now: new Date(),
        signal: this.stop.signal,
      });
      await this.database.execute(
        `UPDATE economic_live SET rates = $2, fetched_at = now(), failure = '', next_at = now() + $3::interval
          WHERE publisher = $1`,
        [PUBLISHER, JSON.stringify(rates), FRESH],
      );
    } catch (error) {
      if (this.stop.signal.aborted) return;
      const failure = reasonOf(error);
      this.logger.warn(`The live figures of the publisher did not come: ${failure}`);
      // What came before stays, with its date.
      await this.database.execute(
        'UPDATE economic_live SET failure = $2, next_at = now() + $3::interval WHERE publisher = $1',
        [PUBLISHER, failure, RETRY],
      );
    }
  }

  /** Of several processes one asks. */
  private async claim(): Promise<boolean> {
    const claimed = await this.database.execute(
      `INSERT INTO economic_live (publisher, next_at) VALUES ($1, now() + $2::interval)
       ON CONFLICT (publisher) DO UPDATE SET next_at = excluded.next_at WHERE economic_live.next_at <= now()`,
      [PUBLISHER, ASKING],
    );
    return claimed > 0;
  }
}

function messageOf(row: StoredLive | undefined): string {
  const publisher = 'The U.S. Bureau of Labor Statistics';
  if (!row || (row.fetched_at === null && row.failure === '')) {
    return `${publisher} is being asked; until it answers the built-in figures are used.`;
  }
  if (row.failure === '') return `${publisher} answered; its figures are used where it publishes one.`;
  const kept = row.fetched_at === null ? 'The built-in figures are used' : 'Its earlier figures are used';
  return `${publisher} could not be asked: ${row.failure}. ${kept}, each with its date.`;
}

/** By name: errors of the platform's own fetch need not be instances of this realm's classes. */
function reasonOf(error: unknown): string {
  const { name, message } = error as { name?: string; message?: string };
  if (name === 'TimeoutError') return 'it did not answer in time';
  if (name === 'ZodError' || name === 'SyntaxError') return 'its answer was not understood';
  if (message === undefined || message === 'fetch failed') return 'it could not be reached';
  return message;
}
