import type { Cell, Line, Page } from '../../page/types';
import { headedTables, textOf, type HeadedRow, type HeadedTable } from '../reading/headed-tables';
import { namedRows, type NamedRow } from '../reading/row-names';
import { optional } from '../types';
import { LETTER, lettersOf } from './insurer-letters';
import { isInsurerName } from './insurer-names';
import { rowOf } from './money-items';
import { isPolicyNumber } from './policy-facts';
import { areOfLimits, SPEC, type Role } from './premium-heads';
import { addRow, columnsOf, isOfDeductibles, underLabels, type Columns } from './premium-rows';
import { coverageOf } from './policy-line';
import { COVERAGE, COVERAGE_CODES, isTotalName, PREMIUM, STOP } from './premium-words';
import { linesOf, records } from './records';
import { retainedInCell, withoutRetained } from './retained';
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

/** Tables of premiums and of policies: only the premium's column is money to pay; limits, values and deductibles never are. */
export function premiumTables(pages: Page[]): PolicyRows[] {
  const about = { insurers: lettersOf(pages), coverage: coverageOf(pages) ?? '' };
  return headedTables(pages, SPEC)
    .filter(isOfPremiums)
    .flatMap((table) => readTable(table, about));
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

/** What the document says outside of its tables. */
interface About {
  /** Insurers by the letter with which a certificate's rows name them. */
  insurers: ReadonlyMap<string, Placed>;
  coverage: string;
}

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
    if (!isTotalName(name) && name.length < LONGEST_NAME) (group.names ??= []).push(name);
    addRow(group, { ...named, name }, columns);
    if (found && columns.deductibles.length === 0)
      for (const column of [columns.name, at('limit')])
        group.deductibles.push(...retainedAmong(named.row, column, name));
  }
  const insurer = columns.isTold ? undefined : insurerIn(table.rows, columns.premium);
  if (insurer) groups[0]!.carrier ??= insurer;
  const number = insurer && rows.find(({ name }) => SPEC.roleOf(name) === 'policy');
  const ofInsurer = number && placedAt(number.row, columns.premium);
  if (ofInsurer) groups[0]!.policy ??= ofInsurer;
  groups[0]!.carriers = [...new Set(rows.flatMap(({ row }) => placedAt(row, at('carrier'))?.text ?? []))];
  if (!isOfPolicies) groups[0]!.deductibles = once(groups[0]!.deductibles, columns);
  return groups.filter(
    ({ premiums, deductibles, policy }) =>
      premiums.length > 0 || deductibles.length > 0 || (policy && at('policy') >= 0),
  );
}

/** The rows of a table of policies, one a policy or a charge on it. */
function recordsOf(table: HeadedTable<Role>): HeadedRow[] {
  const { premium, whole, name } = columnsOf(table);
  return records(table, { prices: [premium, whole].filter((column) => column >= 0), name });
}

/** `Umbrella` over its insurer, in the cell of the names. */
function apartFromName(found: Partial<PolicyRows>, named: NamedRow, column: number): void {
  const items = linesOf(named.row.cells[column] ?? []);
  const lines = items.map(textOf);
  const at = lines.findIndex((_, i) => i > 0 && isInsurer(lines.slice(i).join(' ')));
  const [item] = items[at] ?? [];
  if (!item) return;
  const { line, page } = named.row.row;
  found.carrier = { text: lines.slice(at).join(' '), cell: item.cell, line: item.line ?? line, page };
  named.name = lines.slice(0, at).join(' ');
}

/** A name of two words at least that is no coverage. */
const isInsurer = (text: string): boolean =>
  isInsurerName(text) || (/^(?:[A-Z][\w.&'’-]+ ?){2,6}$/.test(text) && text.match(COVERAGE) === null);

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

/** Numbers that stand below the names of their policies, or of their insurers, as a column of their own. */
function withNumbersApart(table: HeadedTable<Role>): HeadedTable<Role> {
  if (table.columns.some(({ role }) => role === 'policy')) return table;
  const isNumber = (items: HeadedRow['cells'][number]): boolean => {
    const text = textOf(items).replace(CALLED, '');
    return items.length === 1 && /[A-Z].*\d{3}|\d{3}.*[A-Z]/.test(text) && isPolicyNumber(text);
  };
  const rows = table.rows.map((row) => ({
    ...row,
    cells: [...row.cells.map((items) => (isNumber(items) ? [] : items)), row.cells.find(isNumber) ?? []],
  }));
  const last = table.columns.at(-1)!;
  const isOfPolicies = rows.filter(({ cells }) => cells.at(-1)!.length > 0).length >= FEWEST_POLICIES;
  const columns = [...table.columns, { words: '', role: 'policy' as const, x0: last.x1, x1: last.x1 }];
  return isOfPolicies ? { ...table, columns, rows } : table;
}

const FEWEST_POLICIES = 2;
/** `Policy SPQ-2026-01189` below its insurer. */
const CALLED = /^(?:part of |under )?(?:policy (?:(?:no\.?|number|#):? )?)?/i;

/**
 * The coverage of a policy's row, in words. A row that has none has that of the row over it, or of the document; a
 * building has what the head of its premium says.
 */
function coverageIn(
  name: string,
  {
    above,
    about,
    columns,
    isTold,
  }: { above: string[] | undefined; about: About; columns: Columns; isTold: boolean },
): string {
  const own = name.replace(/^\s*\[[Xx ]?\]\s*|^[Xx] (?=[A-Z])|\s*\[[Xx ]?\].*$|\s(?:DED|X? ?RETENTION)\b.*$/g, '').trim(); // prettier-ignore
  const told = COVERAGE_CODES[own.toUpperCase()] ?? own;
  const head = columns.heads[columns.premium] ?? '';
  const isNamed = told.match(COVERAGE) !== null;
  if (!isTold && told !== '' && !isNamed && /^(?:base|building|contents)\b/i.test(head))
    return within(about.coverage, head);
  if (!isNamed && /\$|\bprimary\b|\bexcess\b|\blayer\b/i.test(told)) return within(about.coverage, told);
  return (told.match(/\p{L}/gu)?.length ?? 0) > 1 ? told : (above?.at(-1) ?? about.coverage);
}

const within = (coverage: string, part: string): string => (coverage ? `${coverage} - ${part}` : part);

/**
 * `Coverage | Insurer | Policy`: beside what is covered and by whom, the number; what is called so and has none is of
 * fields above the table.
 */
function withPolicyColumn({ columns, rows }: HeadedTable<Role>): HeadedTable<Role>['columns'] {
  const isNumber = ({ cells }: HeadedRow, c: number): boolean =>
    isPolicyNumber(insurerApart(textOf(cells[c]!).replace(DAYS, '').trim()).number);
  const isPolicy = ({ words }: { words: string }): boolean => /^\W*policy\W*$/i.test(words);
  const others = columns.filter((column) => !isPolicy(column)).map(({ role }) => role);
  const mayBe = !others.includes('policy') && others.includes('line') && others.includes('carrier');
  return columns.map((column, c) => {
    const numbered = column.role === 'policy' ? rows.filter((row) => isNumber(row, c)) : [];
    const isSure = numbered.length > 1 || numbered.some(({ cells }) => cells.filter((items) => items.length > 0).length > 2); // prettier-ignore
    if (column.role === 'policy' && !isSure) return { ...column, role: undefined };
    return mayBe && isPolicy(column) ? { ...column, role: 'policy' } : column;
  });
}

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

/** `EXPIRING | OPTION SELECTED` over the insurers of both: the premiums of a column are those of its insurer. */
function insurerIn(rows: HeadedRow[], column: number): Placed | undefined {
  const places = rows.flatMap((row) => placedAt(row, column) ?? []);
  return places.find(({ text }) => isInsurerName(text));
}

const DAYS = /\s*\b\d{1,2}\/\d{1,2}\/\d{2,4}\b\s*[-–]?/g;

/** What a row's cells tell of its policy; undefined where none of them is a number. */
function policyIn(
  row: HeadedRow,
  at: (role: Role) => number,
  { insurers }: About,
): (Pick<PolicyRows, 'policy' | 'carrier' | 'period'> & { policy: Placed }) | undefined {
  // `CF-88-20417 03/01/2026 -` beside `03/01/2027`: a number that runs into the dates of its term, in either column.
  const column = (row.cells[at('policy')] ?? []).length > 0 ? at('policy') : at('period');
  const place = placedAt(row, column);
  if (!place) return undefined;
  const { insurer, number } = numberIn(linesOf(row.cells[column]!).map(textOf));
  if (!isPolicyNumber(number)) return undefined;
  const named = placedAt(row, at('carrier'));
  const letter = LETTER.exec(named?.text ?? row.row.line.text)?.[1]?.toUpperCase() ?? '';
  // A name that begins in the cell of the number goes on in its own.
  const own = insurer ? { ...place, text: [insurer, named?.text ?? ''].join(' ').trim() } : named;
  const carrier = insurers.get(letter) ?? (insurers.size > 0 ? undefined : own);
  return {
    policy: { ...place, text: number },
    ...(carrier && { carrier }),
    ...optional('period', termIn(row, at)),
  };
}

/** The number among the lines of a cell, which may have the insurer over it, or be parted: `TH-DOX-` over `0088172`. */
function numberIn(given: string[]): { insurer?: string; number: string } {
  const lines = given
    .map((line) => line.replace(DAYS, '').replace(CALLED, '').trim())
    .filter((line) => line !== '');
  const whole = lines.join(' ').replace(/(?<=[\w)][-/]) (?=\w)/g, '').trim(); // prettier-ignore
  const own = lines.findLastIndex((line) => /[A-Z]/.test(line) && isPolicyNumber(line));
  const above = lines.slice(0, own).join(' ');
  return own > 0 && isInsurerName(above) ? { insurer: above, number: lines[own]! } : insurerApart(whole);
}

function termIn(row: HeadedRow, at: (role: Role) => number): Placed[] | undefined {
  const days = placedAt(row, at('policy'))?.text.match(DAYS)?.join(' ') ?? '';
  const period = placedAt(row, at('period'));
  const [from, to] = [placedAt(row, at('from')), placedAt(row, at('to'))];
  if (from && /^\d{1,2}$/.test(period?.text ?? '')) return [from, period!];
  if (period) return [{ ...period, text: `${days} ${period.text}` }];
  return from && to ? [from, to] : from && [from];
}

/** What a cell of limits says is retained. */
function retainedAmong(row: HeadedRow, column: number, of: string): MoneyRow[] {
  const place = placedAt(row, column);
  if (!place) return [];
  const text = linesOf(row.cells[column]!).map(textOf).join('\n'); // prettier-ignore
  return retainedInCell(text, of, true).map(({ cause, cents, raw }) => {
    const item = row.cells[column]!.find((one) => raw.includes(one.text) || one.text.includes(raw));
    const { line, page } = place;
    return rowOf({ name: cause, cents, raw, cell: item?.cell ?? place.cell, line: item?.line ?? line, page });
  });
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
