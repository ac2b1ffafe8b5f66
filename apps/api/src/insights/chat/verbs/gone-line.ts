import { matchLines } from '@hoa/budget-math';
import { z } from 'zod';
import type { ChatContext, Verb, VerbAnswer } from '../context';
import { dollars } from '../figures';
import { goneLines, type YearsLine } from '../question/gone-lines';
import { leftOver } from '../question/words';
import { figureOf, knownYears } from '../question/year-figures';
import { yearsAsked } from '../question/years';

/** A line of the documents that this budget does not have, such as what was paid once. */

const Args = z.object({ line: z.string().describe('Name of a line that the budget no longer has') });
type Args = z.infer<typeof Args>;

const NAMED =
  /\b(?:how much|cost(?:s)?|pa(?:y|id)|spen[dt]|amount|collect(?:ed)?|charge[sd]?|where|what (?:is|was|were|happened)|why|gone|removed|missing|left out)\b/;
const ASKING =
  /\b(?:costs?|pa(?:y|id|ying)|spen[dt]|spending|amounts?|collect(?:ed)?|charge[sd]?|total|end up|happened|why|gone|removed|missing|left out|not|isnt|in|line|item|budget|year|one-?time|once|back|then|again|no longer|there)\b/;

const MOST = 3;

function linesCalled(words: string, context: ChatContext): readonly YearsLine[] {
  const match = matchLines(words, goneLines(context));
  if (match.kind === 'line') return [match.line];
  return match.kind === 'several' && match.lines.length <= MOST ? match.lines : [];
}

/** Whether the budget itself has a line that is called so. */
const isPresent = (words: string, { items }: ChatContext): boolean =>
  !['none', 'near'].includes(matchLines(words, items).kind);

function understand(question: string, context: ChatContext): Args | null {
  if (!NAMED.test(question)) return null;
  const { years, rest } = yearsAsked(question, context.parameters.year);
  const line = leftOver(rest, [ASKING]);
  const found = line === '' || isPresent(line, context) ? [] : linesCalled(line, context);
  const known = knownYears(found, context);
  return found.length > 0 && years.every((year) => known.includes(year)) ? { line } : null;
}

function answer({ line }: Args, context: ChatContext): VerbAnswer | null {
  const said = linesCalled(line, context).flatMap((one) => sentenceOf(one, context) ?? []);
  if (said.length === 0) return null;
  return {
    content: [...said, `This is not in the budget of ${context.parameters.year}.`].join('\n'),
    citations: [],
  };
}

function sentenceOf(line: YearsLine, context: ChatContext): string | null {
  const budgetYear = context.parameters.year;
  const said = knownYears([line], context)
    .filter((year) => year < budgetYear)
    .flatMap((year) => {
      const figure = figureOf(line, year, { basis: undefined, budgetYear });
      return figure ? [`${dollars(figure.cents)} (${year} ${figure.basis})`] : [];
    });
  const kind = line.type === 'income' ? ' (income)' : '';
  return said.length === 0 ? null : `${line.description}${kind}: ${said.join(', ')}.`;
}

export const goneLine: Verb<Args> = {
  name: 'line_of_the_past',
  description: 'What a line cost that only the documents of past years have, such as a one-time expense.',
  args: Args,
  understand,
  answer,
};
