import { depthOf, type Node, type State, type StatementEntry } from './node';

/** "Total income 65,992" over lines that are blank, or over none at all: the amount is known only as a whole. */
export function withoutDetail(state: State, row: StatementEntry): { node: Node; score: number } | undefined {
  if (row.words.role !== 'total') return undefined;
  const innermost = state.open.at(-1);
  const last = state.top?.node;
  // "Total utilities" right below "Total administration": each is all that is known of its group.
  const isBare = last?.kind === 'line' && last.row.words.role === 'total';
  const isBegun = innermost ? innermost.depth < depthOf(state.top) : last?.kind === 'line';
  if (isBegun && !isBare) return undefined;
  const flow = row.words.headingFlow * 1.5 + (innermost?.row.words.headingFlow ?? 0);
  const node: Node = {
    row,
    kind: 'line',
    role: 'line',
    children: [],
    signs: [],
    values: row.values,
    sums: row.values,
    lines: 1,
    income: Math.max(0, flow),
    expense: Math.max(0, -flow),
    headings: state.open.map((one) => one.row),
  };
  return { node, score: -2.5 };
}
