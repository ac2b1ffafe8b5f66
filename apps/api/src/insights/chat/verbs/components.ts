import { areSameThing, normaliseWords, toCents } from '@hoa/budget-math';
import type { ChatCitation, ReservePart } from '@hoa/contracts';
import { z } from 'zod';
import type { ChatContext, Verb, VerbAnswer } from '../context';
import { citedAs, dollars } from '../figures';
import type { Read } from '../question/read';
import { stem } from '../question/words';
import { partsOf, sureOf } from './sure';

/** What the reserve study states of its components: their lives and what replacing them costs. */

type Component = ReservePart['components'][number];

const Args = z.object({
  component: z
    .string()
    .describe('A component of the reserve study: "roof", "pool"; "next due" for those that are due first'),
});
type Args = z.infer<typeof Args>;

const MOST = 6;
/** Those that are due before all others. */
const NEXT_DUE = 'next due';
const MOST_DUE = 3;

function componentsCalled(words: string, context: ChatContext): { of: Component; part: ReservePart }[] {
  const wanted = normaliseWords(words).split(' ').filter((word) => word !== ''); // prettier-ignore
  const isCalled = ({ name }: Component) => {
    const own = normaliseWords(name).split(' ');
    return wanted.every((word) => own.some((one) => stem(one) === stem(word) || areSameThing(one, word)));
  };
  if (wanted.length === 0) return [];
  if (words === NEXT_DUE) return nextDue(context);
  return partsOf(context, 'reserve').flatMap((part) =>
    part.components.filter(isCalled).map((of) => ({ of, part })),
  );
}

/** Those with the fewest years left. */
function nextDue(context: ChatContext): { of: Component; part: ReservePart }[] {
  const all = partsOf(context, 'reserve').flatMap((part) => part.components.map((of) => ({ of, part })));
  const yearsLeft = ({ of }: { of: Component }): number => of.remainingLife?.value ?? Infinity;
  return all.sort((a, b) => yearsLeft(a) - yearsLeft(b)).slice(0, MOST_DUE);
}

function slots(read: Read, context: ChatContext): Args | null {
  if (/\bhow old\b|\bwhen (?:was|were|did)\b/.test(read.plain)) return null;
  const words = read.tokens.filter(({ word, kind }) => kind !== 'empty' && kind !== 'amount' && componentsCalled(word, context).length > 0).map(({ word }) => word); // prettier-ignore
  if (words.length === 0)
    return /\b(?:next|first|coming|upcoming|soon)\b/.test(read.plain) ? { component: NEXT_DUE } : null;
  // Of "pool resurfacing" all words, where one component has them all.
  const all = words.join(' ');
  return { component: componentsCalled(all, context).length > 0 ? all : (words[0] ?? '') };
}

async function answer({ component }: Args, context: ChatContext): Promise<VerbAnswer | null> {
  const found = componentsCalled(component, context);
  const sure = await sureOf(found.map(({ part }) => part), context); // prettier-ignore
  const lines = found.slice(0, MOST).map(({ of, part }) => {
    const [life, left, cost, year] = [sure(of.usefulLife), sure(of.remainingLife), sure(of.cost), sure(part.year)]; // prettier-ignore
    const words = [
      life ? `a useful life of ${life.value} years` : '',
      left ? `${left.value} ${left.value === 1 ? 'year' : 'years'} left` : '',
      cost ? `a replacement cost of ${dollars(toCents(cost.value))}` : '',
    ].filter((text) => text !== '');
    const from = year ? `, counted from ${year.value}` : '';
    const citations: ChatCitation[] = [
      ...citedAs(`${of.name}: useful life`, life),
      ...citedAs(`${of.name}: remaining life`, left),
      ...citedAs(`${of.name}: cost`, cost),
    ];
    return { text: words.length === 0 ? '' : `${of.name}: ${words.join(', ')}${from}.`, citations };
  });
  const said = lines.filter(({ text }) => text !== '');
  if (said.length === 0) return null;
  return {
    content: ['By the reserve study:', ...said.map(({ text }) => text)].join('\n'),
    citations: said.flatMap(({ citations }) => citations),
  };
}

export const components: Verb<Args> = {
  name: 'reserve_components',
  asked: ({ component }) =>
    component === NEXT_DUE
      ? 'Which component of the reserve study is due next?'
      : `When is the ${component} due for replacement?`,
  description:
    'When a component (roof, pool, paving) is due for replacement by the reserve study, and its cost.',
  args: Args,
  slots,
  answer,
};
