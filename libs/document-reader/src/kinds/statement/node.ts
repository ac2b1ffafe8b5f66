import type { RowRole } from '@hoa/contracts';
import type { Entry } from './entries';
import type { Tie, Values } from './arithmetic';
import type { Words } from './evidence';

/** A row as the search sees it: its words weighed, its figures by summable column. */
export interface StatementEntry {
  /** Its place among all rows of the statement. */
  index: number;
  entry: Entry;
  kind: 'heading' | 'figures';
  values: Values;
  words: Words;
  /** Log-odds of income from its account number, compared with the words of its kin. */
  codeFlow: number;
  /** It is set apart: bold, or in capitals. */
  isStrong: boolean;
}

/** What a person answered: the search may not contradict it. */
export type Forced = 'income' | 'expense' | 'reserve-income' | 'reserve-expense' | 'exclude';

/** A line, a total with what it covers, a net of two sides, or a row that is not part of the budget. */
export interface Node {
  row: StatementEntry;
  kind: 'line' | 'total' | 'net' | 'repeat' | 'out';
  role: RowRole;
  children: readonly Node[];
  /** Of each child, as the printed figure adds or subtracts it. */
  signs: readonly (1 | -1)[];
  /** What is printed; where that is blank, what the children add up to. */
  values: Values;
  /** What the lines add up to; what is printed where they are blank. */
  sums: Values;
  lines: number;
  /** Evidence that this is income, and that it is an expense. */
  income: number;
  expense: number;
  /** Headings over a line, outermost first. */
  headings: readonly StatementEntry[];
  /** The heading that a total closes. */
  owner?: StatementEntry;
  tie?: Tie;
  /** What a `repeat` prints again. */
  repeats?: readonly Node[];
}

/** Positive for income. */
export const leanOf = ({ income, expense }: Node): number => income - expense;

/** A node with all that it holds. */
export const nodesIn = (node: Node): Node[] => [node, ...node.children.flatMap(nodesIn)];

export function leavesOf(node: Node): Node[] {
  return node.children.length === 0 ? [node] : node.children.flatMap(leavesOf);
}

/** A stack that is shared between states: each holds what is below it. */
export interface Cell {
  node: Node;
  below: Cell | undefined;
  depth: number;
  /** Neither it nor anything below it has an amount under zero: sums from the top only grow. */
  grows: boolean;
}

export interface OpenHeading {
  row: StatementEntry;
  /** Depth of the stack when it was opened. */
  depth: number;
}

export interface State {
  top: Cell | undefined;
  open: readonly OpenHeading[];
  /** Rows that left the stack: repeats, balances, notes; newest first. */
  left: { node: Node; before: State['left'] } | undefined;
  /** Totals and nets so far, for recaps; newest first. */
  totals: { node: Node; before: State['totals'] } | undefined;
  /** `tail` follows the bottom line; `apart` is a block of balances or transfers. */
  mode: 'body' | 'tail' | 'apart';
  score: number;
}

export const depthOf = (top: Cell | undefined): number => top?.depth ?? 0;

/** The topmost `count` nodes, in print order. */
export function topOf(top: Cell | undefined, count: number): Node[] {
  const nodes: Node[] = [];
  for (let cell = top; cell && nodes.length < count; cell = cell.below) nodes.push(cell.node);
  return nodes.reverse();
}

export function without(top: Cell | undefined, count: number): Cell | undefined {
  let cell = top;
  for (let i = 0; i < count && cell; i++) cell = cell.below;
  return cell;
}

export const push = (top: Cell | undefined, node: Node): Cell => ({
  node,
  below: top,
  depth: depthOf(top) + 1,
  grows: (top?.grows ?? true) && [node.values, node.sums].every((all) => all.every((one = 0) => one >= 0)),
});
