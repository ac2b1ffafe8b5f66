import { areSameThing, normaliseWords, toCents } from '@hoa/budget-math';
import type { ChatCitation, ReservePart } from '@hoa/contracts';
import { z } from 'zod';
import { concepts } from '../question/lexicon';
import type { ChatContext, Verb, VerbAnswer } from '../context';
import { citedAs, dollars } from '../figures';
import { says, type Read } from '../question/read';
import { stem } from '../question/words';
import { partsOf, sureOf } from './sure';
import type { Claim } from '../evidence';

/** What the reserve study states of its components: their lives and what replacing them costs. */

type Component = ReservePart['components'][number];

const Args = z.object({ component: z.string().describe('A component of the reserve study: "roof", "pool"') });
type Args = z.infer<typeof Args>;

const MOST = 6;

function componentsCalled(words: string, context: ChatContext): { of: Component; part: ReservePart }[] {
  const wanted = normaliseWords(words).split(' ').filter((word) => word !== ''); // prettier-ignore
  const isCalled = ({ name }: Component) => {
    const own = normaliseWords(name).split(' ');
    return wanted.every((word) => own.some((one) => stem(one) === stem(word) || areSameThing(one, word)));
  };
  if (wanted.length === 0) return [];
  return partsOf(context, 'reserve').flatMap((part) =>
    part.components.filter(isCalled).map((of) => ({ of, part })),
  );
}

function weigh(read: Read, context: ChatContext): Claim<Args> | null {
  const isDue = says(read, 'life');
  if (/\bhow old\b|\bwhen (?:was|were|did)\b/.test(read.plain)) return null;
  const words = read.tokens.filter(({ word, kind }) => kind !== 'empty' && kind !== 'amount' && componentsCalled(word, context).length > 0).map(({ word }) => word); // prettier-ignore
  if (words.length === 0) return null;
  // Of "pool resurfacing" all words, where one component has them all.
  const component =
    componentsCalled(words.join(' '), context).length > 0 ? words.join(' ') : (words[0] ?? '');
  if (!isDue && !(component.includes(' ') && says(read, 'ends', 'money') && !says(read, 'contract')))
    return null;
  return {
    args: { component },
    evidence: isDue ? 2 : 1.25,
    knows: concepts('life money text ends funded year now coming up expenses'),
    named: [...component.split(' '), 'reserve', 'reserves', 'study'],
    lines: true,
  };
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
  asked: ({ component }) => `When is the ${component} due for replacement?`,
  description:
    'When a component (roof, pool, paving) is due for replacement by the reserve study, and its cost.',
  args: Args,
  weigh,
  answer,
};
