import type { Prose } from '../reading/prose';

const FORMER =
  /^(?:(?:current|present|existing|expiring|old|prior|previous|former|original)\b|(?:contract|agreement) (?:of|dated)\b)/i;
const LATER = /^(?:new|renewal|renewed|proposed|revised|(?:as )?amended)\b/i;

/** Words of one cell; an amount may stand apart from its sign. */
const CELL = /(?:\$ {1,8}(?=\d))?\S+(?: \S+)*/g;

/**
 * `Current Fee` beside `New Fee`, `Contract of 2022` beside `As amended`: what is below the first ends, and is blank. Columns
 * are counted from the right, as a head may have no word over the names of the rows.
 */
export function withoutFormerColumns(prose: Prose): Prose {
  let column: number | undefined;
  const lines = prose.text.split('\n').map((line) => {
    const cells = [...line.matchAll(CELL)];
    const former = cells.findIndex(([words]) => FORMER.test(words));
    if (former >= 0 && cells.some(([words]) => LATER.test(words))) {
      column = cells.length - former;
      return line;
    }
    // A paragraph ends the table.
    if (cells.length === 1) column = undefined;
    const at = column === undefined || cells.length < column ? undefined : cells.at(-column);
    // The name of a row with one figure less is none.
    const cell = at && (cells.length > column! || /^[$\d]/.test(at[0])) ? at : undefined;
    return cell ? `${line.slice(0, cell.index)}${line.slice(cell.index).replace(cell[0], blank)}` : line;
  });
  const text = lines.join('\n');
  return text === prose.text ? prose : { ...prose, text, printed: prose.printed ?? prose.text };
}

const blank = (words: string): string => ' '.repeat(words.length);
