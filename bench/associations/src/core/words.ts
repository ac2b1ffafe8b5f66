const ones = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
];
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const irregular: Record<string, string> = {
  one: 'first',
  two: 'second',
  three: 'third',
  five: 'fifth',
  eight: 'eighth',
  nine: 'ninth',
  twelve: 'twelfth',
};

/** 0 to 999,999 in English: 'four hundred eighty-two'. */
export function inWords(value: number): string {
  if (value < 20) return ones[value] ?? '';
  if (value < 100) return `${tens[Math.floor(value / 10)]}${value % 10 ? `-${ones[value % 10]}` : ''}`;
  if (value < 1000)
    return `${ones[Math.floor(value / 100)]} hundred${value % 100 ? ` ${inWords(value % 100)}` : ''}`;
  return `${inWords(Math.floor(value / 1000))} thousand${value % 1000 ? ` ${inWords(value % 1000)}` : ''}`;
}

/** 'eleventh', 'thirty-sixth', 'one hundred eighth'. */
export function ordinal(value: number): string {
  const words = inWords(value);
  const at = Math.max(words.lastIndexOf(' '), words.lastIndexOf('-')) + 1;
  const [head, last] = [words.slice(0, at), words.slice(at)];
  return head + (irregular[last] ?? (last.endsWith('y') ? `${last.slice(0, -1)}ieth` : `${last}th`));
}

/** 'one-eleventh', 'two-fifteenths', 'one thirty-sixth'. */
export function fractionInWords(n: number, d: number): string {
  const denominator = d === 2 ? 'half' : d === 4 ? 'quarter' : ordinal(d);
  const joint = /[- ]/.test(denominator) ? ' ' : '-';
  return `${inWords(n)}${joint}${denominator}${n === 1 ? '' : d === 2 ? 'halves' : 's'}`.replace(
    'halfhalves',
    'halves',
  );
}
