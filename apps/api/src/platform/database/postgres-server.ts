import { Injectable } from '@nestjs/common';
import { Config } from '../config/config';
import { EmbeddedPostgres } from './embedded/embedded-postgres';

/** Where PostgreSQL is: the one of DATABASE_URL, or our own on the data folder. */
@Injectable()
export class PostgresServer {
  private constructor(
    readonly url: string,
    /** True where this process alone works on the database: what is in progress at start is nobody's. */
    readonly soleUse: boolean,
    private readonly embedded?: EmbeddedPostgres,
  ) {}

  static async open(config: Config): Promise<PostgresServer> {
    if (config.databaseUrl !== undefined) return new PostgresServer(config.databaseUrl, false);
    const embedded = await EmbeddedPostgres.open(config.dataDir);
    return new PostgresServer(embedded.url, true, embedded);
  }

  get notice(): string | undefined {
    return this.embedded?.notice;
  }

  /** After everything that uses the database has ended. */
  async stop(): Promise<void> {
    await this.embedded?.stop();
  }
}
