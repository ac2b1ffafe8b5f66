import { Injectable, Logger, OnModuleInit } from '@nestjs/common';
import { Database } from '../database/database';
import { Sweeps } from '../queue/sweeps';

/** A day, also where the clock is set a day ahead meanwhile. */
const KEEP_HOURS = 48;
/** A request that never answered, as when its process was killed, may be made again after so long. */
const ABANDONED_SECONDS = 60;

export interface Known {
  same: boolean;
  response: { value: unknown } | null;
}

/** The keys that requests were made under, each with its answer; `params` are workspace, route, key and hash. */
@Injectable()
export class IdempotencyKeys implements OnModuleInit {
  private readonly logger = new Logger('Idempotency');

  constructor(
    private readonly database: Database,
    private readonly sweeps: Sweeps,
  ) {}

  onModuleInit(): void {
    this.sweeps.registerCleaning('idempotency', async () => {
      await this.database.execute('DELETE FROM idempotency WHERE expires_at < now()');
    });
    this.sweeps.registerCleaning('hits', async () => {
      await this.database.execute('DELETE FROM hits WHERE ends_at < now()');
    });
  }

  /**
   * True for one of any number of askers. One statement, so that of those that find a key expired, or left by a process
   * that died, one takes it over as well.
   */
  async begin(params: unknown[]): Promise<boolean> {
    const begun = await this.database.execute(
      `INSERT INTO idempotency AS known (workspace_id, route, key, request_hash, expires_at)
       VALUES ($1, $2, $3, $4, now() + make_interval(hours => ${KEEP_HOURS}))
       ON CONFLICT (workspace_id, route, key) DO UPDATE
         SET request_hash = excluded.request_hash, response = NULL, expires_at = excluded.expires_at
         WHERE known.expires_at < now()
            OR (known.response IS NULL AND known.request_hash = excluded.request_hash
                -- Later than now is of before the clock was set back: it would stay in the way until then.
                AND abs(extract(epoch FROM known.expires_at - excluded.expires_at)) > ${ABANDONED_SECONDS})`,
      params,
    );
    return begun === 1;
  }

  known(params: unknown[]): Promise<Known | undefined> {
    return this.database.first<Known>(
      `SELECT request_hash = $4 AS same, response FROM idempotency
        WHERE workspace_id = $1 AND route = $2 AND key = $3`,
      params,
    );
  }

  async keep(params: unknown[], value: unknown): Promise<void> {
    await this.database.execute(
      'UPDATE idempotency SET response = $4 WHERE workspace_id = $1 AND route = $2 AND key = $3',
      [...params.slice(0, 3), JSON.stringify({ value })],
    );
  }

  /** A sign of life of work that takes long, such as a large upload: it is not abandoned. */
  async renew(params: unknown[]): Promise<void> {
    try {
      await this.database.execute(
        `UPDATE idempotency SET expires_at = now() + make_interval(hours => ${KEEP_HOURS})
          WHERE workspace_id = $1 AND route = $2 AND key = $3 AND response IS NULL`,
        params.slice(0, 3),
      );
    } catch (error) {
      this.logger.warn(
        `A key could not be renewed: ${error instanceof Error ? error.message : String(error)}`,
      );
    }
  }

  /** A kept answer stays: its rows are there, whatever became of the word that they were committed. */
  async forget(params: unknown[]): Promise<void> {
    await this.database.execute(
      'DELETE FROM idempotency WHERE workspace_id = $1 AND route = $2 AND key = $3 AND response IS NULL',
      params.slice(0, 3),
    );
  }
}
