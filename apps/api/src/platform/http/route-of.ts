import { routes, type RouteName, type RouteSpec } from '@hoa/contracts';
import type { Request } from 'express';

/** Megabytes of JSON that a route takes of which its contract says nothing else. */
const USUAL_MB = 1;

export interface ServedRoute {
  name: RouteName;
  spec: RouteSpec;
}

const PARAMETER = /\{\w+\}/g;

/** Literal addresses before those with parameters, as the controllers are asked. */
const table = (Object.entries(routes) as [RouteName, RouteSpec][])
  .map(([name, spec]) => ({
    name,
    spec,
    literal: spec.path.replace(PARAMETER, '').length,
    path: new RegExp(`^${spec.path.replaceAll('.', '\\.').replace(PARAMETER, '[^/]+')}/?$`, 'i'),
  }))
  .sort((a, b) => b.literal - a.literal);

/**
 * The entry of the contracts that a request means, known before anything of its body is there. Its path is the one that
 * Express matches: `http://host/api/documents` and `/api/documents#` are the same as `/api/documents` to it.
 */
export function routeOf({
  method,
  baseUrl,
  path: rest,
}: Pick<Request, 'method' | 'baseUrl' | 'path'>): ServedRoute | undefined {
  const path = baseUrl + rest;
  const verb = method === 'HEAD' ? 'GET' : method;
  return table.find((one) => one.spec.method === verb && one.path.test(path));
}

/** Bytes that a body may have; undefined where it goes to disk and its handler counts. */
export function mostBytesOf({ wire, bodyMb }: RouteSpec): number | undefined {
  if (wire === 'multipart' && bodyMb === undefined) return undefined;
  return (bodyMb ?? USUAL_MB) * 1024 * 1024;
}
