import { normaliseWords, sameWords } from '@hoa/budget-math';
import type { ChatContext } from '../context';
import type { PolicyArgs } from '../verbs/policy';
import { partsOf } from '../verbs/sure';
import { says, type Read } from './read';
import { plainQuestion, stem } from './words';

/** "If the property premium renews 12% higher": of what the policy states, not of the budget's lines. */
export function premiumSupposed(read: Read, context: ChatContext): PolicyArgs | null {
  const { plain, quantities } = read;
  const [quantity, more] = quantities;
  if (!quantity?.percent || more || !/\b(?:premiums?|polic(?:y|ies)|renewal|renews?)\b/.test(plain)) return null; // prettier-ignore
  if (!says(read, 'condition', 'suppose', 'up', 'down') || /\bbudget|\bowners\b|\bfees?\b|\bdues\b|\bassessments?\b/.test(plain)) return null; // prettier-ignore
  const covers = coversIn(read, context);
  // A line that is no cover of the policy is the budget's.
  if (covers.length === 0 && (read.mentions.length > 0 || !/\b(?:polic(?:y|ies)|total)\b/.test(plain))) return null; // prettier-ignore
  const isDown = says(read, 'down') && !says(read, 'up');
  return { parts: [], percent: isDown ? -Math.abs(quantity.value) : quantity.value, covers };
}

/** The policy's covers by any word of their names. */
function coversIn({ question }: Read, context: ChatContext): string[] {
  const said = new Set(plainQuestion(question).split(' ').flatMap((word) => sameWords(word)).map(stem)); // prettier-ignore
  const covers = partsOf(context, 'insurance').flatMap((part) => part.premiums.map(({ line }) => line));
  return covers.filter((line) => normaliseWords(line).split(' ').some((word) => !/^(?:insurance|coverage|and|policy)$/.test(word) && said.has(stem(word)))); // prettier-ignore
}
