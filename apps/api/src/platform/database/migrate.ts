import type { DataSource } from 'typeorm';

/** Any constant, the same for every process on one database. */
const MIGRATION_LOCK = 4_871_001;

/**
 * Brings the schema up to date, all steps or none: after one that fails the program of before still finds its data.
 * Processes that start at once wait for the one that is at it.
 */
export async function migrate(dataSource: DataSource): Promise<void> {
  const runner = dataSource.createQueryRunner();
  try {
    await runner.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await dataSource.runMigrations({ transaction: 'all' });
  } finally {
    await runner.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => undefined);
    await runner.release();
  }
}
