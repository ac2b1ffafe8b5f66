import { migrations } from '../migrations';
import { upgrades, type RowUpgrade } from '../migrations/upgrades';
import { newerBackup } from './archive-reader';
import type { Row } from './rules';

/** Names of the migrations of this program, oldest first. */
export function knownMigrations(): string[] {
  return (Array.isArray(migrations) ? migrations : Object.values(migrations)).map((one) =>
    typeof one === 'function' ? one.name : String(one),
  );
}

/**
 * What brings a table's rows from a backup's schema to this program's: the steps of every migration after it, in
 * order. Columns that a migration adds need no step where the database has a default for them. Throws where the backup
 * is of a newer schema.
 */
export function upgradeOf(schema: string, table: string): (row: Row) => Row {
  const known = knownMigrations();
  const from = known.indexOf(schema);
  if (from < 0) throw newerBackup();
  const steps: RowUpgrade[] = upgrades.filter(
    (step) => step.table === table && known.indexOf(step.migration) > from,
  );
  return (row) => steps.reduce((changed, step) => step.change(changed), row);
}
