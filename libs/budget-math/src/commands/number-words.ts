const UNITS: Readonly<Record<string, number>> = {
  zero: 0,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fourty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
};
const SCALES: Readonly<Record<string, number>> = {
  hundred: 100,
  thousand: 1000,
  grand: 1000,
  million: 1_000_000,
};
const PARTS: Readonly<Record<string, number>> = {
  half: 2,
  halves: 2,
  third: 3,
  quarter: 4,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  seventh: 7,
  eighth: 8,
  ninth: 9,
  tenth: 10,
  twelfth: 12,
  twentieth: 20,
  hundredth: 100,
};

const small = Object.keys(UNITS).join('|');
const scale = Object.keys(SCALES).join('|');
const part = Object.keys(PARTS)
  .map((word) => (word === 'halves' ? word : `${word}s?`))
  .join('|');

/** "forty-two thousand", "twelve hundred", "a thousand", "five hundred and fifty". */
const NUMBER = new RegExp(
  `\\b(?:(?:${small})\\b|(?:a|an)(?= (?:${scale})\\b))(?:(?:[ -]|,? and )(?:${small}|${scale})\\b)*`,
  'g',
);
/** "1.5 thousand" and "42 thousand" once the words before the scale are figures. */
const SCALED = new RegExp(`(\\d+(?:\\.\\d+)?) ?(${scale})\\b`, 'g');
const HALVES =
  /\b(?:(\d+) and a half|a half|one half|half an?)(?= (?:percent|per cent|%|million|thousand|grand|hundred))/g;
const FRACTION = new RegExp(`(?<!\\d |\\$)\\b(?:(\\d+|an?|one) )?(${part})\\b(?! (?:year|hour))`, 'g');

/** Numbers and fractions in words as figures: "cut by a tenth" becomes "cut by 1/10". Lower case in, lower case out. */
export function wordsToFigures(text: string): string {
  return text
    .replace(NUMBER, (words) => String(valueOf(words)))
    .replace(HALVES, (_all, whole: string | undefined) => `${whole ?? 0}.5`)
    .replace(SCALED, (_all, figure: string, word: string) => String(Number(figure) * (SCALES[word] ?? 1)))
    .replace(FRACTION, (all: string, count: string | undefined, word: string) => {
      const parts = PARTS[word] ?? PARTS[word.replace(/s$/, '')];
      const isOrdinal = count === undefined && !/^hal(f|ves)$/.test(word);
      return parts === undefined || isOrdinal ? all : `${/^\d+$/.test(count ?? '') ? count : 1}/${parts}`;
    });
}

function valueOf(words: string): number {
  let total = 0;
  let current = 0;
  for (const word of words.split(/[ -]|, ?/)) {
    const factor = SCALES[word];
    if (word === 'and') continue;
    if (factor === 100) current = (current || 1) * 100;
    else if (factor !== undefined) {
      total += (current || 1) * factor;
      current = 0;
    } else current += word === 'a' || word === 'an' ? 1 : (UNITS[word] ?? 0);
  }
  return total + current;
}
