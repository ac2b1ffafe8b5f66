import type { Flow, Fund, RowRole } from '@hoa/contracts';
import { leavesOf, type Node, type StatementEntry } from './node';
import type { Meaning, Settled } from './settle';

/** The least amount that is worth a question, in cents. */
export const LEAST = 10_000;

/** One amount of a column that counts: a line, or a total whose lines are blank in it. */
export interface Counted {
  row: StatementEntry;
  cents: number;
  /** The same with the sign that is printed. */
  printed: number;
  flow: Flow;
  fund: Fund;
  /** A total printed without its lines in this column. */
  isBare: boolean;
  /** Money of an earlier year: part of a printed total, and of no budget. */
  isCarryover: boolean;
}

/** The amounts of a column that count, from its lines and from totals without detail. */
export function countedIn(settled: Settled, column: number): Counted[] {
  return settled.pieces
    .flatMap((piece) => amountsOf(piece.node, column, settled))
    .filter(({ isCarryover }) => !isCarryover);
}

export function amountsOf(node: Node, column: number, settled: Settled): Counted[] {
  const own = { meaning: settled.rows.get(node.row)!, column };
  if (node.children.length === 0) return counted(node, { ...own, isBare: false });
  const hasDetail = leavesOf(node).some((leaf) => leaf.row.values[column] !== undefined);
  if (!hasDetail) return counted(node, { ...own, isBare: true });
  return node.children.flatMap((child) => amountsOf(child, column, settled));
}

function counted(
  node: Node,
  { meaning, column, isBare }: { meaning: Meaning; column: number; isBare: boolean },
): Counted[] {
  const printed = node.row.values[column];
  if (printed === undefined || !meaning.flow || !meaning.fund) return [];
  return [
    {
      row: node.row,
      cents: meaning.isDeducted ? -printed : printed,
      printed,
      flow: meaning.flow,
      fund: meaning.fund,
      isBare,
      isCarryover: isOfBefore(meaning.role),
    },
  ];
}

/** Money that was there before the year, or that another fund spends: what a printed total may hold, and no budget. */
export const isOfBefore = (role: RowRole): boolean => role === 'carryover' || role === 'opening-balance' || role === 'transfer'; // prettier-ignore

export const sumOf = (amounts: readonly Counted[]): number =>
  amounts.reduce((sum, { cents }) => sum + cents, 0);
