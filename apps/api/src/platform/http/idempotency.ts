import { createHash } from 'node:crypto';
import { CallHandler, ExecutionContext, Injectable, NestInterceptor, OnModuleInit } from '@nestjs/common';
import type { RouteSpec } from '@hoa/contracts';
import type { Request } from 'express';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { TenantContext } from '../access/tenant';
import { Database } from '../database/database';
import { AppError } from '../errors/app-error';
import { Sweeps } from '../queue/sweeps';
import { specOf } from './route';

const HEADER = 'idempotency-key';
const KEY = /^[\w-]{8,128}$/;
const KEEP_HOURS = 24;
/** A request that never answered, as when its process was killed, may be made again after so long. */
const ABANDONED_SECONDS = 60;

interface Known {
  same: boolean;
  abandoned: boolean;
  response: { value: unknown } | null;
}

/**
 * `Idempotency-Key` on a POST: the request is done once, and asking again with the same key gets the first answer.
 * A client that lost the answer may repeat without making a second budget.
 */
@Injectable()
export class Idempotency implements NestInterceptor, OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly tenant: TenantContext,
    private readonly sweeps: Sweeps,
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
    return from(
      this.once({ spec, key: String(key), request }, () =>
        lastValueFrom(next.handle(), { defaultValue: undefined }),
      ),
    );
  }

  private async once(given: Given, work: () => Promise<unknown>): Promise<unknown> {
    if (!KEY.test(given.key))
      throw new AppError('invalid_request', 'The idempotency key of this request is not a valid one.');
    const params = [this.tenant.workspaceId, given.spec.path, given.key, hashOf(given.request)];
    if (!(await this.begin(params))) return this.repeat(params, work);
    return this.perform(params, work);
  }

  private async perform(params: unknown[], work: () => Promise<unknown>): Promise<unknown> {
    try {
      const value = await work();
      await this.database.execute(
        'UPDATE idempotency SET response = $4 WHERE workspace_id = $1 AND route = $2 AND key = $3',
        [...params.slice(0, 3), JSON.stringify({ value })],
      );
      return value;
    } catch (error) {
      // A failure is not an answer to keep: it may go well the next time.
      await this.forget(params);
      throw error;
    }
  }

  private async begin(params: unknown[]): Promise<boolean> {
    const begun = await this.database.execute(
      `INSERT INTO idempotency (workspace_id, route, key, request_hash, expires_at)
       VALUES ($1, $2, $3, $4, now() + make_interval(hours => ${KEEP_HOURS})) ON CONFLICT DO NOTHING`,
      params,
    );
    return begun === 1;
  }

  private async repeat(params: unknown[], work: () => Promise<unknown>): Promise<unknown> {
    const known = await this.database.first<Known>(
      `SELECT request_hash = $4 AS same, response,
              response IS NULL AND expires_at < now() + make_interval(hours => ${KEEP_HOURS}, secs => -${ABANDONED_SECONDS}) AS abandoned
         FROM idempotency WHERE workspace_id = $1 AND route = $2 AND key = $3`,
      params,
    );
    if (known && !known.same)
      throw new AppError('conflict', 'This idempotency key was used for another request.');
    if (known?.response) return known.response.value;
    if (known && !known.abandoned)
      throw new AppError('conflict', 'This request is still being worked on. Please wait a moment.');
    await this.forget(params);
    if (!(await this.begin(params)))
      throw new AppError('conflict', 'This request is still being worked on. Please wait a moment.');
    return this.perform(params, work);
  }

  private async forget(params: unknown[]): Promise<void> {
    await this.database.execute(
      'DELETE FROM idempotency WHERE workspace_id = $1 AND route = $2 AND key = $3',
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
