import { addValues, type Values } from './arithmetic';
import type { Entry } from './entries';
import type { LineType } from './vocabulary';

export type Covers = { node: Node; sign: 1 | -1 }[];

/** A line, or a total that stands for the rows that it covers. */
export interface Node {
  entry: Entry;
  /** What is printed; where a total leaves a column blank, what its rows add to. */
  values: Values;
  /** What its lines add to, whatever the totals between print. */
  sums: Values;
  type: LineType | 'net';
  /** A heading or a total said the type; else the line's own words did. */
  typeKnown: boolean;
  /** Present where the row is a total. */
  covers?: Covers;
  /** Of a line: its nearest heading. */
  section?: Entry;
}

export function leaves(node: Node): Node[] {
  return node.covers ? node.covers.flatMap((cover) => leaves(cover.node)) : [node];
}

/** A total of given rows, as printed on `entry`. */
export function totalNode(entry: Entry, covers: Covers, width: number): Node {
  const has = (column: number): boolean => covers.some(({ node }) => node.values[column] !== undefined);
  const sums = addValues(
    covers.map(({ node, sign }) => ({ values: node.sums, sign })),
    width,
  ).map((sum, column) => (has(column) ? sum : undefined));
  const values = sums.map((sum, column) => entry.values[column] ?? sum);
  return { entry, values, sums, type: typeOfTotal(covers), typeKnown: true, covers };
}

function typeOfTotal(covers: Covers): LineType | 'net' {
  if (covers.some(({ sign }) => sign < 0)) return 'net';
  const types = new Set(covers.map(({ node }) => node.type));
  if (types.size === 1) return [...types][0]!;
  return types.has('net') || types.has('income') ? 'net' : 'expense';
}

/**
 * What a total's lines add to in one column. A variance is printed as better or worse: under a net figure those of
 * income and expenses may simply be added, if that is what is printed.
 */
export function sumOf(node: Node, column: number, isVariance: boolean): number {
  const sum = node.sums[column] ?? 0;
  const printed = node.entry.values[column];
  if (!isVariance || node.type !== 'net' || printed === sum) return sum;
  const added = leaves(node).reduce((all, leaf) => all + (leaf.values[column] ?? 0), 0);
  return printed === added ? added : sum;
}
