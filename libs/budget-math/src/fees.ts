import { exact, multiplyExact, roundExact, type Exact } from './exact';
import { growByPercent, type Cents } from './money';

/** Percent by which `projectedNextYear` grows, and the standard forecast. */
export const PROJECTION_PERCENT = 3;

/** Expenses / units / 12 in cents, exact. Throws a RangeError for 0 units. */
export function exactMonthlyFee(expensesCents: Cents, units: number): Exact {
  return exact(expensesCents, BigInt(units) * 12n);
}

/** The monthly fee per unit in cents, rounded for showing. */
export function monthlyFee(expensesCents: Cents, units: number): Cents {
  return roundExact(exactMonthlyFee(expensesCents, units));
}

/** The annual assessment per unit in cents: 12 times the exact monthly fee, not the rounded one. */
export function annualAssessment(expensesCents: Cents, units: number): Cents {
  return roundExact(multiplyExact(exactMonthlyFee(expensesCents, units), exact(12)));
}

/** An amount a year later: x 1.03. */
export function projectedNextYear(proposedCents: Cents): Cents {
  return growByPercent(proposedCents, PROJECTION_PERCENT);
}
