import { toCents, toDecimalString } from '@hoa/budget-math';
import { usableWords } from '../../../platform/ai/own-words';
import type { ChatContext, VerbAnswer } from '../context';
import { plainQuestion } from '../question/words';
import { scopeOf } from '../question/scope';
import { AGENT_SYSTEM } from './prompt';

/**
 * Whether a person asked for a change that a model wants to play with. A document or a line's name asks for nothing: the
 * figures of the change must be in the question itself, since an earlier one asked for another answer.
 */
export function isAskedFor(change: string, question: string): boolean {
  const figures = { given: [question], longest: 300, system: AGENT_SYSTEM };
  return usableWords(change, figures) !== null && (/\d/.test(change) || CHANGING.test(question));
}

/** A change without a figure, such as to drop a line, is asked for in words. */
const CHANGING =
  /\b(?:what if|if|suppose|drop\w*|remov\w*|eliminat\w*|cancel\w*|get rid|got rid|doubl\w*|tripl\w*|halv\w*|half|zero|cut\w*|freez\w*|keep|kept|same)\b/i;

/** A proposal of lines that the person has named, or none. */
export function namedOnly(
  answer: VerbAnswer,
  said: readonly string[],
  { items }: ChatContext,
): VerbAnswer | null {
  const { proposal } = answer;
  if (!proposal) return answer;
  const named = new Set(said.flatMap((words) => namedIn(words, items)));
  const isNamed = proposal.changes.every(({ itemId, from }) => {
    const item = items.find(({ id }) => id === itemId);
    return item && named.has(itemId) && toDecimalString(toCents(from)) === item.proposedBudget;
  });
  return isNamed ? answer : null;
}

function namedIn(words: string, items: ChatContext['items']): number[] {
  const pieces = plainQuestion(words).split(' ');
  const ids = new Set<number>();
  // Any run of up to five words may be a line's or a section's name.
  for (let from = 0; from < pieces.length; from += 1)
    for (let size = 1; size <= 5 && from + size <= pieces.length; size += 1) {
      const scope = scopeOf(pieces.slice(from, from + size).join(' '), items);
      if (scope && scope.kind !== 'expenses' && scope.kind !== 'income')
        for (const { id } of scope.items) ids.add(id);
    }
  return [...ids];
}
