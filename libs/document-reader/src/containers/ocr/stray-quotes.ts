import { rowsOf } from '../../page/lines';
import type { Word } from '../../page/types';

const OPENS = /^[“"„‘'](?=[\p{L}\p{N}$])/u;
const QUOTE = /["“”„‘’']/;
const CLOSES = /\S["”’']/;
/** Heights of a word that part two cells. */
const APART = 1.2;

/**
 * The remains of a ruled line at the side of a cell are read as a quotation mark before its first word. One that opens
 * a cell, and that nothing on its line or the next one closes, is no mark.
 */
export function withoutStrayQuotes(words: Word[]): Word[] {
  const rows = rowsOf(words);
  const stray = new Set<Word>();
  rows.forEach((row, i) => {
    if (rows[i + 1]?.some(({ text }) => CLOSES.test(text))) return;
    row.forEach((word, at) => {
      const before = row[at - 1];
      const opensCell = !before || word.box[0] - before.box[2] > APART * (word.box[3] - word.box[1]);
      const rest = [word.text.slice(1), ...row.slice(at + 1).map(({ text }) => text)];
      if (opensCell && OPENS.test(word.text) && !rest.some((text) => QUOTE.test(text))) stray.add(word);
    });
  });
  return words.map((word) => (stray.has(word) ? { ...word, text: word.text.slice(1) } : word));
}
