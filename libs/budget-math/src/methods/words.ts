import { formatDollars, type Cents } from '../money';
import { formatPercent } from '../percent';

/** "$1,234.50": explanations show cents, so that a reader can check them. */
export const dollars = (cents: Cents): string => formatDollars(cents, { cents: true });

/** "3.5%", "4%". */
export function percentText(percent: number): string {
  const digits = (/\.(\d+)$/.exec(String(percent))?.[1] ?? '').length;
  return formatPercent(percent, { digits: Math.min(digits, 4) });
}

/** "1 year", "5 years". */
export const years = (count: number): string => `${count} ${count === 1 ? 'year' : 'years'}`;
