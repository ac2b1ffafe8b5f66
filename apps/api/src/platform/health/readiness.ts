import { Injectable } from '@nestjs/common';
import { Database } from '../database/database';
import { AppError } from '../errors/app-error';
import { Queue } from '../queue/queue';
import { untilAborted, withinTime } from '../within-time';

const PATIENCE_MS = 2_000;

/** Whether this process can work. */
@Injectable()
export class Readiness {
  constructor(
    private readonly database: Database,
    private readonly queue: Queue,
  ) {}

  /** Resolves only when database and queue answer, soon. */
  async check(): Promise<void> {
    try {
      await withinTime({ milliseconds: PATIENCE_MS }, (signal) =>
        untilAborted(Promise.all([this.database.query('SELECT 1'), this.queue.check()]), signal),
      );
    } catch (cause) {
      throw new AppError('unavailable', 'The database or the queue does not answer.', { cause });
    }
  }
}
