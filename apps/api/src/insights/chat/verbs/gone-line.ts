import { matchLines } from '@hoa/budget-math';
import { z } from 'zod';
import type { ChatContext, Verb, VerbAnswer } from '../context';
import { dollars } from '../figures';
import { goneLines, type YearsLine } from '../question/gone-lines';
import { says, type Read } from '../question/read';
import { bases, figureOf, knownYears } from '../question/year-figures';
import { mentionsIn, type Mention } from '../question/mentions';

/** A line of the documents that this budget does not have, such as what was paid once. */

const Args = z.object({ line: z.string().describe('Name of a line that the budget no longer has') });
type Args = z.infer<typeof Args>;

const MOST = 3;
const ONE_TIME = /\b(?:one[- ]?time|one[- ]?offs?|non-?recurring)\b/;
/** Each of them. */
export const ALL = 'one-time';
const LEFT_OUT = /\b(?:le(?:ft|ave|aving)|took|taken?|kept|keep) (?:\w+ ){0,4}?out\b|\b(?:exclud|omit|remov|dropp?)\w*\b|\bgone\b|\bnot (?:in|includ\w*|carried)\b|\bdid ?nt (?:include|carry)\b/; // prettier-ignore
const ONCE = /\b(?:only|just) (?:happened )?once\b|\b(?:do|does|did|will|wo|would) ?n?(?:o?t|ever) (?:repeat|recur|happen again|come back)\b/; // prettier-ignore

/** "Which items did you leave out because they were one time". */
export const leftOutAsked = ({ plain, mentions }: Read): boolean =>
  LEFT_OUT.test(plain) && (ONE_TIME.test(plain) || ONCE.test(plain)) && mentions.length === 0 && /\b(?:what|which|list|show|any\w*|all)\b/.test(plain); // prettier-ignore
const MOST_OF_ALL = 8;

function linesCalled(words: string, context: ChatContext): readonly YearsLine[] {
  if (words === ALL)
    return goneLines(context)
      .filter(({ type }) => type === 'expense')
      .slice(0, MOST_OF_ALL);
  const match = matchLines(words, goneLines(context));
  if (match.kind === 'line') return [match.line];
  return match.kind === 'several' && match.lines.length <= MOST ? match.lines : [];
}

/** What of a question names such a line. */
export function goneMentions({ tokens }: Read, gone: readonly YearsLine[]): Mention<YearsLine>[] {
  const free = tokens.map((token) => ({
    ...token,
    isFee: false,
    kind: token.kind === 'line' ? ('unknown' as const) : token.kind,
  }));
  return mentionsIn(free, gone);
}

function slots(read: Read, context: ChatContext): Args | null {
  if (ONE_TIME.test(read.plain) && read.mentions.length === 0 && read.quantities.length === 0)
    return { line: ALL };
  // What a storm was called is in no line.
  if (/\b(?:called|named|name of|denied|approved)\b/.test(read.plain)) return null;
  const [mention, ...more] = goneMentions(read, goneLines(context));
  if (!mention) return null;
  // A part of one unit, and what somebody else paid of it, are in no document's line.
  const named = [mention, ...more].flatMap(({ tokens }) => tokens);
  const isOthers = read.tokens.some(({ kind, isName }, at) => kind === 'unknown' && isName && !named.includes(at)); // prettier-ignore
  if (isOthers || says(read, 'parts')) return null;
  const lines = linesCalled(mention.said, context);
  const isOther = ({ said }: Mention<YearsLine>) =>
    linesCalled(said, context).some(({ description }) => !lines.some((line) => line.description === description)); // prettier-ignore
  if (lines.length === 0 || more.some(isOther)) return null;
  const known = knownYears(lines, context);
  if (read.years.some((year) => year !== context.parameters.year && !known.includes(year))) return null;
  return { line: mention.said };
}

function answer({ line }: Args, context: ChatContext): VerbAnswer | null {
  const said = linesCalled(line, context).flatMap((one) => sentenceOf(one, context) ?? []);
  if (said.length === 0) return null;
  // A line that stays without what was paid once says so in its assumptions.
  const reduced = line === ALL ? context.items.flatMap(({ description, assumptions }) => assumptions.filter((one) => one.includes('is left out of the average')).map((one) => `${description}: ${one}`)) : []; // prettier-ignore
  return {
    content: [...said, `This is not in the budget of ${context.parameters.year}.`, ...reduced].join('\n'),
    citations: [],
  };
}

function sentenceOf(line: YearsLine, context: ChatContext): string | null {
  const budgetYear = context.parameters.year;
  const said = knownYears([line], context)
    .filter((year) => year < budgetYear)
    .flatMap((year) => {
      const figures = bases.flatMap((basis) => figureOf(line, year, { basis, budgetYear }) ?? []);
      return figures.map(({ cents, basis }) => `${dollars(cents)} (${year} ${basis})`);
    });
  const note = line.note === undefined ? '' : ` Its document notes: “${line.note}”.`;
  const kind = line.type === 'income' ? ' (income)' : '';
  return said.length === 0 ? null : `${line.description}${kind}: ${said.join(', ')}.${note}`;
}

export const goneLine: Verb<Args> = {
  name: 'line_of_the_past',
  description: 'What a line cost that only the documents of past years have, such as a one-time expense.',
  args: Args,
  slots,
  answer,
};
