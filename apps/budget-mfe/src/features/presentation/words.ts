import { formatDollars, formatPercent, toCents } from '@hoa/budget-math';
import type { Money, PresentationData } from '@hoa/contracts';

export const PRESENTATION_UNAVAILABLE = 'Unable to load the budget presentation. Please try again later.';

/** Whole dollars of an amount of the wire. */
export function dollars(amount: Money): string {
  return formatDollars(toCents(amount));
}

/** "+4.2%", "−1.0%". */
export function signedPercent(percent: number): string {
  return formatPercent(percent, { sign: true });
}

/** "2027", "FY 2026-27". */
export function yearLabelOf({ yearLabel, parameters }: PresentationData): string {
  return yearLabel ?? String(parameters.year);
}

/** The year that the earlier figures belong to. */
export function previousLabelOf({ previousLabel, parameters }: PresentationData): string {
  return previousLabel ?? String(parameters.year - 1);
}
