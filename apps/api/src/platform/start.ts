import type { INestApplicationContext } from '@nestjs/common';
import { ConfigError } from './config/config';
import { PostgresServer } from './database/postgres-server';
import { StartupError } from './errors/app-error';

const STOP_TIMEOUT_MS = 25_000;

/** Runs a program's start; what went wrong is one sentence on stderr and exit code 1. */
export async function startProgram(start: () => Promise<void>): Promise<void> {
  try {
    await start();
  } catch (error) {
    process.stderr.write(`${sentenceOf(error)}\n`);
    await PostgresServer.stopAll();
    process.exit(1);
  }
}

/** Ends everything in order: requests and jobs, connections, then the database itself. */
export async function closeProgram(app: INestApplicationContext): Promise<void> {
  const server = app.get(PostgresServer);
  await app.close();
  await server.stop();
}

/** SIGTERM and SIGINT stop gracefully; a second one, or a stop that hangs, ends at once. */
export function stopOnSignals(stop: () => Promise<void>): void {
  let stopping = false;
  const onSignal = () => {
    if (stopping) process.exit(1);
    stopping = true;
    setTimeout(() => process.exit(1), STOP_TIMEOUT_MS).unref();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`The stop was not clean: ${sentenceOf(error)}\n`);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}

function sentenceOf(error: unknown): string {
  if (error instanceof StartupError || error instanceof ConfigError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
