import type { IncomingMessage } from 'node:http';
import { routes, type RouteName, type RouteSpec } from '@hoa/contracts';

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

/** The entry of the contracts that a request means, known before anything of its body is there. */
export function routeOf({
  method,
  url = '',
}: Pick<IncomingMessage, 'method' | 'url'>): ServedRoute | undefined {
  const path = url.split('?', 1)[0] ?? '';
  const verb = method === 'HEAD' ? 'GET' : method;
  return table.find((one) => one.spec.method === verb && one.path.test(path));
}

/** Bytes that a body may have; undefined where it goes to disk and its handler counts. */
export function mostBytesOf({ wire, bodyMb }: RouteSpec): number | undefined {
  if (wire === 'multipart' && bodyMb === undefined) return undefined;
  return (bodyMb ?? USUAL_MB) * 1024 * 1024;
}
