import type { NextFunction, Request, Response } from 'express';
import { EMBED_HEADER } from '@hoa/contracts';
import { AppError } from '../errors/app-error';

const PREFLIGHT_SECONDS = '600';

/** What pages of others call, with a key and without cookies. */
export function isEmbedPath(path: string): boolean {
  return path.startsWith('/api/embed/');
}

/**
 * Pages of the allowed origins may read the answer. Any other may read that it is refused, and why: its preflight is let
 * through, and the refusal tells nothing but itself.
 */
export function embedGate(allowed: readonly string[]) {
  return (request: Request, response: Response, next: NextFunction): void => {
    const { origin } = request.headers;
    const mayRead = origin !== undefined && allowed.includes(origin);
    response.vary('Origin').set('access-control-allow-origin', mayRead ? origin : '*');
    if (request.method === 'OPTIONS') {
      response.set({
        'access-control-allow-methods': 'GET',
        'access-control-allow-headers': EMBED_HEADER,
        'access-control-max-age': PREFLIGHT_SECONDS,
      });
      response.status(204).end();
    } else {
      next(mayRead ? undefined : new AppError('cross_origin', refusalOf(origin)));
    }
  };
}

/** A sentence for whoever looks at the page, and one for whoever can help. */
export function refusalOf(origin: string | undefined): string {
  const page =
    origin !== undefined && URL.canParse(origin) ? `Pages of ${new URL(origin).origin}` : 'This page';
  return `${page} may not show this. Whoever runs the server can allow it: the setting is called EMBED_ORIGINS.`;
}
