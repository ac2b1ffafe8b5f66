import { exact, growthFactor, multiplyExact } from '../exact';
import { formatDollars, MINUS, type Cents } from '../money';
import { plainText, PLAIN_NUMBER } from './characters';
import { readExpression } from './expression';
import { centsOf, parseAmount } from './plain-amount';

/** What was typed into a field for an amount: its cents, or a sentence that says why it is none. */
export type AmountEntry = { cents: Cents; problem?: undefined } | { cents: null; problem: string };

export interface EntryOptions {
  /** The amount that stands there now, which +5% and -3% are of. */
  current?: Cents | undefined;
}

export const NOT_A_NUMBER = 'Please enter a valid number';
const LONGEST_ENTRY = 100;

/**
 * The one reading of amounts that people type: "9,425.50", "($500)", "12k", "1.5m", "4118+500", "=9425*1.1", "785 x 12",
 * "9425+3%", "+5%" and "-3%" of the present amount. Exact, rounded once to the cent, half away from zero. Whatever could be meant
 * otherwise (1.500, 12,5, 1/2, +500, 5%) is refused with a sentence, never guessed.
 */
export function amountEntry(text: string, { current }: EntryOptions = {}): AmountEntry {
  const plain = plainText(text);
  if (plain === null || plain === '' || plain.length > LONGEST_ENTRY) return refused(NOT_A_NUMBER);
  const share = PERCENT_OF_PRESENT.exec(plain)?.groups;
  if (share) return changedByPercent(`${share.sign}${share.number!.replaceAll(',', '')}`, current);
  const grown = PERCENT_OF_AMOUNT.exec(plain)?.groups;
  const of = grown ? parseAmount(grown.amount!) : null;
  if (grown && of !== null) return changedByPercent(`${grown.sign}${grown.number!.replaceAll(',', '')}`, of);
  const doubt = doubtAbout(plain);
  if (doubt) return refused(doubt);
  const amount = parseAmount(plain);
  if (amount !== null) return { cents: amount };
  return calculated(plain);
}

const PERCENT_OF_PRESENT = new RegExp(`^(?<sign>[+-]) ?(?<number>${PLAIN_NUMBER}) ?%$`);

/** "9425+3%": as every pocket calculator has it. */
const PERCENT_OF_AMOUNT = new RegExp(
  `^=? ?(?<amount>\\$? ?${PLAIN_NUMBER}) ?(?<sign>[+-]) ?(?<number>${PLAIN_NUMBER}) ?%$`,
);

function changedByPercent(percent: string, current: Cents | undefined): AmountEntry {
  if (current === undefined)
    return refused('There is no amount yet that a percentage could be of. Please enter an amount.');
  if (current === 0)
    return refused('The amount is $0 now, and any percentage of it is $0. Please enter an amount.');
  if (Number(percent) < -100) return refused('An amount cannot go down by more than 100%.');
  const cents = centsOf(multiplyExact(exact(current, 100), growthFactor(percent.replace('+', ''))));
  return cents === null ? refused(TOO_LARGE) : { cents };
}

const TOO_LARGE = 'Please enter an amount below one trillion dollars.';
const IS_CALCULATION = 'Please begin with = if this is a calculation, such as =1200/12.';

/** What people type that could mean two things, or that says another thing than an amount. */
const DOUBTS: readonly [RegExp, string | ((plain: string) => string)][] = [
  [/^[1-9]\d{0,2}\.\d{3}$/, (plain) => `Please write ${plain.replace('.', ',')} or ${plain.slice(0, -1)}.`],
  [
    /^\+ ?\$? ?[\d.,]+ ?[km]?$/i,
    (plain) =>
      `Please write ${plain.replace(/^\+ ?/, '')} for that amount, or a calculation such as =9425+500 to add it.`,
  ],
  [/^[\d.,]+ ?%$/, (plain) => `Please write +${plain} for more or ${MINUS}${plain} for less.`],
  [/^\d{1,2}\/\d{1,2}(\/\d{2,4})?$/, IS_CALCULATION],
  [/^(\d{4}-\d{1,2}-\d{1,2}|\d{1,2}-\d{1,2}-\d{2,4})$/, IS_CALCULATION],
  // Telephone numbers and account codes ("7810-01"): nobody adds up a number that begins with 0.
  [/^\(?\d{3}\)?[- ]\d{3}-\d{4}$|^[^=].*-0\d|^0\d[^=.]*-/, IS_CALCULATION],
  [/(?<![\d.,])0x/i, NOT_A_NUMBER],
  [/^=.*[a-z]{2,} ?\(/i, 'Please write the calculation with numbers, +, -, *, / and parentheses.'],
  [/\d,(?!\d{3}(?!\d))/, 'Commas separate thousands only. Please write cents after a point, such as 12.50.'],
  [/\d [\d.,]/, 'Please write the amount without spaces, such as 9,425.'],
  [/[€£¥]/, 'Please enter the amount in US dollars.'],
];

function doubtAbout(plain: string): string | undefined {
  const found = DOUBTS.find(([pattern]) => pattern.test(plain))?.[1];
  return typeof found === 'function' ? found(plain) : found;
}

function calculated(plain: string): AmountEntry {
  const asked = plain.startsWith('=');
  const value = readExpression(asked ? plain.slice(1) : plain.replace(/ ?=$/, ''));
  if (value === null) return refused(NOT_A_NUMBER);
  if (value === 'divided by zero') return refused('Nothing can be divided by 0.');
  const cents = centsOf(value);
  if (cents === null) return refused(TOO_LARGE);
  // "500/600" is one or the other.
  if (cents < 100 && !asked && plain.includes('/')) return refused(IS_CALCULATION);
  // "5000-6000" is a range and "555-1234" a telephone number, unless it is said to be a calculation.
  if (cents < 0 && !asked && !plain.startsWith('-'))
    return refused(
      `This would come to ${formatDollars(cents, { cents: 'if any' })}. Please begin with = if this is a calculation.`,
    );
  return { cents };
}

const refused = (problem: string): AmountEntry => ({ cents: null, problem });

/** A change by more than this factor, up or down, is asked about once: a digit too many or too few is a factor of ten. */
const LARGE_FACTOR = 3;

/**
 * Whether a change of an amount is large enough to be asked about. A first amount where there was none, and 0, which
 * nobody types by mistake, are not.
 */
export function isLargeChange(before: Cents, after: Cents): boolean {
  if (before === 0 || after === 0) return false;
  const [small, large] = [Math.abs(before), Math.abs(after)].sort((a, b) => a - b) as [Cents, Cents];
  return Math.sign(before) !== Math.sign(after) || large > LARGE_FACTOR * small;
}
