import 'reflect-metadata';
import { once } from 'node:events';
import type { Server } from 'node:http';
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
const DRAIN_MS = 5_000;

async function main(): Promise<void> {
  const config = Config.fromEnvironment();
  const app = await NestFactory.create<NestExpressApplication>(AppModule.with(config), {
    bodyParser: false,
    // What goes wrong at start is one sentence, printed by `startProgram`.
    logger: false,
    abortOnError: false,
  });
  app.useLogger(app.get(Logger));
  configureHttp(app, config);
  const server = app.getHttpServer() as Server;
  stopOnSignals(async () => {
    setTimeout(() => server.closeAllConnections(), DRAIN_MS).unref();
    await closeProgram(app);
  });
  await listen(app, config);
  const { notice } = app.get(PostgresServer);
  if (notice !== undefined) console.log(notice);
  console.log(`AI Budget Assistant ready at http://localhost:${(server.address() as AddressInfo).port}`);
}

async function listen(app: NestExpressApplication, config: Config): Promise<void> {
  try {
    await app.init();
    const server = (app.getHttpServer() as Server).listen({ port: config.port, host: config.host });
    await once(server, 'listening');
  } catch (error) {
    await closeProgram(app);
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
      throw new StartupError(
        `Port ${config.port} is already in use. Please stop what runs there, or set PORT to another one.`,
      );
    }
    throw error;
  }
}

void startProgram(main);
