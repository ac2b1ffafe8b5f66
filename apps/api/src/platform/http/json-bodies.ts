import type { IncomingMessage } from 'node:http';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { routes, type RouteSpec } from '@hoa/contracts';

const USUAL_MB = 1;
const JSON_TYPE = /^application\/json\s*(;|$)/i;

/** Parses JSON: a megabyte at most, and on the routes whose contract says so the megabytes that it says. */
export function parseJson(app: NestExpressApplication): void {
  const limits = new Set([USUAL_MB, ...largeRoutes.map(({ bodyMb }) => bodyMb)]);
  for (const limit of limits)
    app.useBodyParser('json', {
      limit: `${limit}mb`,
      type: (request: IncomingMessage) =>
        JSON_TYPE.test(request.headers['content-type'] ?? '') && limitOf(request) === limit,
    });
}

const largeRoutes = Object.values<RouteSpec>(routes).flatMap(({ method, path, bodyMb }) =>
  bodyMb === undefined
    ? []
    : [{ method, bodyMb, path: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/?]+')}/?(?:\\?|$)`, 'i') }],
);

function limitOf({ method, url = '' }: IncomingMessage): number {
  return largeRoutes.find((route) => route.method === method && route.path.test(url))?.bodyMb ?? USUAL_MB;
}
