import { z } from 'zod';
import type { ChatContext, Verb, VerbAnswer } from '../context';
import { dollars, exactDollars, lineCitation } from '../figures';
import { nounOf, noteAsked, notedLines, type Noted } from '../question/notes';

/** What a document notes beside a line, and what one of its count comes to. */

const Args = z.object({
  line: z.string().describe('Name of a line'),
  each: z.boolean().default(false).describe('What one of what the note counts comes to'),
  times: z.int().min(1).optional().describe('What so many of it would come to'),
});
type Args = z.infer<typeof Args>;

function answer({ line, each, times }: Args, context: ChatContext): VerbAnswer | null {
  const noted = notedLines(context).find((one) => one.line.description === line);
  if (!noted) return null;
  const { note, year, figure, count } = noted;
  const items = context.items.filter(({ description }) => description === line);
  return {
    content: [
      `For ${line} the budget document notes “${note}”, beside ${dollars(figure.cents)} (${year} ${figure.basis}).`,
      ...(each && count ? eachOf(noted, count, times) : []),
    ].join('\n'),
    citations: items.map(lineCitation),
  };
}

function eachOf(
  { figure }: Noted,
  { number, noun }: { number: number; noun: string },
  times?: number,
): string[] {
  const one = `${dollars(figure.cents)} / ${number} ${noun} = ${exactDollars(Math.round(figure.cents / number))} ${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${nounOf(noun)}.`; // prettier-ignore
  if (times === undefined) return [one];
  return [one, `${times} ${noun} at that would come to ${exactDollars(Math.round((figure.cents * times) / number))}.`]; // prettier-ignore
}

export const lineNote: Verb<Args> = {
  name: 'line_note',
  description: 'What a budget document notes beside a line, such as "21 visits", and what one of those comes to.', // prettier-ignore
  args: Args as z.ZodType<Args>,
  slots: noteAsked,
  answer,
};
