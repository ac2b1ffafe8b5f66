import type { Writable } from 'node:stream';
import { readCatalog, TENANT_COLUMN, type Table } from './catalog';
import { writeArchive, type EntrySource } from './archive-writer';
import { fileEntry, FORMAT, tableEntry, type Manifest } from './manifest';
import { missingRules, workspaceTables, type Rules } from './rules';
import { quoted, quotedList, type Sql } from './sql';

/** Stands for the key that asks for the backup, in columns that point to keys; others' keys become null. */
export const OWN_KEY = 'own';
const KEYS_TABLE = 'access_keys';

export type DumpScope =
  | { kind: 'database' }
  | { kind: 'workspace'; workspaceId: number; keyId: number | null; rules: Rules };

/** What of a table is written: a workspace's rows, or all. */
interface Selection {
  table: Table;
  columns: string[];
  /** Each column as it is selected. */
  expressions: string[];
  where: string;
}

/** Rows come in batches of about so many bytes, however large one is. */
const BATCH_BYTES = 2 * 1024 * 1024;
const MOST_ROWS = 500;
const CHUNK_BYTES = 512 * 1024;

/**
 * Writes one workspace, or the whole database, as a zip of JSON lines and files with a manifest, all as of one moment.
 * `sql` is a connection of its own in a repeatable-read transaction, which is rolled back; what goes wrong there rejects. Reads in batches,
 * so that memory does not grow with what there is.
 */
export async function dump(
  sql: Sql,
  scope: DumpScope,
  { output, now, readme }: { output: Writable; now: Date; readme?: string },
): Promise<Manifest> {
  await sql(`SET LOCAL TIME ZONE 'UTC'`);
  const catalog = await readCatalog(sql);
  if (scope.kind === 'workspace') await leaveOut(sql, scope);
  const selections = select(catalog, scope);
  const rows = new Map<string, number>();
  const files = await filesOf(sql, selections);
  const schema = await schemaOf(sql);
  const sources: EntrySource[] = [
    ...(readme === undefined ? [] : [{ name: 'README.txt', chunks: () => once(Buffer.from(readme)) }]),
    ...selections.map((one) => ({
      name: tableEntry(one.table.name),
      chunks: () => linesOf(sql, one, (count) => rows.set(one.table.name, count)),
    })),
    ...[...files].map(([sha256, file]) => ({
      name: fileEntry(sha256),
      stored: true,
      chunks: () => bytesOf(sql, file),
    })),
  ];
  let manifest: Manifest | undefined;
  await writeArchive(output, sources, (entries) => {
    const tables = selections.map(({ table: { name }, columns }) => ({
      name,
      columns,
      rows: rows.get(name) ?? 0,
    }));
    manifest = {
      product: 'ai-budget-assistant',
      format: FORMAT,
      scope: scope.kind,
      schema,
      created: now.toISOString(),
      tables,
      entries,
    };
    return manifest;
  });
  if (!manifest) throw new Error('The backup ended without its manifest.');
  return manifest;
}

/**
 * Deletes what is not to be in the backup, as if it were deleted for good, with all that the database takes along: the
 * caller takes the transaction back.
 */
async function leaveOut(sql: Sql, { workspaceId, rules }: DumpScope & { kind: 'workspace' }): Promise<void> {
  const own = `${quoted(TENANT_COLUMN)} = ${BigInt(workspaceId)}`;
  const all = Object.entries(rules);
  for (const [table, { bin }] of all)
    if (bin !== undefined)
      await sql(`DELETE FROM ${quoted(table)} WHERE ${own} AND ${quoted(bin)} IS NOT NULL`);
  for (const [table, { usedBy }] of all)
    if (usedBy)
      await sql(
        `DELETE FROM ${quoted(table)} WHERE ${own} AND ${quoted(usedBy.column)} NOT IN (
           SELECT ${quoted(usedBy.column)} FROM ${quoted(usedBy.table)} WHERE ${own})`,
      );
}

/** The last migration that ran. */
export async function schemaOf(sql: Sql): Promise<string> {
  const [last] = await sql<{ name: string }>('SELECT name FROM migrations ORDER BY timestamp DESC LIMIT 1');
  if (!last) throw new Error('The database has no schema yet.');
  return last.name;
}

function select(catalog: readonly Table[], scope: DumpScope): Selection[] {
  if (scope.kind === 'database')
    return catalog.map((table) => ({
      table,
      columns: table.columns.map(({ name }) => name),
      expressions: table.columns.map(({ name, isFile }) => expressionOf(name, isFile)),
      where: '',
    }));
  const { workspaceId, keyId, rules } = scope;
  const missing = missingRules(catalog, rules);
  // Rather no backup than one that is not complete.
  if (missing.length > 0) throw new Error(missing.join(' '));
  const where = `WHERE ${quoted(TENANT_COLUMN)} = ${BigInt(workspaceId)}`;
  return workspaceTables(catalog, rules).map((table) => {
    const columns = table.columns.filter(({ name }) => name !== TENANT_COLUMN);
    const ofKey = new Set(
      table.links.filter((link) => link.table === KEYS_TABLE).map(({ column }) => column),
    );
    return {
      table,
      columns: columns.map(({ name }) => name),
      expressions: columns.map(({ name, isFile }) =>
        ofKey.has(name) ? ownKey(name, keyId) : expressionOf(name, isFile),
      ),
      where,
    };
  });
}

/** Of a file's bytes the row has the SHA-256, by which the entry is named. */
function expressionOf(name: string, isFile: boolean): string {
  return isFile ? `encode(sha256(${quoted(name)}), 'hex') AS ${quoted(name)}` : quoted(name);
}

function ownKey(name: string, keyId: number | null): string {
  const isOwn = keyId === null ? 'false' : `${quoted(name)} = ${BigInt(keyId)}`;
  return `CASE WHEN ${isOwn} THEN '${OWN_KEY}' END AS ${quoted(name)}`;
}

async function* linesOf(
  sql: Sql,
  { table, expressions, where }: Selection,
  counted: (rows: number) => void,
): AsyncGenerator<Buffer> {
  const order = table.primaryKey.length > 0 ? `ORDER BY ${quotedList(table.primaryKey)}` : '';
  await sql(
    `DECLARE rows NO SCROLL CURSOR FOR SELECT row_to_json(r)::text AS line
       FROM (SELECT ${expressions.join(', ')} FROM ${quoted(table.name)} ${where} ${order}) r`,
  );
  let count = 0;
  let wanted = 10;
  for (;;) {
    const batch = await sql<{ line: string }>(`FETCH ${wanted} FROM rows`);
    if (batch.length === 0) break;
    count += batch.length;
    const bytes = Buffer.from(`${batch.map(({ line }) => line).join('\n')}\n`);
    wanted = Math.max(1, Math.min(MOST_ROWS, Math.floor((batch.length * BATCH_BYTES) / bytes.length)));
    yield bytes;
  }
  await sql('CLOSE rows');
  counted(count);
}

interface FilePlace {
  table: string;
  column: string;
  /** Where the row stands: it does not move within the snapshot. */
  ctid: string;
  size: number;
}

/** By SHA-256: the same bytes are written once, however many rows have them. */
async function filesOf(sql: Sql, selections: readonly Selection[]): Promise<Map<string, FilePlace>> {
  const files = new Map<string, FilePlace>();
  for (const { table, where } of selections)
    for (const { name: column } of table.columns.filter(({ isFile }) => isFile)) {
      const found = await sql<{ sha256: string; ctid: string; size: number }>(
        `SELECT encode(sha256(${quoted(column)}), 'hex') AS sha256, ctid::text AS ctid,
                octet_length(${quoted(column)}) AS size FROM ${quoted(table.name)} ${where}`,
      );
      for (const { sha256, ctid, size } of found)
        files.set(sha256, { table: table.name, column, ctid, size });
    }
  return files;
}

async function* bytesOf(sql: Sql, { table, column, ctid, size }: FilePlace): AsyncGenerator<Buffer> {
  for (let from = 0; from < size; from += CHUNK_BYTES) {
    const [row] = await sql<{ bytes: Buffer }>(
      `SELECT substring(${quoted(column)} FROM $2 FOR $3) AS bytes FROM ${quoted(table)} WHERE ctid = $1::tid`,
      [ctid, from + 1, CHUNK_BYTES],
    );
    if (!row) throw new Error(`A file of ${table} is gone in the middle of its snapshot.`);
    yield row.bytes;
  }
}

async function* once(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes;
}
