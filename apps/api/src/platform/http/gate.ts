import type { NextFunction, Request, Response } from 'express';
import { AppError } from '../errors/app-error';
import { embedGate, isEmbedPath } from './embed-gate';

const WITH_BODY = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/**
 * Keeps other sites' pages out: a browser sends a foreign page's request with its Origin, and without a preflight
 * only as text/plain, a form or multipart. There is no CORS header in any answer but to what portals call.
 */
export function gate({ allowedOrigins, embedOrigins }: Origins) {
  const embed = embedGate(embedOrigins);
  return (request: Request, response: Response, next: NextFunction): void => {
    const forPortals = isEmbedPath(request.baseUrl + request.path);
    if (!isSameOrigin(request, forPortals ? [] : allowedOrigins)) {
      if (forPortals) return embed(request, response, next);
      next(new AppError('cross_origin', 'Requests from other web sites are not accepted.'));
    } else if (!hasReadableBody(request)) {
      next(new AppError('unsupported_media_type', 'Please send JSON (content type application/json).'));
    } else {
      next();
    }
  };
}

interface Origins {
  allowedOrigins: readonly string[];
  embedOrigins: readonly string[];
}

function isSameOrigin(request: Request, allowed: readonly string[]): boolean {
  const { origin, host } = request.headers;
  // The browser's own word, which a page cannot set: also right behind a proxy that changes Host.
  if (request.headers['sec-fetch-site'] === 'cross-site') return false;
  if (origin === undefined || request.headers['sec-fetch-site'] === 'same-origin') return true;
  return allowed.includes(origin) || hostOf(origin) === host?.toLowerCase();
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}

/** JSON, or a form where a route takes a file. A body of no stated kind is refused as well. */
function hasReadableBody(request: Request): boolean {
  const { method, headers } = request;
  const empty = headers['transfer-encoding'] === undefined && (headers['content-length'] ?? '0') === '0';
  if (!WITH_BODY.has(method) || empty) return true;
  const type = (headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase();
  return type === 'application/json' || (type === 'multipart/form-data' && method === 'POST');
}
