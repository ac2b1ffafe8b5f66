import type { Archive } from './archive-reader';
import type { Table } from './catalog';
import type { Ids } from './ids';
import type { Rules } from './rules';
import type { Sql } from './sql';

export interface LoadOptions {
  /** Whose the rows become. */
  workspaceId: number;
  /** Who restores: named where the backup says "own", and where somebody must be. */
  keyId: number | null;
  rules: Rules;
  /** The largest file that a row may have. */
  mostFileBytes: number;
}

/** What the load of every table works with. */
export interface Load extends LoadOptions {
  sql: Sql;
  archive: Archive;
  ids: Ids;
  /** The tables of a workspace's backup, each after those that it points to. */
  tables: ReadonlyMap<string, Table>;
}
