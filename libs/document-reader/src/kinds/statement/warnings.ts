import type { Citation, FactWarning } from '@hoa/contracts';
import type { Item } from '../../tables/types';
import type { Entry } from './entries';

type At = (entry: Entry, item?: Item) => Citation;

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
