import type { Values } from './arithmetic';
import { leavesOf, type Node, type StatementEntry } from './node';
import type { Context, Settled } from './settle';

/* What is printed with a minus, and is taken off: by which side it counts, and with which sign. */

/** "Less: transfer to reserves (14,750)" below the income, where expenses are printed as positive amounts. */
export function markDeducted({ rows, pieces }: Settled): void {
  const expenses = [...rows.values()].filter(({ role, flow }) => role === 'line' && flow === 'expense');
  // Bond payments below the result may be more than all costs above it, and say nothing of how those are printed.
  const below = new Set(pieces.filter(({ net, node }) => net && isBelowResult(net) && isMinus(node.row)).map(({ node }) => node.row)); // prettier-ignore
  const counted = expenses.filter(({ row }) => !below.has(row));
  const sum = counted.reduce((all, { row }) => all + sumAcross(row.values), 0);
  // What a roll-forward subtracts is printed with a minus, and what a plain sum of the income does.
  // Where costs elsewhere are printed as negative amounts, those of a roll-forward are no other.
  const isNegative = sum - sumOfRolled(pieces) < 0;
  for (const { node, net, flow } of pieces)
    if (net && flow === 'expense' && isMinus(node.row) && ((net.role === 'closing-balance' && !isNegative) || (sum > 0 && isPlainSum(net)))) rows.get(node.row)!.isDeducted = true; // prettier-ignore
  if (sum <= 0) return;
  const added = new Set(pieces.flatMap(({ node, flow }) => (flow === 'expense' ? addedIn(node) : [])));
  for (const meaning of expenses)
    if (isDeduction(meaning.row) && !added.has(meaning.row)) meaning.isDeducted = true;
}

/**
 * "Less: reserve contribution (21,400)" between "Total revenues" and "Available for operations": a contribution is an
 * expense, wherever it is taken off.
 */
export function markOffTheTop({ rows, pieces }: Settled, { forced }: Context): void {
  const sums = pieces.filter(({ flow, node }) => flow === 'income' && node.kind === 'total');
  for (const { node } of sums.flatMap(({ node: sum }) => offTheTop(sum)))
    if (!forced.has(node.row.index)) Object.assign(rows.get(node.row)!, { flow: 'expense', isContribution: true, isDeducted: true }); // prettier-ignore
}

/** Its first term is what both sides leave. */
export const isBelowResult = ({ children: [first] }: Node): boolean =>
  first?.kind === 'net' && first.children.length > 1;

const SAVED = /\b(?:reserves?|savings|replacement|sinking|capital|funds?)\b/i;

/** What a total of the income takes off another total for the reserves; "Total income" is what the page calls the income. */
export function offTheTop(sum: Node): { node: Node; from: Node }[] {
  if (/^total (?:income|revenues?|receipts)$/i.test(sum.row.entry.description.trim())) return [];
  const [from, ...others] = sum.children.filter(({ kind }) => kind === 'total');
  // Costs that are printed below zero have totals too, of which nothing is taken off.
  const isIncome = from !== undefined && others.length === 0 && !isMinus(from.row);
  const own = isIncome ? sum.children.flatMap((child) => (child === from ? [] : leavesOf(child))) : [];
  return own.filter(({ row }) => mayBeDeduction(row)).map((node) => ({ node, from: from! }));
}

const sumAcross = (values: Values): number => values.reduce<number>((own, value) => own + (value ?? 0), 0);

const sumOfRolled = (pieces: Settled['pieces']): number =>
  pieces
    .filter(({ net, flow }) => net?.role === 'closing-balance' && flow === 'expense')
    .reduce((all, { node }) => all + sumAcross(node.values), 0);

const isPlainSum = ({ signs, tie }: Node): boolean => tie?.failed === 0 && signs.every((sign) => sign === 1);

/** Rows whose printed sign a total of expenses proves: what comes out of reserves beside what is paid with it. */
function addedIn(node: Node): StatementEntry[] {
  const own = node.children.length > 1 && node.tie?.failed === 0 && node.tie.exact > 0 ? node.children : [];
  return [...own.map(({ row }) => row), ...node.children.flatMap(addedIn)];
}

/** A contribution to reserves with a minus in every column that has it. */
export const isDeduction = (row: StatementEntry): boolean => row.words.isContribution && isMinus(row);

/** "Reserve portion of assessments (486,384)" among the income: it may be one, whatever it is called. */
export const mayBeDeduction = (row: StatementEntry): boolean =>
  isMinus(row) && (row.words.isContribution || SAVED.test(row.entry.description));

/** Below zero in every column that has it. */
export function isMinus({ values }: StatementEntry): boolean {
  const told = values.filter((value) => value !== undefined && value !== 0);
  return told.length > 0 && told.every((value) => value! < 0);
}
