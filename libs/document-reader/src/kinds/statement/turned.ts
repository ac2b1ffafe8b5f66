import { overlapShare } from '../../tables/bands';
import { columnCalled } from '../../tables/column-labels';
import { rowOf } from '../../tables/items';
import { isColumnLabel, meaningOf, type LabelMeaning } from '../../tables/roles';
import type { Item, Row, Table, TableColumn, TableRow } from '../../tables/types';
import { readWords } from './evidence';
import { sideOf } from './two-sides';
import { totalKind } from './vocabulary';

/** Periods below each other that make a table one of periods, and the share of its rows with figures that name one. */
const FEWEST_PERIODS = 3;
const MOSTLY = 0.8;
/** Years of a plan of thirty are no columns of a statement. */
const MOST_PERIODS = 13;
const FEWEST_LINES = 3;

/**
 * A treasurer's sheet may have a row for each month and a column for each account. Turned, it is a statement like
 * others: a row for each account, a column for each month. A table whose rows name no periods stays as it is.
 */
export function turned(found: Table, isAlone: boolean): Table {
  const figures = found.rows.filter(({ amounts }) => amounts.some((item) => item !== undefined));
  const compared = isAlone ? comparedIn(found, figures) : undefined;
  const table = compared ?? found;
  const rows = compared?.rows ?? figures;
  const heads = rows[0] && headsOf(table, rows[0]);
  if (!heads) return found;
  const sides = isAlone ? sidesIn(heads) : undefined;
  if (compared ? !sides : !areOfPeriods(rows)) return found;
  if (!sides && !areLines(heads.map(({ text }) => text))) return found;
  const columns = rows.filter(({ description }) => !AVERAGE.test(description));
  return {
    titles: table.titles.filter((row) => !heads.some(({ source }) => source === row)),
    headers: [],
    columns: columns.map((row, i) => columnOf(row, i)),
    rows: heads.flatMap((head, at) => (sides && !sides[at] ? [] : [accountRow(head, columns, { at, side: sides?.[at] })])), // prettier-ignore
  };
}

const COMPARED = new Set<TableColumn['role'] | undefined>(['budget', 'actual']);
const MOST_WORDS = 8;

/** "Budget:" and "Actual:" below each other, with the columns in which both have figures; sentences around them have some too. */
function comparedIn(table: Table, figures: readonly TableRow[]): Table | undefined {
  const roleOf = ({ description }: TableRow): LabelMeaning['role'] => meaningOf(description).role; // prettier-ignore
  const own = figures.filter(({ description }) => description.split(' ').length <= MOST_WORDS);
  const rows = own.filter((row) => COMPARED.has(roleOf(row)));
  const isOther = (row: TableRow): boolean => !rows.includes(row) && roleOf(row) !== 'variance';
  if (new Set(rows.map(roleOf)).size < 2 || rows.length > 2 || own.some(isOther)) return undefined;
  const at = table.columns.flatMap((_, i) => (rows.every(({ amounts }) => amounts[i]) ? [i] : []));
  const only = <T>(all: readonly T[]): T[] => at.map((i) => all[i]!);
  return { ...table, columns: only(table.columns), rows: rows.map((row) => ({ ...row, amounts: only(row.amounts) })) }; // prettier-ignore
}

const AVERAGE = /^(?:average|avg)/i;
/** Share of the rows that are periods where the year's plan and what differs from it stand below them. */
const AMONG_PLANS = 0.6;

/** "2025 plan", "2025 all", "+ or -" below the months. */
function isPlan({ description }: TableRow): boolean {
  const { role, year } = meaningOf(description);
  return role === 'variance' || (year !== undefined && description.split(' ').length <= 3) || /^\+ ?(?:or|\/) ?-$/.test(description); // prettier-ignore
}

function areOfPeriods(rows: readonly TableRow[]): boolean {
  const periods = rows.filter((row) => periodOf(row) !== undefined);
  const others = rows.filter((row) => periodOf(row) === undefined);
  return (
    periods.length >= FEWEST_PERIODS &&
    periods.length <= MOST_PERIODS &&
    periods.length >= (others.some(isPlan) ? AMONG_PLANS : MOSTLY) * rows.length &&
    others.every(
      (row) => totalKind(row.description) !== undefined || AVERAGE.test(row.description) || isPlan(row),
    ) &&
    new Set(periods.map(periodOf)).size === periods.length
  );
}

/** The sides of what came in and what went out, each of one head that says so, beside no more than balances. */
function sidesIn(heads: readonly Head[]): (Row['side'] | undefined)[] | undefined {
  const own = heads.map(({ text }) => (BALANCES.test(text) ? undefined : sideOf(text)));
  const named = own.filter(Boolean);
  const isAll = heads.every(({ text }, i) => own[i] || BALANCES.test(text));
  return isAll && named.length === 2 && new Set(named).size === 2 ? own : undefined;
}

const BALANCES = /\bbalance\b|\bfunded\b|^(?:beginning|opening|starting|ending|closing|end of)\b/i;

/** `March`, `Mar-24`, `2nd Quarter`, `2023`: the words of a row that are a period and nothing else. */
function periodOf({ description, code }: TableRow): string | undefined {
  const text = [code, description].filter(Boolean).join(' ').trim();
  const { role, part, year } = meaningOf(text);
  const isPart = (role === 'month' || role === 'quarter') && part !== undefined;
  const isYear = /^(?:FYE? ?)?(?:19|20)\d\d(?:[-/]\d{2,4})?$/i.test(text) && year !== undefined;
  return isPart || isYear ? text.toLowerCase() : undefined;
}

interface Head {
  text: string;
  source: Row;
}

/** What stands over each column: its own label, or the words of the rows right above. */
function headsOf(table: Table, first: TableRow): Head[] | undefined {
  const above = [...table.titles, ...table.headers]
    .filter((row) => row.page === first.source.page && row.items.length > 1)
    .slice(-2);
  const heads = table.columns.map((column): Head => {
    const words = above.flatMap((row) =>
      row.items.filter((item) => isOver(item, column)).map((item) => ({ item, row })),
    );
    return {
      text: column.label || words.map(({ item }) => item.text).join(' '),
      source: words.at(-1)?.row ?? table.headers.at(-1) ?? first.source,
    };
  });
  const named = heads.filter(({ text }) => /\p{L}{2}/u.test(text));
  return named.length === heads.length ? heads : undefined;
}

const isOver = ({ box }: Item, column: TableColumn): boolean =>
  overlapShare({ left: box[0], right: box[2] }, column) > 0.3;

/** Accounts of a statement, and no budget beside its actual figures. */
function areLines(heads: readonly string[]): boolean {
  const lines = heads.filter((text) => totalKind(text) === undefined);
  const flows = lines.map((text) => readWords(text).lineFlow);
  return (
    lines.length >= FEWEST_LINES &&
    !lines.some(
      (text) => readWords(text).role !== 'net' && isColumnLabel(meaningOf(text)) && !meaningOf(text).whole,
    ) &&
    !heads.some((text) => BALANCES.test(text)) &&
    flows.some((flow) => flow > 1) &&
    flows.some((flow) => flow < -1)
  );
}

/** Points between the columns of a turned table: a place for each, which no page has. */
const WIDTH = 60;

function columnOf(row: TableRow, at: number): TableColumn {
  const label = [row.code, row.description].filter(Boolean).join(' ');
  const left = at * WIDTH;
  return columnCalled(label, {
    left,
    right: left + WIDTH / 2,
    edge: left + WIDTH / 2,
    kind: 'amount',
    clarity: 1,
  });
}

/** The row of one account: its figures stand below each other, each on a line of its own. */
function accountRow(
  { text, source }: Head,
  rows: readonly TableRow[],
  { at, side }: { at: number; side: Row['side'] },
): TableRow {
  return {
    source: { ...rowOf({ ...source, items: source.items.filter((item) => text.includes(item.text)) }), ...(side ? { side } : {}) }, // prettier-ignore
    description: text,
    indent: 0,
    amounts: rows.map(({ amounts, source: { line } }) => {
      const item = amounts[at];
      return item && { ...item, line };
    }),
    filled: 0,
  };
}
