import { formatDollars } from '@hoa/budget-math';
import { usableWords } from '../../../../platform/ai/own-words';
import type { DraftItem } from '../../rules/types';
import { SYSTEM } from './prompt';

const LONGEST_NOTE = 400;

/** A model's words for a line, or null where they cannot be used; its figures are the line's own. */
export function usableNote(text: string, item: DraftItem): string | null {
  return usableWords(text, { given: ownTexts(item), longest: LONGEST_NOTE, system: SYSTEM });
}

/** All that the line itself states, amounts in whole dollars too. */
function ownTexts(item: DraftItem): string[] {
  const amounts = [item.proposedCents, item.previousCents];
  return [
    ...amounts.map((cents) => formatDollars(cents, { cents: true })),
    ...amounts.map((cents) => formatDollars(cents)),
    item.formula,
    item.notes,
    item.description,
    item.glCode,
    ...item.assumptions,
  ];
}
