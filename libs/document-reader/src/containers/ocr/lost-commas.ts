import { rowsOf } from '../../page/lines';
import type { Word } from '../../page/types';

/** `$43.080`, `$4.808.24`, `($1.145.295)`: a dollar sign, thousands behind points, and perhaps cents. */
const POINTED = /^([^\w$]?\$)(\d{1,3}(?:\.\d{3})+)((?:\.\d{2})?[^\w]?)$/;
/** One digit and three decimals may be the price of a gallon or a kilowatt hour. */
const PRICE = /^[^\w$]?\$\d\.\d{3}$/;
const OF_A_MEASURE = /^(?:per|a|an|each|\/.{0,20})$/i;
/** A figure that was put right is looked at. */
const MENDED = 0.7;

/**
 * The comma of thousands loses its tail in a scan and is taken for a point. No amount of these papers is printed in tenths of a
 * cent, so that three digits behind a point are thousands where a dollar sign stands before them, but for the price of a measure.
 */
export function withCommas(words: Word[]): Word[] {
  const mended = new Map<Word, Word>();
  for (const row of rowsOf(words))
    row.forEach((word, at) => {
      const match = POINTED.exec(word.text);
      if (!match || (PRICE.test(word.text) && OF_A_MEASURE.test(row[at + 1]?.text ?? ''))) return;
      const [, sign, thousands, rest] = match;
      const text = `${sign}${thousands!.replaceAll('.', ',')}${rest}`;
      mended.set(word, { ...word, text, confidence: Math.min(word.confidence, MENDED) });
    });
  return words.map((word) => mended.get(word) ?? word);
}
