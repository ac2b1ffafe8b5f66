import type { Sql } from './sql';

/** The column that says whose a row is, and the table that it points to. */
export const TENANT_COLUMN = 'workspace_id';
export const TENANT_TABLE = 'workspaces';
/** What TypeORM writes down of the schema itself: a backup names the last of them instead. */
export const MIGRATIONS_TABLE = 'migrations';

export interface Column {
  name: string;
  type: string;
  nullable: boolean;
  identity: boolean;
  /** Bytes that are kept apart from their row and uncompressed (STORAGE EXTERNAL): a file of the backup each. */
  isFile: boolean;
}

/** A foreign key without the workspace, which it always has as well. */
export interface Link {
  column: string;
  table: string;
  targetColumn: string;
  /** The row goes with the one that it points to. */
  cascades: boolean;
}

export interface Table {
  name: string;
  columns: Column[];
  primaryKey: string[];
  /** The key that the database or a random number made, which another database has given to others. */
  madeKey: Column | undefined;
  links: Link[];
  ofWorkspace: boolean;
}

interface ColumnRow {
  table: string;
  name: string;
  type: string;
  nullable: boolean;
  identity: boolean;
  isFile: boolean;
}
interface KeyRow {
  table: string;
  type: 'p' | 'f';
  columns: string[];
  target: string | null;
  targetColumns: string[];
  cascades: boolean;
}

/** All tables of the schema as the database itself knows them, each after those that it points to. */
export async function readCatalog(sql: Sql): Promise<Table[]> {
  const columns = await sql<ColumnRow>(COLUMNS);
  const keys = await sql<KeyRow>(KEYS);
  const names = [...new Set(columns.map(({ table }) => table))].filter((name) => name !== MIGRATIONS_TABLE);
  const tables = names.map((name) =>
    toTable(
      name,
      columns.filter(({ table }) => table === name),
      keys.filter(({ table }) => table === name),
    ),
  );
  // Everything belongs to a workspace, though the order by links does not look at those keys.
  return inOrder(tables, linked).sort(
    (a, b) => Number(b.name === TENANT_TABLE) - Number(a.name === TENANT_TABLE),
  );
}

/** The tables that a table's foreign keys point to. */
export const linked = ({ links }: Table): string[] => links.map(({ table }) => table);

function toTable(name: string, columns: ColumnRow[], keys: KeyRow[]): Table {
  const primaryKey = keys.find(({ type }) => type === 'p')?.columns ?? [];
  const only = primaryKey.length === 1 ? columns.find((column) => column.name === primaryKey[0]) : undefined;
  return {
    name,
    columns,
    primaryKey,
    madeKey: only && (only.identity || only.type === 'uuid') ? only : undefined,
    links: keys.filter(({ type }) => type === 'f').flatMap((key) => toLink(name, key)),
    ofWorkspace: columns.some((column) => column.name === TENANT_COLUMN),
  };
}

function toLink(table: string, { columns, target, targetColumns, cascades }: KeyRow): Link[] {
  if (target === null || target === TENANT_TABLE) return [];
  const pairs = columns
    .map((column, index) => ({ column, targetColumn: targetColumns[index] ?? '' }))
    .filter(({ column }) => column !== TENANT_COLUMN);
  const [pair] = pairs;
  if (!pair || pairs.length > 1)
    throw new Error(`${table} points to ${target} by more than one column, which a backup cannot follow.`);
  return [{ ...pair, table: target, cascades }];
}

/** Each table after those that it needs. Throws where tables need each other. */
export function inOrder(tables: readonly Table[], needs: (table: Table) => string[]): Table[] {
  const waiting = new Map(tables.map((table) => [table.name, table]));
  const done: Table[] = [];
  while (waiting.size > 0) {
    const ready = [...waiting.values()].filter((table) =>
      needs(table).every((name) => name === table.name || !waiting.has(name)),
    );
    if (ready.length === 0) throw new Error(`Tables need each other: ${[...waiting.keys()].join(', ')}.`);
    for (const table of ready) {
      waiting.delete(table.name);
      done.push(table);
    }
  }
  return done;
}

const COLUMNS = `
  SELECT c.relname AS "table", a.attname AS name, format_type(a.atttypid, a.atttypmod) AS type,
         NOT a.attnotnull AS nullable, a.attidentity <> '' AS identity,
         a.atttypid = 'bytea'::regtype AND a.attstorage = 'e' AS "isFile"
    FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
   WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind IN ('r', 'p')
     AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
   ORDER BY c.relname, a.attnum`;

const KEYS = `
  SELECT c.relname AS "table", k.contype AS type, t.relname AS target, k.confdeltype = 'c' AS cascades,
         ARRAY(SELECT a.attname::text FROM unnest(k.conkey) WITH ORDINALITY AS u (num, at)
                 JOIN pg_attribute a ON a.attrelid = k.conrelid AND a.attnum = u.num ORDER BY u.at) AS columns,
         ARRAY(SELECT a.attname::text FROM unnest(k.confkey) WITH ORDINALITY AS u (num, at)
                 JOIN pg_attribute a ON a.attrelid = k.confrelid AND a.attnum = u.num ORDER BY u.at) AS "targetColumns"
    FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid LEFT JOIN pg_class t ON t.oid = k.confrelid
   WHERE c.relnamespace = current_schema()::regnamespace AND k.contype IN ('p', 'f')
   ORDER BY c.relname, k.conname`;
