import { hostname } from 'node:os';
import { isIP } from 'node:net';
import type { NextFunction, Request, Response } from 'express';
import type { Config } from '../config/config';
import { AppError } from '../errors/app-error';

/**
 * Answers to the names that this server has and to no other: a page of somebody else, whose own name is suddenly said to
 * be this machine, would be of the same origin. An address in numbers is nobody's name.
 */
export function knownHosts({ allowedHosts, host }: Pick<Config, 'allowedHosts' | 'host'>) {
  const names = new Set(['localhost', hostname().toLowerCase(), ...allowedHosts, host.toLowerCase()]);
  const isKnown = (name: string) => names.has(name) || name.endsWith('.localhost') || isAddress(name);
  return (request: Request, _response: Response, next: NextFunction): void => {
    const name = nameOf(request.headers.host);
    // Old clients, which no page can make a browser be, say none.
    if (name === undefined || isKnown(name)) return next();
    next(
      new AppError(
        'cross_origin',
        'This server is not known by this name. Whoever runs it can allow it: the setting is called ALLOWED_HOSTS.',
      ),
    );
  };
}

function nameOf(host: string | undefined): string | undefined {
  if (host === undefined) return undefined;
  return URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname.toLowerCase() : '';
}

function isAddress(name: string): boolean {
  return isIP(name.replace(/^\[(.*)\]$/, '$1')) !== 0;
}
