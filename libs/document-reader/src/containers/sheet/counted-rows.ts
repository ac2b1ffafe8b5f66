import type * as XLSX from '@e965/xlsx';

/** Rows between a hidden one and the total that may contain it. */
const REACH = 40;
/** Columns of which a total below contains what is hidden, before a row is taken for a line. */
const ENOUGH = 2;
/** Rows that a sum has at least: two small figures come to a third by accident. */
const FEWEST = 3;
/** More rows are hidden for another reason than that somebody tidied up. */
const MOST_HIDDEN = 30;

/**
 * Hidden rows whose figures are in a sum that shows: nobody sees them, and the total is right only with them. Of two
 * columns at least, or of all that the row has figures in.
 */
export function countedRows(
  rows: readonly (readonly (XLSX.CellObject | undefined)[] | undefined)[],
  hidden: ReadonlySet<number>,
): Set<number> {
  if (hidden.size === 0 || hidden.size > MOST_HIDDEN) return new Set();
  const counted = new Set<number>();
  // A sum with two hidden rows is found once the one of them is known.
  for (let before = -1; before < counted.size;) {
    before = counted.size;
    const left = new Set([...hidden].filter((r) => !counted.has(r)));
    for (const r of left) {
      const columns = (rows[r] ?? []).flatMap((cell, c) => (centsOf(cell) ? [c] : []));
      const within = columns.filter((c) => isSummed(rows, { hidden: left, r, c }));
      if (within.length > 0 && within.length >= Math.min(ENOUGH, columns.length)) counted.add(r);
    }
  }
  return counted;
}

/** Whether a figure below is the sum of those right above it, the hidden one among them. */
function isSummed(
  rows: readonly (readonly (XLSX.CellObject | undefined)[] | undefined)[],
  { hidden, r, c }: { hidden: ReadonlySet<number>; r: number; c: number },
): boolean {
  const cents = (row: number): number => centsOf(rows[row]?.[c]) ?? 0;
  const own = cents(r);
  let below = 0;
  for (let end = r + 1; end < Math.min(rows.length, r + REACH); end++) {
    if (hidden.has(end)) continue;
    const printed = cents(end);
    // Sums of ever more rows above, from the hidden one upward.
    let sum = below + own;
    for (let start = r; printed !== 0 && start >= Math.max(0, r - REACH); start--) {
      if (start < r && !hidden.has(start)) sum += cents(start);
      if (sum === printed && end - start >= FEWEST) return true;
    }
    below += printed;
  }
  return false;
}

/** Of a figure; a date and words are none. */
function centsOf(cell: XLSX.CellObject | undefined): number | undefined {
  return cell?.t === 'n' && typeof cell.v === 'number' ? Math.round(cell.v * 100) : undefined;
}
