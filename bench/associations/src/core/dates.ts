/** Calendar days as ISO strings, without clocks or zones. */
const parse = (iso: string): Date => new Date(`${iso}T00:00:00Z`);
const format = (date: Date): string => date.toISOString().slice(0, 10);

export const isoDate = (year: number, month: number, day: number): string =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

export function addYears(iso: string, years: number): string {
  const [year, month, day] = iso.split('-').map(Number);
  return isoDate((year ?? 0) + years, month ?? 1, day ?? 1);
}

export function addDays(iso: string, days: number): string {
  const date = parse(iso);
  date.setUTCDate(date.getUTCDate() + days);
  return format(date);
}

export const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;
export const shortMonths = months.map((month) => month.slice(0, 3));

/** 1 is January, 13 again. */
export const monthName = (month: number): string => months[(((month - 1) % 12) + 12) % 12] ?? '';

/** '2025-03-09' as 'March 9, 2025'. */
export function longDate(iso: string): string {
  const [year, month, day] = iso.split('-').map(Number);
  return `${monthName(month ?? 1)} ${day}, ${year}`;
}
