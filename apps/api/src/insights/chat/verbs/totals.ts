import { budgetTotals, formatPercent, INCOME_GROUP, isDues, lineAmounts, type Cents } from '@hoa/budget-math';
import type { BudgetItem } from '@hoa/contracts';
import { z } from 'zod';
import type { ChatContext, Verb, VerbAnswer } from '../context';
import {
  against,
  dollars,
  lineCitation,
  previousYearOf,
  signed,
  sumOf,
  unknownNote,
  joined,
  firstNames,
} from '../figures';
import { goneLines, type YearsLine } from '../question/gone-lines';
import { scopeOf } from '../question/scope';
import { againstBudget } from './against-budget';
import { basesSaid } from '../question/bases';
import { plainQuestion } from '../question/words';
import { bases, columnOf, figureOf, knownYears, sumIn, type Basis } from '../question/year-figures';
import { lineOf, namesOther, says, type Read } from '../question/read';

const Args = z.object({
  share: z.string().optional().describe('A line or section whose share of all expenses is asked for'),
  years: z
    .array(z.int())
    .default([])
    .describe('Years before that of the budget, of which the surplus or deficit is asked for'),
  bases: z.array(z.enum(bases)).default([]).describe('Which results of them; empty for the best known'),
  why: z.boolean().default(false).describe('The lines that were over budget as well'),
});
type Args = z.infer<typeof Args>;

function slots(read: Read, context: ChatContext): Args | null {
  const { years, every, mentions } = read;
  const { year } = context.parameters;
  if (every) return null;
  const isBefore = years.length > 0 && years.every((one) => one < year);
  if (isBefore && mentions.length === 0 && isOfResult(read))
    return { years, bases: basesSaid(plainQuestion(read.question), year), why: WHY.test(read.plain) }; // prettier-ignore
  // "What share does 310 carry": a figure that is no amount of the whole.
  if (mentions.length === 0 && read.quantities.some(({ value, percent }) => !percent && value < 1000))
    return null;
  if (years.some((one) => one !== year && one !== previousYearOf(context.items))) return null;
  // "pickleball budget": not of the whole, where something else is named.
  if (mentions.length === 0) return namesOther(read) ? null : { years: [], bases: [], why: false };
  return mentions.length === 1 && SHARE.test(read.plain)
    ? { share: lineOf(read), years: [], bases: [], why: false }
    : null;
}

const WHY = /\b(?:why|whys|how come|caus\w+|reasons?|explains?|made|led to|behind)\b/;
const HOW_IT_ENDED = /\bhow did (?:we |the year |it |20\d\d )*(?:end|finish|close|come out|turn out|do)\b|\bbottom line\b|\bmoney left\b|\b(?:end|close|finish)\w* (?:the year|20\d\d)\b/; // prettier-ignore
const isOfResult = (read: Read): boolean => says(read, 'net') || HOW_IT_ENDED.test(read.plain);

/** "Why did 2025 come out negative", "2025's loss, budget and actual", of the whole: known by what it says. */
export function resultAsked(read: Read, context: ChatContext): Args | null {
  const args = read.mentions.length === 0 && read.quantities.length === 0 && isOfResult(read) && !namesOther(read) ? slots(read, context) : null; // prettier-ignore
  return args &&
    args.years.length > 0 &&
    (args.why || says(read, 'net') || args.bases.includes('adopted') || args.years.length > 1)
    ? args
    : null;
}

const SHARE =
  /%|\b(?:how much of (?:the|our) (?:\w+ )?(?:budget|spending|expenses|costs|money)|percent\w*|shares?|fraction|proportion|portion|part|slice|piece|chunk|pie)\b/; // prettier-ignore

async function answer(
  { share, years, bases: named, why }: Args,
  context: ChatContext,
): Promise<VerbAnswer | null> {
  const [year, another] = years;
  if (year !== undefined) {
    const all = years.flatMap((one) => {
      const own = named.filter((basis) => basis !== 'adopted').flatMap((basis) => pastNet(one, basis, context) ?? []); // prettier-ignore
      const planned = named.includes('adopted') ? pastNet(one, 'adopted', context) : null;
      return [...(own.length > 0 ? own : [pastNet(one, undefined, context) ?? '']), planned ?? ''].filter((text) => text !== ''); // prettier-ignore
    });
    if (years.some((one) => pastNet(one, undefined, context) === null)) return null;
    const isWhy = why && another === undefined;
    const over = isWhy ? await againstBudget.answer({ line: '', year, most: false }, context) : null;
    const differ = isWhy && !over ? differingFrom(year, context) : [];
    return { citations: [], ...over, content: [...new Set(all), ...(over ? [over.content] : differ)].join('\n') }; // prettier-ignore
  }
  return share === undefined ? totalsOf(context) : shareOf(share, context);
}

function totalsOf({ items, parameters }: ChatContext): VerbAnswer {
  const { income, expenses, net, groups } = budgetTotals(items.map(lineAmounts));
  const before = previousYearOf(items);
  const position =
    net.proposedCents === 0 ? 'The budget is balanced.' : net.proposedCents > 0 ? `Income exceeds expenses by ${dollars(net.proposedCents)}: the budget is balanced, with a surplus.` : `Income falls short of expenses by ${dollars(-net.proposedCents)}: a deficit.`; // prettier-ignore
  const { unknown } = sumOf(items);
  const incomes = items.filter(({ type }) => type === 'income');
  const dues = incomes.filter(isDues);
  return {
    content: joined(
      `Total expenses of ${parameters.year} are ${dollars(expenses.proposedCents)}, ${against(expenses.proposedCents, expenses.previousCents, before)}.`,
      `Total income is ${dollars(income.proposedCents)}, ${against(income.proposedCents, income.previousCents, before)}. ${position}`,
      dues.length > 0 && dues.length < incomes.length ? `Income other than dues is ${dollars(sumOf(incomes.filter((item) => !isDues(item))).proposedCents)}.` : '', // prettier-ignore
      unknownNote(unknown),
    ),
    citations: [],
    table: {
      title: `The budget of ${parameters.year}`,
      columns: ['Section', before === null ? 'Before' : String(before), String(parameters.year), 'Change'],
      rows: [
        ...groups.map((one) => ({ cells: cellsOf(one.group, one) })),
        { cells: cellsOf('Total expenses', expenses), total: true },
        { cells: cellsOf('Net', net), total: true },
      ],
    },
  };
}

const cellsOf = (
  name: string,
  { previousCents, proposedCents }: { previousCents: Cents; proposedCents: Cents },
): string[] => [name, dollars(previousCents), dollars(proposedCents), signed(proposedCents - previousCents)];

/** Income less expenses of a year that is over. */
function pastNet(year: number, basis: Basis | undefined, context: ChatContext): string | null {
  const { parameters } = context;
  const all: YearsLine[] = [...context.items, ...goneLines(context)];
  if (year >= parameters.year || !knownYears(all, context).includes(year)) return null;
  const of = { basis, budgetYear: parameters.year };
  const { groups } = budgetTotals(all.map((item) => ({ ...lineAmounts(item), item })));
  const operating = groups.flatMap(({ items }) => items.map(({ item }) => item));
  const income = operating.filter(({ type }) => type === 'income');
  const expenses = operating.filter(({ type }) => type === 'expense');
  const [taken, spent] = [sumIn(income, year, of), sumIn(expenses, year, of)];
  if (taken === null || spent === null) return null;
  const { label, absent } = columnOf(operating, year, of);
  // A document prints the sum of one column.
  const own = basis === undefined && label.includes(' or ') ? pastNet(year, 'projected', context) : null;
  if (own !== null) return own;
  // Lines that had no figure in that year would make another total than the document's.
  const missing =
    absent.length === 0 ? '' : `\nNot stated for ${year}, so not counted: ${firstNames(absent)}.`;
  const net = taken - spent;
  const kind = net === 0 ? 'neither a surplus nor a deficit' : net > 0 ? 'a surplus' : 'a deficit';
  return `${label}: income of ${dollars(taken)} less expenses of ${dollars(spent)} is ${signed(net)}, ${kind}.${missing}`; // prettier-ignore
}

const MOST_DIFFERING = 5;

/** Where nothing was planned for the year: the lines that differ most from the year before it, or else after it. */
function differingFrom(year: number, context: ChatContext): string[] {
  const { parameters } = context;
  const gone = goneLines(context);
  const all: YearsLine[] = [...context.items, ...gone].filter(({ fund }) => (fund ?? 'operating') === 'operating'); // prettier-ignore
  const years = knownYears(all, context);
  const other = [year - 1, year + 1].find((one) => one < parameters.year && years.includes(one));
  if (other === undefined) return [];
  const amountIn = (item: YearsLine, one: number) => figureOf(item, one, { basis: undefined, budgetYear: parameters.year })?.cents; // prettier-ignore
  const rows = all.flatMap((item) => {
    const [then, beside] = [amountIn(item, year), amountIn(item, other)];
    // A line of the past is listed with its whole amount where the other year has none.
    if (then === undefined || (beside === undefined && !gone.includes(item))) return [];
    const more = then - (beside ?? 0);
    return more === 0 ? [] : [{ name: item.description, more, effect: item.type === 'income' ? more : -more, isGone: gone.includes(item), then, isNew: beside === undefined }]; // prettier-ignore
  });
  const most = rows.sort((a, b) => Math.abs(b.effect) - Math.abs(a.effect)).slice(0, MOST_DIFFERING);
  if (most.length === 0) return [];
  return [`What differs most from ${other}: ${most.map(({ name, more, then, isGone, isNew }) => `${name} ${isNew ? '' : `${signed(more)} `}(${dollars(then)} in ${year}${isNew ? `, none stated for ${other}` : ''}${isGone ? `, not in the budget of ${parameters.year}` : ''})`).join(', ')}.`]; // prettier-ignore
}

function shareOf(words: string, { items }: ChatContext): VerbAnswer | null {
  const scope = scopeOf(words, items);
  const totals = budgetTotals(items.map(lineAmounts));
  if (!scope || scope.kind === 'expenses') return null;
  const isIncome = (scope.items as BudgetItem[]).every(({ type }) => type === 'income');
  const whole = isIncome ? totals.income.proposedCents : totals.expenses.proposedCents;
  const { proposedCents } = sumOf(scope.items);
  if (whole <= 0) return null;
  const name =
    scope.kind === 'lines' ? scope.items.map(({ description }) => description).join(', ') : scope.name;
  return {
    content: `${name}: ${dollars(proposedCents)} of ${dollars(whole)} ${isIncome ? INCOME_GROUP.toLowerCase() : 'expenses'}, ${formatPercent((proposedCents * 100) / whole)}.`, // prettier-ignore
    citations: (scope.items as BudgetItem[]).slice(0, 8).map(lineCitation),
  };
}

export const totals: Verb<Args> = {
  name: 'totals',
  asked: ({ share }) =>
    share === undefined ? 'What is the total budget?' : `What share of expenses is ${share}?`,
  description:
    'Total expenses, income, net, the sections; the surplus or deficit of a past year; or the share of a line or section in all expenses.',
  args: Args as z.ZodType<Args>,
  slots,
  answer,
};
