import type { IncomingMessage, ServerResponse } from 'node:http';
import express, { type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import { AppError } from '../errors/app-error';
import { mostBytesOf, routeOf } from './route-of';

const JSON_TYPE = /^application\/json\s*(;|$)/i;
/** Twice what the largest schedule has. Each takes memory far beyond its one byte, and time in which nobody else is served. */
const MOST_VALUES = 1_000_000;
const [COMMA, LIST, OBJECT] = [',', '[', '{'].map((sign) => sign.charCodeAt(0));

/** Parses JSON on the routes whose contract has a body, up to the bytes that it says. */
export function jsonBodies(): RequestHandler {
  const parsers = new Map<number, RequestHandler>();
  return (request: Request, response: Response, next: NextFunction): void => {
    const spec = routeOf(request)?.spec;
    const limit = spec?.body === undefined ? undefined : mostBytesOf(spec);
    if (limit === undefined) return next();
    const parse = parsers.get(limit) ?? parserOf(limit);
    parsers.set(limit, parse);
    parse(request, response, next);
  };
}

function parserOf(limit: number): RequestHandler {
  return express.json({
    limit,
    inflate: false,
    type: (request: IncomingMessage) => JSON_TYPE.test(request.headers['content-type'] ?? ''),
    verify: assertFewValues,
  });
}

/** Looks at the bytes before they are taken apart: sixteen megabytes of `[]` would be gigabytes of lists. */
function assertFewValues(_request: IncomingMessage, _response: ServerResponse, bytes: Buffer): void {
  let values = 0;
  for (const byte of bytes) if (byte === COMMA || byte === LIST || byte === OBJECT) values += 1;
  if (values > MOST_VALUES) throw new AppError('file_too_large', 'The request has too many values.');
}
