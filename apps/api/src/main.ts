import 'reflect-metadata';
import { once } from 'node:events';
import type { Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { Logger } from 'nestjs-pino';
import { AppModule } from './app.module';
import { Config } from './platform/config/config';
import { PostgresServer } from './platform/database/postgres-server';
import { StartupError } from './platform/errors/app-error';
import { configureHttp } from './platform/http/setup';
import { closeProgram, startProgram, stopOnSignals } from './platform/start';

/** Requests in hand get so long to end; streams that are open then are cut. */
const DRAIN_MS = 10_000;
const IDLE_MS = 100;

async function main(): Promise<void> {
  const config = Config.fromEnvironment();
  const starting = start(config);
  // From the first moment on: a database that is just being started is stopped as well.
  stopOnSignals(async () => stop(await starting));
  const app = await starting;
  await listen(app, config);
  const { notice } = app.get(PostgresServer);
  if (notice !== undefined) console.log(notice);
  const { port } = serverOf(app).address() as AddressInfo;
  console.log(`AI Budget Assistant ready at http://localhost:${port}`);
}

async function start(config: Config): Promise<NestExpressApplication> {
  const app = await NestFactory.create<NestExpressApplication>(AppModule.with(config), {
    bodyParser: false,
    // What goes wrong at start is one sentence, printed by `startProgram`.
    logger: false,
    abortOnError: false,
  });
  app.useLogger(app.get(Logger));
  configureHttp(app, config);
  await app.init();
  return app;
}

/**
 * Takes no more requests and lets those in hand end, before what they stand on goes. Closing alone ends the connections
 * that are idle just then: one that is kept alive would bring request after request until all are cut.
 */
async function stop(app: NestExpressApplication): Promise<void> {
  const server = serverOf(app);
  server.prependListener('request', (_request, response: ServerResponse) => {
    response.setHeader('connection', 'close');
  });
  const drained = new Promise<void>((resolve) => server.close(() => resolve()));
  const idle = setInterval(() => server.closeIdleConnections(), IDLE_MS);
  const cut = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
  await drained;
  clearInterval(idle);
  clearTimeout(cut);
  await closeProgram(app);
}

async function listen(app: NestExpressApplication, { port, host }: Config): Promise<void> {
  try {
    await once(serverOf(app).listen({ port, host }), 'listening');
  } catch (error) {
    await closeProgram(app);
    if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error;
    throw new StartupError(
      `Port ${port} is already in use. Please stop what runs there, or set PORT to another one.`,
    );
  }
}

function serverOf(app: NestExpressApplication): Server {
  return app.getHttpServer() as Server;
}

void startProgram(main);
