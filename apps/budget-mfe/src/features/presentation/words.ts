import { formatDollars, formatPercent, toCents } from '@hoa/budget-math';
import type { Money } from '@hoa/contracts';

export const PRESENTATION_UNAVAILABLE = 'Unable to load the budget presentation. Please try again later.';

/** Whole dollars of an amount of the wire, with a true minus. */
export function dollars(amount: Money): string {
  return formatDollars(toCents(amount)).replace('-', '\u2212');
}

/** The same without its sign, for sentences whose verb says which way. */
export function dollarsMoved(amount: Money): string {
  return formatDollars(Math.abs(toCents(amount)));
}

/** "+4.2%", "−1.0%". */
export function signedPercent(percent: number): string {
  return formatPercent(percent, { sign: true }).replace('-', '\u2212');
}

/** "rise", "fall": the verb of a change for a plural. */
export function movement(amount: Money): 'rise' | 'fall' {
  return toCents(amount) < 0 ? 'fall' : 'rise';
}
