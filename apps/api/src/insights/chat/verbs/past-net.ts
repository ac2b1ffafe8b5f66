import { budgetTotals, lineAmounts } from '@hoa/budget-math';
import { z } from 'zod';
import type { ChatContext, Verb, VerbAnswer } from '../context';
import { dollars, signed } from '../figures';
import { goneLines, type YearsLine } from '../question/gone-lines';
import { leftOver } from '../question/words';
import { columnOf, knownYears, sumIn } from '../question/year-figures';
import { yearsAsked } from '../question/years';

/** Income less expenses of a year that is over. */

const Args = z.object({ year: z.int().describe('A year before that of the budget') });
type Args = z.infer<typeof Args>;

const NET =
  /\b(?:surplus(?:es)?|deficits?|shortfalls?|net(?: income| position| result)?|break even|broke even|profits?|loss(?:es)?|in the (?:black|red)|los(?:e|t) money|ma[dk]e money|balanced)\b/;
const ASKING =
  /\b(?:run|ran|end(?:ed)?(?: up)?|finish(?:ed)?|or|year|operating|budget|total|overall|big|large|amount|close[d]?|out|actual(?:ly)?|any|get|got|income|expenses?|less|minus|result)\b/;

function understand(question: string, context: ChatContext): Args | null {
  const { years, rest, every } = yearsAsked(question, context.parameters.year);
  const [year] = years;
  if (every || year === undefined || years.length > 1 || year >= context.parameters.year) return null;
  return NET.test(rest) && leftOver(rest, [NET, ASKING]) === '' ? { year } : null;
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
  understand,
  answer,
};
