import type { ChatContext } from '../context';
import { componentNamed, componentsOrdered } from '../verbs/components';
import type { Before } from './follow-up';
import { readQuestion, says, type Read } from './read';
import { subjectBefore } from './subject';

/** "What's that cost in today's money": of the component that was spoken of. */

const ASKS = /\b(?:costs?|price|run us|how much|replac\w*|years? left|how (?:long|many years)|due|useful life|remaining)\b/; // prettier-ignore
const POINTS = /\b(?:that|it|those|them|this|that one)\b/;
const OF_OTHER =
  /\b(?:month|unit|owners?|home|each|fee|dues|budget|contribut\w*|put in|who|than|percent)\b|%/;
const NOW = /\b(?:in )?todays? (?:money|dollars|prices|terms)\b/;
const MOST_BACK = 2;

/** Nothing but a component has a cost in today's money, which a question that only points does not name. */
export const isOfToday = ({ plain }: Read): boolean => NOW.test(plain) && POINTS.test(plain);

export async function componentBefore(
  read: Read,
  before: Before,
  context: ChatContext,
): Promise<string | null> {
  const text = read.plain.replace(NOW, ' ');
  const isOther = read.mentions.length + read.quantities.length + read.years.length > 0 || OF_OTHER.test(text) || says(read, 'why', 'contract', 'policy', 'notice', 'condition'); // prettier-ignore
  if (
    isOther ||
    componentsOrdered(read, context) !== null ||
    !ASKS.test(text) ||
    !POINTS.test(text) ||
    componentNamed(read, context) !== null
  )
    return null;
  const last = before.subject ? await subjectBefore(before.subject, context) : null;
  if (last?.kind !== 'study') return null;
  for (const question of before.questions.slice(-MOST_BACK).reverse()) {
    const asked = readQuestion(question, context);
    const component = componentNamed(asked, context);
    if (component !== null) return component;
    if (!POINTS.test(asked.plain)) return null;
  }
  return null;
}
