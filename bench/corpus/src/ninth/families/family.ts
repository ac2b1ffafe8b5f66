import { group } from '../../statements/build';
import type { Draft, Group, Leaf, Node } from '../../statements/model';
import type { Family } from '../../third/families/family';

export { section, shares, type Family } from '../../third/families/family';

/** One style of words for the columns of a family: `{y}` is the year. */
export const columnWords = (
  ...[adopted, proposed, actual, projected]: [string[], string[], string[], string[]]
): Family['columns'] => ({ adopted, proposed, actual, projected });

export const mainExpense = (draft: Draft): Group | undefined =>
  draft.body.find(
    (node): node is Group => node.kind === 'group' && node.flow === 'expense' && node.fund === 'operating',
  );

const isContribution = (node: Node): node is Leaf =>
  node.kind === 'leaf' && node.steady === true && /reserve|fund/i.test(node.label);

/** Closes the sections with a sum of their own, so that the contribution to reserves follows below it. */
export function sumBeforeReserves(draft: Draft, total: string): boolean {
  const top = mainExpense(draft);
  const kept = top?.children.filter(isContribution) ?? [];
  if (!top || kept.length === 0) return false;
  const inner = top.children.filter((node) => !isContribution(node));
  top.children = [
    group('Before reserves', { flow: 'expense', heading: null, total, children: inner }),
    ...kept,
  ];
  return true;
}

/** Splits the contribution into one line for each component, in a section of their own. */
export function reserveSection(draft: Draft, heading: string, parts: Record<string, number>): void {
  const top = mainExpense(draft);
  const at = top?.children.findIndex(isContribution) ?? -1;
  const kept = top?.children[at];
  if (!top || kept?.kind !== 'leaf') return;
  const all = Object.values(parts).reduce((sum, part) => sum + part, 0);
  const children = Object.entries(parts).map(([label, part]): Leaf => ({
    ...kept,
    label,
    base: Math.max(1000, Math.round(((kept.base ?? 0) * part) / all / 1000) * 1000),
  }));
  top.children[at] = group(heading, { flow: 'expense', children, total: `Total ${heading}` });
}
