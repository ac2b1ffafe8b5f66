import type { Citation, FactWarning } from '@hoa/contracts';
import type { Item, TableColumn } from '../../tables/types';
import type { Entry } from './entries';
import type { Outline } from './progress';
import { sumOf, type Node } from './tree';

type At = (entry: Entry, item?: Item) => Citation;

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const money = (cents: number): string => dollars.format(cents / 100);

const THOUSANDS =
  /\bin (?:thousands|000'?s)\b|\(\$?\s?(?:000|thousands)'?s?\s?(?:omitted)?\)|\$000'?s?\b|\b000'?s omitted/i;

/** The paper says that its figures are thousands of dollars. */
export const isScaled = ({ title, columns }: { title: string; columns: TableColumn[] }): boolean =>
  THOUSANDS.test(title) || columns.some((column) => THOUSANDS.test(column.label));

/** Figures are kept as they are printed; whoever uses them must know that they are thousands. */
export function scaleWarnings(
  draft: { title: string; columns: TableColumn[]; entries: Entry[] },
  at: At,
): FactWarning[] {
  const [first] = draft.entries;
  if (!first || !isScaled(draft)) return [];
  const message =
    'The paper says that its amounts are in thousands of dollars. They were kept as printed; please check them.';
  return [{ code: 'amounts_in_thousands', message, at: at(first) }];
}

/** One warning a total that its lines do not add to, naming the first column and counting the others. */
export function footWarnings(outline: Outline, columns: TableColumn[], at: At): FactWarning[] {
  return outline.totals.flatMap(({ node }) => {
    const missing = columns.flatMap((column, i) => missed(node, column, i) ?? []);
    const first = missing[0];
    if (!first) return [];
    const name = node.entry.description || 'A total without a name';
    const where = first.column.label ? ` under '${first.column.label}'` : '';
    const others = missing.length > 1 ? ` ${missing.length - 1} more of its columns differ too.` : '';
    const rounding = Math.max(200, 50 * (node.covers?.length ?? 0));
    const close = Math.abs(first.printed - first.sum) <= rounding ? ' Rounding may explain it.' : '';
    const message = `'${name}'${where} prints ${money(first.printed)}, but its lines add to ${money(first.sum)}.${others}${close}`;
    return [{ code: 'total_does_not_foot', message, at: at(node.entry, node.entry.row.amounts[first.i]) }];
  });
}

interface Missed {
  column: TableColumn;
  i: number;
  printed: number;
  sum: number;
}

/** Whether a total differs from its lines in any column. */
export const missesItsLines = (node: Node, columns: TableColumn[]): boolean =>
  columns.some((column, i) => missed(node, column, i) !== undefined);

/** A total that adds up as its subtotals are printed is no fault: the subtotal that is one has its own warning. */
function missed(node: Node, column: TableColumn, i: number): Missed | undefined {
  // A figure that stands in the outer column counts in the inner one too, and is judged once.
  const printed = node.entry.row.amounts[i] && node.entry.values[i];
  if (column.kind === 'percent' || column.role === 'percent' || printed === undefined) return undefined;
  const sum = sumOf(node, i, column.role === 'variance');
  const ofSubtotals = (node.covers ?? []).reduce(
    (all, cover) => all + cover.sign * (cover.node.values[i] ?? 0),
    0,
  );
  // Figures for one unit are rounded each by itself.
  if (column.role === 'other' && Math.abs(printed - sum) <= Math.max(2, node.covers?.length ?? 0))
    return undefined;
  return printed === sum || printed === ofSubtotals ? undefined : { column, i, printed, sum };
}

/** Cells that show a spreadsheet's error. */
export function wordWarnings(outline: Outline, at: At): FactWarning[] {
  return outline.lines.flatMap(({ entry }) => {
    const errors = entry.row.source.items.filter((item) =>
      /^#(?:REF!|N\/A|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!|ERROR!?)/i.test(item.text),
    );
    const first = errors[0];
    if (!first) return [];
    return [
      {
        code: 'cell_holds_an_error',
        message: `'${entry.description}' shows ${first.text} where an amount should stand; the cell was left out.`,
        at: at(entry, first),
      },
    ];
  });
}
