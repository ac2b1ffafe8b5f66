import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { NextFunction, Request, Response } from 'express';
import helmet from 'helmet';
import type { Config } from '../config/config';
import { observeRequests } from '../observe/requests';
import { Admission } from './admission';
import { gate } from './gate';
import { knownHosts } from './known-hosts';
import { jsonBodies } from './json-bodies';
import { serveOpenApi } from './openapi';
import { serveWeb } from './web';

/** Longer than proxies and clients keep an idle connection (60 s at most): else a request may meet one just closed. */
const IDLE_MS = 65_000;

/** All that stands before the controllers. */
export function configureHttp(app: NestExpressApplication, config: Config): void {
  app.set('trust proxy', config.trustProxy);
  app.set('etag', false);
  app.disable('x-powered-by');
  app.use(observeRequests);
  app.use(knownHosts(config));
  app.use(security(config));
  app.use('/api', (_request: Request, response: Response, next: NextFunction) => {
    response.set('cache-control', 'no-store');
    next();
  });
  app.use('/api', gate(config));
  // Whose a request is, and whether it may come, is known before anything of its body is kept.
  app.use('/api', app.get(Admission).middleware);
  app.use('/api', jsonBodies());
  serveOpenApi(app);
  serveWeb(app, config);
  const server = app.getHttpServer() as Server;
  server.keepAliveTimeout = IDLE_MS;
  answerBrokenRequests(server);
}

/** One origin by default; remotes that are served elsewhere may load from there. */
function security(config: Config) {
  const elsewhere = [...config.remotes.values()]
    .filter((url) => URL.canParse(url))
    .map((url) => new URL(url).origin);
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...elsewhere],
        // Radix and the toasts position with style attributes and a style element.
        styleSrc: ["'self'", "'unsafe-inline'", ...elsewhere],
        imgSrc: ["'self'", 'data:', 'blob:', ...elsewhere],
        fontSrc: ["'self'", 'data:', ...elsewhere],
        connectSrc: ["'self'", ...elsewhere],
        frameAncestors: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
      },
    },
    // Served over plain http on one's own machine; who terminates TLS adds it.
    strictTransportSecurity: false,
  });
}

/** What is no HTTP at all, or whose headers are too large, ends in Node's parser; it still gets an answer in JSON. */
function answerBrokenRequests(server: Server): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
    const tooLarge = error.code === 'HPE_HEADER_OVERFLOW';
    const status = tooLarge ? '431 Request Header Fields Too Large' : '400 Bad Request';
    const body = JSON.stringify({
      code: 'invalid_request',
      message: tooLarge ? 'The headers of this request are too large.' : 'The request is not valid.',
    });
    const headers = `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close`;
    socket.end(`HTTP/1.1 ${status}\r\n${headers}\r\n\r\n${body}`);
  });
}
