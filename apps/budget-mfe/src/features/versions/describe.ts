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
