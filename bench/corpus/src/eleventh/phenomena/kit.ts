import { add, duesLeaf, own, part } from '../../blind/phenomena/kit';
import { isGroup } from '../../ninth/phenomena/kit';
import { leaves, topGroup } from '../../statements/amounts';
import { group, line } from '../../statements/build';
import { gapRow, noteRow } from '../../statements/flatten';
import type { Cells, Column, Draft, FlatRow, Group, Leaf, Node, Phenomenon } from '../../statements/model';
import { monthNames, shortMonth } from '../../statements/periods';

export const monthName = (date: string): string => monthNames[Number(date.slice(5, 7)) - 1]!;

/** Nobody types the report of a program into a letter. */
export const printed: Pick<Phenomenon, 'formats' | 'weight'> = {
  formats: ['pdf', 'xlsx', 'csv'],
  weight: 1.8,
};

/** 'Jan-Aug 2025' */
export const spanLabel = ({ period }: Column): string =>
  `${shortMonth(Number(period.from.slice(5, 7)))}-${shortMonth(Number(period.to.slice(5, 7)))} ${period.to.slice(0, 4)}`;

/** Blanks in the columns that are computed, since a figure there would say nothing. */
export const noDerived = (draft: Draft): Cells =>
  Object.fromEntries(draft.columns.filter(({ derive }) => derive).map(({ id }) => [id, null]));

/** Prints sentences above the table; an empty one is a blank line. */
export const printAbove = (rows: FlatRow[], texts: readonly string[]): void =>
  void rows.unshift(...texts.map((text) => (text === '' ? gapRow() : noteRow(text))));

const isContribution = (node: Node): boolean =>
  node.kind === 'leaf' && node.flow === 'expense' && node.steady === true && /reserve|fund/i.test(node.label);

/** Removes contributions to reserves, sections that have nothing else, and sums of what is left. */
function withoutContributions(nodes: readonly Node[]): Node[] {
  return nodes.flatMap((node): Node[] => {
    if (isContribution(node)) return [];
    if (!isGroup(node)) return [node];
    const children = withoutContributions(node.children);
    if (children.length === 0) return [];
    return node.heading === null && node.totalRole === 'subtotal' ? children : [{ ...node, children }];
  });
}

/** Leaves one list of income and expenses, which columns can divide between the funds. */
export function joinFunds(draft: Draft): void {
  draft.body = draft.body.flatMap((node): Node[] => {
    if (node.fund === 'reserve') return [];
    if (!isGroup(node)) return [node];
    return [{ ...node, children: withoutContributions(node.children) }];
  });
}

/** Lines that only the replacement fund has. */
const replacements = new WeakSet<Leaf>();

/** Adds what the replacement fund earns and spends. */
export function addReplacements(draft: Draft): void {
  const made = ['Roof replacement', 'Asphalt resurfacing', 'Reserve study'].map((label, i) =>
    line(label, 'expense', { base: part(draft, [0.09, 0.05, 0.008][i]!) }),
  );
  const interest = line('Interest - replacement fund', 'income', { base: part(draft, 0.012) });
  for (const leaf of [...made, interest]) replacements.add(leaf);
  add(draft, 'income', interest);
  add(
    draft,
    'expense',
    group('Major repairs and replacements', {
      flow: 'expense',
      children: made,
      total: 'Total major repairs and replacements',
    }),
  );
}

/** Members pay for both funds; every other line belongs to one of them. */
export function divideFunds(draft: Draft, [operating, replacement]: [string, string]): void {
  const dues = duesLeaf(draft);
  for (const leaf of leaves(draft.body)) {
    const { values } = leaf;
    if (!values || leaf.role !== 'line') continue;
    if (leaf === dues) {
      const both = values[operating] ?? 0;
      values[replacement] = Math.round((both * 0.14) / 100) * 100;
      values[operating] = both - values[replacement];
    } else values[replacements.has(leaf) ? operating : replacement] = null;
  }
}

/** Moves a second block of expenses into the first, as programs know only one. */
export function joinExpenses(draft: Draft): void {
  const top = topGroup(draft, 'expense');
  const others = draft.body.filter(
    (node): node is Group =>
      isGroup(node) && node !== top && node.flow === 'expense' && node.fund === 'operating',
  );
  if (!top || others.length === 0) return;
  top.children.push(...others.map((node): Group => ({ ...node, totalRole: 'subtotal' })));
  draft.body = draft.body.filter((node) => isGroup(node) && !others.includes(node));
}

/** Whether the columns are those that the treasurer planned: whole years, none of them computed. */
export const isPlainYears = (draft: Draft): boolean =>
  own(draft).length === draft.columns.length &&
  draft.columns.every(({ period, part }) => period.kind === 'year' && !part);

/** All lines that a bottom line adds. */
export const allLines = (draft: Draft): Leaf[] =>
  leaves(draft.body).filter(({ role }) => role === 'line' || role === 'carryover');
