import { randomUUID } from 'node:crypto';
import { damaged } from './archive-reader';
import { TENANT_COLUMN, type Column, type Table } from './catalog';
import type { Id } from './ids';
import type { Load } from './load';
import { fileEntry } from './manifest';
import type { Row } from './rules';
import { quoted, quotedList } from './sql';

const BATCH_ROWS = 500;
const BATCH_CHARACTERS = 2 * 1024 * 1024;
const SHA256 = /^[0-9a-f]{64}$/;

/** Rows of one table on their way into the database, many in a statement; a row with a file goes by itself. */
export class Inserts {
  private readonly file: Column | undefined;
  private batch: string[] = [];
  private characters = 0;
  private columns: string[] = [];
  private free: Id[] = [];

  constructor(
    private readonly load: Load,
    private readonly table: Table,
  ) {
    this.file = table.columns.find(({ isFile }) => isFile);
  }

  /** Ids are given in the order of the old ones, so that what is listed by id keeps its order. */
  async nextId({ name, type }: Column): Promise<Id> {
    if (type === 'uuid') return randomUUID();
    if (this.free.length === 0) {
      const given = await this.load.sql<{ id: number }>(
        `SELECT nextval(pg_get_serial_sequence($1, $2)) AS id FROM generate_series(1, $3)`,
        [quoted(this.table.name), name, BATCH_ROWS],
      );
      this.free = given.map(({ id }) => id).sort((a, b) => b - a);
    }
    const id = this.free.pop();
    if (id === undefined) throw new Error(`${this.table.name} gave no id.`);
    return id;
  }

  async add(row: Row): Promise<void> {
    this.columns = Object.keys(row);
    if (this.file && row[this.file.name] !== null) return this.addWithFile(row, this.file.name);
    const text = JSON.stringify(row);
    this.batch.push(text);
    this.characters += text.length;
    if (this.batch.length >= BATCH_ROWS || this.characters >= BATCH_CHARACTERS) await this.flush();
  }

  async flush(): Promise<void> {
    if (this.batch.length === 0) return;
    const rows = `[${this.batch.join(',')}]`;
    this.batch = [];
    this.characters = 0;
    const names = quotedList(this.columns);
    await this.load.sql(
      `INSERT INTO ${quoted(this.table.name)} (${quoted(TENANT_COLUMN)}, ${names}) OVERRIDING SYSTEM VALUE
       SELECT $1, ${names} FROM json_populate_recordset(NULL::${quoted(this.table.name)}, $2::json)`,
      [this.load.workspaceId, rows],
    );
  }

  private async addWithFile(row: Row, column: string): Promise<void> {
    const sha256 = row[column];
    if (typeof sha256 !== 'string' || !SHA256.test(sha256)) throw damaged('A file has no SHA-256.');
    const bytes = await this.load.archive.bytes(fileEntry(sha256), this.load.mostFileBytes);
    const others = this.columns.filter((name) => name !== column);
    await this.load.sql(
      `INSERT INTO ${quoted(this.table.name)} (${quotedList([TENANT_COLUMN, ...others, column])}) OVERRIDING SYSTEM VALUE
       SELECT $1, ${quotedList(others)}, $3::bytea
         FROM json_populate_record(NULL::${quoted(this.table.name)}, $2::json)`,
      [this.load.workspaceId, JSON.stringify({ ...row, [column]: null }), bytes],
    );
  }
}
