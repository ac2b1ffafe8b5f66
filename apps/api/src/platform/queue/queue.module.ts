import { BeforeApplicationShutdown, Global, Module, OnApplicationBootstrap } from '@nestjs/common';
import { Config } from '../config/config';
import { PostgresServer } from '../database/postgres-server';
import { JobHandlers } from './handlers';
import { PgBossQueue } from './pg-boss.queue';
import { Queue } from './queue';
import { Sweeps } from './sweeps';

@Global()
@Module({
  providers: [JobHandlers, Sweeps, { provide: Queue, useClass: PgBossQueue }],
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
