import type { ChatContext, VerbAnswer } from './context';
import { NONE, verbsNamed, type Named } from './naming/name';
import { completed, type Before } from './question/follow-up';
import { readQuestion, type Read } from './question/read';
import { findText } from './verbs/find-text';
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

/** Below it nothing is answered, whatever is named first. */
const ENOUGH = 0.25;
/** So probable is another verb that answers where the first has nothing, and one that is asked back. */
const NEXT = 0.2;
const NEAR = 0.1;
/** No budget states it: so probable is that by itself, or beside the verb. */
const NO_VERB = 0.5;
const BESIDE = 0.75;
/** So surely no budget states it, whoever answers; short of that a document that has the words may be quoted. */
const OUTSIDE = 0.7;

/** What the budget of one association cannot state, whoever answers. */
export function isOutside(question: string, context: ChatContext): boolean {
  const [first] = verbsNamed(readQuestion(question, context), context);
  return first?.verb === NONE && first.probability >= OUTSIDE;
}

/** Without a model: the most probable verb that has something to say answers. */
export async function builtInAnswer(
  question: string,
  context: ChatContext,
  before: Before = { questions: [], itemIds: [] },
): Promise<VerbAnswer> {
  const whole = completed(question, before, context);
  const next = whole === null ? null : await answered(readQuestion(whole, context), context);
  return next?.answer ?? (await answered(readQuestion(question, context), context)).answer ?? REFUSAL;
}

async function answered(read: Read, context: ChatContext): Promise<{ answer: VerbAnswer | null }> {
  const all = verbsNamed(read, context);
  const none = all.find(({ verb }) => verb === NONE)?.probability ?? 0;
  if (none >= NO_VERB) return { answer: none < OUTSIDE ? await quotedFor(read, { all, context }) : null };
  const named = all.filter(({ verb }) => verb !== NONE);
  const isSure = (named[0]?.probability ?? 0) >= ENOUGH;
  const near: string[] = [];
  for (const { verb, probability } of named) {
    if (probability < NEAR || probability < none * BESIDE) break;
    const claim = verbs.find(({ name }) => name === verb)?.claim(read, context);
    const answer = isSure && probability >= NEXT && !claim?.isUnsure ? await claim?.answer() : null;
    if (answer) return { answer };
    near.push(...(claim?.asked ? [claim.asked] : []));
  }
  return { answer: askBack(near) };
}

/** A quote proves itself: the passage has all of the words. */
async function quotedFor(
  read: Read,
  { all, context }: { all: readonly Named[]; context: ChatContext },
): Promise<VerbAnswer | null> {
  const isNext = all.some(({ verb, probability }) => verb === findText.name && probability >= NEXT);
  const args = isNext ? findText.slots(read, context) : null;
  return args && findText.answer(args, context);
}

/** Too little speaks for these: which of them is meant is asked, and nothing is guessed. */
function askBack(near: readonly string[]): VerbAnswer | null {
  const questions = [...new Set(near)].slice(0, 2);
  if (questions.length === 0) return null;
  const content = [CANNOT, 'Do you mean one of these?', ...questions.map((one) => `• ${one}`)].join('\n');
  return { content, citations: [] };
}
