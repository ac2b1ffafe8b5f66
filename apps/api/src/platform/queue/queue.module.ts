import { BeforeApplicationShutdown, Global, Module, OnApplicationBootstrap } from '@nestjs/common';
import { Config } from '../config/config';
import { Database } from '../database/database';
import { Notices } from '../database/notices';
import { PostgresServer } from '../database/postgres-server';
import { Room } from '../database/room';
import { BullQueue } from './bull.queue';
import { JobHandlers } from './handlers';
import type { JobHandler } from './job';
import { PgBossQueue } from './pg-boss.queue';
import { Queue } from './queue';
import { Sweeps } from './sweeps';

/** Bull only with Redis; otherwise jobs are in the same PostgreSQL. */
const makeQueue = {
  provide: Queue,
  inject: [Config, Database, Notices, PostgresServer],
  useFactory: (config: Config, database: Database, notices: Notices, server: PostgresServer): Queue =>
    config.redisUrl === undefined
      ? new PgBossQueue(database, notices, server)
      : new BullQueue(database, config.redisUrl),
};

@Global()
@Module({
  providers: [JobHandlers, Sweeps, makeQueue],
  exports: [JobHandlers, Sweeps, Queue],
})
export class QueueModule implements OnApplicationBootstrap, BeforeApplicationShutdown {
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
