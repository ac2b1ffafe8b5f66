import { leavesOf, type Node } from './node';
import type { Piece, Settled } from './settle';

/** What owners have to be asked for: "Assessments required", "Amount to be billed". */
export const REQUIRED =
  /\b(?:assess\w*|dues|fees|amount|balance|revenue|funds?|cash)\b.*\b(?:required|needed|to (?:be )?(?:assess(?:ed)?|raised?|bill(?:ed)?|collect(?:ed)?|levied|levy))\b|^(?:total )?to be (?:assessed|raised|billed|collected|levied)\b|\b(?:required|needed|necessary) (?:assess\w*|dues|from)\b/i;
/** Words that name dues lean at least so far to the income. */
export const NAMES_DUES = 3;

/**
 * A budget that begins with the costs, takes off what else comes in and ends with what the owners must pay: that last
 * figure is income, as much as a line of dues would be, and what is taken off is income too.
 */
export function markRequired(settled: Settled): void {
  const dues = settled.pieces.flatMap(({ node, flow }) => (flow === 'income' ? leavesOf(node) : [])).filter(({ row }) => row.words.lineFlow >= NAMES_DUES); // prettier-ignore
  const isTold = ({ node: { values } }: Piece): boolean =>
    dues.some((line) => values.every((value, i) => value === undefined || line.values[i] !== undefined));
  const isCostsAlone = settled.pieces.every(({ flow }) => flow === 'expense');
  for (const piece of settled.pieces.filter((one) => isRequired(one, isCostsAlone))) if (!isTold(piece)) restate(piece, settled); // prettier-ignore
}

/** A sum that ties, of one total of costs and of amounts below zero; "Monthly fees" is one where nothing else comes in. */
function isRequired({ node, flow }: Piece, isCostsAlone: boolean): boolean {
  const [costs, ...others] = node.children;
  return (
    flow === 'expense' &&
    node.kind === 'total' &&
    (REQUIRED.test(node.row.entry.description) ||
      (isCostsAlone && node.row.words.headingFlow >= NAMES_DUES)) &&
    node.tie?.failed === 0 &&
    costs?.kind === 'total' &&
    others.length > 0 &&
    others.every(isBelowZero)
  );
}

const isBelowZero = ({ values }: Node): boolean =>
  values.some(Boolean) && values.every((value = 0) => value <= 0);

function restate(piece: Piece, settled: Settled): void {
  const { node, fund } = piece;
  const [costs, ...others] = node.children as [Node, ...Node[]];
  const dues: Node = { ...node, kind: 'line', role: 'line', children: [], signs: [], lines: 1 };
  const net: Node = { ...node, kind: 'net', role: 'net', children: [costs, ...others, dues] };
  const known = { fund, net, certainty: Infinity };
  settled.pieces = [
    ...settled.pieces.filter((one) => one !== piece),
    { node: costs, flow: 'expense', ...known },
    ...[...others, dues].map((one): Piece => ({ node: one, flow: 'income', ...known })),
  ];
  settled.nets.push(net);
  const isDeducted = true;
  for (const one of others.flatMap((other) => [other, ...leavesOf(other)]))
    Object.assign(settled.rows.get(one.row)!, { flow: 'income', isContribution: false, isDeducted });
  settled.rows.get(costs.row)!.role = 'total';
  settled.rows.set(node.row, {
    row: node.row,
    role: 'line',
    fund,
    flow: 'income',
    isContribution: false,
    node: dues,
  });
}
