import { matchLines } from '@hoa/budget-math';
import { z } from 'zod';
import { concepts } from '../question/lexicon';
import type { ChatContext, Verb, VerbAnswer } from '../context';
import { dollars } from '../figures';
import { goneLines, type YearsLine } from '../question/gone-lines';
import { says, type Read } from '../question/read';
import type { Claim } from '../evidence';
import { bases, figureOf, knownYears } from '../question/year-figures';
import { mentionsIn, type Mention } from '../question/mentions';

/** A line of the documents that this budget does not have, such as what was paid once. */

const Args = z.object({ line: z.string().describe('Name of a line that the budget no longer has') });
type Args = z.infer<typeof Args>;

const MOST = 3;

function linesCalled(words: string, context: ChatContext): readonly YearsLine[] {
  const match = matchLines(words, goneLines(context));
  if (match.kind === 'line') return [match.line];
  return match.kind === 'several' && match.lines.length <= MOST ? match.lines : [];
}

function weigh(read: Read, context: ChatContext): Claim<Args> | null {
  const gone = goneLines(context);
  const free = read.tokens.map((token) => ({
    ...token,
    isFee: false,
    kind:
      token.kind === 'line' ? (says(read, 'gone') ? ('unknown' as const) : ('empty' as const)) : token.kind,
  }));
  const [mention, ...more] = mentionsIn(free, gone);
  if (!mention) return null;
  const lines = linesCalled(mention.said, context);
  const isOther = ({ said }: Mention<YearsLine>) =>
    linesCalled(said, context).some(({ description }) => !lines.some((line) => line.description === description)); // prettier-ignore
  if (more.some(isOther)) return null;
  if (lines.length === 0) return null;
  const known = knownYears(lines, context);
  if (read.years.some((year) => year !== context.parameters.year && !known.includes(year))) return null;
  return {
    args: { line: mention.said },
    evidence: 1.25 + (mention.tokens.length > 1 ? 0.5 : 0) + (says(read, 'gone', 'why') ? 0.5 : 0),
    knows: [
      ...concepts('gone why money actual year old now coming expenses owners ends'),
      ...(/\bpolic/.test(read.plain) ? [] : ['policy' as const]),
      'whole',
      'drop',
    ],
    named: mention.tokens.map((at) => read.tokens[at]?.word ?? ''),
    amounts: ({ value }) => lines.some((line) => known.some((year) => bases.some((basis) => Math.abs((figureOf(line, year, { basis, budgetYear: 0 })?.cents ?? 0) / 100 - value) <= 1))), // prettier-ignore
    lines: read.mentions.every(({ tokens }) => tokens.every((at) => mention.tokens.includes(at))),
    years: true,
  };
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
  const note = line.note === undefined ? '' : ` Its document notes: “${line.note}”.`;
  const kind = line.type === 'income' ? ' (income)' : '';
  return said.length === 0 ? null : `${line.description}${kind}: ${said.join(', ')}.${note}`;
}

export const goneLine: Verb<Args> = {
  name: 'line_of_the_past',
  description: 'What a line cost that only the documents of past years have, such as a one-time expense.',
  args: Args,
  weigh,
  answer,
};
