import { TENANT_COLUMN, type Table } from './catalog';
import { isId, type Id } from './ids';
import type { Load } from './load';
import type { Json, Row } from './rules';
import { quoted, quotedList } from './sql';

interface Found {
  /** Absent in tables whose key is what the row says. */
  id: Id | undefined;
  /** It was deleted, and all of it is still there. */
  inBin: boolean;
}

/** The rows of a table that the workspace has already, by what tells that a row of the backup is the same. */
export class Existing {
  private constructor(
    private readonly load: Load,
    private readonly table: Table,
    private readonly sameBy: readonly string[],
    private readonly rows: ReadonlyMap<string, Found>,
  ) {}

  static async of(load: Load, table: Table): Promise<Existing> {
    const { sameBy = [], bin } = load.rules[table.name] ?? {};
    const rows = new Map<string, Found>();
    if (sameBy.length > 0) {
      const { madeKey } = table;
      const columns = [...(madeKey ? [madeKey.name] : []), ...sameBy, ...(bin === undefined ? [] : [bin])];
      // As JSON, so that both sides are written alike.
      const found = await load.sql<{ row: Row }>(
        `SELECT row_to_json(r) AS row FROM (SELECT ${quotedList(columns)} FROM ${quoted(table.name)}
          WHERE ${quoted(TENANT_COLUMN)} = $1 ORDER BY 1) r`,
        [load.workspaceId],
      );
      for (const { row } of found) {
        const name = nameOf(row, sameBy);
        const id = madeKey && row[madeKey.name];
        const inBin = bin !== undefined && row[bin] !== null;
        // The oldest of several, and of these one that is not deleted.
        const before = rows.get(name);
        if (!before || (before.inBin && !inBin)) rows.set(name, { id: isId(id) ? id : undefined, inBin });
      }
    }
    return new Existing(load, table, sameBy, rows);
  }

  find(row: Row): Found | undefined {
    return this.sameBy.length > 0 ? this.rows.get(nameOf(row, this.sameBy)) : undefined;
  }

  /** Takes a deleted row out of the bin, with all that belongs to it. */
  async revive(id: Id): Promise<void> {
    const { madeKey, name } = this.table;
    const bin = this.load.rules[name]?.bin;
    if (!madeKey || bin === undefined) return;
    await this.load.sql(
      `UPDATE ${quoted(name)} SET ${quoted(bin)} = NULL
        WHERE ${quoted(TENANT_COLUMN)} = $1 AND ${quoted(madeKey.name)} = $2`,
      [this.load.workspaceId, id],
    );
  }

  /** What the row that is there has nothing for, it takes from the backup, where its module wants that. */
  async fill(id: Id, row: Row): Promise<void> {
    const { madeKey, name } = this.table;
    for (const column of this.load.rules[name]?.fills ?? []) {
      const value: Json = row[column] ?? null;
      if (value === null || !madeKey) continue;
      await this.load.sql(
        `UPDATE ${quoted(name)} SET ${quoted(column)} = $3
          WHERE ${quoted(TENANT_COLUMN)} = $1 AND ${quoted(madeKey.name)} = $2 AND ${quoted(column)} IS NULL`,
        [this.load.workspaceId, id, value],
      );
    }
  }
}

function nameOf(row: Row, columns: readonly string[]): string {
  return JSON.stringify(columns.map((column) => row[column] ?? null));
}
