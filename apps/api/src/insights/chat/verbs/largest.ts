import {
  budgetTotals,
  formatPercent,
  INCOME_GROUP,
  lineAmounts,
  percentChange,
  type Cents,
} from '@hoa/budget-math';
import type { BudgetItem } from '@hoa/contracts';
import { z } from 'zod';
import type { ChatContext, Verb, VerbAnswer } from '../context';
import { dollars, lineCitation, previousYearOf, signed } from '../figures';
import { scopeOf } from '../question/scope';
import { lineOf, says, type Read } from '../question/read';

const Args = z.object({
  by: z.enum(['amount', 'increase', 'decrease', 'change']),
  /** Of the change in percent instead of dollars. */
  percent: z.boolean().default(false),
  of: z.enum(['lines', 'sections']).default('lines'),
  within: z.string().default('').describe('A section; empty for all expenses'),
  count: z.int().min(1).max(20).default(5),
  /** Only amounts or changes of more than so many percent or dollars. */
  over: z.object({ value: z.number(), unit: z.enum(['percent', 'dollars']) }).optional(),
});
type Args = z.infer<typeof Args>;

const THRESHOLD =
  /\b(?:by |of )?(?:more than|over|above|at least|greater than|exceed(?:ing|s)?) (?<money>\$ ?)?(?<value>\d[\d,]*(?:\.\d+)?)(?<percent> ?(?:%|percent))?(?: ?dollars)?/;
const COUNTED =
  /\b(?:top|biggest|largest|highest|greatest|main|most) (\d{1,2}|one|two|three|four|five|ten)\b|\b(\d{1,2}|two|three|four|five|ten) (?:\w+ )?(?:largest|biggest|highest|most|greatest|main|top)\b/;
/** Those that none of its orders begins with. */
const OTHERS = /(?<!\b(?:at|to) )\b(?:smallest|lowest|least|cheapest|unchanged|same|second|third)\b/;
const CHANGES = /\b(?:chang|increas|decreas|went|gone?|going|rose|ris|jump|grew|grow|mov|swing|differ|delta|drop|fell|cut|climb|up|down|by)\w*/; // prettier-ignore
const COUNTS: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4, five: 5, ten: 10 };

function slots(read: Read, context: ChatContext): Args | null {
  const { years, mentions, plain } = read;
  const before = previousYearOf(context.items.filter(({ type }) => type === 'expense'));
  if (years.some((year) => year !== context.parameters.year && year !== before)) return null;
  // "What does the janitorial contract cost us": of one contract, which no line is.
  if (says(read, 'contract') || OTHERS.test(plain)) return null;
  if (mentions.length > 1 || mentions.some(({ scope }) => scope.kind !== 'group')) return null;
  const limit = THRESHOLD.exec(plain)?.groups;
  const measured = limit ? plain.replace(THRESHOLD, ' ') : plain;
  // "Which lines are over $10,000": what they are, not how they change.
  const isAmount = limit !== undefined && limit.percent === undefined && !CHANGES.test(measured);
  const by = isAmount ? 'amount' : says(read, 'down') ? 'decrease' : says(read, 'up') ? 'increase' : says(read, 'change') || limit ? 'change' : 'amount'; // prettier-ignore
  const counted = COUNTED.exec(plain);
  const said = counted?.[1] ?? counted?.[2];
  const number = said === undefined ? (limit ? 20 : 5) : (COUNTS[said] ?? Number(said));
  return {
    by,
    percent: /%|\bpercent|\bfastest\b|\bsteepest\b|\bsharpest\b/.test(measured),
    of: /\b(?:categor|section|group)/.test(plain) ? 'sections' : 'lines',
    within: lineOf(read),
    count: Math.min(20, Math.max(1, number)),
    ...(limit ? { over: { value: Number((limit.value ?? '').replace(/,/g, '')), unit: limit.percent === undefined ? ('dollars' as const) : ('percent' as const) } } : {}), // prettier-ignore
  };
}

interface Ranked {
  name: string;
  items: readonly BudgetItem[];
  previous: Cents | null;
  now: Cents;
}

function answer(args: Args, context: ChatContext): VerbAnswer | null {
  const { items, parameters } = context;
  const all = args.of === 'sections' ? sections(items) : lines(args.within, items);
  if (!all) return null;
  const ranked = all
    .filter((one) => rankOf(one, args) > 0 && isOver(one, args))
    .sort((a, b) => rankOf(b, args) - rankOf(a, args))
    .slice(0, args.count);
  const what = args.by === 'amount' ? 'largest' : `largest ${args.by}s`;
  if (ranked.length === 0)
    return { content: `Nothing shows such ${args.by === 'increase' ? 'an' : 'a'} ${args.by === 'amount' ? 'change' : args.by}.`, citations: [] }; // prettier-ignore
  const year = previousYearOf(items.filter(({ type }) => type === 'expense'));
  const how = args.percent ? ' in percent' : args.by === 'amount' ? '' : ' in dollars';
  return {
    content: `The ${what}${how}: ${ranked.slice(0, 3).map((one) => sentence(one, args)).join('; ')}.`, // prettier-ignore
    citations: ranked.flatMap((one) => (one.items.length === 1 ? one.items.map(lineCitation) : [])),
    table: {
      title: `The ${what}`,
      columns: [
        args.of === 'sections' ? 'Section' : 'Line',
        year === null ? 'Before' : String(year),
        String(parameters.year),
        'Change',
      ],
      rows: ranked.map((one) => ({
        cells: [
          one.name,
          one.previous === null ? 'not known' : dollars(one.previous),
          dollars(one.now),
          changeOf(one),
        ],
      })),
    },
  };
}

function lines(within: string, items: readonly BudgetItem[]): Ranked[] | null {
  const scope = within === '' ? null : scopeOf(within, items);
  if (within !== '' && !scope) return null;
  const operating = items.filter(({ type, fund }) => type === 'expense' && (fund ?? 'operating') === 'operating'); // prettier-ignore
  const of = (scope?.items ?? operating) as BudgetItem[];
  return of.map((item) => {
    const { previousCents, proposedCents } = lineAmounts(item);
    return { name: item.description, items: [item], previous: item.previousYearKnown ? previousCents : null, now: proposedCents }; // prettier-ignore
  });
}

function sections(items: readonly BudgetItem[]): Ranked[] {
  const { groups } = budgetTotals(items.map((item) => ({ ...lineAmounts(item), item })));
  return groups
    .filter(({ group }) => group !== INCOME_GROUP)
    .map(({ group, items: members, previousCents, proposedCents }) => ({
      name: group,
      items: members.map(({ item }) => item),
      previous: previousCents,
      now: proposedCents,
    }));
}

function rankOf({ previous, now }: Ranked, { by, percent }: Args): number {
  if (by === 'amount') return now;
  if (previous === null || (percent && previous <= 0)) return 0;
  const change = percent ? percentChange(now, previous) : now - previous;
  return by === 'change' ? Math.abs(change) : by === 'increase' ? change : -change;
}

function isOver({ previous, now }: Ranked, { over, by }: Args): boolean {
  if (!over) return true;
  if (by === 'amount' && over.unit === 'dollars') return now > over.value * 100;
  if (previous === null || (over.unit === 'percent' && previous <= 0)) return false;
  const change = Math.abs(now - previous);
  return over.unit === 'percent' ? (change * 100) / previous > over.value : change > over.value * 100;
}

const changeOf = ({ previous, now }: Ranked): string =>
  previous === null
    ? ''
    : `${signed(now - previous)}${previous > 0 ? ` (${formatPercent(percentChange(now, previous), { sign: true })})` : ''}`;

const sentence = (one: Ranked, { by }: Args): string =>
  by === 'amount' ? `${one.name} ${dollars(one.now)}` : `${one.name} ${changeOf(one)}`;

export const largest: Verb<Args> = {
  name: 'largest',
  asked: () => 'Which lines increase the most?',
  description: 'The largest lines or sections, or those that increase or decrease most.',
  // Parsed, so that what a model leaves out has its value.
  args: Args as z.ZodType<Args>,
  slots,
  answer,
};
