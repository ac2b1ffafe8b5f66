import { exact, exactDecimal, multiplyExact, roundExact, type Cents, type Exact } from '@hoa/budget-math';

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
  if (!isShare && !isWritten(digits)) return null;
  if (isShare)
    return dollar ? null : { kind: 'share', share: multiplyExact(exactDecimal(plain), exact(1, 100)) };
  const scale = suffix === 'k' ? 1000 : suffix === 'm' ? 1_000_000 : 1;
  return money(plain, scale * timesAYear(period));
}

/** Commas stand between thousands or nowhere; three decimals are somebody's thousands. */
function isWritten(digits: string): boolean {
  return (
    /^(?:\d{1,3}(?:,\d{3})+|\d+)?(?:\.\d{1,2}|\.\d{4,})?$/.test(digits) &&
    digits.replace(/\D/g, '').length <= 15
  );
}

function timesAYear(period: string | undefined): number {
  return TIMES.find(([pattern]) => pattern.test(period ?? ''))?.[1] ?? 1;
}

function money(plain: string, factor: number): Quantity | null {
  const cents = multiplyExact(exactDecimal(plain), exact(100 * factor));
  // What the API takes: below 10^12 dollars.
  return cents.n < 10n ** 14n * cents.d ? { kind: 'money', cents: roundExact(cents) } : null;
}
