import { monthNames } from '@hoa/bench-associations/kit';
import type { Period } from '@hoa/contracts';

const two = (value: number): string => String(value).padStart(2, '0');
const iso = (year: number, month: number, day: number): string => `${year}-${two(month)}-${two(day)}`;
const lastDay = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

export { monthNames };
export const shortMonth = (month: number): string => monthNames[(month - 1) % 12]!.slice(0, 3);

/** `length` months of the fiscal year that is named `year`, from its month `first` (1 is the first of the fiscal year). */
export function months(fiscal: { year: number; startMonth: number }, first: number, length: number): Period {
  const begin =
    (fiscal.startMonth === 1 ? fiscal.year : fiscal.year - 1) * 12 + fiscal.startMonth - 1 + first - 1;
  const end = begin + length - 1;
  const [fromYear, fromMonth] = [Math.floor(begin / 12), (begin % 12) + 1];
  const [toYear, toMonth] = [Math.floor(end / 12), (end % 12) + 1];
  const kinds: Record<number, Period['kind']> = { 1: 'month', 3: 'quarter', 6: 'half', 12: 'year' };
  // Parts of a year that begin with it are year to date, unless they are a quarter or a half.
  const kind = kinds[length] ?? (first === 1 ? 'year-to-date' : 'other');
  return { from: iso(fromYear, fromMonth, 1), to: iso(toYear, toMonth, lastDay(toYear, toMonth)), kind };
}

export const yearOf = (year: number, startMonth: number): Period => months({ year, startMonth }, 1, 12);

/** '2025-06-30' as '6/30/2025', '06/30/25' or 'June 30, 2025'. */
export function printDate(date: string, style: 'slash' | 'padded' | 'short' | 'long' = 'slash'): string {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  if (style === 'long') return `${monthNames[month - 1]} ${day}, ${year}`;
  if (style === 'padded') return `${two(month)}/${two(day)}/${year}`;
  if (style === 'short') return `${month}/${day}/${two(year % 100)}`;
  return `${month}/${day}/${year}`;
}

/** '2025', 'FY 2025', '2024-25' by the fiscal year. */
export const yearLabel = (year: number, startMonth: number): string =>
  startMonth === 1 ? String(year) : `${year - 1}-${two(year % 100)}`;
