import { createHash } from 'node:crypto';
import {
  CallHandler,
  ExecutionContext,
  Injectable,
  Logger,
  NestInterceptor,
  OnModuleInit,
} from '@nestjs/common';
import type { RouteSpec } from '@hoa/contracts';
import type { Request } from 'express';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { TenantContext } from '../access/tenant';
import { Database } from '../database/database';
import { AppError } from '../errors/app-error';
import { Sweeps } from '../queue/sweeps';
import { AnswerToKeep } from './kept-with-rows';
import { specOf } from './route';

const HEADER = 'idempotency-key';
const KEY = /^[\w-]{8,128}$/;
const KEEP_HOURS = 24;
/** A request that never answered, as when its process was killed, may be made again after so long. */
const ABANDONED_SECONDS = 60;
/** Work that goes on says so. */
const RENEW_SECONDS = 15;

interface Known {
  same: boolean;
  response: { value: unknown } | null;
}

/**
 * `Idempotency-Key` on a POST: the request is done once, and asking again with the same key gets the first answer.
 * A client that lost the answer may repeat without making a second budget.
 */
@Injectable()
export class Idempotency implements NestInterceptor, OnModuleInit {
  private readonly logger = new Logger('Idempotency');

  constructor(
    private readonly database: Database,
    private readonly tenant: TenantContext,
    private readonly sweeps: Sweeps,
    private readonly answer: AnswerToKeep,
  ) {}

  onModuleInit(): void {
    this.sweeps.register('idempotency', async () => {
      await this.database.execute('DELETE FROM idempotency WHERE expires_at < now()');
    });
  }

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const spec = specOf(context.getHandler());
    const request = context.switchToHttp().getRequest<Request>();
    const key = request.headers[HEADER];
    // Streams and files are written by their handlers: there is no answer to keep.
    if (spec?.method !== 'POST' || key === undefined || spec.wire === 'ndjson' || spec.wire === 'file')
      return next.handle();
    const work = () => lastValueFrom(next.handle(), { defaultValue: undefined });
    return from(this.once({ spec, key: String(key), request }, work));
  }

  private async once(given: Given, work: () => Promise<unknown>): Promise<unknown> {
    if (!KEY.test(given.key))
      throw new AppError('invalid_request', 'The idempotency key of this request is not a valid one.');
    const params = [this.tenant.workspaceId, given.spec.path, given.key, hashOf(given.request)];
    for (;;) {
      if (await this.begin(params)) return this.perform(given.spec, params, work);
      const known = await this.known(params);
      if (known && !known.same)
        throw new AppError('conflict', 'This idempotency key was used for another request.');
      if (known?.response) return known.response.value;
      if (known)
        throw new AppError('conflict', 'This request is still being worked on. Please wait a moment.');
      // The first one failed this moment and took its key along.
    }
  }

  private async perform(spec: RouteSpec, params: unknown[], work: () => Promise<unknown>): Promise<unknown> {
    const alive = setInterval(() => void this.renew(params), RENEW_SECONDS * 1000);
    const keep = (value: unknown) => this.keep(params, value);
    try {
      if (spec.keptWithRows) return await this.answer.keptBy(keep, work);
      const value = await work();
      await keep(value);
      return value;
    } catch (error) {
      // A failure is not an answer to keep: it may go well the next time.
      await this.forget(params);
      throw error;
    } finally {
      clearInterval(alive);
    }
  }

  /**
   * True for one of any number of askers. One statement, so that of those that find a key expired, or left by a process
   * that died, one takes it over as well.
   */
  private async begin(params: unknown[]): Promise<boolean> {
    const begun = await this.database.execute(
      `INSERT INTO idempotency AS known (workspace_id, route, key, request_hash, expires_at)
       VALUES ($1, $2, $3, $4, now() + make_interval(hours => ${KEEP_HOURS}))
       ON CONFLICT (workspace_id, route, key) DO UPDATE
         SET request_hash = excluded.request_hash, response = NULL, expires_at = excluded.expires_at
         WHERE known.expires_at < now()
            OR (known.response IS NULL AND known.request_hash = excluded.request_hash
                AND known.expires_at < excluded.expires_at - make_interval(secs => ${ABANDONED_SECONDS}))`,
      params,
    );
    return begun === 1;
  }

  private known(params: unknown[]): Promise<Known | undefined> {
    return this.database.first<Known>(
      `SELECT request_hash = $4 AS same, response FROM idempotency
        WHERE workspace_id = $1 AND route = $2 AND key = $3`,
      params,
    );
  }

  private async keep(params: unknown[], value: unknown): Promise<void> {
    await this.database.execute(
      'UPDATE idempotency SET response = $4 WHERE workspace_id = $1 AND route = $2 AND key = $3',
      [...params.slice(0, 3), JSON.stringify({ value })],
    );
  }

  /** A sign of life of work that takes long, such as a large upload: it is not abandoned. */
  private async renew(params: unknown[]): Promise<void> {
    try {
      await this.database.execute(
        `UPDATE idempotency SET expires_at = now() + make_interval(hours => ${KEEP_HOURS})
          WHERE workspace_id = $1 AND route = $2 AND key = $3 AND response IS NULL`,
        params.slice(0, 3),
      );
    } catch (error) {
      this.logger.warn(
        `A key could not be renewed: ${error instanceof Error ? error.message : String(error)}`,
      );
    }
  }

  /** A kept answer stays: its rows are there, whatever became of the word that they were committed. */
  private async forget(params: unknown[]): Promise<void> {
    await this.database.execute(
      'DELETE FROM idempotency WHERE workspace_id = $1 AND route = $2 AND key = $3 AND response IS NULL',
      params.slice(0, 3),
    );
  }
}

interface Given {
  spec: RouteSpec;
  key: string;
  request: Request;
}

/** An upload's bytes are not read yet here; their number tells two files apart well enough for a mistake of a client. */
function hashOf(request: Request): Buffer {
  const parts = [request.path, JSON.stringify(request.body ?? null), request.headers['content-length'] ?? ''];
  return createHash('sha256').update(parts.join('\n')).digest();
}
