import { basisOf, eachWords, formatDollars, formatPercent, toCents } from '@hoa/budget-math';
import type { Money, PresentationData } from '@hoa/contracts';

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

/** "2027", "FY 2026-27". */
export function yearLabelOf({ yearLabel, parameters }: PresentationData): string {
  return yearLabel ?? String(parameters.year);
}

/** The year that the earlier figures belong to. */
export function previousLabelOf({ previousLabel, parameters }: PresentationData): string {
  return previousLabel ?? String(parameters.year - 1);
}

/** "Owners pay from $545.00 to $562.96 a month". */
export function ownersPayWords({ parameters, totals: { ownersPay, ownersPaid } }: PresentationData): string {
  if (ownersPay === undefined) return 'per unit per year';
  const exact = (amount: Money) => formatDollars(toCents(amount), { cents: true });
  return `Owners pay ${typeof ownersPaid === 'string' && ownersPaid !== ownersPay ? `from ${exact(ownersPaid)} to ` : ''}${exact(ownersPay)} ${eachWords(parameters)}${basisOf(parameters) === 'equal' ? '' : ' on average'}`;
}

/** "Reserve fund" and "from $180,400 to $205,400", of the funds whose balances documents state. */
export function fundPairs({ funds = [] }: PresentationData): [string, string][] {
  return funds.flatMap(({ name, opening, closing }): [string, string][] =>
    opening === null || closing === null
      ? []
      : [[`${name} fund`, `from ${dollars(opening)} to ${dollars(closing)}`]],
  );
}
