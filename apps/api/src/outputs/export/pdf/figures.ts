import { addDays, addMonths, formatDollars, formatPercent, type Cents } from '@hoa/budget-math';
import { longDayText } from '../../../pipeline/generation/rules/text';

/** "−$1,234.50": as schedules show an amount, and the fee that an owner pays. */
export const exact = (cents: Cents): string => formatDollars(cents, { cents: true });

/** "$1,235": as tables and summaries show it. Totals are sums to the cent, rounded once. */
export const whole = (cents: Cents): string => formatDollars(cents);

/** "+4.2%", "−1.0%"; "New" where there is nothing to compare with. */
export const change = (percent: number | null, missing = 'New'): string =>
  percent === null ? missing : formatPercent(percent, { sign: true });

/** "January 1, 2027" of "2027-01-01" or of a moment, in UTC. */
export const dayOf = longDayText;

/** "January 1, 2027 to December 31, 2027". */
export function fiscalYear({
  year,
  fiscalYearStartMonth,
}: {
  year: number;
  fiscalYearStartMonth: number;
}): string {
  const first = `${year}-${String(fiscalYearStartMonth).padStart(2, '0')}-01`;
  return `${dayOf(first)} to ${dayOf(addDays(addMonths(first, 12), -1))}`;
}
