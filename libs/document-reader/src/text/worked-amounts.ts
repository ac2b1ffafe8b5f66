import { parseAmount } from './amounts';

const AMOUNT = '\\$?\\s?\\d[\\d,]*(?:\\.\\d+)*';
const YEARLY = '(?:\\/|per|a|each)\\s*(?:yr|year|annum)\\.?';
const PART = '(?:\\/|per|a|each)\\s*(mo|month|qtr|quarter)\\.?';

const ABOUT = new RegExp(`^(?:approx\\.?|approximately|about|around|roughly|est\\.?|~)\\s*(\\$\\s?[\\d,]+(?:\\.\\d\\d)?|\\d{1,3}(?:,\\d{3})+|(?!(?:19|20)\\d\\d$)\\d{3,6})$`, 'i'); // prettier-ignore
const A_YEAR = new RegExp(`^(${AMOUNT})\\s*${YEARLY}$`, 'i');
const WORKED = new RegExp(`^(.{3,40})=\\s*(${AMOUNT})$`);
const WITH_WHOLE = new RegExp(`^(${AMOUNT})\\s*${PART}\\s*\\(\\s*(${AMOUNT})(?:\\s*${YEARLY})?\\s*\\)$`, 'i');
const BOTH = new RegExp(`^(${AMOUNT})\\s*\\(?(monthly|quarterly)\\)?\\s*[/,;]\\s*(${AMOUNT})\\s*\\(?(?:annual|annually|yearly)\\)?$`, 'i'); // prettier-ignore

/** `8 x $190 x 12`, `$15 x 45`: a price and how often it is paid. */
const FACTORS = new RegExp(`^${AMOUNT}(?:\\s*${PART})?(?:\\s*[x×*@]\\s*${AMOUNT}){1,3}$`, 'i');
/** `1,880 + 765`, `3 x 215 + 88`: bills of one line. */
const TERM = `${AMOUNT}(?:\\s*[x×*@]\\s*${AMOUNT}){0,2}`;
const ADDED = new RegExp(`^${TERM}(?:\\s*\\+\\s*${TERM}){1,4}$`);
/** `7,100?` of a plan, `0 (done)`, `0, moved bank`. */
const GUESSED = /^(\$?\d[\d,]*(?:\.\d\d)?)\s?\?$/;
/** `1,175 (5 calls)`, `42,250*`, `same, 750`: money with a remark. */
const REMARKED =
  /^(\$?(?:\d{1,3}(?:,\d{3})+|\d+\.\d\d|(?!(?:19|20)\d\d\b)\d{3,6})(?:\.\d\d)?)\s*(?:\*{1,3}|\((?!.*\b(?:mo(?:nth)?(?:ly)?|quarter(?:ly)?|qtr|week(?:ly)?|each|per|annual|year(?:ly)?)\b)(?:[^\d()][^()]{0,40}|\d+ [a-z][^()]{0,30})\))$|^same,? (\$?\d[\d,]*(?:\.\d\d)?)$/i;
const OR_SO = /^(\$?\d[\d,]*(?:\.\d\d)?) (?:or so|give or take|at most|max|tops)$/i;
const NOTHING = /^\$?0(?:\.00)?\s?[,(;]/;

const TIMES: Record<string, number> = { mo: 12, month: 12, monthly: 12, qtr: 4, quarter: 4, quarterly: 4 };
const FACTOR = /\d[\d,]*(?:\.\d+)?/g;
const LONGEST = 60;
/** Cents that rounding a part of the year leaves in the whole. */
const ROUNDING = 12;

/**
 * The yearly amount of a cell that says how it came to be, in cents: "$400/yr x 64 = $25,600", "$55/mo ($660)", "$1,200/yr",
 * "$210.00 (monthly) / $2,520.00 (annual)", "8 x $190 x 12". Where two figures are given the one has to follow from the other; a text that
 * is anything else has none.
 */
export function workedAmount(text: string): number | undefined {
  const plain = text.trim().replace(/\s+/g, ' ');
  if (plain.length > LONGEST || !/\d/.test(plain)) return undefined;
  if (FACTORS.test(plain)) return productOf(plain);
  if (ADDED.test(plain)) return sumOf(plain);
  if (NOTHING.test(plain)) return 0;
  const remarked = REMARKED.exec(plain);
  const single =
    remarked?.[1] ??
    remarked?.[2] ??
    GUESSED.exec(plain)?.[1] ??
    ABOUT.exec(plain)?.[1] ??
    OR_SO.exec(plain)?.[1] ??
    A_YEAR.exec(plain)?.[1];
  if (single) return parseAmount(single);
  const [, factors, product] = WORKED.exec(plain) ?? [];
  if (factors && product) return isProduct(factors, parseAmount(product)) ? parseAmount(product) : undefined;
  const [, part, word, whole] = WITH_WHOLE.exec(plain) ?? BOTH.exec(plain) ?? [];
  if (!part || !word || !whole) return undefined;
  const [of, all] = [parseAmount(part), parseAmount(whole)];
  const times = TIMES[word.toLowerCase()]!;
  return of !== undefined && all !== undefined && Math.abs(of * times - all) <= ROUNDING ? all : undefined;
}

/** In cents, of amounts that are money: `3 + 2` may count anything. */
function sumOf(text: string): number | undefined {
  if (!/\$|\d{3}|\.\d\d/.test(text)) return undefined;
  const terms = text.split('+').map((term) => numbersIn(term).reduce((all, one) => all * one, 100));
  return Math.round(terms.reduce((all, one) => all + one, 0));
}

/** Cents by which a product may be off that is printed in whole dollars. */
const TO_DOLLARS = 50;

function isProduct(factors: string, cents: number | undefined): boolean {
  const numbers = numbersIn(factors);
  const product = numbers.reduce((all, one) => all * one, 1);
  return (
    numbers.length > 1 &&
    cents !== undefined &&
    Math.abs(product * 100 - cents) <= (cents % 100 === 0 ? TO_DOLLARS : ROUNDING)
  );
}

const numbersIn = (text: string): number[] =>
  (text.match(FACTOR) ?? []).map((one) => Number(one.replace(/,/g, '')));

/** In cents, of factors among which one is money or counts the months of a year: `3 x 4` may be a size. */
function productOf(text: string): number | undefined {
  const numbers = numbersIn(text);
  const isMoney = /\$|\d,\d{3}|\.\d\d\b/.test(text) || numbers.includes(12);
  return isMoney ? Math.round(numbers.reduce((all, one) => all * one, 100)) : undefined;
}
