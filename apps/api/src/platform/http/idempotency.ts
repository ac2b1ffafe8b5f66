import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { CallHandler, ExecutionContext, Injectable, NestInterceptor } from '@nestjs/common';
import type { RouteSpec } from '@hoa/contracts';
import type { Request } from 'express';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { TenantContext } from '../access/tenant';
import { AppError } from '../errors/app-error';
import { IdempotencyKeys } from './idempotency-keys';
import { AnswerToKeep } from './kept-with-rows';
import { specOf } from './spec-of';

const HEADER = 'idempotency-key';
const KEY = /^[\w-]{8,128}$/;
/** Work that goes on says so. */
const RENEW_SECONDS = 15;

/**
 * `Idempotency-Key` on a POST: the request is done once, and asking again with the same key gets the first answer.
 * A client that lost the answer may repeat without making a second budget. Behind the interceptor that takes a file: two
 * files are told apart by what is in them.
 */
@Injectable()
export class Idempotency implements NestInterceptor {
  constructor(
    private readonly tenant: TenantContext,
    private readonly keys: IdempotencyKeys,
    private readonly answer: AnswerToKeep,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const spec = specOf(context.getHandler());
    const request = context.switchToHttp().getRequest<Request>();
    const key = request.headers[HEADER];
    if (!spec || key === undefined) return next.handle();
    const work = () => lastValueFrom(next.handle(), { defaultValue: undefined });
    return from(this.once({ spec, key: String(key), request }, work));
  }

  private async once(given: Given, work: () => Promise<unknown>): Promise<unknown> {
    const { spec, key, request } = given;
    if (!KEY.test(key))
      throw new AppError('invalid_request', 'The idempotency key of this request is not a valid one.');
    const params = [this.tenant.workspaceId, spec.path, key, await hashOf(request)];
    for (;;) {
      if (await this.keys.begin(params)) return this.perform(spec, params, work);
      const known = await this.keys.known(params);
      // The first one failed this moment and took its key along.
      if (!known) continue;
      // Nobody else will look at it.
      if (request.file?.path !== undefined) await rm(request.file.path, { force: true });
      if (!known.same) throw new AppError('conflict', 'This idempotency key was used for another request.');
      if (known.response) return known.response.value;
      throw new AppError('conflict', 'This request is still being worked on. Please wait a moment.');
    }
  }

  private async perform(spec: RouteSpec, params: unknown[], work: () => Promise<unknown>): Promise<unknown> {
    const alive = setInterval(() => void this.keys.renew(params), RENEW_SECONDS * 1000);
    const keep = (value: unknown) => this.keys.keep(params, value);
    try {
      if (spec.keptWithRows) return await this.answer.keptBy(keep, work);
      const value = await work();
      await keep(value);
      return value;
    } catch (error) {
      // A failure is not an answer to keep: it may go well the next time.
      await this.keys.forget(params);
      throw error;
    } finally {
      clearInterval(alive);
    }
  }
}

interface Given {
  spec: RouteSpec;
  key: string;
  request: Request;
}

/** Of JSON the text's length counts as well, which tells nothing more, but is how keys of before were kept. */
async function hashOf(request: Request): Promise<Buffer> {
  const { file, headers, path, body } = request;
  const last = file ? await contentOf(file) : (headers['content-length'] ?? '');
  return createHash('sha256')
    .update([path, JSON.stringify((body as unknown) ?? null), last].join('\n'))
    .digest();
}

async function contentOf(file: Express.Multer.File): Promise<string> {
  const hash = createHash('sha256');
  // Kept in memory, or on disk where it is large.
  if (file.path === undefined) hash.update(file.buffer);
  else for await (const chunk of createReadStream(file.path)) hash.update(chunk as Buffer);
  return `${file.originalname}\n${hash.digest('hex')}`;
}
