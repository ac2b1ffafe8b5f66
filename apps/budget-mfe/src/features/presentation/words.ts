import { formatDollars, formatPercent, toCents } from '@hoa/budget-math';
import type { Money } from '@hoa/contracts';

export const PRESENTATION_UNAVAILABLE = 'Unable to load the budget presentation. Please try again later.';

/** Whole dollars of an amount of the wire, with a true minus. */
export function dollars(amount: Money): string {
  return formatDollars(toCents(amount)).replace('-', '\u2212');
}

/** "+4.2%", "−1.0%". */
export function signedPercent(percent: number): string {
  return formatPercent(percent, { sign: true }).replace('-', '\u2212');
}
