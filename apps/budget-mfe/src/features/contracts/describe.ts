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
