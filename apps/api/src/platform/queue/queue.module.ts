import { BeforeApplicationShutdown, Global, Module, OnApplicationBootstrap } from '@nestjs/common';
import { Config } from '../config/config';
import { Database } from '../database/database';
import { Notices } from '../database/notices';
import { PostgresServer } from '../database/postgres-server';
import { BullQueue } from './bull.queue';
import { JobHandlers } from './handlers';
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
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const registered = this.handlers.all();
    await this.queue.start(registered.map(({ job }) => job));
    if (!this.config.runJobs) return;
    await this.sweeps.start(this.server.soleUse);
    for (const { job, handler } of registered) await this.queue.work(job, handler);
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.sweeps.stop();
    await this.queue.stop();
  }
}
