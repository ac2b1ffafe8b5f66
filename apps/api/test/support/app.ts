import type { NestExpressApplication } from '@nestjs/platform-express';
import { newDatabase, service } from './database';
import { Device } from './device';
import type { HostedApp } from './host/host';
import { settings } from './host/settings';

export interface SharedApp {
  url: string;
  port: number;
  databaseUrl: string;
  /** A browser that nobody has seen before. */
  device: () => Device;
}

export interface TestApp extends SharedApp {
  nest: Pick<NestExpressApplication, 'getHttpAdapter' | 'get'>;
  /** A provider by its class. Only the class's name counts: the application was not loaded by this suite. */
  get: <T>(type: abstract new (...given: never[]) => T) => T;
  close: () => Promise<void>;
}

export type Start = (environment: Record<string, string>) => Promise<HostedApp>;

declare global {
  /** Of `host/environment.cjs`. */
  var startHostedApp: Start;
}

/** The application that the whole run shares; a workspace for each test keeps them apart. */
export async function sharedTestApp(): Promise<SharedApp> {
  const { port, databaseUrl } = await service<{ port: number; databaseUrl: string }>('/app');
  const url = `http://127.0.0.1:${port}`;
  return { url, port, databaseUrl, device: () => new Device(url) };
}

/** An application of the suite's own, on a database of its own and a free port: for those that need special settings. */
export async function startTestApp(
  environment: Record<string, string> = {},
  start: Start = startHostedApp,
): Promise<TestApp> {
  const database = await newDatabase();
  const given = settings(database.url, environment);
  const app = await start(given);
  const url = `http://127.0.0.1:${app.port}`;
  return {
    url,
    port: app.port,
    nest: app.nest,
    databaseUrl: database.url,
    device: () => new Device(url),
    get: (type) => providerNamed(app.nest, type.name) as never,
    close: async () => {
      await app.close();
      await database.drop();
    },
  };
}

/** Nest finds providers by class, and this suite's classes are not those of the application: so by name, in what Nest keeps. */
function providerNamed(nest: NestExpressApplication, name: string): unknown {
  const { container } = nest as unknown as {
    container: { getModules: () => Map<string, { providers: Map<unknown, unknown> }> };
  };
  const tokens = new Set(
    [...container.getModules().values()]
      .flatMap(({ providers }) => [...providers.keys()])
      .filter((token) => typeof token === 'function' && token.name === name),
  );
  const [token] = tokens;
  if (tokens.size !== 1) throw new Error(`${tokens.size} providers are called ${name}.`);
  return nest.get(token as never, { strict: false });
}
