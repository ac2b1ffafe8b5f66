import { areSameThing, normaliseWords, sumCents, toCents, type Cents } from '@hoa/budget-math';
import type { ChatCitation, ReservePart } from '@hoa/contracts';
import { z } from 'zod';
import type { ChatContext, Verb, VerbAnswer } from '../context';
import { citedAs, dollars } from '../figures';
import { namesOther, says, TOGETHER, type Read } from '../question/read';
import { stem } from '../question/words';
import { partsOf, sureOf } from './sure';

/** What the reserve study states of its components: their lives and what replacing them costs. */

type Component = ReservePart['components'][number];

const Args = z.object({
  component: z
    .string()
    .describe('A component of the reserve study: "roof", "pool"; "next due" for those that are due first, "most expensive" for those that cost most'), // prettier-ignore
  count: z.int().min(1).optional().describe('So many of those that are due first or cost most'),
  within: z.int().min(1).optional().describe('Only those that are due within so many years'),
});
type Args = z.infer<typeof Args>;

const MOST = 6;
const MOST_OF_ALL = 24;
/** Those that are due before all others. */
const NEXT_DUE = 'next due';
/** Those that cost more than all others. */
const COSTLIEST = 'most expensive';
const MOST_DUE = 3;
const ALL = 'all components';
/** Names that are no component's. */
const ORDERED: ReadonlySet<string> = new Set([NEXT_DUE, COSTLIEST, ALL]);
const ASKS_ALL =
  /\b(?:all|every|each|list|which|what|whole)\b.*\bcomponents?\b|\bcomponents?\b.*\b(?:all|each|every|list)\b|\bcomponent (?:list|inventory)\b/;

function componentsCalled(words: string, context: ChatContext): { of: Component; part: ReservePart }[] {
  if (words.includes(', ')) return [...new Map(words.split(', ').flatMap((one) => componentsCalled(one, context)).map((one) => [one.of.name, one])).values()]; // prettier-ignore
  const wanted = normaliseWords(words).split(' ').filter((word) => word !== ''); // prettier-ignore
  const isCalled = ({ name }: Component) => {
    const own = normaliseWords(name).split(' ');
    return wanted.every((word) => own.some((one) => stem(one) === stem(word) || areSameThing(one, word)));
  };
  if (wanted.length === 0) return [];
  if (ORDERED.has(words)) return ordered(words, context);
  return partsOf(context, 'reserve').flatMap((part) =>
    part.components.filter(isCalled).map((of) => ({ of, part })),
  );
}

/** From today until it is due: the study counts from its own year. */
function yearsTo({ of, part }: { of: Component; part: ReservePart }, { today }: ChatContext): number {
  const since = part.year ? Number(today.slice(0, 4)) - part.year.value : 0;
  return (of.remainingLife?.value ?? Infinity) - since;
}

/** Those with the fewest years left first, or those with the highest cost. */
function ordered(by: string, context: ChatContext): { of: Component; part: ReservePart }[] {
  const all = partsOf(context, 'reserve').flatMap((part) => part.components.map((of) => ({ of, part })));
  const costOf = ({ of }: (typeof all)[number]) => Number(of.cost?.value ?? 0);
  return all.sort((a, b) => by === COSTLIEST ? costOf(b) - costOf(a) : yearsTo(a, context) - yearsTo(b, context)); // prettier-ignore
}

const OF_STUDY = /\b(?:reserves?|study|components?|replac\w*)\b/;
const LEAST = /\b(?:least|fewest|shortest)\b.*\b(?:left|life|lives|remaining)\b/;
const DUE = new RegExp(
  String.raw`\b(?:next|first|coming|upcoming|soon(?:er|est)?|earliest|within|due)\b|${LEAST.source}`,
);
const WITHIN =
  /\b(?:next|within|coming|in|under|less than|fewer than) (?:the )?(?:next |coming )?(?<count>\d{1,2}|two|three|four|five|ten) years?\b|\b(?<most>\d{1,2}|two|three|four|five|ten) years? or (?:less|fewer|under|sooner)\b/;
const COUNTS: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5, ten: 10 };
const COSTS_MOST = /\b(?:biggest|largest|priciest|costliest|most expensive|(?:costs?|runs?) (?:us )?(?:the )?most|highest cost|most costly)\b/; // prettier-ignore
/** "Which two items": so many of them. */
const COUNTED = /\b(?:which|what|the|top|next|first) (?<count>two|three|four|five|[2-9]) (?!years?\b)/;

function countIn({ plain }: Read): Pick<Args, 'count'> {
  const count = COUNTED.exec(plain)?.groups?.count;
  return count === undefined ? {} : { count: COUNTS[count] ?? Number(count) };
}

function within({ plain }: Read): Pick<Args, 'within'> {
  const said = WITHIN.exec(plain)?.groups;
  const count = said?.count ?? said?.most;
  return count === undefined ? {} : { within: COUNTS[count] ?? Number(count) };
}

function slots(read: Read, context: ChatContext): Args | null {
  if (/\bhow old\b|\bwhen (?:was|were|did)\b/.test(read.plain)) return null;
  if (ASKS_ALL.test(read.plain) && !DUE.test(read.plain) && !WITHIN.test(read.plain))
    return { component: ALL };
  const named = read.tokens.filter(({ word, kind }) => kind !== 'empty' && kind !== 'amount' && componentsCalled(word, context).length > 0).map(({ word }) => word); // prettier-ignore
  // "What has to be replaced in the next 3 years" names none.
  const isNone = named.every((word) => PALE.test(word)) && (WITHIN.test(read.plain) || COSTS_MOST.test(read.plain)); // prettier-ignore
  const words = isNone ? [] : named;
  const isOfStudy = OF_STUDY.test(read.plain);
  if (words.length === 0 && COSTS_MOST.test(read.plain)) return isOfStudy ? { component: COSTLIEST, count: 1, ...countIn(read) } : null; // prettier-ignore
  if (words.length === 0)
    return (DUE.test(read.plain) || WITHIN.test(read.plain)) &&
      (!namesOther(read) || isOfStudy || LEAST.test(read.plain))
      ? { component: NEXT_DUE, ...countIn(read), ...within(read) }
      : null;
  // Of "pool resurfacing" all words, where one component has them all.
  const all = words.join(' ');
  if (componentsCalled(all, context).length > 0) return { component: all };
  // "Seal coat and overlay": each of them.
  return { component: severalIn(words, context).join(', ') || (words[0] ?? '') };
}

/** Words of some component's name that speak of none by themselves. */
const PALE =
  /^(?:replacements?|replac\w*|reserves?|general|total|annual|contributions?|balance|interest|study|main|cost|coats?)$/;
const OF_LIFE = /\b(?:years?|life|left|long|due|when|costs?|price|replac\w*|last|remaining|needs?)\b/;

/** One component that is named, in none but its own words. */
export function componentNamed(read: Read, context: ChatContext): string | null {
  const { component } = slots(read, context) ?? {};
  if (component === undefined || ORDERED.has(component)) return null;
  return component.split(/,? /).every((word) => PALE.test(word)) ? null : component;
}

/** The same, where its life or its cost is asked. */
export const componentAsked = (read: Read, context: ChatContext): string | null =>
  OF_LIFE.test(read.plain) ? componentNamed(read, context) : null;

/** "Biggest item in the study", "what comes due in the next 3 years by the study": known by what it says. */
export function componentsOrdered(read: Read, context: ChatContext): Args | null {
  const args = /\b(?:study|components?)\b/.test(read.plain) && read.quantities.length === 0 && !says(read, 'why') ? slots(read, context) : null; // prettier-ignore
  return args?.component === COSTLIEST || args?.within !== undefined || args?.count !== undefined ? args : null; // prettier-ignore
}

/** "Boiler and hallway carpet, the two together": of several that are named, and not all of them lines. */
export function componentsTogether(read: Read, context: ChatContext): Args | null {
  const component = componentNamed(read, context);
  const isOther = read.years.length + read.quantities.length > 0 || says(read, 'why', 'contract', 'policy', 'notice'); // prettier-ignore
  if (isOther || component === null || !component.includes(', ') || !(TOGETHER.test(read.plain) && (OF_LIFE.test(read.plain) || OF_STUDY.test(read.plain)))) return null; // prettier-ignore
  const own = component.split(/,? /);
  const isOfLines = read.tokens.every(({ kind, word }) => kind === 'line' || !own.includes(word));
  return isOfLines && !OF_STUDY.test(read.plain) ? null : { component };
}

/** Words beside each other that one component has are one name. */
function severalIn(words: readonly string[], context: ChatContext): string[] {
  return words.reduce<string[]>((names, word) => {
    const last = names.at(-1);
    const both = `${last} ${word}`;
    const isOne = last !== undefined && componentsCalled(both, context).length > 0;
    return isOne ? [...names.slice(0, -1), both] : [...names, word];
  }, []);
}

async function answer(
  { component, within: years, count }: Args,
  context: ChatContext,
): Promise<VerbAnswer | null> {
  const called = componentsCalled(component, context);
  const due = years === undefined ? called : called.filter((one) => yearsTo(one, context) <= years);
  const isNone = due.length === 0;
  const found = (isNone ? called : due).slice(0, count ?? mostOf(component, isNone || years === undefined));
  const sure = await sureOf(found.map(({ part }) => part), context); // prettier-ignore
  const lines = found.map(({ of, part }) => {
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
    return { text: words.length === 0 ? '' : `${of.name}: ${words.join(', ')}${from}.`, cost: cost && toCents(cost.value), citations }; // prettier-ignore
  });
  const said = lines.filter(({ text }) => text !== '');
  if (said.length === 0) return null;
  return {
    content: [
      isNone
        ? `By the reserve study nothing of this is due within ${years} years. Due next:`
        : 'By the reserve study:',
      ...said.map(({ text }) => text),
      ...(isNone || (ORDERED.has(component) && years === undefined && component !== ALL) ? [] : togetherOf(said.map(({ cost }) => cost))), // prettier-ignore
    ].join('\n'),
    citations: said.flatMap(({ citations }) => citations),
  };
}

/** What several of them come to, where the cost of each is stated. */
function togetherOf(costs: readonly (Cents | undefined)[]): string[] {
  const known = costs.filter((cost) => cost !== undefined);
  return known.length < 2 || known.length < costs.length ? [] : [`Together ${dollars(sumCents(known))}.`];
}

function mostOf(component: string, isFew: boolean): number {
  if (!ORDERED.has(component)) return MOST;
  return component !== ALL && isFew ? MOST_DUE : MOST_OF_ALL;
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
