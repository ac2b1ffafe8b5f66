import { Injectable } from '@nestjs/common';
import type { Job, JobHandler } from './job';

export interface Registered {
  job: Job<object>;
  handler: JobHandler<object>;
}

/** Which service does which job; modules register in `onModuleInit`. */
@Injectable()
export class JobHandlers {
  private readonly registered: Registered[] = [];

  register<T extends object>(job: Job<T>, handler: JobHandler<T>): void {
    // The payload was parsed by this job's schema before it reaches this job's handler.
    this.registered.push({ job, handler } as unknown as Registered);
  }

  all(): readonly Registered[] {
    return this.registered;
  }
}
