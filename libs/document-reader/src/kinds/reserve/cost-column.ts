import type { HeadedTable } from '../reading/headed-tables';
import type { Role } from './component-heads';

/** Rows that prove what a column holds, and the share of all rows with figures that must. */
const FEWEST = 3;
const MOST_ROWS = 0.8;

/** Costs as an earlier study had them. */
const FORMER = /\b(?:prior|previous|former|old)\b|\b20\d\d (?:report|study|update)\b/i;

/** In cents, by row; undefined where a row has no single amount there. */
export type Column = (number | undefined)[];

/**
 * The column of what each component costs today: of several that are headed so the current one, of those the total.
 * Where no head says so, what the rows prove: the number of units times the price of one, or the middle of a low and a
 * high estimate.
 */
export function costColumn({ columns }: HeadedTable<Role>, read: (column: number) => Column): number {
  const words = (c: number): string => columns[c]!.words;
  const headed = columns.flatMap(({ role }, c) => (role === 'cost' ? [c] : []));
  const current = headed.filter((c) => !FORMER.test(words(c)));
  const rank = (c: number): number =>
    (/current|today|present|average|avg/i.test(words(c)) ? 2 : 0) +
    (/total|replacement/i.test(words(c)) ? 1 : 0);
  const [best] = (current.length > 0 ? current : headed).sort((a, b) => rank(b) - rank(a) || b - a);
  return (
    best ??
    provenColumn(
      columns.map((_, c) => read(c)),
      columns.map(({ role }) => role),
    )
  );
}

/** Of the columns that others make the one with the highest sum: a phase costs less than the whole. */
function provenColumn(cells: Column[], roles: (Role | undefined)[]): number {
  const [low, high] = [roles.indexOf('low'), roles.indexOf('high')];
  const middle = cells.findIndex(
    (_, c) => low >= 0 && high >= 0 && c !== low && c !== high && proves(cells, [low, high, c], mean),
  );
  if (middle >= 0) return middle;
  const free = roles.flatMap((role, c) => (role === undefined ? [c] : []));
  const isMade = (c: number): boolean =>
    free.some((a) => free.some((b) => a < b && a !== c && b !== c && proves(cells, [a, b, c], product)));
  const sum = (c: number): number => cells[c]!.reduce<number>((all, value) => all + (value ?? 0), 0);
  return free.filter(isMade).reduce((best, c) => (best < 0 || sum(c) > sum(best) ? c : best), -1);
}

const mean = (a: number, b: number): number => (a + b) / 2;
const product = (a: number, b: number): number => (a * b) / 100;

/** Figures of two columns make those of a third, and not only because one of them is 1. */
function proves(
  cells: Column[],
  [a, b, c]: [number, number, number],
  make: (x: number, y: number) => number,
): boolean {
  const rows = cells[c]!.flatMap((made, r) => {
    const [x, y] = [cells[a]![r], cells[b]![r]];
    return made === undefined || x === undefined || y === undefined ? [] : [{ x, y, made }];
  });
  const right = rows.filter(({ x, y, made }) => made > 0 && Math.abs(make(x, y) - made) <= 100);
  const telling = right.filter(({ x, y, made }) => x !== made && y !== made);
  return telling.length >= FEWEST && right.length >= MOST_ROWS * rows.length;
}
