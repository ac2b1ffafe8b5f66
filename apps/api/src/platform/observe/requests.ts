import { context, propagation, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { NextFunction, Request, Response } from 'express';
import { requestSeconds } from './metrics';
import { tracer } from './spans';

const METHODS = new Set(['GET', 'POST', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS']);

/** Counts each request and makes it a span, under its route: an address may hold ids, a route holds none. */
export function observeRequests(request: Request, response: Response, next: NextFunction): void {
  const method = METHODS.has(request.method) ? request.method : 'other';
  const counted = requestSeconds.startTimer({ method });
  const caller = propagation.extract(context.active(), request.headers);
  const span = tracer.startSpan(method, { kind: SpanKind.SERVER }, caller);
  // Also where the other side hangs up: then there is no 'finish'.
  response.once('close', () => {
    const route = routeOf(request);
    const status = response.writableFinished ? response.statusCode : 'aborted';
    counted({ route, status });
    span.updateName(`${method} ${route}`);
    span.setAttributes({
      'http.request.method': method,
      'http.route': route,
      'http.response.status_code': response.statusCode,
    });
    if (response.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  });
  context.with(trace.setSpan(caller, span), next);
}

/** Express sets it where a controller is found; what is left is the built pages, or nothing. */
function routeOf(request: Request): string {
  const { path } = (request.route ?? {}) as { path?: unknown };
  return typeof path === 'string' ? path : 'none';
}
