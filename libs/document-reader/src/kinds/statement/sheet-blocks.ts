import { overlapShare } from '../../tables/bands';
import type { Item, Table, TableRow } from '../../tables/types';
import { NAMES_SIDE, readWords } from './evidence';

/** Rows with figures that a summary of a sheet has at most: what came in, what went out, what is left, and one more. */
const MOST_TOTALS = 4;
/** Rows with figures that a table must have for a summary to be of it. */
const FEWEST_LINES = 5;
/** Share of a figure's width that must stand under a column. */
const UNDER = 0.4;

/**
 * Blocks of one sheet that are one statement: those under the same heads beside each other, and totals that stand at
 * the side of their lines or above the heads. The rows of a block follow those of the table that it belongs to.
 */
export function withSheetBlocks(tables: readonly Table[]): Table[] {
  const joined = [...tables];
  for (const block of tables) {
    const main = mainOf(block, joined);
    if (!main) continue;
    joined[joined.indexOf(main.table)] = withBlock(block, main);
    joined.splice(joined.indexOf(block), 1);
  }
  return joined;
}

interface Main {
  table: Table;
  /** The block has nothing but totals. */
  isTotals: boolean;
  /** Of each of the block's columns, that of the table; undefined where it has none. */
  places: (number | undefined)[];
}

/** The one table of a block's sheet that it belongs to. */
function mainOf(block: Table, tables: readonly Table[]): Main | undefined {
  const page = block.rows[0]?.source.page;
  if (page?.source !== 'grid' || !tables.includes(block)) return undefined;
  const others = tables.filter((one) => one !== block && one.rows[0]?.source.page === page && linesOf(one).length >= FEWEST_LINES); // prettier-ignore
  const isTotals = isSummary(block);
  const found = others.flatMap((table) => {
    const places = isTotals ? placesOfTotals(block, table) : placesByHeads(block, table);
    return places ? [{ table, places, isTotals }] : [];
  });
  return found.length === 1 ? found[0] : undefined;
}

const linesOf = ({ rows }: Table): TableRow[] => rows.filter(({ amounts }) => amounts.some(Boolean));

/** What came in, what went out and what is left, and nothing else. */
function isSummary(table: Table): boolean {
  const rows = linesOf(table);
  if (rows.length < 2 || rows.length > MOST_TOTALS) return false;
  const read = rows.map((row) => ({ row, words: readWords(row.description) }));
  const income = read.filter(({ words }) => words.headingFlow >= NAMES_SIDE);
  const expense = read.filter(({ words }) => words.headingFlow <= -NAMES_SIDE);
  const nets = read.filter(({ words }) => words.role === 'net');
  if (income.length !== 1 || expense.length !== 1 || nets.length + 2 < rows.length) return false;
  return table.columns.every((_, i) => {
    const [came, went, left] = [income[0]!, expense[0]!, nets[0]].map((one) => one?.row.amounts[i]?.cents);
    return came === undefined || went === undefined || left === undefined || came - Math.abs(went) === left;
  });
}

/** The only column, or those in whose places the figures stand. */
function placesOfTotals(block: Table, { columns }: Table): Main['places'] | undefined {
  if (block.columns.length === 1 && columns.length === 1) return [0];
  const places = block.columns.map((own) => {
    const at = columns.findIndex((column) => overlapShare(own, column) > UNDER);
    return at < 0 ? undefined : at;
  });
  return places.some((place) => place !== undefined) ? places : undefined;
}

/** A block to the right under heads that the table has too: those of its amounts, at least. */
function placesByHeads(block: Table, { columns, rows }: Table): Main['places'] | undefined {
  const [own, first] = [block.rows[0]?.source, rows[0]?.source];
  if (!own || !first || own.stream <= first.stream || linesOf(block).length < 2) return undefined;
  const places = block.columns.map(({ label, role }) => {
    const at = role === 'other' || label === '' ? -1 : columns.findIndex((column) => column.label === label && column.role === role); // prettier-ignore
    return at < 0 ? undefined : at;
  });
  const known = places.filter((place) => place !== undefined);
  const told = block.columns.filter(({ role }) => role !== 'other').length;
  return known.length > 0 && known.length === told && new Set(known).size === told ? places : undefined;
}

function withBlock(block: Table, { table, places, isTotals }: Main): Table {
  const moved = block.rows.map((row) => {
    const amounts: (Item | undefined)[] = table.columns.map(() => undefined);
    for (const [i, item] of row.amounts.entries()) if (places[i] !== undefined) amounts[places[i]!] = item;
    return { ...row, amounts };
  });
  const isAbove = block.rows[0]!.source.line.index < table.rows[0]!.source.line.index && block.headers.length === 0; // prettier-ignore
  const titles = isAbove ? [...block.titles, ...table.titles] : table.titles;
  if (isTotals) return { ...table, titles, rows: moved.reduce(withTotal, table.rows) };
  return { ...table, titles, rows: [...table.rows, ...headingOf(block), ...moved] };
}

/** A total right below the lines that it is the sum of, or below all. */
function withTotal(rows: readonly TableRow[], total: TableRow): TableRow[] {
  const end = endOfSum(rows, total) ?? rows.length;
  return [...rows.slice(0, end), total, ...rows.slice(end)];
}

/** Behind the last of the two or more rows below each other that add up to a total in each column. */
function endOfSum(rows: readonly TableRow[], { amounts }: TableRow): number | undefined {
  for (const begin of rows.keys()) {
    const sums = amounts.map(() => 0);
    for (let end = begin; end < rows.length; end++) {
      rows[end]!.amounts.forEach((item, i) => (sums[i]! += item?.cents ?? 0));
      const isSum = amounts.every((item, i) => item === undefined || item.cents === sums[i]);
      if (isSum && end > begin) return end + 1;
    }
  }
  return undefined;
}

/** The words right above a block are its heading. */
function headingOf({ titles, rows }: Table): TableRow[] {
  const last = titles.at(-1);
  const own = last?.items.filter(({ box, kind }) => kind === 'words' && box[0] >= (rows[0]?.source.box[0] ?? 0) - 1); // prettier-ignore
  if (!last || !own || own.length === 0) return [];
  const description = own.map(({ text }) => text).join(' ');
  return [{ source: last, description, indent: own[0]!.box[0], amounts: [], filled: 0 }];
}
