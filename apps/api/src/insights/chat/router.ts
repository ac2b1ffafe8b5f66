import type { ChatContext, VerbAnswer } from './context';
import { ENOUGH } from './evidence';
import { readQuestion, type Read } from './question/read';
import { plainQuestion } from './question/words';
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

/** What the budget of one association cannot state, whoever answers. */
export const isOutside = (question: string, context: ChatContext): boolean =>
  readQuestion(question, context).outside !== null;

/** Without a model: the verb that most speaks for, and that has something to say, answers. */
export async function builtInAnswer(
  question: string,
  context: ChatContext,
  before?: string,
): Promise<VerbAnswer> {
  const read = readQuestion(question, context);
  if (read.outside !== null) return REFUSAL;
  const answer = await weighed(read, context);
  if (answer) return answer;
  const more = before === undefined ? null : continued(plainQuestion(question), before);
  const both = more === null ? null : readQuestion(more, context);
  return (both?.outside === null && (await weighed(both, context))) || REFUSAL;
}

/** "Ok and per year?" goes on with the question before it: both are weighed together, as any question. */
function continued(question: string, before: string): string | null {
  const rest =
    /^(?:ok |so |but |then |now )*(?:(?:and|plus|also|what about|how about)\b|(?=per |by |in |for |each |why$))(?<more>.*)$/
      .exec(question)
      ?.groups?.more?.trim();
  return !rest || rest.split(' ').length > 6 ? null : `${before.replace(/[?.!]+$/, '')} and ${rest}`;
}

/** The answers that enough speaks for, the best first; the first that the documents have is given. */
async function weighed(read: Read, context: ChatContext): Promise<VerbAnswer | null> {
  const claims = verbs
    .flatMap((verb) => verb.claims(read, context) ?? [])
    .filter(({ score }) => score >= ENOUGH)
    .sort((a, b) => b.score - a.score);
  for (const { answer } of claims) {
    const given = await answer();
    if (given) return given;
  }
  return null;
}
