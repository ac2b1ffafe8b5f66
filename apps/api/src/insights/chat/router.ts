import type { ChatContext, VerbAnswer } from './context';
import { ENOUGH, NEAR } from './evidence';
import { readQuestion, type Read } from './question/read';
import { plainQuestion } from './question/words';
import { verbs, type AnyVerb } from './verbs/index';

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
  const claims = claimsOf(read, context);
  const answer = await firstOf(claims);
  if (answer) return answer;
  const more = before === undefined ? null : continued(plainQuestion(question), before);
  const both = more === null ? null : readQuestion(more, context);
  const next = both?.outside === null ? await firstOf(claimsOf(both, context)) : null;
  return next ?? askBack(claims) ?? REFUSAL;
}

/** "Ok and per year?" goes on with the question before it: both are weighed together, as any question. */
function continued(question: string, before: string): string | null {
  const rest =
    /^(?:ok |so |but |then |now )*(?:(?:and|plus|also|what about|how about)\b|(?=per |by |in |for |each |why$))(?<more>.*)$/
      .exec(question)
      ?.groups?.more?.trim();
  return !rest || rest.split(' ').length > 6 ? null : `${before.replace(/[?.!]+$/, '')} and ${rest}`;
}

type Weighed = NonNullable<ReturnType<AnyVerb['claims']>>;

/** What the verbs would answer, the best first. */
const claimsOf = (read: Read, context: ChatContext): Weighed[] =>
  verbs.flatMap((verb) => verb.claims(read, context) ?? []).sort((a, b) => b.score - a.score);

/** The best that enough speaks for and that the documents have. */
async function firstOf(claims: readonly Weighed[]): Promise<VerbAnswer | null> {
  for (const { answer } of claims.filter(({ score }) => score >= ENOUGH)) {
    const given = await answer();
    if (given) return given;
  }
  return null;
}

/** Too little speaks for these: which of them is meant is asked, and nothing is guessed. */
function askBack(claims: readonly Weighed[]): VerbAnswer | null {
  const near = claims.filter(({ score }) => score >= NEAR).flatMap(({ asked }) => asked ?? []);
  const questions = [...new Set(near)].slice(0, 2);
  if (questions.length === 0) return null;
  const content = [CANNOT, 'Do you mean one of these?', ...questions.map((one) => `• ${one}`)].join('\n');
  return { content, citations: [] };
}
