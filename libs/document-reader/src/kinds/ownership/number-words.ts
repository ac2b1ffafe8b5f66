import { MISSPELLED_TENS, ONES, TEENS, TENS } from '../../lexicon/numbers';
import { anyOf } from '../../lexicon/parties';

/** Words of which numbers are made, and those that end a fraction. Sources of patterns, all bounded. */
export const NUMBER_WORD = anyOf([
  ...ONES,
  ...TEENS,
  ...TENS,
  ...Object.keys(MISSPELLED_TENS),
  'hundred',
  'thousand',
]);
export const ORDINAL_WORD =
  '(?:hal(?:f|ves)|thirds?|quarters?|fourths?|fifths?|sixths?|sevenths?|eighths?|ninths?|tenths?|elevenths?|twelfths?|(?:thir|four|fif|six|seven|eigh|nine)teenths?|(?:twen|thir|fou?r|fif|six|seven|eigh|nine)tieths?|hundredths?|thousandths?|(?<=ty-|ty )(?:firsts?|seconds?))';
