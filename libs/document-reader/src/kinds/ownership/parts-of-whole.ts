import { wordsToNumber } from '../../text/words';

const SCALE = '(?:one|ten|hundred|one[- ]hundred)?[- ]?(?:thousand|million)';
/** Of a scan the comma may be a point; of `100.000` it may well be one. */
const FIGURE = '(?:10{0,2}(?:,?000){1,2}|10\\.000)';
/** `parts of 10,000`, `1/10,000ths`, `per thousand`: said in figures or in words. */
const OF_FIGURE = new RegExp(
  `(?:\\b(?:parts?|shares?|points?|interests?|units?)\\s+(?:(?:out\\s+)?of|in|per)\\s+(?:a\\s+total\\s+of\\s+)?|\\bout\\s+of\\s+|\\bper\\s+|/\\s?|\\b(?:parts?|points?|shares?|interests?|units?)\\s+(?:over\\s+|\\(\\s?(?:out\\s+)?(?:of|in|per|/)\\s?)|\\bdivided\\s+into\\s+(?:a\\s+total\\s+of\\s+)?)(${FIGURE})(?![\\d.])(?!\\s?%)`,
  'i',
);
const OF_WORDS = new RegExp(
  `\\b(?:(?:parts?|shares?|points?)\\s+(?:(?:out\\s+)?of|in|per)|out\\s+of|per)\\s+(${SCALE})\\b|\\b(${SCALE})ths\\b`,
  'i',
);

/**
 * What shares without a point are parts of, where a text says so: 10,000 for `ten-thousandths` and `parts of 10,000`.
 * The first text that says one has it. Powers of ten only: of other numbers the document writes fractions.
 */
export function statedWhole(texts: string[]): number | undefined {
  for (const text of texts) {
    const figure = OF_FIGURE.exec(text)?.[1];
    if (figure) return Number(figure.replace(/[.,]/g, ''));
    const words = OF_WORDS.exec(text);
    const number = wordsToNumber(words?.[1] ?? words?.[2] ?? '');
    if (number) return number;
  }
  return undefined;
}

const NUMBER = '\\d{1,3}(?:,\\d{3}){1,2}|\\d{3,7}';
/** `parts of 5,000`, `the denominator of each is 5,000`, `divided into 5,000 equal parts`. */
const OF_ANY = new RegExp(
  `(?:\\b(?:parts|shares)\\s+(?:(?:out\\s+)?of|over)\\s+(?:a\\s+total\\s+of\\s+)?|\\bdenominator\\b[^.;]{0,60}?\\b(?:is|be|are)\\s+|\\bdivided\\s+into\\s+(?:a\\s+total\\s+of\\s+)?)(${NUMBER})(?![\\d%]|[.,]\\d|\\s%)`,
  'i',
);

/** The same of a whole that is no power of ten; a year is none. */
export function statedParts(texts: string[]): number | undefined {
  for (const text of texts) {
    const figure = OF_ANY.exec(text)?.[1];
    if (figure && !/^(?:19|20)\d\d$/.test(figure)) return Number(figure.replaceAll(',', ''));
  }
  return undefined;
}

const ANY = new RegExp(`(?<![\\w$.,])(?:${NUMBER})(?![\\d%]|[.,]\\d|\\s%)`, 'g');

/** Every whole number of three digits and more that a text says: one of them may be what a column of parts adds to. */
export function numbersSaid(texts: string[]): number[] {
  return texts.flatMap((text) => (text.match(ANY) ?? []).map((said) => Number(said.replaceAll(',', ''))));
}
