import type { PresentationData, PresenterNotes } from '@hoa/contracts';
import { usableWords } from '../../../../platform/ai/own-words';
import { slideText, SYSTEM } from './prompt';
import { SLIDES, type SlideId, type SlideWords, type WriteSlidesInput } from './schema';

const LONGEST_SENTENCE = 400;
const LONGEST_SUMMARY = 300;

/** The slides with a model's words where they can be used; of a slide all or none are. */
export function worded(
  data: WriteSlidesInput['data'],
  words: SlideWords,
): { data: PresentationData; rejected: number } {
  let rejected = 0;
  const usable = (text: string, of: { slide: SlideId; longest: number }) => {
    const given = [slideText(data, of.slide)];
    const result = usableWords(text, { given, longest: of.longest, system: SYSTEM });
    if (result === null) rejected += 1;
    return result;
  };
  const notes: PresenterNotes = { ...data.presenterNotes };
  for (const slide of SLIDES) {
    const said = words[slide].map((text) => usable(text, { slide, longest: LONGEST_SENTENCE }));
    if (said.length > 0 && said.every((text) => text !== null)) notes[slide] = said;
  }
  const summary = words.summary
    ? usable(words.summary, { slide: 'conclusion', longest: LONGEST_SUMMARY })
    : null;
  const { optimizationInsights: health } = data;
  const shown = summary === null ? health : { ...health, budgetHealthSummary: summary };
  return { data: { ...data, presenterNotes: notes, optimizationInsights: shown }, rejected };
}
