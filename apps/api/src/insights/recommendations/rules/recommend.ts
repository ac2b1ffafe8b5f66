import type { Suggestion } from '@hoa/contracts';
import { contractFindings } from './contracts';
import { duplicates, groupGrowth, notableLines } from './growth';
import { soundness } from './soundness';
import { toSuggestions } from './suggestion';
import type { BudgetView } from './view';

/** All that the budget and its documents suggest; nothing before it has lines. */
export function suggestionsOf(view: BudgetView): Suggestion[] {
  if (view.lines.length === 0) return [];
  return toSuggestions(
    [
      ...soundness(view),
      ...groupGrowth(view),
      ...contractFindings(view),
      ...notableLines(view),
      ...duplicates(view),
    ],
    view,
  );
}
