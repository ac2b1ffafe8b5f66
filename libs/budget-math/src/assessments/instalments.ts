import { allocate, type Cents } from '../money';

/** In how many parts an annual assessment is paid: yearly, twice a year, quarterly, monthly. */
export const INSTALMENT_COUNTS = [1, 2, 4, 12] as const;

/**
 * An amount in equal parts that add to it; what rounding leaves is in the last one. Throws a RangeError for a count
 * that is no whole number above zero.
 */
export function instalmentsOf(annualCents: Cents, count: number): Cents[] {
  if (!Number.isSafeInteger(count) || count < 1)
    throw new RangeError('There must be at least one instalment.');
  return allocate(annualCents, Array<number>(count).fill(1));
}
