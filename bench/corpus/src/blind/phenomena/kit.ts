import { topGroup } from '../../statements/amounts';
import type { Column, Draft, FlatRow, Group, Leaf, Node } from '../../statements/model';

/** Columns that hold amounts of their own. */
export const own = (draft: Draft): Column[] =>
  draft.columns.filter(({ derive, words, measure }) => !derive && !words && measure === 'amount');
export const lastOwn = (draft: Draft): Column => own(draft).at(-1) ?? draft.columns[0]!;
export const hasParts = (draft: Draft): boolean => draft.columns.some(({ part }) => part);
export const isCrowded = (draft: Draft): boolean => draft.columns.length > 6 || hasParts(draft);

export const duesLeaf = (draft: Draft): Leaf | undefined =>
  topGroup(draft, 'income')?.children.find(
    (node): node is Leaf => node.kind === 'leaf' && node.role === 'line',
  );

/** A share of the dues in round dollars. */
export const part = (draft: Draft, share: number): number =>
  Math.max(5_000, Math.round(((duesLeaf(draft)?.base ?? 3_000_000) * share) / 500) * 500);

export function add(draft: Draft, flow: 'income' | 'expense', node: Node): boolean {
  const group: Group | undefined = topGroup(draft, flow);
  group?.children.push(node);
  return group !== undefined;
}

const isSpending = (row: { role: string; flow?: string; fund?: string }): boolean =>
  row.role === 'line' && row.flow === 'expense' && row.fund === 'operating';
export const spending = (rows: readonly FlatRow[]): FlatRow[] => rows.filter(isSpending);
export const sumValues = (rows: readonly { values?: Leaf['values'] }[], id: string): number =>
  rows.reduce((sum, { values }) => sum + (values?.[id] ?? 0), 0);

/** Sums of rows in the columns that are not derived. */
export const sumsOf = (rows: readonly FlatRow[], draft: Draft): FlatRow['values'] =>
  Object.fromEntries(
    draft.columns.filter(({ derive, words }) => !derive && !words).map(({ id }) => [id, sumValues(rows, id)]),
  );

/** A printed row that no group makes. */
export const madeRow = (label: string, role: FlatRow['role'], more: Partial<FlatRow> = {}): FlatRow => ({
  kind: 'line',
  label,
  role,
  values: {},
  print: {},
  section: [],
  indent: 0,
  bold: false,
  source: { kind: 'leaf', label, role },
  ...more,
});
