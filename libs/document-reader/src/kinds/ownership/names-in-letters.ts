const ONES = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];
const TEENS = [
  'Ten', 'Eleven', 'Twelve', 'Thirteen', 'Fourteen', 'Fifteen', 'Sixteen', 'Seventeen', 'Eighteen', 'Nineteen',
]; // prettier-ignore
const TENS = ['Twenty', 'Thirty', 'Forty', 'Fourty', 'Fifty', 'Sixty', 'Seventy', 'Eighty', 'Ninety'];

/** A name begins with a capital or is all capitals: the `one` of a sentence is none. */
const any = (words: string[]): string =>
  `(?:${words.flatMap((word) => [word, word.toUpperCase()]).join('|')})`;

const BELOW_HUNDRED = `(?:${any(TENS)}(?:[- ]${any(ONES)})?|${any(TEENS)}|${any(ONES)})`;

/** Source of a pattern, bounded: a number below 1,000 as a name, `Thirteen`, `Twenty-One`, `One Hundred and Four`. */
export const NAME_IN_LETTERS = `(?:${any(ONES)}[- ]${any(['Hundred'])}(?:(?: and| AND)?[- ]${BELOW_HUNDRED})?|${BELOW_HUNDRED})`;

/** A text that is such a name and nothing else. */
export const IN_LETTERS = new RegExp(`^${NAME_IN_LETTERS}$`);
