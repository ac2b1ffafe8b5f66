import type { MoneyRow } from './premium-tables';

/** The premiums of one policy and the total that is theirs. */
export interface Settled {
  premiums: MoneyRow[];
  total?: MoneyRow;
  /** Of the premiums, in cents. */
  sum: number;
  /** They add to the total. */
  foots: boolean;
}

/**
 * Of several totals the last that all lines before it add to: the sum before taxes is another, and what is repeated
 * behind (the premium of each coverage part on its own page) is no further line. A table that is printed twice counts
 * once.
 */
export function settled(rows: MoneyRow[]): Settled {
  const lines = once(rows.filter((row) => !row.isTotal));
  const totals = rows.filter((row) => row.isTotal);
  for (const total of [...totals].reverse()) {
    const before = lines.filter((row) => rows.indexOf(row) < rows.indexOf(total));
    const sum = sumOf(before);
    if (before.length > 0 && sum === total.cents) return { premiums: before, total, sum, foots: true };
  }
  const after = totals.find((total) => total.cents === sumOf(lines));
  const total = after ?? totals.reduce<MoneyRow | undefined>((most, row) => (most && most.cents >= row.cents ? most : row), undefined); // prettier-ignore
  const sum = sumOf(lines);
  return {
    premiums: lines,
    ...(total ? { total } : {}),
    sum,
    foots: after !== undefined && lines.length > 0,
  };
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
