import { getQueueToken } from '@nestjs/bull';
import {
  type BeforeApplicationShutdown,
  type DynamicModule,
  type FactoryProvider,
  Module,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { Config } from '../config/config';
import { Database } from '../database/database';
import { Notices } from '../database/notices';
import { PostgresServer } from '../database/postgres-server';
import { Room } from '../database/room';
import { bullQueues, processorOf } from './bull.processors';
import { BullQueue, type NestQueue } from './bull.queue';
import { JobHandlers } from './handlers';
import { Holds } from './holds';
import type { Job } from './job';
import type { JobHandler } from './job';
import { PgBossQueue } from './pg-boss.queue';
import { Queue } from './queue';
import { Sweeps } from './sweeps';

/** Jobs in the same PostgreSQL. */
const postgresQueue: FactoryProvider<Queue> = {
  provide: Queue,
  inject: [Database, Notices, PostgresServer],
  useFactory: (database: Database, notices: Notices, server: PostgresServer) =>
    new PgBossQueue(database, notices, server),
};

const redisQueue = (url: string, jobs: readonly Job<object>[]): FactoryProvider<Queue> => ({
  provide: Queue,
  inject: [Database, ...jobs.map(({ name }) => getQueueToken(name))],
  useFactory: (database: Database, ...queues: NestQueue[]) => new BullQueue(database, url, queues),
});

@Module({})
export class QueueModule implements OnApplicationBootstrap, BeforeApplicationShutdown {
  /** Bull only with Redis; its processors only where jobs are done. */
  static with({ redisUrl, runJobs }: Config, jobs: readonly Job<object>[]): DynamicModule {
    const isRedis = redisUrl !== undefined;
    return {
      module: QueueModule,
      global: true,
      imports: isRedis ? [bullQueues(jobs, redisUrl)] : [],
      providers: [
        JobHandlers,
        Holds,
        Sweeps,
        isRedis ? redisQueue(redisUrl, jobs) : postgresQueue,
        ...(isRedis && runJobs ? jobs.map(processorOf) : []),
      ],
      exports: [Holds, JobHandlers, Sweeps, Queue],
    };
  }

  constructor(
    private readonly queue: Queue,
    private readonly handlers: JobHandlers,
    private readonly sweeps: Sweeps,
    private readonly server: PostgresServer,
    private readonly config: Config,
    private readonly room: Room,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const registered = this.handlers.all();
    await this.queue.start(registered.map(({ job }) => job));
    if (!this.config.runJobs) return;
    await this.sweeps.start(this.server.soleUse);
    for (const { job, handler } of registered) await this.queue.work(job, this.whereRoom(handler));
  }

  /** On a disk that is full a job could only fail, again and again; its row waits, and the sweep brings it back. */
  private whereRoom<T extends object>(handler: JobHandler<T>): JobHandler<T> {
    return async (payload, context) => {
      if (await this.room.isForWork()) await handler(payload, context);
    };
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.sweeps.stop();
    await this.queue.stop();
  }
}
