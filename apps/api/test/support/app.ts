import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { Logger } from 'nestjs-pino';
import { AppModule } from '../../src/app.module';
import { Config } from '../../src/platform/config/config';
import { configureHttp } from '../../src/platform/http/setup';
import { closeProgram } from '../../src/platform/start';
import { Device } from './device';
import { newDatabase } from './database';

export interface TestApp {
  url: string;
  port: number;
  nest: NestExpressApplication;
  databaseUrl: string;
  /** A browser that nobody has seen before. */
  device: () => Device;
  close: () => Promise<void>;
}

/** The whole API in this process, on a database of its own and a free port. */
export async function startTestApp(environment: Record<string, string> = {}): Promise<TestApp> {
  const database = await newDatabase();
  const config = Config.fromEnvironment({
    DATABASE_URL: database.url,
    LOG_LEVEL: 'silent',
    LIMIT_REQUESTS_PER_MINUTE: '100000',
    ...environment,
  });
  const nest = await NestFactory.create<NestExpressApplication>(AppModule.with(config), {
    bodyParser: false,
    bufferLogs: true,
  });
  nest.useLogger(nest.get(Logger));
  configureHttp(nest, config);
  await nest.listen(0, '127.0.0.1');
  const { port } = (nest.getHttpServer() as Server).address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    port,
    nest,
    databaseUrl: database.url,
    device: () => new Device(url),
    close: async () => {
      (nest.getHttpServer() as Server).closeAllConnections();
      await closeProgram(nest);
      await database.drop();
    },
  };
}
