import { Counted } from './bounds';
import { damaged, newerBackup, parseJson, type Archive } from './archive-reader';
import { readCatalog, type Table } from './catalog';
import { Existing } from './existing';
import { Ids, isId, type Id } from './ids';
import { Inserts } from './inserts';
import { tableEntry } from './manifest';
import type { Load, LoadOptions } from './load';
import { ownerOf, workspaceTables, type Json, type Row } from './rules';
import type { Sql } from './sql';
import { TableReader } from './table-reader';
import { knownMigrations } from './upgrades';

/** Rows that came, and rows that were there already. */
export type Loaded = {
  added: number;
  present: number;
};

/**
 * Adds a workspace's backup to what a workspace has, with new ids. Nothing that is there changes: a row that is there
 * already stands for the backup's, and what is a part of it stays out. Runs in the caller's transaction, which rolls
 * back when this throws: AppError invalid_backup, or the database's own refusal (`refusedRows`).
 */
export async function loadWorkspace(
  sql: Sql,
  archive: Archive,
  options: LoadOptions,
): Promise<Map<string, Loaded>> {
  const { manifest } = archive;
  if (manifest.scope !== 'workspace') throw damaged('A backup of a whole database.');
  if (!knownMigrations().includes(manifest.schema)) throw newerBackup();
  await sql(`SET LOCAL TIME ZONE 'UTC'`);
  const ordered = workspaceTables(await readCatalog(sql), options.rules);
  const tables = new Map(ordered.map((table) => [table.name, table]));
  const foreign = manifest.tables.find(({ name }) => !tables.has(name));
  if (foreign) throw damaged(`There is no table ${foreign.name}.`);
  const load: Load = { ...options, sql, archive, ids: new Ids(), tables };
  const loaded = new Map<string, Loaded>();
  for (const table of ordered) loaded.set(table.name, await new TableLoad(load, table).run());
  return loaded;
}

type Verdict = { kind: 'insert' | 'present' | 'in bin'; id: Id | undefined } | { kind: 'out' };

/** One table of a backup on its way into the database. */
class TableLoad {
  private readonly counts: Loaded = { added: 0, present: 0 };
  private readonly inserts: Inserts;

  constructor(
    private readonly load: Load,
    private readonly table: Table,
  ) {
    this.inserts = new Inserts(load, table);
  }

  async run(): Promise<Loaded> {
    const { archive } = this.load;
    const { name } = this.table;
    const described = archive.manifest.tables.find((one) => one.name === name);
    // A backup that was made before the table was.
    if (!described) return this.counts;
    const existing = await Existing.of(this.load, this.table);
    const reader = new TableReader(this.load, this.table);
    const counted = new Counted(name, this.load.rules[name] ?? {});
    let rows = 0;
    for await (const line of archive.lines(tableEntry(name))) {
      rows += 1;
      const row = reader.row(parseJson(line));
      counted.add(row, line.length);
      await this.take(row, reader, existing);
    }
    if (rows !== described.rows) throw damaged(`${name} has ${rows} rows instead of ${described.rows}.`);
    await this.inserts.flush();
    return this.counts;
  }

  private async take(given: Row, reader: TableReader, existing: Existing): Promise<void> {
    const { madeKey } = this.table;
    const row = this.linked(given);
    const verdict: Verdict = row ? this.judge(row, existing) : { kind: 'out' };
    if (verdict.kind === 'insert' && madeKey) verdict.id = await this.inserts.nextId(madeKey);
    // Before its JSON is looked at, which may name the row itself.
    if (madeKey) this.remember(given[madeKey.name], verdict);
    if (!row || verdict.kind === 'out') return;
    if (verdict.kind === 'present') {
      this.counts.present += 1;
      if (verdict.id !== undefined) await existing.fill(verdict.id, row);
      return;
    }
    this.counts.added += 1;
    if (verdict.kind === 'in bin') {
      if (verdict.id !== undefined) await existing.revive(verdict.id);
      return;
    }
    const own = madeKey && verdict.id !== undefined ? { ...row, [madeKey.name]: verdict.id } : row;
    await this.inserts.add(reader.checked(own));
  }

  private remember(old: Json | undefined, verdict: Verdict): void {
    const { ids } = this.load;
    const id = verdict.kind === 'out' ? undefined : verdict.id;
    const mapped = id === undefined ? null : { id, fresh: verdict.kind === 'insert' };
    if (!isId(old) || !ids.set(this.table.name, old, mapped))
      throw damaged(`${this.table.name} has a row without an id, or an id twice.`);
  }

  /** The row with its links as they are here; undefined where it is a part of a row that stayed out. */
  private linked(row: Row): Row | undefined {
    const { ids, tables, rules, keyId } = this.load;
    const linked = { ...row };
    for (const { column, table, targetColumn } of this.table.links) {
      const value = row[column] ?? null;
      const isNullable = this.table.columns.find(({ name }) => name === column)?.nullable ?? false;
      if (rules[table]?.leftOut !== undefined) {
        linked[column] = value === null && isNullable ? null : keyId;
      } else if (value !== null && tables.get(table)?.madeKey?.name === targetColumn) {
        const mapped = ids.get(table, value);
        if (mapped === undefined)
          throw damaged(`${this.table.name} points to a row of ${table} that is not there.`);
        if (mapped === null && !isNullable) return undefined;
        linked[column] = mapped?.id ?? null;
      }
    }
    return linked;
  }

  private judge(row: Row, existing: Existing): Verdict {
    const found = existing.find(row);
    if (found) return { kind: found.inBin ? 'in bin' : 'present', id: found.id };
    const owner = ownerOf(this.table, this.load.rules);
    const link = this.table.links.find(({ table }) => table === owner);
    const value = link && row[link.column];
    const stays = owner !== undefined && isId(value) && !this.load.ids.isFresh(owner, value);
    return stays ? { kind: 'out' } : { kind: 'insert', id: undefined };
  }
}
