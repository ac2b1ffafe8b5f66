import type { Page } from '../../page/types';
import { carrierName } from './carriers';
import type { Placed } from './premium-tables';

/** `INSURER B: Liberty Plains Insurance Company 20417`, `B: Liberty Plains`, over the table whose rows have only the letter. */
const INSURER = /^(?:insurer ([A-F])\s?(?::|\s|$)|([A-F])\s?:)\s*/i;
/** The letter of an insurer at the head of a row, or below the head's last line; recognition may see it twice: `Cc`. */
export const LETTER = /^(?:LTR )?([A-F])\1?(?=\s|$)/i;

/** The insurers of a certificate by their letters. */
export function lettersOf(pages: Page[]): Map<string, Placed> {
  const all = pages.flatMap((page) =>
    page.lines.flatMap((line) =>
      line.cells.flatMap((label, c): [string, Placed][] => {
        const match = INSURER.exec(label.text);
        const own = match ? label.text.slice(match[0].length) : '';
        const cell = own === '' ? line.cells[c + 1] : label;
        const name = match && cell && carrierName(cell === label ? own : cell.text);
        return name ? [[(match[1] ?? match[2]!).toUpperCase(), { text: name.value, cell, line, page }]] : [];
      }),
    ),
  );
  return new Map(all);
}
