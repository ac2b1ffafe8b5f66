import type { HeadedTable } from '../reading/headed-tables';
import { isOtherCost, type Role } from './component-heads';

/** Costs as an earlier study had them. */
const FORMER = /\b(?:prior|previous|former|old)\b|\b20\d\d (?:report|study|update)\b/i;

/** Rows that must make a product, none of them times one, and the share of all that must. */
const FEWEST = 2;
const MOST = 0.6;
/** Cents by which a product in whole dollars may be off. */
const ROUNDED = 100;

/** The last column that is a quantity times a price, each in a column of its own, whatever its head says; -1 where there is none. */
function productColumn({ columns, rows }: HeadedTable<Role>): number {
  const figures = rows.map(
    ({ cells }) =>
    cells.map((items) => items.filter(({ kind }) => kind === 'amount')).map(([item, more]) => (more ? undefined : item?.cents)), // prettier-ignore
  );
  const isProduct = (of: (number | undefined)[], [a, b, c]: [number, number, number]): boolean =>
    Math.abs((of[a]! * of[b]!) / 100 - of[c]!) <= ROUNDED;
  const isOf = (places: [number, number, number]): boolean => {
    const full = figures.filter((of) => places.every((c) => of[c] !== undefined));
    const made = full.filter((of) => isProduct(of, places));
    const telling = made.filter((of) => of[places[0]] !== ROUNDED && of[places[1]] !== ROUNDED);
    return telling.length >= FEWEST && made.length >= MOST * full.length;
  };
  return columns.findLastIndex(
    ({ words, role }, c) =>
      (role === undefined || role === 'cost') &&
      !isOtherCost(words) &&
      columns.some((_, a) => a < c && columns.some((_other, b) => b > a && b < c && isOf([a, b, c]))),
  );
}

/** The column of what each component costs today: what quantity and price make, else of several that are headed so the current one, of those the total. */
export function costColumn(table: HeadedTable<Role>): number {
  const product = productColumn(table);
  if (product >= 0) return product;
  const { columns } = table;
  const words = (c: number): string => columns[c]!.words;
  const headed = columns.flatMap(({ role }, c) => (role === 'cost' ? [c] : []));
  const current = headed.filter((c) => !FORMER.test(words(c)));
  const rank = (c: number): number =>
    (/current|today|present|average|avg/i.test(words(c)) ? 2 : 0) +
    (/total|replacement/i.test(words(c)) ? 1 : 0);
  const [best] = (current.length > 0 ? current : headed).sort((a, b) => rank(b) - rank(a) || b - a);
  return best ?? -1;
}
