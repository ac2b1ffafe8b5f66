import type { Row } from '../logical/rules';

/** What a migration did to the rows that were there, for rows of a backup that was made before it. */
export interface RowUpgrade {
  /** The migration's class. */
  migration: string;
  table: string;
  change: (row: Row) => Row;
}

/**
 * In the order of the migrations. Whoever writes one that does more than add tables, and columns with a default, adds
 * its step here: else backups made before it could not be restored.
 */
export const upgrades: readonly RowUpgrade[] = [
  {
    migration: 'VersionsChat1767225600004',
    table: 'budget_versions',
    change: (row) => (row.reason === 'generation' ? { ...row, cause: 'generation', reason: '' } : row),
  },
];
