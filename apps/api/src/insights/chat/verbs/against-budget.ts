import { formatPercent, percentChange, type Cents } from '@hoa/budget-math';
import type { ChatTable } from '@hoa/contracts';
import { z } from 'zod';
import type { ChatContext, Verb, VerbAnswer } from '../context';
import { dollars, lineCitation, signed } from '../figures';
import { goneLines, type YearsLine } from '../question/gone-lines';
import { scopesOf } from '../question/scope';
import { lineOf, namesThing, says, type Read } from '../question/read';
import { plainQuestion } from '../question/words';
import { figureOf, knownYears } from '../question/year-figures';

/** What was spent beside what was adopted for the same year. */

const Args = z.object({
  line: z.string().default('').describe('Name or GL code of a line or section; empty for all expenses'),
  year: z.int().optional().describe('The year; absent for the latest that has both figures'),
  most: z.boolean().default(false).describe('Only the line that is furthest over'),
});
type Args = z.infer<typeof Args>;

const MOST_LINES = 10;

function slots(read: Read, { parameters }: ChatContext): Args | null {
  const { years, every, mentions, plain } = read;
  // The whole budget is not what is only pointed at, or what is named and no line.
  if (mentions.length === 0 && (namesThing(read) || POINTS.test(plain))) return null;
  if (every || years.length > 1) return null;
  const [year] = years;
  // Of the budget's own year nothing is spent. "This year" is the one that is running while the next is planned.
  if (year === parameters.year && read.dated.includes(String(year))) return null;
  return {
    most: WHICH.test(read.plain),
    line: lineOf(read),
    ...(year === undefined || year === parameters.year ? {} : { year }),
  };
}

const POINTS = /\b(?:that|those|these|them)\b/;
/** "Which one is furthest over": one line, and not all of them. */
const WHICH =
  /\bwhich (?:(?:of (?:the|our|these|those)|\w+) ){0,3}(?:one|line|item|account|category)\b(?!s)|\bwhich (?!lines|items)\w+ (?:is|was|go|goes|went|ran|came|ended)\b/;

export const OVER =
  /\b(?:over|under|above|below|past) (?:the |its |our |what (?:was|we) )?(?:20\d\d )?(?:budget\w*|plan\w*)\b|\b(?:blow|blew|blown|busted|overran|overspent|underspent)\b|\b(?:is|was|went|ran|run|running|came in|end(?:ed)?(?: up)?|finish\w*|end(?:ed)? up) (?:\w+ )?(?:over|under)\b/;
const BY_HOW_MUCH = /\bby (?:how much|how many|what)\b|\bhow (?:much|far)\b/;

/** "Gate repairs is way over budget, isn't it? By how much": one line, whatever sentence asks how much. */
export function overAsked(read: Read, context: ChatContext): Args | null {
  const text = plainQuestion(read.question);
  const isOne = read.mentions.length === 1 && read.quantities.length === 0;
  if (!isOne || !OVER.test(text) || !(BY_HOW_MUCH.test(text) || read.years.length === 1) || says(read, 'condition', 'suppose', 'why')) return null; // prettier-ignore
  return slots(read, context);
}

interface Beside {
  name: string;
  adopted: Cents;
  spent: Cents;
  isProjected: boolean;
  item: YearsLine;
}

function besideIn(item: YearsLine, year: number, budgetYear: number): Beside | null {
  const adopted = figureOf(item, year, { basis: 'adopted', budgetYear });
  const actual = figureOf(item, year, { basis: 'actual', budgetYear });
  const spent = actual ?? figureOf(item, year, { basis: 'projected', budgetYear });
  if (!adopted || !spent) return null;
  return {
    name: item.description,
    adopted: adopted.cents,
    spent: spent.cents,
    isProjected: actual === null,
    item,
  };
}

function answer({ line, year, most }: Args, context: ChatContext): VerbAnswer | null {
  const { items, parameters } = context;
  const scopes = line === '' ? null : scopesOf(line, items);
  if (line !== '' && !scopes) return null;
  const expenses = [...items, ...goneLines(context)].filter(
    (one) => one.type === 'expense' && (one.fund ?? 'operating') === 'operating',
  );
  const of: readonly YearsLine[] = scopes
    ? [...new Set(scopes.flatMap((scope) => [...scope.items]))]
    : expenses;
  const past = knownYears(of, context).filter((one) => one < parameters.year);
  const wanted = year === undefined ? past.reverse() : past.filter((one) => one === year);
  for (const one of wanted) {
    const rows = of.flatMap((item) => besideIn(item, one, parameters.year) ?? []);
    const furthest = [...rows].sort((a, b) => b.spent - b.adopted - (a.spent - a.adopted)).slice(0, 1);
    if (most && furthest.some(({ spent, adopted }) => spent > adopted))
      return shown(furthest, { year: one, isWhole: false, context });
    if (rows.length > 0) return shown(rows, { year: one, isWhole: scopes === null, context });
  }
  return null;
}

function shown(
  rows: readonly Beside[],
  { year, isWhole, context }: { year: number; isWhole: boolean; context: ChatContext },
): VerbAnswer {
  const sorted = [...rows].sort((a, b) => b.spent - b.adopted - (a.spent - a.adopted));
  const listed = isWhole
    ? sorted.filter(({ spent, adopted }) => spent > adopted).slice(0, MOST_LINES)
    : sorted;
  const sum = (pick: (row: Beside) => Cents) => rows.reduce((total, row) => total + pick(row), 0);
  const total = { adopted: sum((row) => row.adopted), spent: sum((row) => row.spent) };
  const kinds = new Set(rows.map(({ isProjected }) => (isProjected ? 'projected' : 'actual')));
  const spentAs = [...kinds].sort((a, b) => a.localeCompare(b)).join(' or ');
  const [only] = rows;
  const name = only && rows.length === 1 ? only.name : isWhole ? 'The expenses' : 'These lines together';
  const cited = new Set(listed.map(({ item }) => item.id));
  const counted = isWhole ? `\nCounted are the ${rows.length} expense lines of which both figures are known.` : ''; // prettier-ignore
  const table: ChatTable = {
    title: isWhole ? `Most over budget in ${year}` : `Budget and ${spentAs}, ${year}`,
    columns: ['Line', `${year} adopted`, `${year} ${spentAs}`, 'Difference'],
    rows: [
      ...listed.map((row) => ({ cells: cellsOf(row.name, row) })),
      { cells: cellsOf(isWhole ? 'All of them' : 'Together', total), total: true },
    ],
  };
  return {
    content: `${name}, ${year}: ${dollars(total.adopted)} adopted, ${dollars(total.spent)} ${spentAs}: ${overWords(total)}.${counted}`,
    citations: context.items.filter(({ id }) => cited.has(id)).slice(0, 8).map(lineCitation), // prettier-ignore
    ...(rows.length < 2 ? {} : { table }),
  };
}

const cellsOf = (name: string, { adopted, spent }: { adopted: Cents; spent: Cents }): string[] => [
  name,
  dollars(adopted),
  dollars(spent),
  signed(spent - adopted),
];

function overWords({ adopted, spent }: { adopted: Cents; spent: Cents }): string {
  if (spent === adopted) return 'exactly the budget';
  const percent = adopted > 0 ? ` (${formatPercent(percentChange(spent, adopted), { sign: true })})` : '';
  return `${dollars(Math.abs(spent - adopted))}${percent} ${spent > adopted ? 'over' : 'under'} budget`;
}

export const againstBudget: Verb<Args> = {
  name: 'against_budget',
  asked: ({ line }) => `Was ${line === '' ? 'the budget' : line} over or under what was planned?`,
  description: 'What was spent in a past year beside what was adopted for it: over or under budget.',
  args: Args as z.ZodType<Args>,
  slots,
  answer,
};
