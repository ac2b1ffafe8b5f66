import { yearOf } from '../../tables/roles';
import type { Table, TableColumn, TableRow } from '../../tables/types';
import { nameOf, NAMES_SIDE, readWords } from './evidence';
import { yearOfTitle } from './title';
import { totalKind } from './vocabulary';

const FEWEST = 3;
const SHARED = 0.5;
const LONGEST = 90;
const NAMES_STATEMENT =
  /\bbudget|\bactuals?\b|\bstatement\b|\breport\b|\bresults?\b|\bprojected\b|\bproposed\b/i;

/**
 * "PROPOSED BUDGET FOR 2024" in the middle of a table, and below it the lines of 2023 once more: the statements of two
 * years, of which each is one by itself.
 */
export function yearsBelow(table: Table): Table[] {
  const at = table.rows.findIndex((row, i) => i > FEWEST && isTitle(row) && isAgain(table, i));
  if (at < 0) return [table];
  const title = table.rows[at]!;
  const below: Table = {
    columns: table.columns.map((column) => ofYear(column, yearOf(title.description)!)),
    rows: table.rows.slice(at + 1),
    titles: [title.source],
    headers: [],
  };
  return [{ ...table, rows: table.rows.slice(0, at) }, ...yearsBelow(below)];
}

const isTitle = ({ amounts, description }: TableRow): boolean =>
  amounts.every((item) => item === undefined) &&
  description.length < LONGEST &&
  NAMES_STATEMENT.test(description) &&
  yearOf(description) !== undefined;

/** Its year is another than that above, and half of its lines stand above it too, or both have what came in and went out. */
function isAgain({ rows, titles }: Table, at: number): boolean {
  const above = yearOfTitle(titles.map(({ line }) => line.text).join('\n'));
  if (above === yearOf(rows[at]!.description)) return false;
  const halves = [rows.slice(0, at), rows.slice(at + 1)];
  if (above !== undefined && halves.every(hasBothSides)) return true;
  const [before, after] = halves.map(namesOf) as [Set<string>, Set<string>];
  const same = [...after].filter((name) => before.has(name)).length;
  return same >= FEWEST && same >= SHARED * Math.min(before.size, after.size);
}

function hasBothSides(rows: readonly TableRow[]): boolean {
  const flows = rows.map(({ description }) => readWords(description).headingFlow);
  return flows.some((flow) => flow >= NAMES_SIDE) && flows.some((flow) => flow <= -NAMES_SIDE);
}

const namesOf = (rows: readonly TableRow[]): Set<string> =>
  new Set(rows.flatMap(({ description, amounts }) => (amounts.some(Boolean) && !totalKind(description) ? [nameOf(description)] : []))); // prettier-ignore

/** A head that names the year above is none of the year below. */
function ofYear(column: TableColumn, year: number): TableColumn {
  if (column.year === undefined || column.year === year) return column;
  return { ...column, year, label: '', role: 'other', certainty: 0 };
}
