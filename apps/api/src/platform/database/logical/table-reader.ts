import { damaged } from './archive-reader';
import { TENANT_COLUMN, type Table } from './catalog';
import { remapped } from './ids';
import type { Load } from './load';
import type { Row, TableRules } from './rules';
import { upgradeOf } from './upgrades';

/** Rows of one table, from what a backup says to what may be stored. */
export class TableReader {
  private readonly columns: string[];
  private readonly wholeNumbers: string[];
  private readonly rules: TableRules;
  private readonly upgrade: (row: Row) => Row;

  constructor(
    private readonly load: Load,
    private readonly table: Table,
  ) {
    const { manifest } = load.archive;
    this.columns = manifest.tables.find(({ name }) => name === table.name)?.columns ?? [];
    this.rules = load.rules[table.name] ?? {};
    this.upgrade = upgradeOf(manifest.schema, table.name);
    this.wholeNumbers = table.columns.filter(({ type }) => type === 'bigint').map(({ name }) => name);
  }

  /** A line of the backup, with the columns that its manifest names and this program's tables have. */
  row(given: unknown): Row {
    const { name, columns } = this.table;
    if (typeof given !== 'object' || given === null || Array.isArray(given))
      throw damaged(`A line of ${name} is no row.`);
    const row = given as Row;
    if (Object.keys(row).length !== this.columns.length || !this.columns.every((column) => column in row))
      throw damaged(`A row of ${name} has other columns than its manifest says.`);
    const upgraded = this.upgrade(row);
    const known = new Set(columns.map((column) => column.name));
    const strange = Object.keys(upgraded).find((column) => !known.has(column) || column === TENANT_COLUMN);
    if (strange !== undefined) throw damaged(`${name} has no column ${strange}.`);
    return upgraded;
  }

  /** With the ids inside its JSON as they are here; throws where it is not what its module stores. */
  checked(row: Row): Row {
    const checked = { ...row };
    for (const [column, { ids, schema }] of Object.entries(this.rules.json ?? {})) {
      const value = row[column];
      if (value === undefined || value === null) continue;
      checked[column] = ids ? remapped(value, ids, this.load.ids) : value;
      if (schema) this.fits(schema.safeParse(checked[column]), column);
    }
    if (this.rules.row) this.fits(this.rules.row.safeParse(checked), 'row');
    // A number that does not come back as it was stored would be a wrong amount.
    const unsafe = this.wholeNumbers.find((column) => !isWhole(checked[column]));
    if (unsafe !== undefined) throw damaged(`${this.table.name}.${unsafe} is no whole number.`);
    return checked;
  }

  private fits(result: { success: boolean; error?: { message: string } }, what: string): void {
    if (!result.success) throw damaged(`${this.table.name}, ${what}: ${result.error?.message ?? ''}`);
  }
}

function isWhole(value: Row[string] | undefined): boolean {
  return value === null || value === undefined || Number.isSafeInteger(value);
}
