import { addExact, compareExact, exact, multiplyExact, roundExact, type Exact } from './exact';
import { sumCents, type Cents } from './money';

/** Percentages whose sum lies outside these bounds are not calculated with. */
export const SHARE_SUM_BOUNDS = { min: 95, max: 105 } as const;

export type AssessmentSplit =
  | {
      kind: 'split';
      /** One amount a share, in the order given. */
      cents: Cents[];
      /** What the percentages leave of the total (negative where they exceed 100); 0 where they add to 100. */
      unallocatedCents: Cents;
      /** In percent. */
      sum: Exact;
    }
  | { kind: 'blocked'; reason: 'no-shares' | 'negative-share' | 'sum-out-of-bounds'; sum: Exact };

/**
 * Splits a budget over units by percentages (2.5 is 2.5 %, exact fractions): total x percentage / 100 rounded to
 * cents, what rounding leaves added to the last unit. Units and `unallocatedCents` always add to the total. Blocked
 * for a negative share and for a sum outside 95 to 105 %.
 */
export function splitAssessments(totalCents: Cents, percentages: readonly Exact[]): AssessmentSplit {
  const sum = addExact(...percentages);
  if (percentages.length === 0) return { kind: 'blocked', reason: 'no-shares', sum };
  if (percentages.some((share) => share.n < 0n)) return { kind: 'blocked', reason: 'negative-share', sum };
  const { min, max } = SHARE_SUM_BOUNDS;
  if (compareExact(sum, exact(min)) < 0 || compareExact(sum, exact(max)) > 0) {
    return { kind: 'blocked', reason: 'sum-out-of-bounds', sum };
  }
  const part = (percentage: Exact) => roundExact(multiplyExact(exact(totalCents, 100), percentage));
  const allocated = part(sum);
  const cents = percentages.map(part);
  cents[cents.length - 1] = 0;
  cents[cents.length - 1] = allocated - sumCents(cents);
  return { kind: 'split', cents, unallocatedCents: totalCents - allocated, sum };
}
