/** Numbers written in words, as contracts and declarations have them. */

import { MISSPELLED_TENS, ONES, TEENS, TENS } from '../lexicon/numbers';

const UNITS = ['zero', ...ONES, ...TEENS];
const SCALES: Record<string, number> = { thousand: 1_000, million: 1_000_000 };
const IRREGULAR: Record<string, string> = {
  first: 'one', second: 'two', half: 'two', halves: 'two', third: 'three', fifth: 'five', eighth: 'eight', ninth: 'nine',
  twelfth: 'twelve', quarter: 'four', ...MISSPELLED_TENS,
}; // prettier-ignore

/** Words of the longest number that is read. */
const LONGEST = 16;

function cardinal(word: string): number | undefined {
  const unit = UNITS.indexOf(word);
  if (unit >= 0) return unit;
  const ten = TENS.indexOf(word);
  return ten >= 0 ? (ten + 2) * 10 : undefined;
}

/** `eleventh`, `thirty-sixths`, `half` to the cardinal word; other words stay. */
function singular(word: string): string {
  if (IRREGULAR[word]) return IRREGULAR[word];
  const bare = word.replace(/s$/, '');
  if (IRREGULAR[bare]) return IRREGULAR[bare];
  if (bare.endsWith('ieth')) return `${bare.slice(0, -4)}y`;
  return bare.endsWith('th') ? bare.slice(0, -2) : word;
}

function words(text: string): string[] {
  return text
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim()
    .split(' ')
    .filter((word) => word !== '' && word !== 'and' && word !== 'a' && word !== 'an');
}

/**
 * The whole number that a text wholly is: "twenty-five", "one hundred and four", "two thousand four hundred".
 * Undefined for anything else; below 10^9.
 */
export function wordsToNumber(text: string): number | undefined {
  return fold(words(text));
}

function fold(list: string[]): number | undefined {
  if (list.length === 0 || list.length > LONGEST) return undefined;
  let total = 0;
  let group = 0;
  for (const word of list) {
    const value = cardinal(word);
    if (value !== undefined) {
      if (group % 100 >= 20 && value >= 10) return undefined;
      if (group % 10 !== 0 || (group % 100 !== 0 && group % 100 < 20)) return undefined;
      group += value;
    } else if (word === 'hundred') {
      if (group > 99) return undefined;
      group = (group || 1) * 100;
    } else if (SCALES[word]) {
      total += (group || 1) * SCALES[word];
      group = 0;
    } else {
      return undefined;
    }
  }
  return total + group;
}

/** "first", "eleventh", "thirty-sixth", "1/3 rd" no: only words. The number whose ordinal a text wholly is. */
export function ordinalToNumber(text: string): number | undefined {
  const list = words(text);
  const last = list.at(-1);
  if (!last || (singular(last) === last && !IRREGULAR[last])) return undefined;
  return fold([...list.slice(0, -1), singular(last)]);
}

/** "one-eleventh", "two thirds", "one thirty-sixth", "one half": numerator and denominator as written. */
export function wordsToFraction(text: string): { n: number; d: number } | undefined {
  const list = words(text);
  if (list.length > LONGEST) return undefined;
  for (let split = 1; split < list.length; split++) {
    const n = fold(list.slice(0, split));
    const last = list.at(-1)!;
    if (n === undefined || n === 0 || singular(last) === last) continue;
    const d = fold([...list.slice(split, -1), singular(last)]);
    if (d !== undefined && d > 1) return { n, d };
  }
  return undefined;
}
