import { percentChange, toCents } from '@hoa/budget-math';
import type { BudgetItem } from '@hoa/contracts';
import { z } from 'zod';
import { explanationOf, quotedSources } from '../../explanations/chains/explain-change/rules';
import type { ChatContext, Verb, VerbAnswer } from '../context';
import {
  against,
  amountOf,
  dollars,
  lineCitation,
  linesTable,
  moversOf,
  previousYearOf,
  sourceCitation,
  sumOf,
  unknownNote,
  joined,
} from '../figures';
import { goneLines } from '../question/gone-lines';
import { scopesOf, type Scope } from '../question/scope';
import { lineOf, type Quantity, type Read } from '../question/read';
import { goneMentions } from './gone-line';

const Args = z.object({
  line: z
    .string()
    .describe('Name or GL code of a line, or the name of a section: "insurance", "7810", "utilities"'),
});
type Args = z.infer<typeof Args>;

function slots(read: Read, context: ChatContext): Args | null {
  const { mentions, years, every, quantities } = read;
  if (mentions.length === 0 || every || years.some((year) => !isShown(year, context))) return null;
  const lines = mentions.flatMap(({ scope }) => scope.items as BudgetItem[]);
  if (!quantities.every((quantity) => isFigureOf(quantity, lines))) return null;
  const [first] = mentions;
  // "clubhouse floor": a line of the past has more of the words than "clubhouse" of this budget.
  const gone = goneMentions(read, goneLines(context));
  if (gone.some(({ tokens }) => tokens.length > (first?.tokens.length ?? 0) && first?.tokens.every((at) => tokens.includes(at)))) return null; // prettier-ignore
  const line = lineOf(read);
  // What a policy leaves to be paid is in no line's explanation.
  return /\bdeductible/.test(read.plain) && !/deductible/i.test(line) ? null : { line };
}

/** "why is it 500": an amount that is not the line's would be explained as if it were. */
function isFigureOf({ value, percent }: Quantity, of: readonly BudgetItem[]): boolean {
  const sum = sumOf(of);
  if (percent)
    return (
      sum.previousCents > 0 &&
      Math.abs(Math.abs(percentChange(sum.proposedCents, sum.previousCents)) - value) < 0.6
    );
  // "over 28 thousand", "barely 600": rounded as people round.
  const step = [1000, 100, 50, 10].find((one) => value >= one * 5 && value % one === 0) ?? 1;
  const ofYears = of.flatMap(({ method }) => (method?.history ?? []).flatMap((year) => [year.actual, year.adopted, year.projected])); // prettier-ignore
  const ofLines = of.flatMap(({ proposedBudget, previousYear }) => [proposedBudget, previousYear]);
  // "1,480 x 12": an amount that its own sources state.
  const stated = of.flatMap((item) => [item.formula, ...item.sources.map(({ quote }) => quote)]).join(' ');
  if (new RegExp(String.raw`(?<![\d,.])${Math.floor(value).toLocaleString('en-US')}(?![\d,])`).test(stated))
    return true;
  const known = [sum.proposedCents, sum.previousCents, ...[...ofLines, ...ofYears].flatMap((one) => (one === undefined ? [] : [toCents(one)]))]; // prettier-ignore
  return known.some((cents) => [1, 12].some((parts) => Math.abs(Math.abs(cents) / 100 / parts - value) <= step)); // prettier-ignore
}

/** The years that an explanation speaks of. */
const isShown = (year: number, { parameters, items }: ChatContext): boolean =>
  year === parameters.year || items.some((item) => item.previousYearOf === year);

async function answer({ line }: Args, context: ChatContext): Promise<VerbAnswer | null> {
  const scopes = scopesOf(line, context.items);
  if (!scopes) return null;
  const items = [...new Set(scopes.flatMap((scope) => scope.items as BudgetItem[]))];
  const [only] = items;
  if (only && items.length === 1) return explained(only, context);
  const names = scopes.map(({ name }) => name).join(', ');
  return listed(items, scopes.length === 1 ? names : 'These lines', { scopes, context });
}

async function explained(item: BudgetItem, context: ChatContext): Promise<VerbAnswer> {
  const readable = await context.readable(quotedSources(item));
  const places = readable.map((source) => sourceCitation(item.description, source));
  return {
    content: explanationOf({ ...item, sources: readable }),
    citations: [lineCitation(item), ...places],
  };
}

function listed(
  items: readonly BudgetItem[],
  name: string,
  { scopes, context }: { scopes: readonly Scope[]; context: ChatContext },
): VerbAnswer {
  const sum = sumOf(items);
  const year = previousYearOf(items);
  const isNamed = scopes.length === 1 && scopes[0]?.kind === 'group';
  const moved = moversOf(items)
    .slice(0, 3)
    .map(
      (item) =>
        `${item.description} is ${amountOf(item)}, ${against(toCents(item.proposedBudget), toCents(item.previousYear), year)}. ${item.formula}`,
    );
  return {
    content: joined(
      `${isNamed ? name : 'These lines'} ${isNamed && !/s$/.test(name) ? 'comes' : 'come'} to ${dollars(sum.proposedCents)}, ${against(sum.proposedCents, sum.previousCents, year)}.`,
      unknownNote(sum.unknown),
      ...(moved.length > 0 ? ['What changes most:', ...moved] : []),
    ),
    citations: items.map(lineCitation),
    table: linesTable(isNamed ? name : 'Lines', items, context.parameters.year),
  };
}

export const explainLine: Verb<Args> = {
  name: 'explain_line',
  asked: ({ line }) => `Explain ${line}.`,
  description: 'Why a line or section of the budget is what it is: amount, last year, formula, sources.',
  args: Args,
  slots,
  answer,
};
