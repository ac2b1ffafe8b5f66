const times = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

export function formatTime(timestamp: string): string {
  return times.format(new Date(timestamp));
}

const causes: Record<string, string> = {
  saved: 'saved',
  generation: 'before regenerating',
  restore: 'before a restore',
  proposed: 'as proposed',
  adopted: 'as adopted',
};

/** Why a version was saved; a cause that this version does not know is shown as it is named. */
export function causeLabel(cause: string): string {
  return causes[cause] ?? cause;
}
