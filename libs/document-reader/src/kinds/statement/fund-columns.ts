import type { Fund } from '@hoa/contracts';
import { isProven } from './balances';
import { LEAST } from './counted';
import type { StatementColumn } from './statement-column';
import type { Entry } from './entries';
import { readWords, saysSide } from './evidence';
import type { Understood } from './understand';
import { totalKind } from './vocabulary';

/* "Operating | Replacement | Total" beside each other: a line of the total is a line of each fund that has a part of it. */

const HEADS: [Fund, RegExp][] = [
  [
    'special',
    /\b(?!operating|regular|monthly|annual|total|reserve|maintenance|owners?|general)\w+ (?:assessments?|project)$|\bspecial\b|\binsurance (?:claim|proceeds)\b|\bloan\b/i,
  ],
  [
    'reserve',
    /\breserves?\b|\breplacement\b|\brestricted\b|\bcapital\b|\bdeferred\b|\bimprovement\b|\bcontingency\b/i,
  ],
  ['operating', /\boperat\w*\b|\bgeneral\b|\bmaintenance\b|\badmin\w*\b|\bunrestricted\b/i],
];

const fundOf = ({ label }: StatementColumn): Fund | undefined =>
  HEADS.find(([, words]) => words.test(label))?.[0];

interface FundColumns {
  whole: number;
  parts: { column: number; fund: Fund }[];
}

/** Totals of which each part is a fund, the operating fund among them. */
export function fundColumns(columns: readonly StatementColumn[]): FundColumns[] {
  const wholes = new Set(columns.flatMap(({ partOf }) => partOf ?? []));
  return [...wholes].flatMap((whole) => {
    const own = columns.flatMap((column, i) => (column.partOf === whole ? [i] : []));
    const parts = own.flatMap((column) => {
      const fund = fundOf(columns[column]!);
      return fund ? [{ column, fund }] : [];
    });
    const funds = new Set(parts.map(({ fund }) => fund));
    return parts.length === own.length && funds.has('operating') && funds.size > 1 ? [{ whole, parts }] : [];
  });
}

/** Lines parted into those of each fund, each with the figure of its fund as its share of the total. */
export function partedByFund(entries: readonly Entry[], columns: readonly StatementColumn[]): Entry[] {
  const funds = fundColumns(columns);
  if (funds.length === 0) return [...entries];
  let above = 0;
  return entries.flatMap((entry) => {
    const words = readWords(entry.description);
    const own = entry.kind === 'figures' ? (entry.values[funds[0]!.whole] ?? 0) : 0;
    // "Revenues 98,002" below lines that add up to it is their total, without a word of one.
    const isSum = saysSide(words) && own !== 0 && own === above;
    const isTotal = isSum || totalKind(entry.description) !== undefined;
    above = isTotal ? 0 : above + own;
    if (entry.kind !== 'figures' || isTotal) return [entry];
    return partsOf(entry, funds) ?? [entry];
  });
}

function partsOf(entry: Entry, all: readonly FundColumns[]): Entry[] | undefined {
  // By fund, and by which of the columns of that fund it is: each figure is cited where it stands.
  const found = new Map<string, Entry>();
  const placed = new Set(all.flatMap(({ whole, parts }) => [whole, ...parts.map(({ column }) => column)]));
  for (const { whole, parts } of all) {
    const filled = parts.filter(({ column }) => entry.values[column]);
    // `4  -  69,420  69,420`: a scan's dash was read as a digit, and one fund's figure is the whole.
    const alone = filled.filter(({ column }) => entry.values[column] === entry.values[whole]);
    const held = alone.length === 1 ? alone : filled;
    const sum = held.reduce((total, { column }) => total + entry.values[column]!, 0);
    if (held.length === 0 || Math.abs(sum - (entry.values[whole] ?? 0)) > ROUNDING * held.length) continue;
    for (const { column, fund } of held) {
      const key = `${fund} ${parts.filter((one) => one.fund === fund && one.column < column).length}`;
      const known = found.get(key) ?? blank(entry, fund);
      for (const at of [column, whole]) take(known, at, { entry, from: column });
      found.set(key, known);
    }
  }
  const [first] = found.values();
  // What other columns hold stays in one of them.
  if (first) entry.values.forEach((_, at) => placed.has(at) || take(first, at, { entry, from: at }));
  return first && [...found.values()];
}

const blank = (entry: Entry, fund: Fund): Entry => ({
  ...entry,
  fund,
  values: entry.values.map(() => undefined),
  row: { ...entry.row, amounts: entry.row.amounts.map(() => undefined) },
});

function take({ values, row }: Entry, at: number, { entry, from }: { entry: Entry; from: number }): void {
  values[at] = entry.values[from];
  row.amounts[at] = entry.row.amounts[from];
}

/** Cents that whole dollars may leave between a line and its parts. */
const ROUNDING = 50;

const OF_ALL = 'it adds up all funds, and the page does not say how much is of each';

/** A year whose figures add up all funds while those of another year are printed by fund: how much is of each is not said. */
export function ofAllFunds(of: Understood, at: number): string | undefined {
  const funds = fundColumns(of.columns);
  if (!of.amounts.includes(at) || funds.length === 0 || funds.some(({ whole }) => whole === at))
    return undefined;
  const whole = of.amounts.indexOf(funds[0]!.whole);
  const others = of.rows
    .filter(({ entry }) => entry.fund && entry.fund !== 'operating')
    .reduce((sum, { values }) => sum + Math.abs(values[whole] ?? 0), 0);
  return others >= LEAST ? OF_ALL : undefined;
}

/** The same, where it is to be asked about: the year before, proven as a whole, is only looked back at. */
export function addsUpFunds(of: Understood, column: number): string | undefined {
  const at = of.amounts[column]!;
  const newest = Math.max(...fundColumns(of.columns).map(({ whole }) => of.columns[whole]!.year ?? 0));
  const isBefore = (of.columns[at]!.year ?? newest) < newest;
  return isBefore && isProven(of, column) ? undefined : ofAllFunds(of, at);
}
