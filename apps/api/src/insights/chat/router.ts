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

/** Other associations: their figures are in no document, and ours would pass for theirs. */
const ELSEWHERE =
  /\bnext-? ?door\b|\b(?:across|down|up) the (?:street|road|block)\b|\b(?:other|another|neighboring|nearby|similar|comparable|different|most|typical|surrounding) (?:hoas?|associations?|communit(?:y|ies)|condos?|condominiums?|buildings?|complex(?:es)?|neighborhoods?|developments?|subdivisions?|places?|boards)\b|\b(?:hoas?|associations?|communit(?:y|ies)|condos?|buildings?|complex(?:es)?) (?:nearby|near us|near here|around here|in (?:the|our) (?:area|neighborhood|city|town|county|state))\b|\b(?:national|state|local|area|market|industry|regional|city|county) averages?\b/;

/** Who has paid what: no budget states it, and a line called fees is another thing. */
const SINGLE_OWNERS =
  /\bwho(?! (?:do|did|does) (?:we|you|the)\b)\b.*\b(?:behind|late|overdue|past due|delinquent|owes?|owed|paid|pays?)\b|\b(?:unit|apt|apartment|lot) #? ?\d+\b.*\b(?:pays?|paid|owes?|owed|behind)\b|\bbehind (?:on|in|with) (?:(?:the|their|his|her|my|our) )?(?:hoa |monthly )?(?:dues|fees?|payments?|assessments?)\b/;

/** What others may do is in no budget. */
const FORETOLD =
  /\b(?:will|would|could|might|going to|can)\b.*\b(?:drop|dump|cancel|fire|sue|leave|abandon|(?:non-?)?renew)(?: on)? us\b/;

/** What the budget of one association cannot state, whoever answers. */
export function isOutside(question: string): boolean {
  const plain = plainQuestion(askingPart(question));
  return ELSEWHERE.test(plain) || SINGLE_OWNERS.test(plain) || FORETOLD.test(plain);
}

/** Without a model: the first verb that understands all of the question, and has something to say, answers. */
export async function builtInAnswer(
  question: string,
  context: ChatContext,
  before?: string,
): Promise<VerbAnswer> {
  if (isOutside(question)) return REFUSAL;
  const plain = plainQuestion(askingPart(question));
  const answer = await understood(plain, context);
  if (answer) return answer;
  const more = before === undefined ? null : continued(plain, plainQuestion(askingPart(before)));
  return (more !== null && !isOutside(more) && (await understood(more, context))) || REFUSAL;
}

/** "Ok and per year?" goes on with the question before it. Both together must be understood, as any question. */
function continued(question: string, before: string): string | null {
  const rest =
    /^(?:ok |so |but |then |now )*(?:(?:and|plus|also|what about|how about)\b|(?=per |by |in |for |each |why$))(?<more>.*)$/
      .exec(question)
      ?.groups?.more?.trim();
  return !rest || rest.split(' ').length > 6 ? null : `${before} and ${rest}`;
}

async function understood(plain: string, context: ChatContext): Promise<VerbAnswer | null> {
  for (const verb of verbs) {
    const asked = verb.asked(plain, context);
    const answer = asked && (await asked());
    if (answer) return answer;
  }
  return null;
}
