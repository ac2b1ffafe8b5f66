import { exact, exactDecimal, multiplyExact, roundToBigint, type Exact } from '../exact';
import { MAX_CENTS, type Cents } from '../money';
import { plainText, PLAIN_NUMBER } from './characters';

/** "k" and "million" as factors; an empty unit is 1. */
export const SCALE = String.raw`(?:k|m|thousand|million)?`;
const FACTORS: Readonly<Record<string, number>> = {
  k: 1000,
  thousand: 1000,
  m: 1_000_000,
  million: 1_000_000,
};

export const scaled = (number: string, scale: string): Exact =>
  multiplyExact(exactDecimal(number.replaceAll(',', '')), exact(FACTORS[scale.toLowerCase()] ?? 1));

const BEFORE = String.raw`(?:(?:us ?)?\$|usd)?`;
const AFTER = String.raw`(?:\$|usd|dollars?)?`;
const AMOUNT = String.raw`(?<minus>-?) ?${BEFORE} ?(?<inner>-?) ?(?<number>${PLAIN_NUMBER}) ?(?<scale>${SCALE}) ?${AFTER}`;
const SIGNED = new RegExp(`^${AMOUNT}$`, 'i');
const IN_PARENTHESES = new RegExp(String.raw`^\$? ?\( ?${AMOUNT} ?\)$`, 'i');

/**
 * Cents of one amount as it is written: "1234.5", "$1,234.50", "(1,234.50)", "−12", "12k". Parentheses and a true minus
 * mean minus. Rounded half away from zero; -0 is 0. Null for anything else: nothing is dropped to make it an amount.
 */
export function parseAmount(text: string): Cents | null {
  const plain = plainText(text);
  if (plain === null || plain.length > 64) return null;
  const bare = SIGNED.exec(plain);
  const groups = (bare ?? IN_PARENTHESES.exec(plain))?.groups;
  if (!groups || (groups.minus && groups.inner)) return null;
  const cents = centsOf(scaled(groups.number!, groups.scale ?? ''));
  if (cents === null || cents === 0) return cents;
  return bare && !groups.minus && !groups.inner ? cents : -cents;
}

/** Rounded cents of dollars; null from 10^12 dollars. */
export function centsOf(dollars: Exact): Cents | null {
  const cents = roundToBigint(multiplyExact(dollars, exact(100)));
  if (cents >= BigInt(MAX_CENTS) || cents <= -BigInt(MAX_CENTS)) return null;
  return Number(cents);
}
