import { formatDollars, formatPercent, toCents } from '@hoa/budget-math';
import type { Money } from '@hoa/contracts';

export const PRESENTATION_UNAVAILABLE = 'Unable to load the budget presentation. Please try again later.';

/** Whole dollars of an amount of the wire. */
export function dollars(amount: Money): string {
  return formatDollars(toCents(amount));
}

/** "+4.2%", "−1.0%". */
export function signedPercent(percent: number): string {
  return formatPercent(percent, { sign: true });
}
