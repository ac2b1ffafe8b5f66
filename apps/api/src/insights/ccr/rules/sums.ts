import {
  exact,
  multiplyExact,
  percentSum,
  sharesArePartsOf,
  sumByGroup,
  type AssessedUnit,
  type Exact,
  type GroupSum,
} from '@hoa/budget-math';
import type { Fraction, OwnershipPart } from '@hoa/contracts';

/** Digits with which a sum is calculated on; a file of thousands of strange fractions may give it millions. */
const DIGITS = 60;

/** A fraction exactly where it is of a common length, else so near that no one could tell. */
export function shortened({ n, d }: Fraction): Exact {
  const beyond = Math.max(0, d.length - DIGITS);
  return exact(BigInt(n.slice(0, n.length - beyond) || '0'), BigInt(d.slice(0, d.length - beyond)));
}

/** What all the tables add to, in percent. */
export const totalOf = (parts: readonly OwnershipPart[]): Exact => percentSum(parts.map(asUnit));

/** What should add to 100 %, and what it adds to: all tables together (group ''), or each group by itself. */
export function wholesOf(parts: readonly OwnershipPart[]): Omit<GroupSum, 'units'>[] {
  const units = parts.map(asUnit);
  return sharesArePartsOf(units) === 'whole'
    ? [{ group: '', sum: percentSum(units) }]
    : sumByGroup(units).map(({ group, sum }) => ({ group, sum }));
}

/** A table's sum in place of its rows: there may be thousands. */
function asUnit({ sum, group }: OwnershipPart): AssessedUnit {
  return { share: multiplyExact(shortened(sum), exact(1, 100)), group };
}
