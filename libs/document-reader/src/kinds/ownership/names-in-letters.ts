import { MISSPELLED_TENS, ONES, TEENS, TENS } from '../../lexicon/numbers';

/** A name begins with a capital or is all capitals: the `one` of a sentence is none. */
const any = (words: readonly string[]): string =>
  `(?:${words.flatMap((word) => [word.charAt(0).toUpperCase() + word.slice(1), word.toUpperCase()]).join('|')})`;

const BELOW_HUNDRED = `(?:${any([...TENS, ...Object.keys(MISSPELLED_TENS)])}(?:[- ]${any(ONES)})?|${any(TEENS)}|${any(ONES)})`;

/** Source of a pattern, bounded: a number below 1,000 as a name, `Thirteen`, `Twenty-One`, `One Hundred and Four`. */
export const NAME_IN_LETTERS = `(?:${any(ONES)}[- ]${any(['hundred'])}(?:(?: and| AND)?[- ]${BELOW_HUNDRED})?|${BELOW_HUNDRED})`;

/** A text that is such a name and nothing else. */
export const IN_LETTERS = new RegExp(`^${NAME_IN_LETTERS}$`);
