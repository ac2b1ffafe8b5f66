import type { Cell, Line, Page } from '../../page/types';
import { headedTables, type HeadedRow, type HeadedTable } from '../reading/headed-tables';
import { namedRows } from '../reading/row-names';
import { RETAINED } from './clauses';
import { lettersOf } from './insurer-letters';
import { isInsurerName } from './insurer-names';
import { coverageOf } from './policy-line';
import { apartFromName, coverageIn, placedAt, policyIn, recordsOf, retainedAmong, withNumbersApart, withPolicyColumn, type About } from './policy-table'; // prettier-ignore
import { areOfLimits, SPEC, type Role } from './premium-heads';
import { addRow, columnsOf, isOfDeductibles, underLabels, type Columns } from './premium-rows';
import { isTotalName, PREMIUM, STOP } from './premium-words';
import { withoutRetained } from './retained-lists';

/** An amount of a declarations page with what it is called. */
export interface MoneyRow {
  name: string;
  cents: number;
  raw: string;
  cell: Cell;
  line: Line;
  page: Page;
  isTotal: boolean;
  /** The total of one row among others, which is of the policy that the row names. */
  isOfRow?: boolean;
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
  /** How many insurers its rows name. */
  insurers?: number;
  /** What its rows are called. */
  names?: string[];
}

export interface Placed {
  text: string;
  cell: Cell;
  line: Line;
  page: Page;
}

/** Tables of premiums and of policies: only the premium's column is money to pay; limits, values and deductibles never are. */
export function premiumTables(pages: Page[]): PolicyRows[] {
  const about = { insurers: lettersOf(pages), coverage: coverageOf(pages) ?? '' };
  return headedTables(pages, SPEC)
    .filter(isOfPremiums)
    .flatMap((table) => readTable(table, about));
}

/** A table of several policies: the number, the insurer and the premium of each. */
export const hasPolicies = (pages: Page[]): boolean =>
  premiumTables(pages).filter(({ policy, carrier, premiums }) => policy && carrier && premiums.length > 0).length >= FEWEST_POLICIES; // prettier-ignore

const FEWEST_POLICIES = 2;

/** Terms side by side may also be those of losses, or of what is insured: something calls them premiums, or adds them up. */
function isOfPremiums(table: HeadedTable<Role>): boolean {
  const { columns, titles, rows } = table;
  if (columns.some(({ role }) => role === 'premium') || !columns.some(({ role }) => role === 'next'))
    return true;
  const title = titles.slice(-2).map(({ line }) => line.text).join(' '); // prettier-ignore
  if (/\bloss(?:es)?\b|\bclaims?\b|\blimits?\b|\bvalues?\b|\bbudget\b/i.test(title)) return false;
  // Policies by their numbers.
  if (columns.some(({ role }) => role === 'carrier') && withNumbersApart(table) !== table) return true;
  const texts = [title, ...rows.map(({ row }) => row.line.text)];
  return isOfDeductibles(table) || texts.some((text) => text.length < LONGEST_NAME && PRICE.test(text));
}

const PRICE = /premium|\bcosts?\b|\btotal\b/i;
const LONGEST_NAME = 90;

function readTable(given: HeadedTable<Role>, about: About): PolicyRows[] {
  const table = withNumbersApart({
    ...given,
    columns: withPolicyColumn(given),
    rows: beforeStop(given).map((row) => withTail(inGrid(row, given.columns), given.columns)),
  });
  const at = (role: Role): number => table.columns.findIndex((column) => column.role === role);
  const isOfPolicies = at('policy') >= 0;
  const whole = isOfPolicies ? recordsOf(table) : table.rows;
  const columns = columnsOf({ ...table, rows: whole });
  const named = namedRows(whole, columns.name);
  const rows = underLabels(named, columns);
  const groups: PolicyRows[] = [{ premiums: [], deductibles: [] }];
  for (const named of rows) {
    const found = isOfPolicies ? policyIn(named.row, at, about) : undefined;
    if (found && !found.carrier) apartFromName(found, named, columns.name);
    const last = groups.at(-1)!;
    const isOther = found !== undefined && last.policy?.text !== found.policy.text;
    const group = isOther ? { premiums: [], deductibles: [] } : last;
    if (group !== last) groups.push(group);
    if (isOther) Object.assign(group, found);
    const name = found ? coverageIn(named.name, { above: last.names, about, columns, isTold: table.columns[columns.name]?.role === 'line' }) : named.name; // prettier-ignore
    if (!isTotalName(name) && name.length < LONGEST_NAME && !RETAINED.test(name))
      (group.names ??= []).push(name);
    addRow(group, { ...named, name }, columns);
    if (found && columns.deductibles.length === 0)
      for (const column of [columns.name, at('limit')])
        group.deductibles.push(...retainedAmong(named.row, column, name));
  }
  const placesIn = (column: number): Placed[] => table.rows.flatMap((row) => placedAt(row, column) ?? []);
  groups[0]!.insurers = new Set(placesIn(at('carrier')).map(({ text }) => text)).size;
  // `EXPIRING | OPTION SELECTED` over the insurers of both: the premiums of a column are those of its insurer and number.
  const insurer = columns.isTold
    ? undefined
    : placesIn(columns.premium).find(({ text }) => isInsurerName(text));
  const number = insurer && rows.find(({ name }) => SPEC.roleOf(name) === 'policy');
  const ofInsurer = number && placedAt(number.row, columns.premium);
  if (insurer) groups[0]!.carrier ??= insurer;
  if (ofInsurer) groups[0]!.policy ??= ofInsurer;
  if (!isOfPolicies) groups[0]!.deductibles = once(groups[0]!.deductibles, columns);
  return groups.filter(
    ({ premiums, deductibles, policy }) =>
      premiums.length > 0 || deductibles.length > 0 || (policy && at('policy') >= 0),
  );
}

/** The same amount for each of several buildings is one deductible of the policy, of what the head of its column says. */
function once(rows: MoneyRow[], { heads, deductibles, number }: Columns): MoneyRow[] {
  const head = withoutRetained(heads[deductibles[0]!] ?? '');
  const isSame = ({ name, cents }: MoneyRow): boolean =>
    (number >= 0 || PREMISES.test(name)) && cents === rows[0]!.cents && (deductibles.length < 2 || name.endsWith(` - ${head}`)); // prettier-ignore
  const same = rows.filter(isSame);
  if (same.length < FEWEST_BUILDINGS) return rows;
  return [{ ...same[0]!, name: head || 'Building' }, ...rows.filter((row) => !same.includes(row))];
}

const PREMISES = /^\W*(?:building|bldg|loc(?:ation)?)\b\W*\d/i;
const FEWEST_BUILDINGS = 3;

/** The amounts of a wide last column, whose head stands at its left. */
function withTail(given: HeadedRow, columns: HeadedTable<Role>['columns']): HeadedRow {
  const { items, page } = given.row;
  const known = new Set(given.cells.flat());
  const last = columns.at(-1)!;
  const tail = page.source === 'grid' ? [] : items.filter((item) => !known.has(item) && item.box[0] > last.x0 && last.role === 'limit'); // prettier-ignore
  return tail.length === 0
    ? given
    : { ...given, cells: [...given.cells.slice(0, -1), [...given.cells.at(-1)!, ...tail]] };
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
