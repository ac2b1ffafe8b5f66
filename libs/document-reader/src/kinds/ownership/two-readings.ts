import type { ProseTable } from './prose-shares';
import { sumOf } from './ratio';
import type { RawTable } from './row';
import { spread } from './spread';
import { isWhole } from './whole';

/**
 * A list of sentences may look like rows in some of its lines only. Where the sentences, read as sentences, are the
 * whole and hold every such row, the rows were a part of them: what remains are the tables that stand for themselves.
 * `told` reads the sentences, which takes long in a long document and is done only where a table is not whole.
 */
export function withoutPartial(tables: RawTable[], told: () => ProseTable[]): RawTable[] {
  if (tables.every(isWholeTable)) return tables;
  const wholes = told()
    .map(({ table }) => table)
    .filter(isWholeTable);
  return tables.filter((table) => isWholeTable(table) || !wholes.some((whole) => holds(whole, table)));
}

function isWholeTable(table: RawTable): boolean {
  return isWhole(sumOf(spread(table.rows).rows.map(({ share }) => share)));
}

function holds(whole: RawTable, part: RawTable): boolean {
  const lines = new Set(whole.rows.map((row) => row.line));
  return part.rows.length < whole.rows.length && part.rows.every((row) => lines.has(row.line));
}
