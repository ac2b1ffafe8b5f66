import type { Cell, Line, Page } from '../../page/types';
import { headedTables, textOf, type HeadedRow, type HeadedTable } from '../reading/headed-tables';
import { namedRows } from '../reading/row-names';
import { pricedRows, wholeRows } from '../reading/wrapped-rows';
import { isMoney } from './money-items';
import { isInsurerName } from './insurer-names';
import { areOfLimits, SPEC, type Role } from './premium-heads';
import { addRow, columnsOf, isOfDeductibles, underLabels, type Columns } from './premium-rows';
import { PREMIUM, STOP } from './premium-words';
import { insurerApart } from './row-facts';

/** An amount of a declarations page with what it is called. */
export interface MoneyRow {
  name: string;
  cents: number;
  raw: string;
  cell: Cell;
  line: Line;
  page: Page;
  isTotal: boolean;
  repaired: boolean;
  /** 0 to 1: how surely the document says that this is what it is. */
  evidence: number;
}

/** What a table says of one policy: all of it, or the rows that name that policy. */
export interface PolicyRows {
  /** Cells of the row that tell of the policy, where the table has such columns. */
  carrier?: Placed;
  policy?: Placed;
  /** One cell with both dates, or two cells. */
  period?: Placed[];
  premiums: MoneyRow[];
  deductibles: MoneyRow[];
  /** What its rows are called. */
  names?: string[];
  /** Insurers in the table's own column; of several none is the policy's. */
  carriers?: string[];
}

export interface Placed {
  text: string;
  cell: Cell;
  line: Line;
  page: Page;
}

/** Tables of premiums: only the premium's column is money to pay; limits, values and deductibles never are. */
export function premiumTables(pages: Page[]): PolicyRows[] {
  return headedTables(pages, SPEC).filter(isOfPremiums).flatMap(readTable);
}

/** Terms side by side may also be those of losses, or of what is insured: something calls them premiums, or adds them up. */
function isOfPremiums(table: HeadedTable<Role>): boolean {
  const { columns, titles, rows } = table;
  if (columns.some(({ role }) => role === 'premium') || !columns.some(({ role }) => role === 'next'))
    return true;
  const title = titles.slice(-2).map(({ line }) => line.text).join(' '); // prettier-ignore
  if (/\bloss(?:es)?\b|\bclaims?\b|\blimits?\b|\bvalues?\b|\bbudget\b/i.test(title)) return false;
  const texts = [title, ...rows.map(({ row }) => row.line.text)];
  return isOfDeductibles(table) || texts.some((text) => text.length < LONGEST_NAME && PRICE.test(text));
}

const PRICE = /premium|\bcosts?\b|\btotal\b/i;
const LONGEST_NAME = 90;

function readTable(given: HeadedTable<Role>): PolicyRows[] {
  const table = {
    ...given,
    columns: withPolicyColumn(given.columns),
    rows: beforeStop(given).map((row) => inGrid(row, given.columns)),
  };
  const at = (role: Role): number => table.columns.findIndex((column) => column.role === role);
  const columns = columnsOf(table);
  const prices = [columns.premium, columns.whole].filter((column) => column >= 0);
  const amounts = [...prices, at('limit'), ...columns.deductibles].filter((column) => column >= 0);
  const named = namedRows(policyRows(table, { columns, amounts, prices }), columns.name);
  const rows = underLabels(named, columns);
  const groups: PolicyRows[] = [{ premiums: [], deductibles: [] }];
  for (const named of rows) {
    const policy = beforeDates(named.row, at);
    const last = groups.at(-1)!;
    const isOther = policy !== undefined && /\d{3}/.test(policy.text) && last.policy?.text !== policy.text;
    const group =
      isOther && (last.policy || last.premiums.length === 0) ? { premiums: [], deductibles: [] } : last;
    if (group !== last) groups.push(group);
    if (isOther) describe(group, named.row, { policy, at });
    (group.names ??= []).push(named.name);
    addRow(group, named, columns);
  }
  const insurer = columns.isTold ? undefined : insurerIn(table.rows, columns.premium);
  if (insurer) groups[0]!.carrier ??= insurer;
  const number = insurer && rows.find(({ name }) => SPEC.roleOf(name) === 'policy');
  const ofInsurer = number && placedAt(number.row, columns.premium);
  if (ofInsurer) groups[0]!.policy ??= ofInsurer;
  groups[0]!.carriers = [...new Set(rows.flatMap(({ row }) => placedAt(row, at('carrier'))?.text ?? []))];
  return groups.filter(
    ({ premiums, deductibles, policy }) =>
      premiums.length > 0 || deductibles.length > 0 || (policy && at('policy') >= 0),
  );
}

/** A policy is a row, however many lines its cells have. */
function policyRows(
  table: HeadedTable<Role>,
  { columns, amounts, prices }: { columns: Columns; amounts: number[]; prices: number[] },
): HeadedRow[] {
  if (table.columns.every(({ role }) => role !== 'policy')) return unwrapped(table.rows, table, columns);
  if (prices.length > 0) return pricedRows(table.rows, { prices, starts: table.columns.map(({ x0 }) => x0) });
  return unwrapped(wholeRows(table.rows, { name: columns.name, amounts, prices }), table, columns);
}

/** `Coverage | Insurer | Policy`: beside what is covered and by whom, the number. */
function withPolicyColumn(columns: HeadedTable<Role>['columns']): HeadedTable<Role>['columns'] {
  const isPolicy = ({ words }: { words: string }): boolean => /^\W*policy\W*$/i.test(words);
  const others = columns.filter((column) => !isPolicy(column)).map(({ role }) => role);
  if (others.includes('policy') || !others.includes('line') || !others.includes('carrier')) return columns;
  return columns.map((column) => (isPolicy(column) ? { ...column, role: 'policy' } : column));
}

/** In a grid a cell is in the column that it is below, whatever else that column holds. */
function inGrid(given: HeadedRow, columns: HeadedTable<Role>['columns']): HeadedRow {
  const { items, page } = given.row;
  const at = items.map(({ cell: { box } }) =>
    columns.findIndex(({ x0, x1 }) => x0 < (box[0] + box[2]) / 2 && (box[0] + box[2]) / 2 < x1),
  );
  if (page.source !== 'grid' || at.includes(-1)) return given;
  return { ...given, cells: columns.map((_, c) => items.filter((_item, i) => at[i] === c)) };
}

/** `EXPIRING | OPTION SELECTED` over the insurers of both: the premiums of a column are those of its insurer. */
function insurerIn(rows: HeadedRow[], column: number): Placed | undefined {
  const places = rows.flatMap((row) => placedAt(row, column) ?? []);
  return places.find(({ text }) => isInsurerName(text));
}

const OF_POLICY = new Set<Role | undefined>(['carrier', 'policy', 'period', 'from', 'to']);

/**
 * A row whose cells wrap goes on in the next line, which has words in columns that tell of a policy, and no amount; where
 * the table has no premiums, no name and no number.
 */
function unwrapped(
  rows: HeadedRow[],
  { columns }: HeadedTable<Role>,
  { premium, name }: Columns,
): HeadedRow[] {
  const whole: HeadedRow[] = [];
  const policy = columns.findIndex(({ role }) => role === 'policy');
  const isOpen = (row: HeadedRow | undefined): boolean =>
    premium < 0 ? (row?.cells[policy]?.length ?? 0) > 0 : row?.cells[premium]?.some(isMoney) === true;
  const hasOwn = (row: HeadedRow): boolean =>
    (premium < 0 ? [policy, name] : [premium]).some((c) => row.cells[c]!.length > 0);
  for (const row of rows) {
    const last = whole.at(-1);
    const filled = columns.filter((_, c) => row.cells[c]!.length > 0);
    const goesOn = isOpen(last) && !hasOwn(row) && filled.some(({ role }) => OF_POLICY.has(role));
    if (!goesOn) whole.push(row);
    else
      whole[whole.length - 1] = {
        ...last!,
        cells: last!.cells.map((items, c) => [...items, ...row.cells[c]!]),
      };
  }
  return whole;
}

function describe(
  group: PolicyRows,
  row: HeadedRow,
  { policy, at }: { policy: Placed; at: (role: Role) => number },
): void {
  // `TH-DOX-` over `0088172`.
  const { insurer, number } = insurerApart(policy.text.replace(/(?<=\w-) (?=\w)/g, ''));
  group.policy = { ...policy, text: number };
  const carrier = placedAt(row, at('carrier')) ?? (insurer ? { ...policy, text: insurer } : undefined);
  if (carrier) group.carrier = carrier;
  const days = placedAt(row, at('policy'))?.text.match(DAYS)?.join(' ') ?? '';
  const period = placedAt(row, at('period'));
  const [from, to] = [placedAt(row, at('from')), placedAt(row, at('to'))];
  if (period) group.period = [{ ...period, text: `${days} ${period.text}` }];
  else if (from && to) group.period = [from, to];
  if (from && /^\d{1,2}$/.test(period?.text ?? '')) group.period = [from, period!];
}

const DAYS = /\s*\b\d{1,2}\/\d{1,2}\/\d{2,4}\b\s*[-–]?/g;

/** `CF-88-20417 03/01/2026 -` beside `03/01/2027`: a number that runs into the dates of its term, in either column. */
function beforeDates(row: HeadedRow, at: (role: Role) => number): Placed | undefined {
  const policy = placedAt(row, at('policy'));
  const place = policy ?? placedAt(row, at('period'));
  const text = place?.text.replace(DAYS, '').trim() ?? '';
  return place && (policy || /^(?=.*\d{3})\S{6,20}$/.test(text)) ? { ...place, text } : undefined;
}

function placedAt(row: HeadedRow, column: number): Placed | undefined {
  const [first, ...more] = row.cells[column] ?? [];
  return (
    first && {
      text: textOf([first, ...more]),
      cell: first.cell,
      line: first.line ?? row.row.line,
      page: row.row.page,
    }
  );
}

/** `Coverage   Limit`: heads of a table that has no such amounts. */
function isOtherHead({ items }: HeadedRow['row']): boolean {
  return items.length > 1 && items.every(({ kind }) => kind === 'words') && areOfLimits(items.map(({ text }) => text)); // prettier-ignore
}

/** Payment plans, forms and conditions follow a table and are none of it; nor are premiums a part of one without them. */
function beforeStop({ columns, rows }: HeadedTable<Role>): HeadedRow[] {
  const hasPremiums = columns.some(({ role }) => role === 'premium' || role === 'next' || role === 'old');
  const isTold = columns.some(({ role }) => role === 'premium');
  const isField = ({ row }: HeadedRow): boolean => /:(?: \$[\d,.]+)?$/.test(row.line.cells[0]?.text ?? '');
  const stop = rows.findIndex((one, i) => {
    const { row, isWords } = one;
    const text = row.line.text.trim();
    return (
      STOP.test(text) ||
      (!hasPremiums && i > 0 && isField(one) && !isField(rows[i - 1]!)) ||
      (!isTold && isOtherHead(row)) ||
      (!hasPremiums && isWords && text.length < 40 && PREMIUM.test(text))
    );
  });
  return stop < 0 ? rows : rows.slice(0, stop);
}
