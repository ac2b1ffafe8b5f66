import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { Logger } from 'nestjs-pino';
import { AppModule } from './app.module';
import { Config } from './platform/config/config';
import { StartupError } from './platform/errors/app-error';
import { closeProgram, startProgram, stopOnSignals } from './platform/start';

/** A process that only works off the queue, beside API processes on the same database. */
async function main(): Promise<void> {
  const settings = Config.fromEnvironment();
  if (settings.databaseUrl === undefined) {
    throw new StartupError('A worker needs DATABASE_URL: the embedded database serves one process only.');
  }
  const app = await NestFactory.createApplicationContext(
    AppModule.with(new Config({ ...settings, runJobs: true })),
    {
      // What goes wrong at start is one sentence, printed by `startProgram`.
      logger: false,
      abortOnError: false,
    },
  );
  app.useLogger(app.get(Logger));
  stopOnSignals(() => closeProgram(app));
  console.log('AI Budget Assistant worker ready');
}

void startProgram(main);
