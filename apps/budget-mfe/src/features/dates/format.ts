const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
const times = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** "2027-05-01" as "May 1, 2027"; what is no day is shown as it came. */
export function formatDay(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  return Number.isNaN(date.getTime()) ? day : days.format(date);
}

/** A moment, in the reader's own time zone. */
export function formatTime(timestamp: string): string {
  return times.format(new Date(timestamp));
}
