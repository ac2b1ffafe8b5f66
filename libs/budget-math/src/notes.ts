/** What stands beside an amount, and whether the amount is still the generated one. */
export interface Noted {
  notes: string;
  /** The amount is not what generation arrived at. */
  edited: boolean;
  /** Null for a line that a person added: its notes are that person's own. */
  generatedAmount: string | null;
}

/**
 * The note beside a line's amount, or else `otherwise`. Where a person set the amount since, generation's words are told as
 * those of another amount: 'Kept at the previous year' must not stand beside a figure that was doubled.
 */
export function noteOf({ notes, edited, generatedAmount }: Noted, otherwise = ''): string {
  const said = notes || otherwise;
  if (!edited || generatedAmount === null) return said;
  return said ? `Set by hand. Generated: ${said}` : 'Set by hand.';
}
