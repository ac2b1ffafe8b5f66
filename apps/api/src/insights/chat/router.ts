import type { ChatContext, VerbAnswer } from './context';
import { ENOUGH, NEAR } from './evidence';
import { completed, type Before } from './question/follow-up';
import { readQuestion, type Read } from './question/read';
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
  before: Before = { questions: [], itemIds: [] },
): Promise<VerbAnswer> {
  const read = readQuestion(question, context);
  if (read.outside !== null) return REFUSAL;
  const whole = completed(question, before, context);
  const more = whole === null ? null : readQuestion(whole, context);
  const next = more?.outside === null ? await firstOf(claimsOf(more, context)) : null;
  if (next) return next;
  const claims = claimsOf(read, context);
  return (await firstOf(claims)) ?? askBack(claims) ?? REFUSAL;
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
