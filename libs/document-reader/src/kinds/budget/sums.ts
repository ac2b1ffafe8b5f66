import { addValues, fitOf, fitScore, isWholeFit, type Fit } from './arithmetic';
import type { Entry } from './entries';
import { leaves, type Covers, type Node } from './tree';
import type { LineType } from './vocabulary';

/** Rows that one total may cover directly; a sheet of thousands of rows is no section of a budget. */
const LONGEST_SUM = 400;
/** Open rows among which a range in the middle is looked for. */
const MOST_RANGES = 40;

export interface Found {
  covers: Covers;
  fit: Fit;
}

/** The columns that add up. */
export interface Summed {
  columns: readonly number[];
  /** Columns of differences: they decide nothing where others can, since their signs follow no one rule. */
  variances: ReadonlySet<number>;
}

/** The rows that are not yet under a total, and the columns that add up. */
export interface Open extends Summed {
  nodes: readonly Node[];
  width: number;
  /** Places where a section begins. */
  starts: ReadonlySet<number>;
}

function deciding({ columns, variances }: Open, entry: Entry): readonly number[] {
  const others = columns.filter((column) => !variances.has(column));
  return others.some((column) => entry.values[column] !== undefined) ? others : columns;
}

type SignOf = (node: Node) => 1 | -1;

export const netSign: SignOf = (node) => (node.type === 'income' || node.type === 'net' ? 1 : -1);

/** The rows from some place to the last that add to what a row prints; the best where none does so wholly. */
export function suffixOf(
  open: Open,
  entry: Entry,
  options: { signOf: SignOf; least: number },
): Found | undefined {
  const { nodes, width } = open;
  let best: (Found & { score: number }) | undefined;
  const printed = Array.from({ length: width }, () => 0);
  const leaf = Array.from({ length: width }, () => 0);
  const covers: Covers = [];
  for (let i = nodes.length - 1; i >= Math.max(0, nodes.length - LONGEST_SUM); i--) {
    const node = nodes[i]!;
    const sign = options.signOf(node);
    covers.unshift({ node, sign });
    for (let column = 0; column < width; column++) {
      printed[column]! += sign * (node.values[column] ?? 0);
      leaf[column]! += sign * (node.sums[column] ?? 0);
    }
    if (covers.length < options.least) continue;
    const fit = fitOf({
      sums: [printed, leaf],
      printed: entry.values,
      count: covers.length,
      columns: deciding(open, entry),
    });
    if (fit.exact + fit.close === 0) continue;
    const score = fitScore(fit) + (fit.telling > 0 ? 0.3 : 0) + (open.starts.has(i) ? 0.1 : 0);
    if (!best || score >= best.score) best = { covers: [...covers], fit, score };
  }
  return best;
}

/** Sums from the last row backwards; `Less: ...` printed without a sign is tried as a deduction. */
export function sumSuffix(open: Open, entry: Entry, least = 1): Found | undefined {
  const plain = suffixOf(open, entry, { signOf: () => 1, least });
  if (plain && isWholeFit(plain.fit)) return plain;
  const isDeduction = (node: Node): boolean => /^\(?(?:less|minus)\b/i.test(node.entry.description);
  if (!open.nodes.some(isDeduction)) return plain;
  const deducted = suffixOf(open, entry, { signOf: (node) => (isDeduction(node) ? -1 : 1), least: 2 });
  return deducted && isWholeFit(deducted.fit) ? deducted : plain;
}

/** Given rows, if they add wholly to what is printed. */
export function wholeSum(open: Open, entry: Entry, nodes: readonly Node[]): Covers | undefined {
  if (nodes.length === 0) return undefined;
  const covers: Covers = nodes.map((node) => ({ node, sign: 1 }));
  const fit = fitOfCovers(open, entry, covers);
  return isWholeFit(fit) && fit.telling > 0 ? covers : undefined;
}

export function fitOfCovers(open: Open, entry: Entry, covers: Covers): Fit {
  const { width } = open;
  const printed = addValues(
    covers.map(({ node, sign }) => ({ values: node.values, sign })),
    width,
  );
  const leaf = addValues(
    covers.map(({ node, sign }) => ({ values: node.sums, sign })),
    width,
  );
  return fitOf({
    sums: [printed, leaf],
    printed: entry.values,
    count: covers.length,
    columns: deciding(open, entry),
  });
}

/** `Total Operating Expenses` may be printed below the reserves that it leaves out: rows by type, or some in a row. */
export function chosenSum(open: Open, entry: Entry): Covers | undefined {
  const { nodes } = open;
  const types: (LineType | 'net')[][] = [['expense'], ['income'], ['reserve'], ['expense', 'reserve']];
  for (const wanted of types) {
    const covers = wholeSum(
      open,
      entry,
      nodes.filter((node) => wanted.includes(node.type)),
    );
    if (covers) return covers;
  }
  if (nodes.length > MOST_RANGES) return undefined;
  for (let from = 0; from < nodes.length; from++) {
    for (let to = from + 2; to < nodes.length; to++) {
      const covers = wholeSum(open, entry, nodes.slice(from, to));
      if (covers) return covers;
    }
  }
  return undefined;
}

/**
 * What owners must be charged: everything spent less every income but one, the assessment itself. Which one that is
 * the figures say, whatever it is called.
 */
export function leviedSum(open: Open, entry: Entry): Covers | undefined {
  const spent = open.nodes.filter(({ type }) => type === 'expense' || type === 'reserve');
  const incomes = open.nodes.filter(({ type }) => type === 'income').flatMap(leaves);
  if (spent.length === 0 || incomes.length < 2 || incomes.length > MOST_RANGES) return undefined;
  const added: Covers = spent.map((node) => ({ node, sign: 1 }));
  for (const assessment of incomes) {
    const others = incomes.filter((income) => income !== assessment);
    const covers: Covers = [...added, ...others.map((node): Covers[number] => ({ node, sign: -1 }))];
    const fit = fitOfCovers(open, entry, covers);
    if (isWholeFit(fit) && fit.telling > 0) return covers;
  }
  return undefined;
}
