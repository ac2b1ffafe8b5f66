import { setTimeout as delay } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { Config } from '../config/config';
import { Room } from '../database/room';

/** How soon work goes on when there is room on the disk again. */
const ROOM_LOOK_MS = 1_000;
/** Between two looks for work whose worker is gone: many of them, since somebody waits for it. */
const ORPHAN_LOOK_MS = 1_000;

export interface SweepContext {
  /**
   * Rows in progress whose last sign of life is older than this are nobody's. Zero in the first sweep of a process
   * that has the database to itself: what is in progress then was left by one that died.
   */
  orphanSeconds: number;
  /** Also what waits as it should is enqueued again: its job may be lost. Else only what lost its worker. */
  all: boolean;
}

/**
 * The condition that the last sign of life is older than so many seconds. One of the future is of before the clock was set
 * back: it would be waited for until then.
 */
export const silentFor = (seconds: string): string =>
  `(heartbeat_at < now() - make_interval(secs => ${seconds}) OR heartbeat_at > now() + make_interval(secs => ${seconds} + 1))`;

export type Sweep = (context: SweepContext) => Promise<void>;

/** Finds rows whose state has no live job and enqueues them again: at start, and every few seconds. */
@Injectable()
export class Sweeps {
  private readonly logger = new Logger('Sweeps');
  private readonly sweeps = new Map<string, Sweep>();
  private readonly stopped = new AbortController();
  private running: Promise<void> = Promise.resolve();

  constructor(
    private readonly config: Config,
    private readonly room: Room,
  ) {}

  register(name: string, sweep: Sweep): void {
    this.sweeps.set(name, sweep);
  }

  /** What removes rows of the past: nobody waits for it, so that it is left out when only lost work is looked for. */
  registerCleaning(name: string, clean: () => Promise<unknown>): void {
    this.sweeps.set(name, async ({ all }) => void (all && (await clean())));
  }

  async start(soleUse: boolean): Promise<void> {
    const { orphanSeconds } = this.config.jobs;
    await this.run({ orphanSeconds: soleUse ? 0 : orphanSeconds, all: true });
    this.running = this.again(orphanSeconds);
  }

  async stop(): Promise<void> {
    this.stopped.abort();
    await this.running;
  }

  async run({ orphanSeconds, all = true }: { orphanSeconds: number; all?: boolean }): Promise<void> {
    const context: SweepContext = { orphanSeconds, all };
    for (const [name, sweep] of this.sweeps) {
      try {
        await sweep(context);
      } catch (error) {
        // The next sweep tries again; one module's trouble must not keep the others' work waiting.
        this.logger.error(
          `The sweep of ${name} failed: ${error instanceof Error ? error.message : String(error)}`,
        );
      }
    }
  }

  private async again(orphanSeconds: number): Promise<void> {
    const { signal } = this.stopped;
    const sweepMs = this.config.jobs.sweepSeconds * 1_000;
    let sweptAll = performance.now();
    const pause = (ms: number) => delay(ms, undefined, { signal }).catch(() => undefined);
    while (!signal.aborted) {
      await pause(Math.min(sweepMs, ORPHAN_LOOK_MS));
      while (!signal.aborted && !(await this.room.isForWork())) await pause(ROOM_LOOK_MS);
      if (signal.aborted) return;
      const now = performance.now();
      const all = now - sweptAll >= sweepMs;
      if (all) sweptAll = now;
      await this.run({ orphanSeconds, all });
    }
  }
}
