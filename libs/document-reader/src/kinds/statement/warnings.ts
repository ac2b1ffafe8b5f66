import type { Citation, FactWarning } from '@hoa/contracts';
import type { Item, TableColumn } from '../../tables/types';
import type { Entry } from './entries';

type At = (entry: Entry, item?: Item) => Citation;

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

/** Cells that show a spreadsheet's error. */
export function wordWarnings(entries: readonly Entry[], at: At): FactWarning[] {
  return entries.flatMap((entry) => {
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
