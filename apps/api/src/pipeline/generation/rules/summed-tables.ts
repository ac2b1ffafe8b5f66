import type { LineReading } from './readings';
import { figuresOf } from './restated';

/** Lines that must be the sums of others, and their share, before a table is known to add the others up. */
const FEWEST_SUMS = 4;
const MOSTLY = 0.8;
/** A total and two tables that it adds up. */
const FEWEST_TABLES = 3;
/** Each of them may be rounded to the dollar. */
const ROUNDING_CENTS = 100;

/** The lines of one page or sheet of a table. */
type Sheet = readonly LineReading[];

/**
 * A budget on a sheet for each building and one for all of them: where the lines of one sheet are what those of the others
 * come to, it alone counts.
 */
export function withoutSummed(lines: readonly LineReading[]): LineReading[] {
  const sheets = [...grouped(lines).values()];
  if (sheets.length < FEWEST_TABLES) return [...lines];
  const total = sheets.find((sheet) => addsUp(sheet, sheets));
  if (!total) return [...lines];
  const parts = new Set(sheets.filter((sheet) => sheet !== total && isPartOf(sheet, total)).flat());
  return lines.filter((line) => !parts.has(line));
}

function grouped(lines: readonly LineReading[]): Map<string, LineReading[]> {
  const sheets = new Map<string, LineReading[]>();
  for (const line of lines) {
    const page = Object.values(line.line.cells)[0]?.source.page ?? 0;
    const key = `${line.partId} ${page}`;
    sheets.set(key, [...(sheets.get(key) ?? []), line]);
  }
  return sheets;
}

function addsUp(total: Sheet, sheets: readonly Sheet[]): boolean {
  const others = sheets.filter((sheet) => sheet !== total && isPartOf(sheet, total));
  if (others.length < FEWEST_TABLES - 1) return false;
  const sums = new Map<string, number>();
  for (const line of others.flat())
    for (const [column, cents] of figuresOf(line))
      sums.set(`${line.key} ${column}`, (sums.get(`${line.key} ${column}`) ?? 0) + cents);
  const figures = total.flatMap((line) =>
    [...figuresOf(line)].map(([column, cents]) => ({ cents, sum: sums.get(`${line.key} ${column}`) ?? 0 })),
  );
  const told = figures.filter(({ cents }) => cents !== 0);
  const equal = told.filter(({ cents, sum }) => Math.abs(cents - sum) <= ROUNDING_CENTS * others.length);
  return equal.length >= FEWEST_SUMS && equal.length >= MOSTLY * told.length;
}

/** Most of its lines are lines of the total. */
function isPartOf(sheet: Sheet, total: Sheet): boolean {
  const keys = new Set(total.map(({ key }) => key));
  return sheet.filter(({ key }) => keys.has(key)).length >= MOSTLY * sheet.length;
}
