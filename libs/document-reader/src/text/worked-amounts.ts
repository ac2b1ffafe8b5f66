import { parseAmount } from './amounts';

const AMOUNT = '\\$?\\s?\\d[\\d,]*(?:\\.\\d+)*';
const YEARLY = '(?:\\/|per|a|each)\\s*(?:yr|year|annum)\\.?';
const PART = '(?:\\/|per|a|each)\\s*(mo|month|qtr|quarter)\\.?';

const ABOUT = new RegExp(`^(?:approx\\.?|approximately|about|around|roughly|est\\.?|~)\\s*(\\$\\s?[\\d,]+(?:\\.\\d\\d)?)$`, 'i'); // prettier-ignore
const A_YEAR = new RegExp(`^(${AMOUNT})\\s*${YEARLY}$`, 'i');
const WORKED = new RegExp(`^(.{3,40})=\\s*(${AMOUNT})$`);
const WITH_WHOLE = new RegExp(`^(${AMOUNT})\\s*${PART}\\s*\\(\\s*(${AMOUNT})(?:\\s*${YEARLY})?\\s*\\)$`, 'i');
const BOTH = new RegExp(`^(${AMOUNT})\\s*\\(?(monthly|quarterly)\\)?\\s*[/,;]\\s*(${AMOUNT})\\s*\\(?(?:annual|annually|yearly)\\)?$`, 'i'); // prettier-ignore

const TIMES: Record<string, number> = { mo: 12, month: 12, monthly: 12, qtr: 4, quarter: 4, quarterly: 4 };
const FACTOR = /\d[\d,]*(?:\.\d+)?/g;
const LONGEST = 60;
/** Cents that rounding a part of the year leaves in the whole. */
const ROUNDING = 12;

/**
 * The yearly amount of a cell that says how it came to be, in cents: "$400/yr x 64 = $25,600", "$55/mo ($660)", "$1,200/yr",
 * "$210.00 (monthly) / $2,520.00 (annual)". Where two figures are given the one has to follow from the other; a text that
 * is anything else has none.
 */
export function workedAmount(text: string): number | undefined {
  const plain = text.trim().replace(/\s+/g, ' ');
  if (plain.length > LONGEST || !/\d/.test(plain)) return undefined;
  const single = ABOUT.exec(plain)?.[1] ?? A_YEAR.exec(plain)?.[1];
  if (single) return parseAmount(single);
  const [, factors, product] = WORKED.exec(plain) ?? [];
  if (factors && product) return isProduct(factors, parseAmount(product)) ? parseAmount(product) : undefined;
  const [, part, word, whole] = WITH_WHOLE.exec(plain) ?? BOTH.exec(plain) ?? [];
  if (!part || !word || !whole) return undefined;
  const [of, all] = [parseAmount(part), parseAmount(whole)];
  const times = TIMES[word.toLowerCase()]!;
  return of !== undefined && all !== undefined && Math.abs(of * times - all) <= ROUNDING ? all : undefined;
}

function isProduct(factors: string, cents: number | undefined): boolean {
  const numbers = (factors.match(FACTOR) ?? []).map((one) => Number(one.replace(/,/g, '')));
  const product = numbers.reduce((all, one) => all * one, 1);
  return numbers.length > 1 && cents !== undefined && Math.abs(product * 100 - cents) <= ROUNDING;
}
