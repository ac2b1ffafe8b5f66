import { wordsToNumber } from '../../text/words';

const SCALE = '(?:one|ten|hundred|one[- ]hundred)?[- ]?(?:thousand|million)';
const FIGURE = '10{0,2}(?:,?000){1,2}';
/** `parts of 10,000`, `1/10,000ths`, `per thousand`: said in figures or in words. */
const OF_FIGURE = new RegExp(
  `(?:\\b(?:parts?|shares?|points?|interests?|units?)\\s+(?:(?:out\\s+)?of|in|per)\\s+(?:a\\s+total\\s+of\\s+)?|\\bout\\s+of\\s+|\\bper\\s+|/\\s?|\\b(?:parts?|points?|shares?)\\s+(?:over\\s+|\\(\\s?(?:out\\s+)?(?:of|in|per|/)\\s?)|\\bdivided\\s+into\\s+(?:a\\s+total\\s+of\\s+)?)(${FIGURE})(?![\\d.])(?!\\s?%)`,
  'i',
);
const OF_WORDS = new RegExp(
  `\\b(?:(?:parts?|shares?|points?)\\s+(?:(?:out\\s+)?of|in|per)|out\\s+of|per)\\s+(${SCALE})\\b|\\b(${SCALE})ths\\b`,
  'i',
);
const OF_PERCENT = /\b(hundredth|thousandth)s of (?:one|a|1) (?:per ?cent\b|%)/i;

/**
 * What shares without a point are parts of, where a text says so: 10,000 for `ten-thousandths` and `parts of 10,000`.
 * The first text that says one has it. Powers of ten only: of other numbers the paper writes fractions.
 */
export function statedWhole(texts: string[]): number | undefined {
  for (const text of texts) {
    const ofPercent = OF_PERCENT.exec(text)?.[1];
    if (ofPercent) return ofPercent.toLowerCase() === 'hundredth' ? 10_000 : 100_000;
    const figure = OF_FIGURE.exec(text)?.[1];
    if (figure) return Number(figure.replaceAll(',', ''));
    if (/\u2030|\bper mill?e\b/i.test(text)) return 1_000;
    const words = OF_WORDS.exec(text);
    const number = wordsToNumber(words?.[1] ?? words?.[2] ?? '');
    if (number) return number;
  }
  return undefined;
}
