/** Words of which numbers are made, and those that end a fraction. Sources of patterns, all bounded. */
export const NUMBER_WORD =
  '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|fou?rty|fifty|sixty|seventy|eighty|ninety|hundred|thousand)';
export const ORDINAL_WORD =
  '(?:hal(?:f|ves)|thirds?|quarters?|fourths?|fifths?|sixths?|sevenths?|eighths?|ninths?|tenths?|elevenths?|twelfths?|(?:thir|four|fif|six|seven|eigh|nine)teenths?|(?:twen|thir|fou?r|fif|six|seven|eigh|nine)tieths?|hundredths?|thousandths?|(?<=ty-|ty )(?:firsts?|seconds?))';
