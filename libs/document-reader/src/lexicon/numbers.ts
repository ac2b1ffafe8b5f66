/** Numbers in words, each list counting on from the one before; patterns and readers of words are made of them. */
export const ONES: readonly string[] = [
  'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine',
]; // prettier-ignore
export const TEENS: readonly string[] = [
  'ten', 'eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen',
]; // prettier-ignore
export const TENS: readonly string[] = [
  'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety',
]; // prettier-ignore
/** How papers spell a ten, too. */
export const MISSPELLED_TENS: Readonly<Record<string, string>> = { fourty: 'forty' };

/** From the first to the twentieth. */
export const ORDINALS: readonly string[] = [
  'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth', 'eleventh', 'twelfth',
  'thirteenth', 'fourteenth', 'fifteenth', 'sixteenth', 'seventeenth', 'eighteenth', 'nineteenth', 'twentieth',
]; // prettier-ignore
