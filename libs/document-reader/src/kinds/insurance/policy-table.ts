import { textOf, type HeadedRow, type HeadedTable } from '../reading/headed-tables';
import type { NamedRow } from '../reading/row-names';
import { optional } from '../types';
import { LETTER } from './insurer-letters';
import { isInsurerName } from './insurer-names';
import { rowOf } from './money-items';
import { isPolicyNumber } from './policy-facts';
import type { Role } from './premium-heads';
import { columnsOf, type Columns } from './premium-rows';
import type { MoneyRow, Placed, PolicyRows } from './premium-tables';
import { COVERAGE, COVERAGE_CODES } from './premium-words';
import { linesOf, records } from './records';
import { retainedInCell } from './retained-lists';
import { insurerApart } from './row-facts';

/** What the document says outside of its tables. */
export interface About {
  /** Insurers by the letter with which a certificate's rows name them. */
  insurers: ReadonlyMap<string, Placed>;
  coverage: string;
}

/** The rows of a table of policies, one a policy or a charge on it. */
export function recordsOf(table: HeadedTable<Role>): HeadedRow[] {
  const { premium, whole, name } = columnsOf(table);
  return records(table, { prices: [premium, whole].filter((column) => column >= 0), name });
}

/** `Umbrella` over its insurer, in the cell of the names. */
export function apartFromName(found: Partial<PolicyRows>, named: NamedRow, column: number): void {
  const items = linesOf(named.row.cells[column] ?? []);
  const lines = items.map(textOf);
  const isFirst = lines.length > 1 && isCompany(lines[0]!);
  const at = isFirst ? 0 : lines.findIndex((_, i) => i > 0 && isInsurer(lines.slice(i).join(' ')));
  const [item] = items[at] ?? [];
  if (!item) return;
  const { line, page } = named.row.row;
  const end = isFirst ? 1 : lines.length;
  found.carrier = { text: lines.slice(at, end).join(' '), cell: item.cell, line: item.line ?? line, page };
  named.name = [...lines.slice(0, at), ...lines.slice(end)].join(' ');
}

/** A name that ends as those of companies do, or as insurers are called. */
const isCompany = (text: string): boolean => isInsurerName(text) || /^[A-Z].* (?:co|company|corp|exchange|casualty|indemnity)\.?$/i.test(text); // prettier-ignore

/** A name of two words at least that is no coverage. */
const isInsurer = (text: string): boolean =>
  isCompany(text) || (/^(?:[A-Z][\w.&'’-]+ ?){2,6}$/.test(text) && text.match(COVERAGE) === null);

/** Numbers that stand below the names of their policies, or of their insurers, as a column of their own. */
export function withNumbersApart(table: HeadedTable<Role>): HeadedTable<Role> {
  if (table.columns.some(({ role }) => role === 'policy')) return table;
  const isNumber = (items: HeadedRow['cells'][number], c: number): boolean => {
    // Forms have numbers too.
    if (/\bforms?\b/i.test(table.columns[c]!.words)) return false;
    const text = textOf(items).replace(CALLED, '').replace(/^\W+/, '');
    return new Set(items.map(({ cell }) => cell)).size === 1 && isNumbered(text) && /[A-Z]/.test(text);
  };
  const rows = table.rows.map((row) => ({
    ...row,
    cells: [
      ...row.cells.map((items, c) => (isNumber(items, c) ? [] : items)),
      row.cells.find(isNumber) ?? [],
    ],
  }));
  const last = table.columns.at(-1)!;
  const isOfPolicies = rows.filter(({ cells }) => cells.at(-1)!.length > 0).length >= FEWEST_POLICIES;
  const columns = [...table.columns, { words: '', role: 'policy' as const, x0: last.x1, x1: last.x1 }];
  return isOfPolicies ? { ...table, columns, rows } : table;
}

const FEWEST_POLICIES = 2;

/** A number with letters, or of more figures than that of a house or an invoice. */
const isNumbered = (text: string): boolean =>
  isPolicyNumber(text) && (/[A-Z]/.test(text) || text.replace(/\D/g, '').length > 5);
/** `Policy SPQ-2026-01189` below its insurer. */
const CALLED = /^(?:part of |under )?(?:policy (?:(?:no\.?|number|#):? )?)?/i;

/**
 * The coverage of a policy's row, in words. A row that has none has that of the row over it, or of the document; a
 * building has what the head of its premium says.
 */
export function coverageIn(
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
export function withPolicyColumn({ columns, rows }: HeadedTable<Role>): HeadedTable<Role>['columns'] {
  const isNumber = ({ cells }: HeadedRow, c: number): boolean =>
    isNumbered(insurerApart(textOf(cells[c]!).replace(DAYS, '').trim()).number);
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

const DAYS = /\s*\b\d{1,2}\/\d{1,2}\/\d{2,4}\b\s*[-–]?/g;

/** What a row's cells tell of its policy; undefined where none of them is a number. */
export function policyIn(
  row: HeadedRow,
  at: (role: Role) => number,
  { insurers }: About,
): (Pick<PolicyRows, 'policy' | 'carrier' | 'period'> & { policy: Placed }) | undefined {
  // `CF-88-20417 03/01/2026 -` beside `03/01/2027`: a number that runs into the dates of its term, in either column.
  const column = (row.cells[at('policy')] ?? []).length > 0 ? at('policy') : at('period');
  const place = placedAt(row, column);
  if (!place) return undefined;
  const { insurer, number } = numberIn(linesOf(row.cells[column]!).map(textOf));
  if (!isNumbered(number)) return undefined;
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
    .map((line) => line.replace(DAYS, '').replace(CALLED, '').replace(/^\W+/, '').trim())
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
export function retainedAmong(row: HeadedRow, column: number, of: string): MoneyRow[] {
  const place = placedAt(row, column);
  if (!place) return [];
  const text = linesOf(row.cells[column]!).map(textOf).join('\n'); // prettier-ignore
  return retainedInCell(text, of, true).map(({ cause, cents, raw }) => {
    const item = row.cells[column]!.find((one) => raw.includes(one.text) || one.text.includes(raw));
    const { line, page } = place;
    return rowOf({ name: cause, cents, raw, cell: item?.cell ?? place.cell, line: item?.line ?? line, page });
  });
}

export function placedAt(row: HeadedRow, column: number): Placed | undefined {
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
