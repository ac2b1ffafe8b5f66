import { Injectable } from '@nestjs/common';
import { Config } from '../config/config';
import type { Disk } from './embedded/disk';
import { EmbeddedPostgres } from './embedded/embedded-postgres';

/** Where PostgreSQL is: the one of DATABASE_URL, or our own on the data folder. */
@Injectable()
export class PostgresServer {
  private static readonly opened = new Set<PostgresServer>();

  private constructor(
    readonly url: string,
    /** True where this process alone works on the database: what is in progress at start is nobody's. */
    readonly soleUse: boolean,
    private readonly embedded?: EmbeddedPostgres,
  ) {}

  static async open(config: Config): Promise<PostgresServer> {
    if (config.databaseUrl !== undefined) return new PostgresServer(config.databaseUrl, false);
    const embedded = await EmbeddedPostgres.open(config.dataDir);
    const server = new PostgresServer(embedded.url, true, embedded);
    PostgresServer.opened.add(server);
    return server;
  }

  /** For a start that failed after the database was up, whoever holds it. */
  static async stopAll(): Promise<void> {
    for (const server of PostgresServer.opened) await server.stop();
  }

  get notice(): string | undefined {
    return this.embedded?.notice;
  }

  /** The disk that our own database stands on; of a server of somebody else nothing is known. */
  disk(): Promise<Disk | undefined> {
    return this.embedded ? this.embedded.disk() : Promise.resolve(undefined);
  }

  /** After everything that uses the database has ended. */
  async stop(): Promise<void> {
    PostgresServer.opened.delete(this);
    await this.embedded?.stop();
  }
}
