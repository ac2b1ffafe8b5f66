import { formatDollars, toCents } from '@hoa/budget-math';
import type { BudgetItem } from '@hoa/contracts';
import { withoutProgramWords } from '../../../../platform/ai/program-words';
import { explanationOf } from './rules';

export const PROMPT = 'explain-change 2';

export const SYSTEM = `You explain one line of a homeowners' association's budget to board members who are not accountants.
The data is what is known of the line: its amounts, how the amount was arrived at, and what the documents say about it.
Say in two to four plain sentences why the amount is what it is and why it differs from last year's. Say so where that is not known.
Use no figure that is not in the data, and do no arithmetic. No advice, no links, no markup.`;

const LONGEST_NOTES = 1000;

/** What is known of the line, in words. Its figures are all that an answer may name. */
export function lineText(item: BudgetItem): string {
  const inWholeDollars = [item.proposedBudget, ...(item.previousYearKnown ? [item.previousYear] : [])].map(
    (amount) => formatDollars(toCents(amount)),
  );
  const known = [
    `Section: ${item.category}. Kind: ${item.type}.`,
    explanationOf(item),
    `In whole dollars: ${inWholeDollars.join(', before ')}.`,
    item.notes === '' ? '' : `Notes: ${item.notes.slice(0, LONGEST_NOTES)}`,
  ];
  return withoutProgramWords(known.filter((text) => text !== '').join('\n'));
}
