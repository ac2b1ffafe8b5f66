import { formatDollars, formatPercent, toCents } from '@hoa/budget-math';
import type { Money } from '@hoa/contracts';

/** Whole dollars of an amount of the wire. */
export function dollars(amount: Money): string {
  return formatDollars(toCents(amount));
}

/** The same without its sign, for sentences whose verb says which way. */
export function dollarsMoved(amount: Money): string {
  return formatDollars(Math.abs(toCents(amount)));
}

/** "+4.2%", "−1.0%". */
export function signedPercent(percent: number): string {
  return formatPercent(percent, { sign: true });
}

/** "Draft", "Proposed", "Adopted". */
export function statusLabel(status: string): string {
  return status.charAt(0).toUpperCase() + status.slice(1);
}
