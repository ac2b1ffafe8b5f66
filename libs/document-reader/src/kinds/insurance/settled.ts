import { optional } from '../types';
import type { MoneyRow } from './premium-tables';
import { CHARGE } from './premium-words';

/** The premiums of one policy and the total that is theirs. */
export interface Settled {
  premiums: MoneyRow[];
  total?: MoneyRow;
  /** Of the premiums, in cents. */
  sum: number;
  /** They add to the total. */
  foots: boolean;
  /** Taxes and fees that stand behind the total and are no part of it. */
  beyond: MoneyRow[];
  /** A larger total that is printed later, which these lines do not reach. */
  later?: MoneyRow;
}

/**
 * Of several totals the last that all lines before it add to: the sum before taxes is another, and what is repeated
 * behind (the premium of each coverage part on its own page) is no further line. A table that is printed twice counts
 * once, and a coverage at no charge is no line.
 */
export function settled(given: MoneyRow[]): Settled {
  const rows = withSubtotals(given.filter(({ isOfRow }) => !isOfRow));
  const lines = once(rows.filter((row) => !row.isTotal && row.cents !== 0));
  const totals = rows.filter((row) => row.isTotal);
  for (const total of [...totals].reverse()) {
    const before = lines.filter((row) => rows.indexOf(row) < rows.indexOf(total));
    const sum = sumOf(before);
    if (before.length > 0 && sum === total.cents) {
      const behind = totals.filter((row) => rows.indexOf(row) > rows.indexOf(total) && isLike(row, total)).flatMap((row) => restated(rows, row) ?? []); // prettier-ignore
      const isOther = behind[0] && ![...before, total].some(({ cents }) => cents === behind[0]!.sum || behind[0]!.premiums.some((row) => row.cents === total.cents)); // prettier-ignore
      if (behind[0] && isOther) return behind[0];
      const beyond = lines.filter((row) => !before.includes(row) && CHARGE.test(row.name));
      const later = totals.find((row) => rows.indexOf(row) > rows.indexOf(total) && row.cents > total.cents && /total|due/i.test(row.name)); // prettier-ignore
      return { premiums: before, total, sum, foots: true, beyond, ...optional('later', later) };
    }
  }
  const withBase = basePremium(rows);
  if (withBase) return withBase;
  const after = totals.find((total) => total.cents === sumOf(lines));
  const total = after ?? totals.reduce<MoneyRow | undefined>((most, row) => (most && most.cents >= row.cents ? most : row), undefined); // prettier-ignore
  const foots = after !== undefined && lines.length > 0;
  return { premiums: lines, ...optional('total', total), sum: sumOf(lines), foots, beyond: [] };
}

/** Rows with the sums of others among them marked as totals. */
function withSubtotals(rows: MoneyRow[]): MoneyRow[] {
  const lines = new Set(once(rows.filter(({ isTotal, cents }) => !isTotal && cents !== 0)));
  const leaves = new Set(leavesOf([...lines]));
  return rows.map((row) => (lines.has(row) && !leaves.has(row) ? { ...row, isTotal: true } : row));
}

/**
 * Rows without the sums of the rows before them: `Building premium` under the premiums of the buildings, and whatever
 * restates it before the next line.
 */
export function leavesOf(rows: MoneyRow[]): MoneyRow[] {
  let [sum, count] = [0, 0];
  return rows.filter((row) => {
    if (count > 1 && row.cents === sum && /premium|total/i.test(row.line.text)) return false;
    sum += row.cents;
    count++;
    return true;
  });
}

/** `Premium`, the fees and taxes on it, `Total`: a total of nothing before it is the first line of one that it adds to. */
function basePremium(rows: MoneyRow[]): Settled | undefined {
  const at = rows.findIndex((row) => row.isTotal);
  const base = rows[at];
  if (!base || rows.slice(0, at).some((row) => !row.isTotal)) return undefined;
  const charges = rows.slice(at + 1).filter((row) => !row.isTotal && row.cents !== 0);
  for (const total of rows.slice(at + 1).filter((row) => row.isTotal)) {
    const before = charges.filter((row) => rows.indexOf(row) < rows.indexOf(total));
    const premiums = [{ ...base, isTotal: false }, ...once(before)];
    const sum = sumOf(premiums);
    if (before.length > 0 && sum === total.cents) return { premiums, total, sum, foots: true, beyond: [] };
  }
  return undefined;
}

/** `Standard premium`, behind the classes that it is made of and before what is added: the rows right before a total that add to it. */
function restated(rows: MoneyRow[], total: MoneyRow): Settled | undefined {
  const before = rows.slice(0, rows.indexOf(total)).filter(({ cents }) => cents !== 0);
  let sum = 0;
  for (let i = before.length - 1; i >= 0 && sum < total.cents; i--) {
    sum += before[i]!.cents;
    const premiums = before.slice(i);
    if (sum === total.cents && premiums.length >= FEWEST_LINES && !premiums.some(({ isTotal }) => isTotal))
      return { premiums, total, sum, foots: true, beyond: [] };
  }
  return undefined;
}

/** Of the same size: the price of what another total counts otherwise, and not of a part of it, or of several policies. */
const isLike = (a: MoneyRow, b: MoneyRow): boolean =>
  a.cents !== b.cents && a.cents * 2 > b.cents && a.cents < b.cents * 2;

const FEWEST_LINES = 3;

export const sumOf = (rows: MoneyRow[]): number => rows.reduce((sum, row) => sum + row.cents, 0);

function once(rows: MoneyRow[]): MoneyRow[] {
  const seen = new Set<string>();
  return rows.filter((row) => {
    const key = `${row.name.toLowerCase()}|${row.cents}`;
    return !seen.has(key) && seen.add(key);
  });
}
