import type { Item } from '../../tables/types';
import { textOf, type HeadedRow, type HeadedTable } from '../reading/headed-tables';
import { centsWithLostCommas } from '../reading/money-cells';
import type { NamedRow } from '../reading/row-names';
import { isMoney, rowOf } from './money-items';
import { coverageColumn, nameColumn, premiumColumn } from './premium-columns';
import { OLD, SPEC, type Role } from './premium-heads';
import type { MoneyRow, PolicyRows } from './premium-tables';
import { linesOf } from './records';
import { sumOf } from './settled';
import { isRetained, retainedInCell, withoutRetained } from './retained-lists';
import {
  ANSWER,
  CHARGE,
  CHOICES,
  COVERAGE,
  isPlainPremium,
  isTotalName,
  ITEM,
  NOT_PREMIUM,
  OTHER_PRICE,
  PREMIUM,
} from './premium-words';

export interface Columns {
  name: number;
  /** `Bldg`, `Item` before the names, with the numbers by which their other amounts are known. */
  number: number;
  premium: number;
  /** The head says that it is of premiums; else a row of it may be a limit. */
  isTold: boolean;
  fees: number[];
  whole: number;
  deductibles: number[];
  heads: string[];
  /** Other columns with words, that name a charge which has no name of its own. */
  items: number[];
  /** The coverage that the line over the table names. */
  coverage: string;
}

const NUMBERED = /^(?:loc\W+)?(?:bldg?|building|loc|location|item)\b\W*(?:no|num|number)?\W*$/i;

export function columnsOf(table: HeadedTable<Role>): Columns {
  const heads = table.columns.map(({ words }) => words);
  const all = (role: Role): number[] =>
    table.columns.flatMap((column, c) => (column.role === role ? [c] : []));
  const isOfPolicies = table.columns.some(({ role }) => role === 'policy');
  const name = isOfPolicies ? coverageColumn(table) : nameColumn(table);
  const premium = premiumColumn(table);
  const isRetained = isOfDeductibles(table);
  const added = isOfPolicies ? addedIn(table, premium) : undefined;
  return {
    name,
    number: heads.findIndex((words, c) => c < name && NUMBERED.test(words)),
    premium: isRetained ? -1 : premium,
    isTold: all('premium').length > 0,
    fees: added?.charges ?? all('fees'),
    whole: added?.whole ?? all('whole').find((c) => c !== premium) ?? -1,
    deductibles: isRetained ? [premium] : all('deductible').filter((c) => !OLD.test(heads[c]!)),
    heads,
    items: isOfPolicies ? all('line').filter((c) => c > name && premium >= 0) : [],
    coverage: table.titles.at(-1)?.line.text.match(COVERAGE)?.[0] ?? '',
  };
}

/** Rows that must add up before a column is known for the sum of those before it. */
const FEWEST_ADDED = 2;

/** `Premium | Taxes | Fees | 2026 Total`: a column to which every row adds up, whatever its head says, and what it adds. */
function addedIn(
  { columns, rows }: HeadedTable<Role>,
  premium: number,
): { whole: number; charges: number[] } | undefined {
  // prettier-ignore
  const centsOf = (row: HeadedRow, c: number): number | undefined => row.cells[c]!.filter(isMoney).reduce<number | undefined>((sum, { cents = 0 }) => (sum ?? 0) + cents, undefined); // prettier-ignore
  const policy = columns.findIndex(({ role }) => role === 'policy');
  const isMoneyColumn = (c: number): boolean => !['limit', 'deductible', 'old', 'carrier', 'policy', 'period'].includes(columns[c]!.role ?? '') && !/^\W*(?:%|change|share)/i.test(columns[c]!.words); // prettier-ignore
  for (let whole = columns.length - 1; premium >= 0 && whole > premium + 1; whole--) {
    const charges = columns.flatMap((_, c) => (c > premium && c < whole && isMoneyColumn(c) ? [c] : []));
    const priced = rows.filter((row) => row.cells[policy]!.length > 0 && centsOf(row, premium) !== undefined);
    const isSum = (row: HeadedRow): boolean =>
      charges.reduce((sum, c) => sum + (centsOf(row, c) ?? 0), centsOf(row, premium)!) ===
      centsOf(row, whole);
    const isCharged = priced.some((row) => charges.some((c) => centsOf(row, c)));
    if (priced.length >= FEWEST_ADDED && isCharged && priced.every(isSum)) return { whole, charges };
  }
  return undefined;
}

/** `Deductible | Expiring | Renewal`: of terms side by side, what the title or the head of the names says that they are. */
export function isOfDeductibles({ columns, titles }: HeadedTable<Role>): boolean {
  const has = (role: Role): boolean => columns.some((column) => column.role === role);
  const words = [titles.at(-1)?.line.text ?? '', columns[0]!.words].join(' ');
  return (
    has('next') && !has('premium') && /\b(?:deductible|retention)s?\b/i.test(words) && !PREMIUM.test(words)
  );
}

/**
 * Boxes beside each other, `SPECIAL CONDITIONS | TOTAL PREMIUM` and below them `FEES | DEPOSIT`: an amount is what the label
 * over it says, and not what is in the box beside.
 */
export function underLabels(rows: NamedRow[], columns: Columns): NamedRow[] {
  const { name, premium, deductibles, fees, whole, heads } = columns;
  const column = premium < 0 ? (deductibles[0] ?? -1) : premium;
  const cellOf = (at: number): Item[] => rows[at]?.row.cells[column] ?? [];
  const isPriced = (at: number): boolean => cellOf(at).some(isMoney);
  const labels = rows.map((_, i) => {
    const label = textOf(cellOf(i - 1));
    return !isPriced(i - 1) && (isTotalName(label) || OTHER_PRICE.test(label)) ? label : undefined;
  });
  const [first, ...more] = rows.flatMap((_, i) => (isPriced(i) && !labels[i] ? [i] : []));
  const beside = (heads[name] ?? '').replace(ITEM, '');
  const isAlone = first === 0 && more.length === 0 && fees.length === 0 && whole < 0;
  // Names stand before their premiums, and are words.
  const isName = premium < 0 || (name < premium && /\p{L}{3}/u.test(rows[0]?.name ?? ''));
  const isBox = isAlone && beside !== '' && !(isName && SPEC.roleOf(beside) === 'line');
  // Over a column without names there is nothing but a box.
  const isLone = isAlone && rows.length < 3 && heads.every((words, c) => words === '' || c === column) && isPlainPremium(heads[column]!); // prettier-ignore
  if (isBox || isLone) labels[0] = heads[column]!.replace(ITEM, '');
  return rows.map((named, i) => (isPriced(i) && labels[i] ? { ...named, name: labels[i] } : named));
}

export function addRow(group: PolicyRows, named: NamedRow, columns: Columns): void {
  const said = [named.name, ...columns.items.map((c) => textOf(named.row.cells[c]!))].find((text) => text !== '' && !ANSWER.test(text) && !CHOICES.test(text)) ?? ''; // prettier-ignore
  const name = (said || nameInstead(named, columns)).replace(/[\s.…:_*-]+$/, '').trim();
  const bare = name === '' && columns.premium >= 0 ? moneyAt(named, columns.premium, 'Total') : undefined;
  const sum = sumOf(group.premiums);
  if (bare?.cents === sum && group.premiums.length > 1) group.premiums.push(bare);
  if (!/\p{L}/u.test(name) || name.length > 90 || OTHER_PRICE.test(name)) return;
  const own = columns.premium >= 0 ? moneyAt(named, columns.premium, numbered(name, named.row, columns)) : undefined; // prettier-ignore
  if (own && !columns.isTold && NOT_PREMIUM.test(name)) {
    const cause = withoutRetained(name);
    if (isRetained(own.cents) && cause && cause !== name) group.deductibles.push({ ...own, name: cause });
    return;
  }
  const whole = columns.whole >= 0 ? moneyAt(named, columns.whole, name) : undefined;
  const isTotal = isTotalName(name);
  const premium = isTotal ? (whole ?? own) : (own ?? (columns.premium < 0 ? whole : undefined));
  if (premium) group.premiums.push(premium);
  if (!isTotal)
    for (const column of columns.fees) {
      const fees = chargesAt(
        named,
        column,
        group.policy ? columns.heads[column]! : `${name} - ${columns.fees.length > 1 ? columns.heads[column]!.toLowerCase() : 'taxes and fees'}`, // prettier-ignore
      );
      if (own && columns.whole >= 0) group.premiums.push(...fees);
    }
  if (!isTotal && whole && own) group.premiums.push({ ...whole, isTotal: true, isOfRow: !group.policy });
  if (isTotal || isPriceBelow(named, name)) return;
  for (const column of columns.deductibles) {
    const head = columns.heads[column]!;
    const covered = CAUSE.test(name) ? head.replace(/deductibles?/i, '').trim() : '';
    // Of several such columns each is of what its head says.
    const cause = columns.deductibles.length > 1 ? withoutRetained(head) : '';
    const of = covered || [numbered(name, named.row, columns), ...(cause ? [cause] : [])].join(' - ');
    // A line that runs on with several limits is no row.
    if (name.split('$').length < 3)
      group.deductibles.push(...retainedAt(named, { column, of, heads: columns.heads }));
  }
}

/**
 * `PROPERTY CAUSES OF LOSS | LIMITS | DEDUCTIBLE`: in a form without premiums the head names the coverage of the box below;
 * else a part of the coverage above is named in the column of what it covers. The rows of buildings have the coverage of
 * the title.
 */
function nameInstead({ row }: NamedRow, { name, number, premium, heads, coverage }: Columns): string {
  const beside = number < 0 ? '' : textOf(row.cells[number]!);
  // `SEWER BACKUP   375.00` below the buildings, in the column of their numbers.
  if (/\p{L}{3}/u.test(beside)) return beside;
  if (premium >= 0 && beside !== '') return coverage;
  // `TX/FEE 1,531.00` below the premium, in its cell.
  if (premium >= 0) return textOf(row.cells[premium]!.filter((item) => !isMoney(item)));
  const [part] = row.cells[name + 1] ?? [];
  return heads[name]?.match(COVERAGE)?.[0] ?? (part?.kind === 'words' ? part.text : '');
}

function numbered(name: string, row: HeadedRow, { number, heads }: Columns): string {
  // `1 (12-18)`: with the doors of the building.
  const own =
    number < 0
      ? ''
      : textOf(row.cells[number]!)
          .replace(/ \(.*\)$/, '')
          .split(' ')
          .at(-1)!;
  const head = /bldg?\b/i.test(heads[number] ?? '') ? 'Building' : heads[number];
  return /^\d{1,3}$/.test(own) ? `${head} ${own}, ${name}` : name;
}

/** In a certificate's form the causes of loss stand before the deductibles, of which each has its coverage over it. */
const CAUSE = /^(?:x )?(?:basic|broad|special)$/i;

/** `Building premium   $9,400` below coverages with their limits and deductibles: prices, in the last column by their place. */
function isPriceBelow({ row }: NamedRow, name: string): boolean {
  const amounts = row.cells.flat().filter(isMoney).length;
  return amounts === 1 && (PREMIUM.test(name) || CHARGE.test(name));
}

/** `$5,000 per claim`, `$5,000 AOP; water damage $20,000`, `$10,000 all other perils` over `$25,000 water damage`. */
function retainedAt(
  named: NamedRow,
  { column, of, heads }: { column: number; of: string; heads: string[] },
): MoneyRow[] {
  const items = named.row.cells[column]!;
  const each = ofEach(named, column, heads);
  if (each) return each;
  const own = moneyAt(named, column, of);
  if (own && !items.some(({ kind, mixed }) => kind === 'words' || mixed))
    return isRetained(own.cents) ? [own] : [];
  const text = linesOf(items).map(textOf).join('\n'); // prettier-ignore
  return retainedInCell(text, of).flatMap(({ cause, cents, raw }) => {
    const item = items.find((one) => raw.includes(one.text) || one.text.includes(raw)) ?? items[0]!;
    const { line, page } = named.row.row;
    return [
      {
        ...rowOf({ name: cause, cents, raw, cell: item.cell, line: item.line ?? line, page }),
        repaired: item.repaired,
      },
    ];
  });
}

/** A charge, or several below each other: `SL tax 4.94%` over `Service fee .06%` in the head. */
function chargesAt(named: NamedRow, column: number, head: string): MoneyRow[] {
  const items = named.row.cells[column]!.filter(isMoney);
  const heads = head.split(/(?<=%)\s/);
  const own = moneyAt(named, column, head);
  if (own || items.length < 2) return own ? [own] : [];
  return items.map(
    ({ text: raw, cents = 0, cell, line }, i) =>
    rowOf({ name: (items.length === heads.length ? heads[i]! : head).trim(), cents, raw, cell, line: line ?? named.row.row.line, page: named.row.row.page }), // prettier-ignore
  );
}

/** `Deductible bldg / contents` over `$5,000 / $2,000`: each amount is of the cause in its place. */
function ofEach({ row }: NamedRow, column: number, heads: string[]): MoneyRow[] | undefined {
  const causes = withoutRetained(heads[column]!).split(/\s*\/\s*/);
  const items = row.cells[column]!.filter(isMoney);
  const isList =
    items.length === causes.length || (items.length === 1 && /^(?:bldg|building)/i.test(causes[0]!));
  if (causes.length < 2 || !isList) return undefined;
  if (!/^[$\d,./\s]+$/.test(textOf(row.cells[column]!))) return undefined;
  return items.map((item, i) => {
    const { text: raw, cents = 0, cell } = item;
    const name = causes[i]!.replace(/^bldg$/i, 'Building');
    return rowOf({ name, cents, raw, cell, line: item.line ?? row.row.line, page: row.row.page });
  });
}

/** One amount and nothing else: `$1,000,000 / $2,000,000`, `2% / $25,000` and `Included` are none. */
function moneyAt(named: NamedRow, column: number, name: string): MoneyRow | undefined {
  const items = named.row.cells[column]!;
  const [item] = items.filter(isMoney);
  if (!item || item.cents === undefined) return undefined;
  const rest = items.filter((other) => other !== item).map((other) => other.text).join(' '); // prettier-ignore
  if (/\d|%|^\W*\/|\/\W*$/.test(rest)) return undefined;
  const { line, page } = named.row.row;
  const lost = centsWithLostCommas(page, item.text);
  return {
    name,
    cents: lost ?? item.cents,
    raw: item.text,
    cell: { ...item.cell, box: item.box },
    line: item.line ?? line,
    page,
    isTotal: isTotalName(name),
    repaired: item.repaired || lost !== undefined,
    evidence: rest === '' ? 1 : 0.9,
  };
}
