import { normaliseWords, sameWords } from '@hoa/budget-math';
import type { ChatContext, VerbAnswer } from '../context';
import { quotesOf } from '../figures';
import type { Before } from './follow-up';
import type { Read } from './read';
import { shapeOf } from './shapes';
import { documentsOfKind, subjectBefore } from './subject';
import { plainQuestion, stem } from './words';

/** "And a boat?" after "how long can a guest park": the same rule of another thing, where a sentence states it. */

const THING = /^(?:(?:ok|okay|so) )*(?:and|or|what about|how about|same for)(?: for| with)? (?:an? |the |my |our |some )?(?<thing>[a-z]{3,}(?: [a-z]{3,})?)(?: too| then)?$/; // prettier-ignore
const MOST = 2;

export async function ruleToo(
  { plain, mentions }: Read,
  { questions, subject }: Before,
  context: ChatContext,
): Promise<VerbAnswer | null> {
  const thing = THING.exec(plain)?.groups?.thing;
  const last = plainQuestion(questions.at(-1) ?? '');
  if (thing === undefined || mentions.length > 0 || !subject) return null;
  const shape = shapeOf(/\bhow many\b/.test(last) ? `how many ${thing}` : last);
  if (shape === null || (await subjectBefore(subject, context))?.kind !== 'rules') return null;
  const words = normaliseWords(thing).split(' ');
  const isOf = (text: string): boolean => {
    const own = normaliseWords(text).split(' ').map(stem);
    return words.every((word) => sameWords(word).some((same) => own.includes(stem(same))));
  };
  const all = await context.sentences(documentsOfKind('rules', context));
  return quotesOf(all.filter(({ text }) => isOf(text) && new RegExp(shape, 'i').test(text)).slice(0, MOST));
}
