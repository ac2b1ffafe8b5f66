import { existsSync } from 'node:fs';
import path from 'node:path';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { ShellConfig } from '@hoa/contracts';
import compression from 'compression';
import express, { type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import type { Config } from '../config/config';
import { embedPage } from './embed-page';

const REMOTES = ['budget', 'assessments', 'history'] as const;
/** Remotes that other sites' pages may load too: their files are public, and open nothing without a key. */
const EMBEDDABLE: ReadonlySet<string> = new Set(['assessments'] satisfies (typeof REMOTES)[number][]);
const HASHED = /\.[0-9a-f]{8,}\./;

/** The shell at /, each remote below /remotes, and what tells the shell where the remotes are. */
export function serveWeb(app: NestExpressApplication, config: Config): void {
  const shell = path.join(config.webDir, 'shell', 'dist');
  // Files only: an answer of the API may be a stream, which compressing would hold back.
  app.use(exceptApi(compression()));
  app.use('/config.json', (_request: Request, response: Response) => {
    response.set('cache-control', 'no-cache').json(shellConfig(config));
  });
  for (const name of REMOTES) {
    const folder = path.join(config.webDir, `${name}-mfe`, 'dist');
    if (EMBEDDABLE.has(name)) {
      app.use(`/remotes/${name}`, forEveryone);
      app.use(`/embed/${name}`, embedPage(path.join(folder, 'frame.html'), config.embedOrigins));
    }
    app.use(`/remotes/${name}`, files(folder));
  }
  app.use(exceptApi(files(shell)));
  app.use(pageOf(path.join(shell, 'index.html')));
}

/** Scripts of a module, manifests and source maps are fetched with CORS; plain scripts need the other header. */
function forEveryone(_request: Request, response: Response, next: NextFunction): void {
  response.set({ 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' });
  next();
}

function files(folder: string): RequestHandler {
  return express.static(folder, { index: false, redirect: false, setHeaders });
}

/** No look at the disk before a request to the API is answered. */
function exceptApi(handler: RequestHandler): RequestHandler {
  return (request, response, next) => (isApi(request) ? next() : handler(request, response, next));
}

const isApi = ({ path: asked }: Request) => asked === '/api' || asked.startsWith('/api/');

export function shellConfig(config: Config): ShellConfig {
  const address = (name: string) => config.remotes.get(name) ?? `/remotes/${name}/mf-manifest.json`;
  return { apiBase: '', remotes: Object.fromEntries(REMOTES.map((name) => [name, address(name)])) };
}

/** Names that carry a hash of their content never change; everything else is asked for again. */
function setHeaders(response: { setHeader(name: string, value: string): unknown }, file: string): void {
  const forever = HASHED.test(path.basename(file));
  response.setHeader('cache-control', forever ? 'public, max-age=31536000, immutable' : 'no-cache');
}

/** Every address of the shell's router is its one page. */
function pageOf(index: string) {
  return (request: Request, response: Response, next: NextFunction): void => {
    const page = request.method === 'GET' || request.method === 'HEAD';
    const route =
      !isApi(request) && !request.path.startsWith('/remotes/') && path.extname(request.path) === '';
    if (!page || !route || !existsSync(index)) return next();
    response.set('cache-control', 'no-cache').sendFile(index);
  };
}
