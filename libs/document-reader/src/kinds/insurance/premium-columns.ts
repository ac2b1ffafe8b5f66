import { textOf, type HeadedTable } from '../reading/headed-tables';
import { isMoney } from './money-items';
import { AMOUNT, type Role } from './premium-heads';
import { ANSWER } from './premium-words';

/** Of a table of policies the column of what they insure: the first with words that tell nothing else of them; -1 where there is none. */
export function coverageColumn({ columns, rows }: HeadedTable<Role>): number {
  const isName = (c: number): boolean =>
    rows.some(({ cells }) => /\p{L}.*\p{L}/u.test(textOf(cells[c]!)) && !textOf(cells[c]!).includes('$'));
  const of = (role: Role | undefined): number =>
    columns.findIndex((column, c) => column.role === role && isName(c));
  const line = of('line');
  return line >= 0 ? line : of(undefined);
}

/** The column of coverages. */
export function nameColumn(table: HeadedTable<Role>): number {
  // A cell that wraps has more lines than the names.
  const priced = table.rows.filter(({ cells }) => cells.some((items) => items.some(isMoney)));
  const isName = (text: string): boolean => /\p{L}{3}/u.test(text) && !ANSWER.test(text);
  const words = (c: number): number => priced.filter((row) => isName(textOf(row.cells[c]!))).length;
  const named = table.columns.flatMap((column, c) => (column.role === 'line' ? [c] : []));
  const best = named.length > 0 ? named.reduce((most, c) => (words(c) > words(most) ? c : most)) : -1;
  // `Coverage` may stand over the amounts insured, and nothing over their names.
  if (best >= 0 && (words(best) > 0 || words(0) === 0)) return best;
  const money = table.columns.findIndex((column) => column.role && !['carrier', 'policy', 'period'].includes(column.role)); // prettier-ignore
  const pool = table.columns.flatMap((_, c) => (c < Math.max(1, money) ? [c] : []));
  return pool.reduce((most, c) => (words(c) > words(most) ? c : most));
}

/** Of several premium columns the one to come: renewal before expiring, the later year before the earlier. */
export function premiumColumn(table: HeadedTable<Role>): number {
  const all = table.columns.flatMap((column, c) =>
    column.role === 'premium' || column.role === 'next' ? [c] : [],
  );
  const words = (c: number): string => table.columns[c]!.words;
  const rank = (c: number): number =>
    Number(/\b(20\d\d)\b(?!.*20\d\d)/.exec(words(c))?.[1] ?? 0) +
    (/renewal|proposed|\bnew\b|quoted/i.test(words(c)) ? 5000 : 0) +
    (/selected|accepted|\bbound\b/i.test(words(c)) ? 9000 : 0) +
    (/total|annual/i.test(words(c)) ? 1 : 0);
  // Of a policy's parts the first is its premium, of terms the last.
  const isOfPolicies = table.columns.some(({ role }) => role === 'policy');
  const best = all.sort((a, b) => rank(b) - rank(a) || (isOfPolicies ? a - b : b - a))[0];
  const amount = isOfPolicies ? table.columns.findIndex((column) => AMOUNT.test(column.words)) : -1; // prettier-ignore
  return best ?? (amount >= 0 ? amount : table.columns.findIndex((column) => column.role === 'old'));
}
