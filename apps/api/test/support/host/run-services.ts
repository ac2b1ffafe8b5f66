import { chmodSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { EmbeddedPostgres } from '../../../src/platform/database/embedded/embedded-postgres';
import { makeOwnFolder, sweepOwnFolders } from '../../../src/platform/own-folders';
import { runSql } from '../run-sql';
import type { HostedApp } from './host';
import { loadHost } from './load.cjs';
import { settings } from './settings';

export const TEMPLATE = 'test_template';

/**
 * The services that all suites of a run share, in Jest's own process: one PostgreSQL (the one that the product ships),
 * one migrated template database, one application. Suites reach them over HTTP, because their workers are other
 * processes. Each starts when it is first asked for, so a run of pure unit tests starts none.
 */
export class RunServices {
  private readonly folder = makeOwnFolder('tests');
  private server: Promise<EmbeddedPostgres> | undefined;
  private template: Promise<string> | undefined;
  private app: Promise<{ app: HostedApp; databaseUrl: string }> | undefined;

  private constructor(
    private readonly project: unknown,
    private readonly http: Server,
  ) {
    const answers: Record<string, () => Promise<unknown>> = {
      '/database': () => (this.template ??= this.migrate()),
      '/app': async () => {
        const { app, databaseUrl } = await (this.app ??= this.startApp());
        return { port: app.port, databaseUrl };
      },
    };
    http.on('request', (request, response) => {
      // A connection that is kept may be closed just as the next call is sent over it.
      response.setHeader('Connection', 'close');
      const answer = answers[request.url ?? ''];
      if (!answer) return void response.writeHead(404).end();
      answer().then(
        (body) => response.end(JSON.stringify(body)),
        (error: unknown) => response.writeHead(500).end(String(error instanceof Error ? error.stack : error)),
      );
    });
  }

  static async open(project: unknown): Promise<RunServices> {
    // A run that was killed could not clean up.
    await sweepOwnFolders('tests');
    const services = new RunServices(project, createServer());
    const { http } = services;
    process.env['READINGS_ONCE'] ??= path.join(services.folder, 'readings');
    await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
    return services;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.http.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.http.closeAllConnections();
    this.http.close();
    await (await this.app)?.app.close();
    await (await this.server)?.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }

  private startServer(): Promise<EmbeddedPostgres> {
    // As root PostgreSQL runs as another user, who must reach its data.
    chmodSync(this.folder, 0o755);
    return EmbeddedPostgres.open(this.folder);
  }

  /** One start of the application brings an empty database to the state that every suite begins with. */
  private async migrate(): Promise<string> {
    const { url } = await (this.server ??= this.startServer());
    // These databases last as long as the run.
    for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes'])
      await runSql(url, `ALTER SYSTEM SET ${setting} = off`);
    await runSql(url, 'SELECT pg_reload_conf()');
    await runSql(url, `CREATE DATABASE ${TEMPLATE}`);
    const host = await loadHost(this.project);
    const app = await host.start(settings(named(url, TEMPLATE), { RUN_JOBS: 'false' }));
    await app.close();
    return url;
  }

  private async startApp(): Promise<{ app: HostedApp; databaseUrl: string }> {
    const url = await (this.template ??= this.migrate());
    await runSql(url, `CREATE DATABASE test_shared TEMPLATE ${TEMPLATE}`);
    const databaseUrl = named(url, 'test_shared');
    const host = await loadHost(this.project);
    return { app: await host.start(settings(databaseUrl)), databaseUrl };
  }
}

function named(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.toString();
}
