import { wordsToFraction, wordsToNumber } from '../../text/words';
import { NUMBER_WORD, ORDINAL_WORD } from './number-words';
import { add, ofPercent, ratio, ratioOfDecimal, type Ratio } from './ratio';

/** `five and ten hundredths percent (5.10%)`: a percentage in words, and where its figures stand behind them. */
export interface WordedPercent {
  index: number;
  end: number;
  /** What the words may say, the likeliest first, as fractions of the whole; none where they are no number. */
  shares: Ratio[];
  /** More than a bare whole number: by itself a share, and no `twenty percent of the votes`. */
  isExact: boolean;
  /** Where its figures begin. */
  figures?: number;
}

const WORD = `(?:${NUMBER_WORD}|${ORDINAL_WORD}|point|zero)`;
const WORDED = new RegExp(
  `\\b(${WORD}(?:(?:\\s{1,3}and\\s{1,3}|[\\s-]{1,3})${WORD}){0,16})(?:\\s{1,3}of\\s{1,3}(?:one|a))?\\s{1,3}per\\s?cent(?:um)?\\b(\\s{0,3}\\(\\s{0,2}(?=[\\d.]))?`,
  'gi',
);
/** Ends of a decimal fraction; written apart `ten thousandths` is ten of them sooner than one ten-thousandth. */
const DECIMALS: [RegExp, bigint][] = [
  [/[\s-]hundred-thousandths?$/, 100_000n],
  [/[\s-]ten-thousandths?$/, 10_000n],
  [/[\s-]thousandths?$/, 1_000n],
  [/[\s-]hundredths?$/, 100n],
  [/[\s-]tenths?$/, 10n],
  [/\shundred\sthousandths?$/, 100_000n],
  [/\sten\sthousandths?$/, 10_000n],
];

/** Percentages in words, in their order. */
export function wordedPercents(text: string): WordedPercent[] {
  if (!/per\s?cent/i.test(text)) return [];
  return [...text.matchAll(WORDED)].map((match) => {
    const [raw, number = '', opened] = match;
    const end = match.index + raw.length;
    const words = number.toLowerCase().replace(/\s+/g, ' ');
    return {
      index: match.index,
      end: opened === undefined ? end : end - opened.length,
      shares: percentsOf(words).map(ofPercent),
      isExact: /\bpoint\b|(?:th|half|third|quarter|halve)s?\b/.test(words),
      ...(opened === undefined ? {} : { figures: end }),
    };
  });
}

function percentsOf(words: string): Ratio[] {
  const pointed = words.split(' point ');
  if (pointed.length === 2) return decimalOf(pointed[0]!, pointed[1]!);
  const whole = wordsToNumber(words);
  if (whole !== undefined) return [ratio(BigInt(whole), 1n)];
  const at = words.lastIndexOf(' and ');
  const before = at < 0 ? undefined : wordsToNumber(words.slice(0, at));
  const mixed =
    before === undefined
      ? []
      : fractionsOf(words.slice(at + 5)).map((fraction) => add(ratio(BigInt(before), 1n), fraction));
  return [...mixed, ...fractionsOf(words)];
}

/** `two point zero four`, `two point seventy-five`. */
function decimalOf(before: string, after: string): Ratio[] {
  const whole = before === 'zero' ? 0 : wordsToNumber(before);
  const digits = after.split(' ').map((word) => (word === 'zero' ? 0 : wordsToNumber(word)));
  const said = digits.every((digit) => digit !== undefined && digit < 10) ? digits.join('') : undefined;
  const read = said ?? wordsToNumber(after)?.toString();
  const value = whole === undefined || read === undefined ? undefined : ratioOfDecimal(`${whole}.${read}`);
  return value ? [value] : [];
}

function fractionsOf(words: string): Ratio[] {
  const decimals = DECIMALS.flatMap(([ending, d]) => {
    const n = ending.test(words) ? wordsToNumber(words.replace(ending, '')) : undefined;
    return n !== undefined && BigInt(n) < d ? [ratio(BigInt(n), d)] : [];
  });
  if (decimals.length > 0) return decimals;
  const common = wordsToFraction(words);
  return common && common.n < common.d ? [ratio(BigInt(common.n), BigInt(common.d))] : [];
}
