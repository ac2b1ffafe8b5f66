import { sumIn, type Values } from './arithmetic';
import { OF_HOME } from '../../lexicon/statement-terms';
import { leavesOf, type Node } from './node';
import type { Piece, Settled } from './settle';

const FEWEST_OWNERS = 3;
/** Cents by which shares of a sum may differ from it. */
const ROUNDED = 100;
/** "#1 Okafor", "2N", "Unit 3". */
const OWNER = /^#\s?\d{1,4}\b|^\d{1,4}[A-Z]?$|^[A-Z]{1,2}-?\d{1,3}$/;
const OF_OWNERS = /\bwho pays\b|\bowners?\b|\bmembers?\b|\bunits?\b|\blots?\b|\bshares?\b|\bhomes?\b|\bapartments?\b|\bhouses?\b/i; // prettier-ignore

/**
 * Costs alone, and below them what each owner pays of them: the owners' shares add up to the costs, so they are the income,
 * whatever they are called.
 */
export function markOwnersShares(settled: Settled): void {
  const { pieces, rows } = settled;
  if (pieces.some(({ flow }) => flow === 'income')) return;
  const shares = pieces.filter(({ node }) => areOwners(node));
  const costs = pieces.filter((piece) => !shares.includes(piece));
  const owners = shares.flatMap(({ node }) => leavesOf(node));
  const last = Math.max(...costs.map(({ node }) => node.row.index));
  const isBelow = owners.every(({ row }) => row.index > last);
  if (owners.length < FEWEST_OWNERS || costs.length === 0 || !isBelow || !areEqual(shares, costs)) return;
  for (const piece of shares) Object.assign(piece, { flow: 'income', certainty: Infinity });
  for (const { row } of shares.flatMap(({ node }) => [node, ...leavesOf(node)]))
    Object.assign(rows.get(row)!, { flow: 'income', isContribution: false });
}

function areOwners(node: Node): boolean {
  const leaves = leavesOf(node);
  const isOwner = ({ row, headings }: Node): boolean =>
    OWNER.test(row.entry.description) ||
    OF_HOME.test(row.entry.description) ||
    OF_OWNERS.test(headings.at(-1)?.entry.description ?? '');
  return leaves.every(isOwner);
}

function areEqual(one: readonly Piece[], other: readonly Piece[]): boolean {
  const [a, b] = [sumOf(one), sumOf(other)];
  return a.some(Boolean) && a.every((value, i) => Math.abs((value ?? 0) - (b[i] ?? 0)) <= ROUNDED);
}

function sumOf(pieces: readonly Piece[]): Values {
  const nodes = pieces.map(({ node }) => node);
  return (nodes[0]?.values ?? []).map((_, i) => sumIn(nodes, i));
}
