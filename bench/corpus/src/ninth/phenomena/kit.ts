import { own } from '../../blind/phenomena/kit';
import { leaves } from '../../statements/amounts';
import { printMoney } from '../../statements/format';
import type { Column, Draft, FlatRow, Format, Group, Leaf, Node } from '../../statements/model';

export const typed: Format[] = ['pdf', 'docx', 'txt'];

/** Puts other nodes in the place of a line, wherever that is. */
export function replace(draft: Draft, leaf: Leaf, made: readonly Node[]): boolean {
  const visit = (nodes: Node[]): boolean => {
    const at = nodes.indexOf(leaf);
    if (at >= 0) nodes.splice(at, 1, ...made);
    return at >= 0 || nodes.some((node) => node.kind === 'group' && visit(node.children));
  };
  return visit(draft.body);
}

export const isGroup = (node: Node): node is Group => node.kind === 'group';
export const isMoney = ({ words, percent, measure }: Column): boolean =>
  !words && !percent && measure !== 'percent';

/** Income less expenses of all lines above it. */
export function netAbove(draft: Draft, label: string): Leaf {
  const leaf: Leaf = { kind: 'leaf', label, role: 'net' };
  leaf.compute = (_sum, { id }) => netOf(draft.body.slice(0, draft.body.indexOf(leaf)), id);
  return leaf;
}

export const netOf = (nodes: readonly Node[], id: string): number =>
  leaves(nodes)
    .filter(({ role }) => role === 'line' || role === 'carryover')
    .reduce((sum, { flow, values }) => sum + (flow === 'income' ? 1 : -1) * (values?.[id] ?? 0), 0);

/** Prints money cells of a page in a way of its own; says whether there were any. */
export function printCells(
  rows: readonly FlatRow[],
  columns: readonly Column[],
  style: (cents: number, row: FlatRow, column: Column) => string | undefined,
): boolean {
  let done = 0;
  for (const row of rows)
    for (const column of columns) {
      const cents = row.values[column.id];
      if (cents == null || row.print[column.id] !== undefined || row.source?.percent) continue;
      const text = style(cents, row, column);
      if (text === undefined) continue;
      row.print[column.id] = text;
      done++;
    }
  return done > 0;
}

export const figure = (cents: number, { look }: Draft): string =>
  printMoney(Math.abs(cents), look, look.dollar === 'all');

export const lastActual = (draft: Draft): Column | undefined =>
  own(draft)
    .filter(({ scenario, part }) => scenario === 'actual' && !part)
    .at(-1);

/** Whether a total covers a row. */
export const covers = (total: FlatRow, inner: FlatRow): boolean =>
  total.section.length <= inner.section.length && total.section.every((name, i) => inner.section[i] === name);

/** Marks what a row prints in a column as wrong, or as left over from before. */
export function spoil(row: FlatRow, id: string, by: number): void {
  row.values[id] = (row.values[id] ?? 0) + by;
  row.misprinted = [...(row.misprinted ?? []), id];
}
