import { exact } from '../exact';
import { type Cents } from '../money';
import { portionsOf, weigh } from '../portions';

const ONE = exact(1);

/**
 * An amount (annual, or a special assessment's) in equal parts that add to it: each rounded to cents, what that
 * leaves in the last one. Where the last is too small to take it (7 cents in 12), some of the last are a cent less,
 * never below zero: `portionsOf`. Throws a RangeError for a count that is no whole number above zero.
 */
export function instalmentsOf(amountCents: Cents, count: number): Cents[] {
  if (!Number.isSafeInteger(count) || count < 1)
    throw new RangeError('There must be at least one instalment.');
  return portionsOf(amountCents, weigh(Array.from({ length: count }, () => ONE)), exact(count)).cents;
}
