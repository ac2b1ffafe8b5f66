/** An ISO date so many months later; the last of a shorter month. */
export function addMonths(iso: string, months: number): string {
  const [year = 0, month = 1, day = 1] = iso.split('-').map(Number);
  const index = year * 12 + (month - 1) + months;
  const [y, m] = [Math.floor(index / 12), index % 12];
  const last = new Date(Date.UTC(y, m + 1, 0)).getUTCDate();
  return `${String(y).padStart(4, '0')}-${String(m + 1).padStart(2, '0')}-${String(Math.min(day, last)).padStart(2, '0')}`;
}

export const dayBefore = (iso: string): string => moved(iso, -1);

export const dayAfter = (iso: string): string => moved(iso, 1);

/** The first day of so many months that end with a day. */
export const firstDay = (last: string, months: number): string => addMonths(dayAfter(last), -months);

function moved(iso: string, days: number): string {
  return new Date(Date.parse(`${iso}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}
