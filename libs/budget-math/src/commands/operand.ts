import { exact, exactDecimal, MAX_CENTS, multiplyExact, parseAmount, type Cents, type Exact } from '../index';

/** How much: an amount of money a year, a share in percent or as a fraction, or a multiple. */
export type Quantity =
  | { kind: 'money'; cents: Cents }
  /** 1/10 for ten percent. */
  | { kind: 'share'; share: Exact }
  | { kind: 'multiple'; factor: Exact };

export interface Operand {
  quantity: Quantity;
  /** -1 where a minus stood before it, 1 where a plus did. */
  sign: -1 | 1 | undefined;
}

const DIGITS = '(?:\\d[\\d,]*(?:\\.\\d+)?|\\.\\d+)';
const PERCENT = '(?:%|percent(?:age points?)?|per cent|pct|prct)';
const CURRENCY = '(?:dollars?|bucks|usd)';
const PERIOD =
  '(?:(?:,? ?(?:a|an|per|each|every|\\/) ?(?:month|mo|quarter|qtr|week|year|yr|annum))|(?: (?:monthly|quarterly|weekly|annually|yearly)))';

/** One quantity as figures; what a word may stand for became figures before. */
export const QUANTITY = `(?:[+-] ?)?(?:\\d+\\/\\d+|\\d+(?:\\.\\d+)? ?(?:x|times)\\b|\\$ ?${DIGITS} ?[km]?|${DIGITS} ?(?:${PERCENT}|[km]\\b)?)(?: ?${CURRENCY}\\b)?${PERIOD}?`;

const TIMES: readonly [RegExp, number][] = [
  [/month|\bmo\b|monthly|\/ ?mo/, 12],
  [/quarter|qtr/, 4],
  [/week/, 52],
];

const PARSE = new RegExp(
  `^([+-])? ?(?:(\\d+)\\/(\\d+)|(\\d+(?:\\.\\d+)?) ?(?:x|times)|(\\$)? ?(${DIGITS}) ?(${PERCENT}|[km])?)(?: ?${CURRENCY})?(${PERIOD})?$`,
);

/** Reads a text that matches QUANTITY; null where its figure is no number that a person writes, such as "4,20". */
export function parseOperand(text: string): Operand | null {
  const match = PARSE.exec(text.trim());
  if (!match) return null;
  const [, plusMinus, n, d, times, dollar, digits, suffix, period] = match;
  const sign = plusMinus === undefined ? undefined : plusMinus === '-' ? -1 : 1;
  const quantity = quantityOf({ n, d, times, dollar, digits, suffix, period });
  return quantity && { quantity, sign };
}

interface Parts {
  n: string | undefined;
  d: string | undefined;
  times: string | undefined;
  dollar: string | undefined;
  digits: string | undefined;
  suffix: string | undefined;
  period: string | undefined;
}

function quantityOf({ n, d, times, dollar, digits, suffix, period }: Parts): Quantity | null {
  if (n !== undefined && d !== undefined)
    return Number(d) === 0 ? null : { kind: 'share', share: exact(Number(n), Number(d)) };
  if (times !== undefined) return { kind: 'multiple', factor: exactDecimal(times) };
  if (digits === undefined) return null;
  const plain = digits.replace(/,/g, '');
  const isShare = suffix !== undefined && !/^[km]$/.test(suffix);
  if (isShare)
    return dollar ? null : { kind: 'share', share: multiplyExact(exactDecimal(plain), exact(1, 100)) };
  return money(`${digits}${suffix ?? ''}`, timesAYear(period));
}

function timesAYear(period: string | undefined): number {
  return TIMES.find(([pattern]) => pattern.test(period ?? ''))?.[1] ?? 1;
}

/** As the amount field reads it; three decimals are somebody's thousands. */
function money(amount: string, timesAYear: number): Quantity | null {
  const once = /\.\d{3}$/.test(amount) ? null : parseAmount(amount);
  // What the API takes: below 10^12 dollars.
  return once === null || Math.abs(once * timesAYear) >= MAX_CENTS
    ? null
    : { kind: 'money', cents: once * timesAYear };
}
