import { Sweeps } from '../../src/platform/queue/sweeps';
import type { TestApp } from './app';
import { sql } from './facts-of';

/** As after the days in which what was deleted can be brought back: it is gone with all that belongs to it. */
export async function afterRecovery(app: TestApp): Promise<void> {
  for (const table of ['budget_parameters', 'documents'])
    await sql(
      app,
      `UPDATE ${table} SET deleted_at = deleted_at - interval '31 days' WHERE deleted_at IS NOT NULL`,
    );
  await app.get(Sweeps).run({ orphanSeconds: 600 });
}
