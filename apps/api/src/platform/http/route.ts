import {
  applyDecorators,
  createParamDecorator,
  Delete,
  ExecutionContext,
  Get,
  HttpCode,
  Patch,
  Post,
  UseInterceptors,
} from '@nestjs/common';
import { genericMessage, routes, type RouteName, type RouteSpec } from '@hoa/contracts';
import type { Request } from 'express';
import type { z, ZodType } from 'zod';
import { AppError } from '../errors/app-error';
import { Idempotency } from './idempotency';
import { KeptWithRows } from './kept-with-rows';
import { servesRoute, specOf } from './spec-of';

const VERBS = { GET: Get, POST: Post, PATCH: Patch, DELETE: Delete } as const;

/** Serves a route of the contracts: its method, path and status come from there. */
export function Route(name: RouteName): MethodDecorator {
  const spec: RouteSpec = routes[name];
  const path = spec.path.replace(/\{(\w+)\}/g, ':$1');
  return applyDecorators(
    VERBS[spec.method](path),
    HttpCode(spec.status ?? 200),
    servesRoute(name),
    // Decorators apply from the last to the first: behind those that a handler has of its own, which take a file.
    UseInterceptors(...behindTheFile(spec)),
  );
}

/** Streams and files are written by their handlers: of them there is no answer to keep. */
function behindTheFile({ method, wire, keptWithRows }: RouteSpec) {
  const keepsAnswer = method === 'POST' && wire !== 'ndjson' && wire !== 'file';
  return [...(keepsAnswer ? [Idempotency] : []), ...(keptWithRows ? [KeptWithRows] : [])];
}

type Spec<N extends RouteName> = (typeof routes)[N];
type Parsed<N extends RouteName, K extends string> =
  Spec<N> extends { [key in K]: infer S extends ZodType } ? z.output<S> : undefined;

/** What a route takes, parsed by the contract. */
export interface InputOf<N extends RouteName> {
  params: Parsed<N, 'params'>;
  query: Parsed<N, 'query'>;
  body: Parsed<N, 'body'>;
}

/** `@Input() { params, query, body }: InputOf<'getDocument'>` */
export const Input = createParamDecorator((_: undefined, context: ExecutionContext) => {
  const spec = specOf(context.getHandler());
  const request = context.switchToHttp().getRequest<Request>();
  return {
    params: spec?.params === undefined ? undefined : parseParams(spec.params, request.params),
    query: spec?.query?.parse(request.query, { error: genericMessage }),
    body: spec?.body?.parse(request.body, { error: genericMessage }),
  };
});

/** A segment that should be an id and is none is a bad id; any other that does not fit names nothing. */
function parseParams(schema: ZodType, params: unknown): unknown {
  const result = schema.safeParse(params);
  if (result.success) return result.data;
  const name = String(result.error.issues[0]?.path[0] ?? '');
  if (/id$/i.test(name)) throw new AppError('invalid_id', 'The id in this address is not a valid one.');
  throw new AppError('not_found', 'There is nothing at this address.');
}
