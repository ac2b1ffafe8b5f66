import { add, hasFigures, tieOf, type Values } from './arithmetic';
import type { StatementEntry } from './node';

const FEWEST_TERMS = 2;
const LONGEST = 40;
/** Evidence that a total of a block is no coincidence. */
const PROOF = 4;

/**
 * Rows below the bottom line that are a small statement of their own: under one heading, what came in with its total,
 * what was spent with its total, and perhaps what is left. A project and the special assessment that pays for it, or a
 * claim and its repair, is such a block, and no list of statistics.
 */
export function closedBlocks(
  rows: readonly StatementEntry[],
  rounds: readonly boolean[],
): ReadonlySet<number> {
  const inside = new Set<number>();
  rows.forEach((row, at) => {
    if (row.kind !== 'heading') return;
    const block = rows.slice(at + 1, at + 1 + LONGEST);
    const end = block.findIndex(({ kind }) => kind === 'heading');
    const figures = (end < 0 ? block : block.slice(0, end)).filter(({ values }) => hasFigures(values));
    const first = totalIn(figures, 0, rounds);
    const second = first === undefined ? undefined : totalIn(figures, first + 1, rounds);
    if (first === undefined || second === undefined) return;
    const sides = [figures.slice(0, first + 1), figures.slice(first + 1, second + 1)] as const;
    if (!areOpposite(sides[0], sides[1])) return;
    for (const one of [...sides[0], ...sides[1]]) inside.add(one.index);
    const left = figures[second + 1];
    if (left && isDifference(left, [figures[first]!, figures[second]!], rounds)) inside.add(left.index);
  });
  return inside;
}

/** The first row from `from` on that all rows before it add up to. */
function totalIn(
  rows: readonly StatementEntry[],
  from: number,
  rounds: readonly boolean[],
): number | undefined {
  let sums: Values = [];
  for (let i = from; i < rows.length; i++) {
    const { values } = rows[i]!;
    const terms = i - from;
    const tie = tieOf({ printed: values, sums, count: terms, rounds });
    if (terms >= FEWEST_TERMS && tie.failed === 0 && tie.bare === 0 && tie.evidence > PROOF) return i;
    sums = add(values, sums);
  }
  return undefined;
}

/** The one side speaks for income and the other for expenses, by its lines or by the name of its total. */
function areOpposite(one: readonly StatementEntry[], other: readonly StatementEntry[]): boolean {
  const [a, b] = [one, other].map((rows) =>
    rows.reduce((sum, { words }, i) => sum + (i === rows.length - 1 ? words.headingFlow : words.lineFlow), 0),
  ) as [number, number];
  return a > 0 && b < 0;
}

function isDifference(
  row: StatementEntry,
  [income, expense]: readonly [StatementEntry, StatementEntry],
  rounds: readonly boolean[],
): boolean {
  const sums = add(income.values, expense.values, -1);
  return tieOf({ printed: row.values, sums, count: 2, rounds }).failed === 0;
}
