import { lettersApart } from '../reading/near-words';
import type { Prose } from '../reading/prose';

/** Words that a clause cannot be understood without, each long enough that with a letter wrong it is no other. */
const LEGAL =
  `written writing notice notices agreement agreements contract contracts contractor commencing commences
  commencement expires expired expiring expiration terminate terminates terminated termination renewal renewals renewed
  automatic automatically successive unless cancel cancelled increase increases increased percent monthly quarterly
  annually anniversary adjusted adjustment prices compensation thereafter effective provide provides surcharge surcharges`.split(
    /\s+/,
  );
/** Words that differ from one of these by a letter and are themselves words. */
const ALIKE = 'waiting noticed commenced priced provided provider adjuster contrast contrasts defective affective'.split(' '); // prettier-ignore
const KNOWN = new Set([...LEGAL, ...ALIKE]);

/** The word of as many letters of which one is misread. A name has a capital and is spelled as it likes. */
function nearest(word: string): string {
  if (KNOWN.has(word)) return word;
  return LEGAL.find((known) => known.length === word.length && lettersApart(word, known, 1) === 1) ?? word;
}

const FORM = /(?:\b(?:inc|co|corp|ltd|no|nos|st|ave|mr|mrs|ms|dr|art|sec|apt|etc|u\.s|a\.m|p\.m)|\b[a-z])$/i;

/** What recognition does to clauses and figures; each takes as many characters as it gives. */
const REPAIRS: [RegExp, (match: string, ...groups: string[]) => string][] = [
  // No sentence begins with a small letter: a worn comma.
  [/(\w{1,12})\.(?=\s{1,2}[a-z]{2})/g, (match, word) => (FORM.test(word) ? match : `${word},`)],
  [/\b(days|weeks|months|years)["“”°*](?=\s)/gi, (_match, word) => `${word}’`],
  // `$46, 380.00`: recognition parts a figure at its comma.
  [/\$\d{1,3}(?:,\d{3})*, (?=\d{3}\.\d{2}(?![\d.,]))/g, (match) => `$ ${match.slice(1, -1)}`],
];

/**
 * Recognised words of a contract with what can only be a misreading put right: the characters keep their places, and
 * nothing is put where nothing was read. A document with a text layer stays as it is.
 */
export function mended(prose: Prose): Prose {
  if (!prose.segments.some(({ page }) => page.source === 'ocr')) return prose;
  const repaired = REPAIRS.reduce((text, [words, put]) => text.replace(words, put), prose.text);
  const worded = repaired.replace(/(?<![\w’'])[a-z]{6,16}(?![\w’'])/g, nearest);
  return { ...prose, text: worded, printed: prose.printed ?? prose.text };
}
