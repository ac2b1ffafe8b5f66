import { budgetTotals, lineAmounts } from '@hoa/budget-math';
import { z } from 'zod';
import { concepts } from '../question/lexicon';
import type { ChatContext, Verb, VerbAnswer } from '../context';
import { dollars, signed } from '../figures';
import { goneLines, type YearsLine } from '../question/gone-lines';
import { says, type Read } from '../question/read';
import type { Claim } from '../evidence';
import { columnOf, knownYears, sumIn } from '../question/year-figures';

/** Income less expenses of a year that is over. */

const Args = z.object({ year: z.int().describe('A year before that of the budget') });
type Args = z.infer<typeof Args>;

function weigh(read: Read, { parameters }: ChatContext): Claim<Args> | null {
  const { years, every } = read;
  const [year] = years;
  if (every || year === undefined || years.length > 1 || year >= parameters.year || !says(read, 'net'))
    return null;
  return {
    args: { year },
    evidence: 2,
    knows: concepts('net money year whole expenses income actual ends up old'),
    years: true,
  };
}

function answer({ year }: Args, context: ChatContext): VerbAnswer | null {
  const { parameters } = context;
  const all: YearsLine[] = [...context.items, ...goneLines(context)];
  if (year >= parameters.year || !knownYears(all, context).includes(year)) return null;
  const of = { basis: undefined, budgetYear: parameters.year };
  const { groups } = budgetTotals(all.map((item) => ({ ...lineAmounts(item), item })));
  const operating = groups.flatMap(({ items }) => items.map(({ item }) => item));
  const income = operating.filter(({ type }) => type === 'income');
  const expenses = operating.filter(({ type }) => type === 'expense');
  const [taken, spent] = [sumIn(income, year, of), sumIn(expenses, year, of)];
  if (taken === null || spent === null) return null;
  const { label, absent } = columnOf(operating, year, of);
  // Lines that had no figure in that year would make another total than the document's.
  const missing =
    absent.length === 0
      ? ''
      : `Not stated for ${year}, so not counted: ${absent.slice(0, 6).join(', ')}${absent.length > 6 ? ` and ${absent.length - 6} more` : ''}.`;
  const net = taken - spent;
  return {
    content: [
      `${label}: income of ${dollars(taken)} less expenses of ${dollars(spent)} is ${signed(net)}, ${net === 0 ? 'neither a surplus nor a deficit' : net > 0 ? 'a surplus' : 'a deficit'}.`,
      missing,
    ]
      .filter((part) => part !== '')
      .join('\n'),
    citations: [],
  };
}

export const pastNet: Verb<Args> = {
  name: 'past_net',
  description: 'Surplus or deficit of a year before that of the budget: its income less its expenses.',
  args: Args,
  weigh,
  answer,
};
