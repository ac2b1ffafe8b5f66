const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** "2027-05-01" as "May 1, 2027"; what is no day is shown as it came. */
export function formatDay(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  return Number.isNaN(date.getTime()) ? day : days.format(date);
}

const periods: Record<string, string> = {
  month: 'a month',
  quarter: 'a quarter',
  year: 'a year',
  'one-time': 'once',
  unit: 'a unit',
};

/** A fee's period in words; one that this version does not know is shown as it is named. */
export function perPeriod(period: string): string {
  return periods[period] ?? `per ${period}`;
}
