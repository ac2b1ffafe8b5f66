import { readFile } from 'node:fs/promises';
import type { NextFunction, Request, Response } from 'express';
import { refusalOf } from './embed-gate';

const FRAMES = new Set(['iframe', 'frame', 'embed', 'object']);
const PLACE = /(<meta name="embed-origins" content=")[^"]*(")/;

/**
 * A remote's page for a frame in portals: it alone may be framed by the allowed origins, and it is told which these are.
 * A page that frames it and may not is told so where the browser says who frames; else the policy of this page keeps
 * the browser from showing it.
 */
export function embedPage(file: string, origins: readonly string[]) {
  return async (request: Request, response: Response, next: NextFunction): Promise<void> => {
    const asked = ['GET', 'HEAD'].includes(request.method) && request.path === '/';
    const page = asked ? await readFile(file, 'utf8').catch(() => undefined) : undefined;
    if (page === undefined) return next();
    response.vary('Referer').vary('Sec-Fetch-Dest').removeHeader('x-frame-options');
    response
      .set({ 'cache-control': 'no-cache', 'cross-origin-resource-policy': 'cross-origin' })
      .type('html');
    const foreign = foreignFrame(request, origins);
    if (foreign === undefined) {
      response.set('content-security-policy', policy(["'self'", ...origins]));
      response.send(page.replace(PLACE, `$1${origins.join(' ')}$2`));
    } else {
      // A sentence and nothing else, which whoever frames it may well see.
      response.set('content-security-policy', policy(['*']));
      response.status(403).send(refusalPage(refusalOf(foreign)));
    }
  };
}

/** The origin of the page around, where that is known and may not frame. */
function foreignFrame({ headers }: Request, allowed: readonly string[]): string | undefined {
  const { referer, host } = headers;
  if (!FRAMES.has(String(headers['sec-fetch-dest'])) || referer === undefined || !URL.canParse(referer))
    return undefined;
  const parent = new URL(referer);
  return parent.host === host || allowed.includes(parent.origin) ? undefined : parent.origin;
}

function policy(ancestors: readonly string[]): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    // As in the rest of the application: what positions itself does so with style attributes.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${ancestors.join(' ')}`,
  ].join(';');
}

/** The sentence holds an origin as `URL` writes it, which has no character that means something in HTML. */
function refusalPage(sentence: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Not allowed here</title><style>body{font:16px/1.5 system-ui,sans-serif;margin:16px;color-scheme:light dark}</style>
<main role="alert"><p>${sentence}</p></main></html>`;
}
