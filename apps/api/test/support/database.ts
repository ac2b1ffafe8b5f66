import { randomBytes } from 'node:crypto';
import { runSql } from './run-sql';

export interface TestDatabase {
  url: string;
  /** Ends whoever is still connected. */
  drop: () => Promise<void>;
}

/** A database of the suite's own on the run's server, with the schema of today. */
export function newDatabase(): Promise<TestDatabase> {
  return make('test_template');
}

/** The same without any table. */
export function emptyDatabase(): Promise<TestDatabase> {
  return make('template1');
}

async function make(template: string): Promise<TestDatabase> {
  const server = await service<string>('/database');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await runSql(server, `CREATE DATABASE ${name} TEMPLATE ${template}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    url: url.toString(),
    drop: async () => void (await runSql(server, `DROP DATABASE ${name} WITH (FORCE)`)),
  };
}

/** What the global setup of the run offers: see `RunServices`. */
export async function service<T>(path: string): Promise<T> {
  const services = process.env.TEST_SERVICES_URL;
  if (services === undefined) throw new Error('The global setup offers no services.');
  const response = await fetch(services + path);
  const text = await response.text();
  if (!response.ok) throw new Error(`${path} of the run's services failed: ${text}`);
  return JSON.parse(text) as T;
}
