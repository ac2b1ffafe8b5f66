import type { Item } from '../../tables/types';
import { leavesOf, type Node, type StatementEntry } from './node';
import type { Mismatch } from './reconcile';

/** A figure that was recognized in two ways, of which arithmetic proves the one that was not believed. */
export interface SecondReading {
  row: StatementEntry;
  /** The place among a row's values. */
  value: number;
  other: NonNullable<Item['other']>;
}

/** So many figures of one total are taken the other way at most; of more of them some sum would tie by accident. */
const MOST_TURNED = 3;
const MOST_DOUBTED = 12;

/**
 * Where a total is not the sum of its lines, and is with some of its figures as another engine reads them: those. Only
 * the fewest that do it count, and only where no other choice of as many does.
 */
export function secondReadings(mismatches: readonly Mismatch[], amounts: readonly number[]): SecondReading[] {
  const found = new Map<string, SecondReading>();
  for (const mismatch of mismatches)
    for (const reading of provenOf(mismatch, amounts))
      found.set(`${reading.row.index}:${reading.value}`, reading);
  return [...found.values()];
}

function provenOf({ node, column, printed, sum }: Mismatch, amounts: readonly number[]): SecondReading[] {
  const doubted = [...leavesOf(node), node].flatMap((one) => doubtOf(one, column, amounts));
  if (doubted.length > MOST_DOUBTED) return [];
  for (let count = 1; count <= Math.min(MOST_TURNED, doubted.length); count++) {
    const choices = choose(doubted, count).filter(
      (some) =>
        some.reduce((off, { row, change }) => off + (row === node.row ? -change : change), sum - printed) ===
        0,
    );
    if (choices.length > 0) return choices.length === 1 ? choices[0]! : [];
  }
  return [];
}

function doubtOf(
  { row }: Node,
  column: number,
  amounts: readonly number[],
): (SecondReading & { change: number })[] {
  const other = row.entry.row.amounts[amounts[column]!]?.other;
  const own = row.values[column];
  if (!other || own === undefined || other.cents === own) return [];
  return [{ row, value: column, other, change: other.cents - own }];
}

function choose<T>(of: readonly T[], count: number): T[][] {
  if (count === 0) return [[]];
  return of.flatMap((one, i) => choose(of.slice(i + 1), count - 1).map((rest) => [one, ...rest]));
}
