import { type DynamicModule, Injectable, type Type } from '@nestjs/common';
import { BullModule, Process, Processor } from '@nestjs/bull';
import type { QueueOptions } from 'bull';
import type { Job } from './job';
import { Queue } from './queue';

/** How soon a job of a dead worker is noticed; Bull's defaults take a minute. */
export const NOTICE_MS = 5_000;

export const BULL_OPTIONS: QueueOptions = {
  prefix: 'ai-budget-assistant',
  settings: { lockDuration: NOTICE_MS, stalledInterval: NOTICE_MS, maxStalledCount: 3 },
  defaultJobOptions: { attempts: 1, removeOnComplete: true, removeOnFail: true },
};

/** A queue on Redis for each kind of job, as providers that anything in Nest can have injected. */
export function bullQueues(jobs: readonly Job<object>[], url: string): DynamicModule {
  return BullModule.registerQueue(...jobs.map(({ name }) => ({ name, url, ...BULL_OPTIONS })));
}

/** What a processor hands a delivered job to. */
export abstract class Delivery extends Queue {
  /** Does a job that was delivered; waits until this process has a handler for it. */
  abstract deliver(name: string, data: object): Promise<void>;
}

/** The processor of a kind of job: Nest finds it by its decorators, and the port does the work. */
export function processorOf({ name, concurrency }: Job<object>): Type {
  @Injectable()
  @Processor(name)
  class JobProcessor {
    constructor(private readonly queue: Queue) {}

    @Process({ concurrency })
    async process({ data }: { data: object }): Promise<void> {
      if (this.queue instanceof Delivery) await this.queue.deliver(name, data);
    }
  }
  return JobProcessor;
}
