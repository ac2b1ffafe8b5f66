import { rowOf } from './items';
import { NAME } from './table-row';
import type { Item, Row } from './types';

/** Rows of this shape that make a page's column one of account types. */
const FEWEST = 6;
const MOSTLY = 0.8;
/** What accounting programs call the types of accounts that a budget has. */
const TYPE =
  /^(?:(?:operating|other|ordinary|reserve|capital) )?(?:income|revenues?|receipts?|expenses?|expenditures?|disbursements?|reserves?|capital|equity|transfers?|contributions?|cost of (?:goods|sales)|cogs)$/i;

interface Typed {
  row: Row;
  type: Item;
}

/**
 * `4010 | Dues | Assessments | Income | 9,400`: an export names the section of each account and its type too. The type
 * is taken off where two other names remain, for it would be read as a part of the name; the row keeps the side it tells.
 */
export function withoutTypeColumn(rows: Row[]): Row[] {
  const named = rows.map((row) => ({ row, names: namesBefore(row) })).filter(({ names }) => names.length > 1);
  const taken = new Map<Row, Item>();
  for (const page of new Set(named.map(({ row }) => row.page))) {
    const own = named.filter(({ row }) => row.page === page);
    // "Reserve" is a type of account, and in the next column a fund: a column is one of types where most of its words are.
    const found = own.flatMap(({ row, names }) => (names.length < 3 ? [] : names.slice(1).flatMap((item): Typed[] => (TYPE.test(item.text.trim()) ? [{ row, type: item }] : [])))); // prettier-ignore
    const lefts = [...new Set(found.map(({ type }) => type.box[0]))];
    const columns = lefts.map((left) => found.filter(({ row, type }) => Math.abs(type.box[0] - left) < 0.5 * row.height)); // prettier-ignore
    const column = columns.reduce((most, one) => (one.length > most.length ? one : most), []);
    const kinds = new Set(column.map(({ type }) => type.text));
    if (column.length >= FEWEST && column.length >= MOSTLY * own.length && kinds.size > 1)
      for (const { row, type } of column) taken.set(row, type);
  }
  return rows.map((row) => {
    const type = taken.get(row);
    if (!type) return row;
    const side = sideOf(type.text);
    return {
      ...rowOf({ ...row, items: row.items.filter((item) => item !== type) }),
      ...(side ? { side } : {}),
    };
  });
}

function sideOf(type: string): Row['side'] {
  if (/income|revenue|receipt/i.test(type)) return 'income';
  return /expens|expend|disburse|cost|cogs/i.test(type) ? 'expense' : undefined;
}

/** The names before the first figure of a row that has one, account numbers left out. */
function namesBefore({ items }: Row): Item[] {
  const isFigure = (item: Item, i: number): boolean =>
    item.kind !== 'words' && !items.slice(i + 1).some((other) => isName(other) && other.box[0] > item.box[0]);
  const end = items.findIndex(isFigure);
  return end < 0 ? [] : items.slice(0, end).filter(isName);
}

const isName = (item: Item): boolean => item.kind === 'words' && NAME.test(item.text);
