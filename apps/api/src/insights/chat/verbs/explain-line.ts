import { toCents } from '@hoa/budget-math';
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
import { lineOf, type Read } from '../question/read';
import { goneMentions } from './gone-line';

const Args = z.object({
  line: z
    .string()
    .describe('Name or GL code of a line, or the name of a section: "insurance", "7810", "utilities"'),
});
type Args = z.infer<typeof Args>;

function slots(read: Read, context: ChatContext): Args | null {
  const { mentions, years, every } = read;
  if (mentions.length === 0 || every || years.some((year) => !isShown(year, context))) return null;
  const [first] = mentions;
  // "clubhouse floor": a line of the past has more of the words than "clubhouse" of this budget.
  const gone = goneMentions(read, goneLines(context));
  if (gone.some(({ tokens }) => tokens.length > (first?.tokens.length ?? 0) && first?.tokens.every((at) => tokens.includes(at)))) return null; // prettier-ignore
  const line = lineOf(read);
  // What a policy leaves to be paid is in no line's explanation.
  return /\bdeductible/.test(read.plain) && !/deductible/i.test(line) ? null : { line };
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
