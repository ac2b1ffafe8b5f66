import type { Citation, FactWarning } from '@hoa/contracts';
import type { Item, TableColumn } from '../../tables/types';
import type { Entry } from './entries';
import type { Outline } from './totals';

type At = (entry: Entry, item?: Item) => Citation;

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const money = (cents: number): string => dollars.format(cents / 100);

/** One warning a total that its lines do not add to, naming the first column and counting the others. */
export function footWarnings(outline: Outline, columns: TableColumn[], at: At): FactWarning[] {
  return outline.totals.flatMap(({ node, sum, fit }) => {
    // It adds up as its subtotals are printed: the one that does not is warned of by itself.
    if (fit.exact === fit.compared) return [];
    const missing = columns.flatMap((column, i) => {
      const value = node.entry.values[i];
      return column.kind === 'percent' || column.role === 'percent' || value === undefined || value === sum[i]
        ? []
        : [{ column, i, value }];
    });
    const first = missing[0];
    if (!first) return [];
    const name = node.entry.description || 'A total without a name';
    const where = first.column.label ? ` under '${first.column.label}'` : '';
    const others = missing.length > 1 ? ` ${missing.length - 1} more of its columns differ too.` : '';
    const close =
      Math.abs(first.value - (sum[first.i] ?? 0)) <= Math.max(200, 50 * (node.covers?.length ?? 0))
        ? ' Rounding may explain it.'
        : '';
    const message = `'${name}'${where} prints ${money(first.value)}, but its lines add to ${money(sum[first.i] ?? 0)}.${others}${close}`;
    return [{ code: 'total_does_not_foot', message, at: at(node.entry, node.entry.row.amounts[first.i]) }];
  });
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
