import { toCents, toDecimalString } from '@hoa/budget-math';
import { usableWords } from '../../../platform/ai/own-words';
import type { ChatContext, VerbAnswer } from '../context';
import { readQuestion } from '../question/read';
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
  context: ChatContext,
): VerbAnswer | null {
  const { proposal } = answer;
  if (!proposal) return answer;
  const { items } = context;
  const mentions = said.flatMap((words) => readQuestion(words, context).mentions);
  const named = new Set(mentions.flatMap(({ scope }) => scope.items.map(({ id }) => id)));
  const isNamed = proposal.changes.every(({ itemId, from }) => {
    const item = items.find(({ id }) => id === itemId);
    return item && named.has(itemId) && toDecimalString(toCents(from)) === item.proposedBudget;
  });
  return isNamed ? answer : null;
}
