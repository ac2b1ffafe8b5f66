import type { IsoDate } from './terms';

const DAY_MS = 86_400_000;
const utc = (day: IsoDate): number => Date.parse(`${day}T00:00:00Z`);

/** The day so many days later, or earlier for a negative number. */
export function addDays(day: IsoDate, days: number): IsoDate {
  return new Date(utc(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The day so many months later; the last of a shorter month. */
export function addMonths(day: IsoDate, months: number): IsoDate {
  const index = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + months;
  const year = Math.floor(index / 12);
  const month = (index % 12) + 1;
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const of = Math.min(Number(day.slice(8, 10)), last);
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(of).padStart(2, '0')}`;
}

/** Whole days from one day to the other; negative where the second is earlier. */
export function daysBetween(from: IsoDate, to: IsoDate): number {
  return Math.round((utc(to) - utc(from)) / DAY_MS);
}
