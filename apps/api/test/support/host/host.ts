import 'reflect-metadata';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { Logger } from 'nestjs-pino';
import { AppModule } from '../../../src/app.module';
import { Config } from '../../../src/platform/config/config';
import { configureHttp } from '../../../src/platform/http/setup';
import { closeProgram } from '../../../src/platform/start';

export interface HostedApp {
  nest: NestExpressApplication;
  port: number;
  close: () => Promise<void>;
}

/** The whole API in this process, on a free port. */
export async function start(environment: Record<string, string>): Promise<HostedApp> {
  const config = Config.fromEnvironment(environment);
  const nest = await NestFactory.create<NestExpressApplication>(AppModule.with(config), {
    bodyParser: false,
    bufferLogs: true,
    abortOnError: false,
  });
  nest.useLogger(nest.get(Logger));
  configureHttp(nest, config);
  await nest.listen(0, '127.0.0.1');
  const server = nest.getHttpServer() as Server;
  return {
    nest,
    port: (server.address() as AddressInfo).port,
    close: async () => {
      server.closeAllConnections();
      await closeProgram(nest);
    },
  };
}
