import { setTimeout as delay } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { Config } from '../config/config';
import { Room } from '../database/room';

/** How soon work goes on when there is room on the disk again. */
const ROOM_LOOK_MS = 1_000;

export interface SweepContext {
  /**
   * Rows in progress whose last sign of life is older than this are nobody's. Zero in the first sweep of a process
   * that has the database to itself: what is in progress then was left by one that died.
   */
  orphanSeconds: number;
}

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

  async start(soleUse: boolean): Promise<void> {
    const { orphanSeconds } = this.config.jobs;
    await this.run({ orphanSeconds: soleUse ? 0 : orphanSeconds });
    this.running = this.again({ orphanSeconds });
  }

  async stop(): Promise<void> {
    this.stopped.abort();
    await this.running;
  }

  async run(context: SweepContext): Promise<void> {
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

  private async again(context: SweepContext): Promise<void> {
    const { signal } = this.stopped;
    const pause = (ms: number) => delay(ms, undefined, { signal }).catch(() => undefined);
    while (!signal.aborted) {
      await pause(this.config.jobs.sweepSeconds * 1_000);
      while (!signal.aborted && !(await this.room.isForWork())) await pause(ROOM_LOOK_MS);
      if (!signal.aborted) await this.run(context);
    }
  }
}
