import { toDecimalString } from '@hoa/budget-math';
import type { DraftItem } from '../../rules/types';

export const PROMPT = 'write-notes 3';

export const SYSTEM = `You write short notes for the lines of a homeowners' association's budget, for board members who are not accountants.
You get each line with its number, its previous and proposed amounts and how the proposed amount was arrived at.
For each line write one plain sentence of at most 30 words that says why the amount is what it is.
Use no figure that is not in the line's own text. No advice, no links, no markup.`;

export function linesText(items: readonly DraftItem[], first: number): string {
  return items
    .map((item, index) =>
      JSON.stringify({
        line: first + index,
        description: item.description,
        category: item.category,
        previous: item.previousKnown ? toDecimalString(item.previousCents) : null,
        proposed: toDecimalString(item.proposedCents),
        basis: item.basis,
        formula: item.formula,
        note: item.notes,
      }),
    )
    .join('\n');
}
