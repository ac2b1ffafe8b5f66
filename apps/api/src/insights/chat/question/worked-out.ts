import { says, type Read } from './read';

/** What follows from the figures of the answer before. */

/** "Average of those 3", "what's the difference" */
const OF_THOSE = /\b(?:average|mean|difference|percent|sum|total) (?:of|between|for|from) (?:those|these|them|that|the (?:two|three))\b|^(?:(?:so|and|ok) )*(?:what is )?(?:the )?(?:difference|average)$/; // prettier-ignore
const WORKS_OUT = /\b(?:difference|yearly|annually|(?:a|per|whole|full) year|percent(?:age|wise)?|average|mean|added|sum|total)\b|%|\bin dollars\b|\btogether\b|\bcombined\b/; // prettier-ignore
const MOST_TO_WORK_OUT = 8;
/** "Those 3" */
const MOST_COUNTED = 9;

/** "What's the difference", "average of those three": the question before again, whose answer says it. */
export function workedOut(next: Read, last: Read): string | null {
  const [said] = WORKS_OUT.exec(next.plain) ?? [];
  const isOther = next.mentions.length + next.years.length > 0 || next.quantities.some(({ value, percent }) => percent || value > MOST_COUNTED) || hasThings(next) || says(next, 'funded', 'policy', 'contract', 'expenses', 'income', 'net', 'fee', 'why'); // prettier-ignore
  if (said === undefined || isOther || next.tokens.length > MOST_TO_WORK_OUT) return null;
  if (last.mentions.length === 0 && !says(last, 'fee', 'parts')) return null;
  const isNew = /average|mean|added|sum|total|together|combined/.test(said) && last.mentions.length > 0;
  return `${last.tokens.map(({ word }) => word).join(' ')}${yearWords(last.years, last.every)}${isNew ? ` ${said}` : ''}`;
}

/** It goes on with what was answered, and says nothing by itself. */
export const isOfThose = ({ plain }: Read): boolean => OF_THOSE.test(plain);

/** A word that is none of talk, of the field or of this budget. */
export const hasThings = ({ tokens }: Read): boolean => tokens.some(({ kind }) => kind === 'unknown');

/** Years as they are said behind the words of a question. */
export const yearWords = (years: readonly number[], every: boolean): string =>
  every ? ' in all years' : years.length === 0 ? '' : ` ${years.join(' ')}`;
