import type { Suggestion } from '@hoa/contracts';
import { usableWords } from '../../../../platform/ai/own-words';
import { suggestionText, SYSTEM } from './prompt';
import type { Advice } from './schema';

const LONGEST_DESCRIPTION = 700;
const LONGEST_WHY = 300;

/** The suggestions in a model's words and order, and how many of its sentences could not be used. */
export function advised(
  suggestions: readonly Suggestion[],
  { order, words }: Advice,
): { suggestions: Suggestion[]; rejected: number } {
  let rejected = 0;
  const usable = (text: string | null | undefined, of: { suggestion: Suggestion; longest: number }) => {
    if (text === null || text === undefined) return undefined;
    const given = [suggestionText(of.suggestion)];
    const result = usableWords(text, { given, longest: of.longest, system: SYSTEM }) ?? undefined;
    if (result === undefined) rejected += 1;
    return result;
  };
  const said = new Map(words.map((one) => [one.suggestion, one]));
  const worded = suggestions.map((suggestion, index) => {
    const own = said.get(index + 1);
    const description = usable(own?.description, { suggestion, longest: LONGEST_DESCRIPTION });
    const why = usable(own?.why, { suggestion, longest: LONGEST_WHY });
    return { ...suggestion, ...(description ? { description } : {}), ...(why ? { why } : {}) };
  });
  return { suggestions: inOrder(worded, order), rejected };
}

/** None is lost and none comes twice; urgent ones stay before the others whatever a model says. */
function inOrder(suggestions: readonly Suggestion[], order: readonly number[]): Suggestion[] {
  const named = order.flatMap((number) => suggestions[number - 1] ?? []);
  const all = [...new Set([...named, ...suggestions])];
  return [...all.filter(({ urgent }) => urgent), ...all.filter(({ urgent }) => !urgent)];
}
