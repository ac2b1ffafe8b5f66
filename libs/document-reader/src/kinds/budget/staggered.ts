import type { TableColumn } from '../../tables/types';
import type { Entry } from './entries';
import type { Values } from './arithmetic';

const FEWEST_INNER = 3;
const FEWEST_SUMS = 2;

/**
 * Lines in an inner column and what they add to in the outer one beside it. Both are columns of their own, but sums go
 * over both: each figure counts in either. Told by arithmetic alone, since years side by side may be as disjoint.
 */
export function withStaggered(entries: Entry[], columns: readonly TableColumn[]): Entry[] {
  const pairs = columns.flatMap((column, i) => (isStaggered(entries, columns, i) ? [{ column, i }] : []));
  return pairs.reduce((list, { i }) => list.map((entry) => inBoth(entry, i)), entries);
}

function inBoth(entry: Entry, inner: number): Entry {
  const value = entry.values[inner] ?? entry.values[inner + 1];
  return value === undefined
    ? entry
    : { ...entry, values: entry.values.map((own, i) => (i === inner || i === inner + 1 ? value : own)) };
}

function isStaggered(entries: Entry[], columns: readonly TableColumn[], inner: number): boolean {
  const [first, second] = [columns[inner], columns[inner + 1]];
  if (!first || !second || first.kind !== 'amount' || second.kind !== 'amount') return false;
  if (first.year !== undefined && second.year !== undefined && first.year !== second.year) return false;
  const rows = entries.map(({ values }): Values => [values[inner], values[inner + 1]]);
  if (rows.some(([a, b]) => a !== undefined && b !== undefined)) return false;
  return rows.filter(([a]) => a !== undefined).length >= FEWEST_INNER && sumsOf(rows) >= FEWEST_SUMS;
}

/** How often an outer figure is the sum of the inner ones since the outer one before. */
function sumsOf(rows: readonly Values[]): number {
  let hits = 0;
  let sum = 0;
  let count = 0;
  for (const [inner, outer] of rows) {
    if (inner !== undefined) {
      sum += inner;
      count++;
    }
    if (outer === undefined) continue;
    if (count > 0 && sum === outer && outer !== 0) hits++;
    sum = 0;
    count = 0;
  }
  return hits;
}
