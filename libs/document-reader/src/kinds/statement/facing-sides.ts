import type { Row, Table, TableRow } from '../../tables/types';
import { NAMES_SIDE, readWords, saysSide } from './evidence';
import { totalKind } from './vocabulary';

/**
 * Receipts on the left half of a page and payments on the right are one statement: the right side follows the left
 * side's total, and what is printed below both, such as the net and the balances, comes last.
 */
export function withFacingSides(tables: readonly Table[]): Table[] {
  const joined: Table[] = [];
  for (const table of tables) {
    const before = joined.at(-1);
    if (before && areFacing(before, table)) joined[joined.length - 1] = facing(before, table);
    else joined.push(table);
  }
  return joined;
}

function areFacing(left: Table, right: Table): boolean {
  const [one, other] = [left.rows[0]?.source, right.rows[0]?.source];
  if (!one || !other || one.page !== other.page || one.stream === other.stream) return false;
  if (left.columns.length !== right.columns.length) return false;
  // What begins again at the left edge is another statement.
  if (right.columns[0]!.left < left.columns[0]!.right) return false;
  const [a, b] = [sideOf(left), sideOf(right)];
  return a !== undefined && b !== undefined && a !== b;
}

/** The side that the heading over a table's lines names, where none names the other. */
function sideOf({ rows, titles }: Table): 'income' | 'expense' | undefined {
  const headings = rows.filter((row) => isBare(row) && row.description.length < PARAGRAPH);
  const flows = [...titles.slice(-1).map((row) => headingOf(row, [])), ...headings]
    .map(({ description }) => readWords(description).headingFlow)
    .filter((flow) => Math.abs(flow) >= NAMES_SIDE);
  const isOne = flows.length > 0 && flows.every((flow) => flow * flows[0]! > 0);
  return isOne ? (flows[0]! > 0 ? 'income' : 'expense') : undefined;
}

/** From this length on a row without figures is a sentence of the letter around the table. */
const PARAGRAPH = 60;

function facing(left: Table, right: Table): Table {
  const begin = left.rows.findIndex(({ description }) => saysSide(readWords(description)) && totalKind(description) === undefined); // prettier-ignore
  const end = left.rows.findIndex(({ description }) => totalKind(description) === 'sum') + 1;
  const at = end > 0 ? end : left.rows.length;
  const heading = right.titles.slice(-1).map((row) => headingOf(row, left.columns));
  const above = left.rows.slice(0, Math.max(0, begin)).filter(isBare);
  return {
    ...left,
    // What is printed above the first side's heading names the document.
    titles: [...left.titles, ...left.headers, ...above.map(({ source }) => source)],
    rows: [
      ...left.rows.slice(0, at).filter((row) => !above.includes(row)),
      ...heading,
      ...right.rows,
      ...left.rows.slice(at),
    ],
  };
}

const headingOf = (source: Row, columns: Table['columns']): TableRow => ({
  source,
  description: source.items.map(({ text }) => text).join(' '),
  indent: source.box[0],
  amounts: columns.map(() => undefined),
  filled: 0,
});

const isBare = ({ amounts }: TableRow): boolean => amounts.every((item) => item === undefined);
