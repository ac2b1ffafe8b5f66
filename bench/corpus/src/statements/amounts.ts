import type { Random } from '@hoa/bench-associations/kit';
import type { Column, Draft, Group, Leaf, Node } from './model';

export function leaves(nodes: readonly Node[]): Leaf[] {
  return nodes.flatMap((node) => (node.kind === 'leaf' ? [node] : leaves(node.children)));
}

export function groups(nodes: readonly Node[]): Group[] {
  return nodes.flatMap((node) => (node.kind === 'leaf' ? [] : [node, ...groups(node.children)]));
}

export const findGroup = (draft: Draft, label: string): Group | undefined =>
  groups(draft.body).find((group) => group.label === label);

export const topGroup = (draft: Draft, flow: 'income' | 'expense'): Group | undefined =>
  draft.body.find(
    (node): node is Group => node.kind === 'group' && node.flow === flow && node.fund === 'operating',
  );

const DAY = 86_400_000;
/** Share of a year that a period covers, in twelfths. */
export function twelfths({ from, to }: Column['period']): number {
  return Math.round(((Date.parse(to) - Date.parse(from)) / DAY + 1) / 30.44);
}

/** Rounds to a figure that a treasurer would budget. */
function rounded(cents: number, random: Random): number {
  const size = Math.abs(cents);
  const step =
    size > 2_000_000
      ? random.pick([50_000, 10_000])
      : size > 200_000
        ? random.pick([10_000, 5_000, 1_000])
        : 1_000;
  return Math.round(cents / step) * step || (cents === 0 ? 0 : Math.sign(cents) * step);
}

/** The amount of a line in a column, made from its base budget. */
function amountFor(leaf: Leaf, column: Column, context: { draft: Draft; random: Random }): number {
  const { draft, random } = context;
  const base = leaf.base ?? 0;
  if (base === 0 && random.chance(0.85)) return 0;
  const years = draft.year - Number(column.period.to.slice(0, 4));
  const growth = leaf.steady ? 1.02 : random.float(1.0, 1.08);
  const trend = (base * growth ** -years * twelfths(column.period)) / 12;
  const rival = column.alternative ? 1 + (column.alternative - 1) * (leaf.steady ? 0.06 : 0.02) : 1;
  if (column.scenario !== 'actual') {
    const budget = rounded(trend * rival, random);
    return column.part ? Math.round(budget / 100) * 100 : budget;
  }
  if (!leaf.steady && random.chance(0.06)) return 0;
  const spread = leaf.steady ? 0.015 : 0.25;
  const cents = Math.round(trend * random.float(1 - spread, 1 + spread));
  return draft.whole ? Math.round(cents / 100) * 100 : cents;
}

/** Fills every cell that nobody has set. */
export function fillColumns(draft: Draft, random: Random): void {
  leaves(draft.body).forEach((leaf, index) => {
    if (leaf.base === undefined || leaf.compute) return;
    leaf.values ??= {};
    for (const column of draft.columns) {
      if (column.derive || column.words || leaf.values[column.id] !== undefined) continue;
      leaf.values[column.id] = amountFor(leaf, column, {
        draft,
        random: random.fork(`${column.id}/${index}`),
      });
    }
  });
}
