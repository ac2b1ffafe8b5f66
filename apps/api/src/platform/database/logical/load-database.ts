import { DataSource, type MixedList } from 'typeorm';
import { migrations } from '../migrations';
import { damaged, newerBackup, type Archive } from './archive-reader';
import { readCatalog, type Table } from './catalog';
import { fileEntry, tableEntry } from './manifest';
import { quoted, quotedList, type Sql } from './sql';
import { knownMigrations } from './upgrades';
import type { Row } from './rules';

const BATCH_ROWS = 500;
const BATCH_CHARACTERS = 2 * 1024 * 1024;
/** The largest value that PostgreSQL keeps. */
const MOST_FILE_BYTES = 1024 * 1024 * 1024;

/**
 * Puts a backup of a whole database into an empty one, ids and keys as they were: for a move to another PostgreSQL. The
 * schema is brought to where the backup was made, the rows are loaded, and the later migrations do to them what they
 * did to others. All or nothing: a database where this failed is dropped by whoever made it.
 */
export async function restoreDatabase(url: string, archive: Archive): Promise<void> {
  const { manifest } = archive;
  if (manifest.scope !== 'database') throw damaged('A backup of one workspace.');
  const upTo = knownMigrations().indexOf(manifest.schema);
  if (upTo < 0) throw newerBackup();
  const all = Array.isArray(migrations) ? migrations : Object.values(migrations);
  await withDataSource(url, all.slice(0, upTo + 1), async (dataSource) => {
    await dataSource.runMigrations({ transaction: 'each' });
    await dataSource.transaction(async (manager) => {
      await load(((text, params = []) => manager.query(text, [...params])) as Sql, archive);
    });
  });
  await withDataSource(url, all, async (dataSource) => {
    await dataSource.runMigrations({ transaction: 'each' });
  });
}

async function withDataSource(
  url: string,
  // oxlint-disable-next-line typescript/no-unsafe-function-type -- the type that TypeORM asks for
  some: MixedList<Function>,
  work: (dataSource: DataSource) => Promise<void>,
): Promise<void> {
  const dataSource = await new DataSource({
    type: 'postgres',
    url,
    migrations: some,
    migrationsTableName: 'migrations',
  }).initialize();
  try {
    await work(dataSource);
  } finally {
    await dataSource.destroy();
  }
}

async function load(sql: Sql, archive: Archive): Promise<void> {
  await sql(`SET LOCAL TIME ZONE 'UTC'`);
  for (const table of await readCatalog(sql)) {
    const described = archive.manifest.tables.find(({ name }) => name === table.name);
    if (!described) throw damaged(`${table.name} is missing.`);
    const rows = await loadTable(sql, archive, table);
    if (rows !== described.rows)
      throw damaged(`${table.name} has ${rows} rows instead of ${described.rows}.`);
    await continueIds(sql, table);
  }
}

/** Lines go through as they are, so that no number is read and written anew. */
async function loadTable(sql: Sql, archive: Archive, table: Table): Promise<number> {
  const names = quotedList(table.columns.map(({ name }) => name));
  const file = table.columns.find(({ isFile }) => isFile);
  let batch: string[] = [];
  let characters = 0;
  let rows = 0;
  const flush = async () => {
    if (batch.length === 0) return;
    const lines = `[${batch.join(',')}]`;
    batch = [];
    characters = 0;
    await sql(
      `INSERT INTO ${quoted(table.name)} (${names}) OVERRIDING SYSTEM VALUE
       SELECT ${names} FROM json_populate_recordset(NULL::${quoted(table.name)}, $1::json)`,
      [lines],
    );
  };
  for await (const line of archive.lines(tableEntry(table.name))) {
    rows += 1;
    if (file) await loadWithFile(sql, archive, { table, line, column: file.name });
    else batch.push(line);
    characters += line.length;
    if (batch.length >= BATCH_ROWS || characters >= BATCH_CHARACTERS) await flush();
  }
  await flush();
  return rows;
}

async function loadWithFile(
  sql: Sql,
  archive: Archive,
  { table, line, column }: { table: Table; line: string; column: string },
): Promise<void> {
  const { [column]: sha256, ...row } = JSON.parse(line) as Row;
  const others = quotedList(Object.keys(row));
  const bytes = typeof sha256 === 'string' ? await archive.bytes(fileEntry(sha256), MOST_FILE_BYTES) : null;
  await sql(
    `INSERT INTO ${quoted(table.name)} (${others}, ${quoted(column)}) OVERRIDING SYSTEM VALUE
     SELECT ${others}, $2::bytea FROM json_populate_record(NULL::${quoted(table.name)}, $1::json)`,
    [JSON.stringify(row), bytes],
  );
}

/** The next row's id comes after those that were loaded. */
async function continueIds(sql: Sql, { name, madeKey }: Table): Promise<void> {
  if (!madeKey?.identity) return;
  const key = quoted(madeKey.name);
  await sql(
    `SELECT setval(pg_get_serial_sequence($1, $2), coalesce(max(${key}), 1), max(${key}) IS NOT NULL) FROM ${quoted(name)}`,
    [quoted(name), madeKey.name],
  );
}
