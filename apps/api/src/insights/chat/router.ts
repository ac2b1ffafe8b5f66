import type { ChatContext, VerbAnswer } from './context';
import { askingPart, plainQuestion } from './question/words';
import { verbs } from './verbs/index';

export const CANNOT = "I can't answer that from this budget.";

/** Said for all that no verb answers; never the places where some of the words stand. */
export const REFUSAL: VerbAnswer = {
  content: [
    CANNOT,
    'You could ask, for example:',
    '• Why is the fee going up?',
    '• What if we cut landscaping by 10%?',
    '• Which contracts end next, and when is notice due?',
  ].join('\n'),
  citations: [],
};

/** Without a model: the first verb that understands all of the question, and has something to say, answers. */
export async function builtInAnswer(question: string, context: ChatContext): Promise<VerbAnswer> {
  const plain = plainQuestion(askingPart(question));
  for (const verb of verbs) {
    const asked = verb.asked(plain, context);
    const answer = asked && (await asked());
    if (answer) return answer;
  }
  return REFUSAL;
}
