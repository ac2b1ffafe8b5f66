import { formatDollars, formatPercent, type Cents } from '@hoa/budget-math';
import { ACCEPTED_CONFIDENCE, type Citation } from '@hoa/contracts';
import type { Rate } from '../../economics/rates';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** "$1,234.50": formulas show cents, so that a reader can redo them. */
export const dollars = (cents: Cents): string => formatDollars(cents, { cents: true });

/** "6.7%", "3%": no more decimals than the figure has. */
export function percentText(percent: number): string {
  const digits = (/\.(\d+)$/.exec(String(percent))?.[1] ?? '').length;
  return formatPercent(percent, { digits: Math.min(digits, 4) });
}

/** What is to be said of a figure that was not read surely enough to be used unseen; nothing of one that was. */
export function doubts(confidence: number): string[] {
  if (confidence >= ACCEPTED_CONFIDENCE) return [];
  return [
    `The reading of this figure is not sure (${Math.floor(confidence * 100)}%): please compare it with the document.`,
  ];
}

/** "Jan" of "2027-01-01". */
export function monthName(month: string): string {
  return MONTHS[Number(month.slice(5, 7)) - 1] ?? month;
}

/** "Jul 1, 2027". */
export function dayText(day: string): string {
  return `${monthName(day)} ${Number(day.slice(8, 10))}, ${day.slice(0, 4)}`;
}

const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** "July 1, 2027" of "2027-07-01" or of a moment, in UTC. */
export const longDayText = (day: string | Date): string => longDate.format(new Date(day));

/** "Jan-Mar", or "Jan" for one month. */
export function monthRange(months: readonly string[]): string {
  const first = monthName(months[0] ?? '');
  const last = monthName(months.at(-1) ?? '');
  return first === last ? first : `${first}-${last}`;
}

export function rateText(rate: Rate): string {
  return `${percentText(rate.percent)} (${rate.label}, ${rate.asOf})`;
}

/** Places in the order given, each once. */
export function distinctSources<T extends Omit<Citation, 'readingId'>>(
  sources: readonly (T | undefined)[],
): T[] {
  const seen = new Map<string, T>();
  for (const source of sources) {
    if (!source) continue;
    const key = [
      source.documentName,
      source.documentId,
      source.page,
      source.line,
      source.cell,
      source.quote,
    ].join('|');
    if (!seen.has(key)) seen.set(key, source);
  }
  return [...seen.values()];
}
