import type { Fit, Values } from './arithmetic';
import type { Entry } from './entries';
import type { Section } from './sections';
import type { Open } from './sums';
import type { Node } from './tree';

export interface FoundTotal {
  node: Node;
  /** What its lines add to. */
  sum: Values;
  fit: Fit;
}

export interface Outline {
  lines: Node[];
  totals: FoundTotal[];
  /** Rows with figures that are neither: per-unit figures, balances, rates after the totals. */
  left: Entry[];
}

/** How far a budget's rows have been told apart, as it is before the next one. */
export interface Progress extends Open {
  /** All of the rows, those to come as well. */
  entries: readonly Entry[];
  /** Headings that stand over the next row, the innermost last. */
  sections: readonly Section[];
  totals: readonly FoundTotal[];
}
