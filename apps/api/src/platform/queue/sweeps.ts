import { Injectable, Logger } from '@nestjs/common';
import { Config } from '../config/config';

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
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();

  constructor(private readonly config: Config) {}

  register(name: string, sweep: Sweep): void {
    this.sweeps.set(name, sweep);
  }

  async start(soleUse: boolean): Promise<void> {
    const { orphanSeconds, sweepSeconds } = this.config.jobs;
    await this.run({ orphanSeconds: soleUse ? 0 : orphanSeconds });
    this.timer = setInterval(() => {
      this.running = this.running.then(() => this.run({ orphanSeconds }));
    }, sweepSeconds * 1000);
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
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
}
