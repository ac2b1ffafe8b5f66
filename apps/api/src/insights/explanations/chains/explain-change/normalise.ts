import type { BudgetItem } from '@hoa/contracts';
import { usableWords } from '../../../../platform/ai/own-words';
import { lineText, SYSTEM } from './prompt';

const LONGEST = 900;

/** A model's explanation, or null where it cannot be used; its figures are those that it was shown of the line. */
export function usableExplanation(text: string, item: BudgetItem): string | null {
  return usableWords(text, { given: [lineText(item)], longest: LONGEST, system: SYSTEM });
}
