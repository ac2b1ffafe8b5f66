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

/** What the budget of one association cannot state, whoever answers. */
export function isOutside(question: string): boolean {
  const plain = plainQuestion(askingPart(question));
  return ELSEWHERE.test(plain) || SINGLE_OWNERS.test(plain);
}

/** Without a model: the first verb that understands all of the question, and has something to say, answers. */
export async function builtInAnswer(question: string, context: ChatContext): Promise<VerbAnswer> {
  const plain = plainQuestion(askingPart(question));
  if (isOutside(question)) return REFUSAL;
  for (const verb of verbs) {
    const asked = verb.asked(plain, context);
    const answer = asked && (await asked());
    if (answer) return answer;
  }
  return REFUSAL;
}
