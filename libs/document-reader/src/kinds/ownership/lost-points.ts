import { approx, ratio } from './ratio';
import type { Row } from './row';
import { mainKey } from './spread';

/** Digits behind the point of a printed percentage; undefined where it has no point. */
function decimalsOf(raw: string): number | undefined {
  return /[.,]\s?(\d+)\s*(?:%|per|pct|$)/i.exec(raw)?.[1]?.length;
}

/**
 * `20500%` among `2.0500%` and `1.6125%` has lost its point. Where most rows print the same number of decimals, the
 * point is put back there; the row says that it was repaired.
 */
export function withPoints(rows: Row[]): Row[] {
  const counts = new Map<number, number>();
  for (const row of rows) {
    const decimals = decimalsOf(row.raw);
    if (decimals) counts.set(decimals, (counts.get(decimals) ?? 0) + 1);
  }
  const [common] = [...counts].sort((a, b) => b[1] - a[1]);
  if (!common || common[1] < rows.length * 0.6) return rows;
  const [decimals] = common;
  const repaired = rows.map((row) => {
    const bare = bareWithout(row, decimals);
    if (bare) return bare;
    const digits = /^\D{0,2}(\d{2,12})\s*(?:%|per|pct)/i.exec(row.raw)?.[1];
    if (!digits || digits.length <= decimals || decimalsOf(row.raw) !== undefined) return row;
    return { ...row, share: ratio(BigInt(digits), 10n ** BigInt(decimals + 2)), repaired: true };
  });
  // `40%` beside `30.5%` and `29.5%` has lost nothing: as they are printed they add to the whole.
  return fromWhole(rows) < 0.05 && fromWhole(rows) <= fromWhole(repaired) ? rows : repaired;
}

/** How far what the rows add to is from the whole, each for all the units that it names. */
function fromWhole(rows: Row[]): number {
  const units = (row: Row): number => mainKey(row)?.names.length ?? 1;
  return Math.abs(rows.reduce((sum, row) => sum + approx(row.share) * units(row), 0) - 1);
}

/** `08333` among `.08333`: more than the whole, and as many digits as the others have behind their point. */
function bareWithout(row: Row, decimals: number): Row | undefined {
  const digits = /^[\dOoQlI|SB]{2,12}$/.exec(row.raw)?.[0];
  if (!digits || digits.length < decimals - 1 || approx(row.share) <= 1) return undefined;
  return { ...row, share: ratio(row.share.n, row.share.d * 10n ** BigInt(decimals)), repaired: true };
}
