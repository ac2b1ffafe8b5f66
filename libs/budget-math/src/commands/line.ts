import type { Groupable } from '../grouping';

/** What a command needs to know of a line of a budget. */
export interface CommandLine extends Groupable {
  id: number;
  version: number;
  /** Amounts as on the wire: "1234.50". */
  proposedBudget: string;
  previousYear: string;
  previousYearKnown: boolean;
  /** Null for a line that was added by hand. */
  generatedAmount: string | null;
}
