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
}

/**
 * Of several totals the last that all lines before it add to: the sum before taxes is another, and what is repeated
 * behind (the premium of each coverage part on its own page) is no further line. A table that is printed twice counts
 * once.
 */
export function settled(rows: MoneyRow[]): Settled {
  const lines = once(rows.filter((row) => !row.isTotal));
  const totals = rows.filter((row) => row.isTotal);
  const unsaid = totals.length === 0 ? unsaidTotal(lines) : undefined;
  if (unsaid)
    return { premiums: lines.slice(0, -1), total: unsaid, sum: unsaid.cents, foots: true, beyond: [] };
  for (const total of [...totals].reverse()) {
    const before = lines.filter((row) => rows.indexOf(row) < rows.indexOf(total));
    const sum = sumOf(before);
    if (before.length > 0 && sum === total.cents) {
      const beyond = lines.filter((row) => !before.includes(row) && CHARGE.test(row.name));
      return { premiums: before, total, sum, foots: true, beyond };
    }
  }
  const after = totals.find((total) => total.cents === sumOf(lines));
  const total = after ?? totals.reduce<MoneyRow | undefined>((most, row) => (most && most.cents >= row.cents ? most : row), undefined); // prettier-ignore
  const sum = sumOf(lines);
  return {
    premiums: lines,
    ...(total ? { total } : {}),
    sum,
    foots: after !== undefined && lines.length > 0,
    beyond: [],
  };
}

/** A last row that is the sum of all above it is their total, whatever it is called (a scan may have lost the word). */
function unsaidTotal(lines: MoneyRow[]): MoneyRow | undefined {
  const last = lines.at(-1);
  return last && lines.length > 2 && sumOf(lines.slice(0, -1)) === last.cents ? last : undefined;
}

function sumOf(rows: MoneyRow[]): number {
  return rows.reduce((sum, row) => sum + row.cents, 0);
}

function once(rows: MoneyRow[]): MoneyRow[] {
  const seen = new Set<string>();
  return rows.filter((row) => {
    const key = `${row.name.toLowerCase()}|${row.cents}`;
    return !seen.has(key) && seen.add(key);
  });
}
