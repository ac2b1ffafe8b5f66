/** Digits with commas between thousands or none, and a point: no sign, no unit. */
export const PLAIN_NUMBER = String.raw`(?:[1-9]\d{0,2}(?:,\d{3})+(?:\.\d*)?|\d+(?:\.\d*)?|\.\d+)(?![\d.,])`;

/** Marks without a width that come along with copied text. */
const UNSEEN = /[\u200B-\u200F\u2060\u2066-\u2069\u202A-\u202E\uFEFF]/g;
const MINUS_SIGNS = /[\u2212\u2012\u2013\u2014\uFE63]/g;
const FULL_WIDTH = /[\uFF01-\uFF5E]/g;
const KNOWN = /^[\d\s.,$%()+\-*/=a-z€£¥]*$/i;

/**
 * What was typed in plain characters, with single spaces and none at its ends; null where a character has no place in an
 * amount. Not by NFKC, which makes 5² a 52 and 1½ an 11/2. A tab inside separates two cells, and no amount has two.
 */
export function plainText(text: string): string | null {
  const known = text
    .replace(UNSEEN, '')
    .replace(FULL_WIDTH, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(MINUS_SIGNS, '-')
    .replace(/\u00D7/g, '*')
    .replace(/\u00F7/g, '/')
    .trim();
  if (!KNOWN.test(known) || /[\t\r\n]/.test(known)) return null;
  return known.replace(/\s+/g, ' ');
}
