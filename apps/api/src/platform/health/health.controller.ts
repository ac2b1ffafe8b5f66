import { Controller } from '@nestjs/common';
import type { ResponseOf } from '@hoa/contracts';
import { Database } from '../database/database';
import { AppError } from '../errors/app-error';
import { Route } from '../http/route';
import { Queue } from '../queue/queue';

const PATIENCE_MS = 2_000;

@Controller()
export class HealthController {
  constructor(
    private readonly database: Database,
    private readonly queue: Queue,
  ) {}

  @Route('live')
  live(): ResponseOf<'live'> {
    return { status: 'ok' };
  }

  /** 200 only when database and queue answer, soon. */
  @Route('ready')
  async ready(): Promise<ResponseOf<'ready'>> {
    const timeout = AbortSignal.timeout(PATIENCE_MS);
    const late = new Promise<never>((_, reject) =>
      timeout.addEventListener('abort', () => reject(timeout.reason)),
    );
    try {
      await Promise.race([Promise.all([this.database.query('SELECT 1'), this.queue.check()]), late]);
    } catch (cause) {
      throw new AppError('unavailable', 'The database or the queue does not answer.', { cause });
    }
    return { status: 'ready' };
  }
}
