import { annualAssessment, monthlyFee } from '@hoa/budget-math';
import type { BudgetItem } from '@hoa/contracts';
import { z } from 'zod';
import type { ChatContext, Verb, VerbAnswer } from '../context';
import { dollars, exactDollars, lineCitation, sumOf } from '../figures';
import { scopesOf } from '../question/scope';
import { lineOf, says, type Read } from '../question/read';

/** What a line or section is a month, a unit, or both. */

const Args = z.object({
  line: z.string().describe('Name or GL code of a line, or the name of a section'),
  month: z.boolean().describe('A month of it'),
  unit: z.boolean().describe('The part of one unit'),
  change: z.boolean().default(false).describe('Of what it changes by'),
});
type Args = z.infer<typeof Args>;

function slots(read: Read, { parameters }: ChatContext): Args | null {
  const { mentions, years, every, quantities } = read;
  const [month, unit] = [says(read, 'month', 'monthly'), says(read, 'parts', 'owners')];
  // "How much do we save a unit" without it is a what-if.
  if (/\bsav(?:e|es|ed|ing|ings)\b/.test(read.plain)) return null;
  if (every || mentions.length === 0 || (!month && !unit) || years.some((year) => year !== parameters.year))
    return null;
  // "The 28,500 that it goes up, per unit": of the change, and of no other figure.
  const { proposedCents, previousCents } = sumOf([...new Set(mentions.flatMap(({ scope }) => scope.items as BudgetItem[]))]); // prettier-ignore
  const isOf = (cents: number) => quantities.every(({ value, percent }) => !percent && Math.abs(value * 100 - Math.abs(cents)) < ROUNDED); // prettier-ignore
  if (!isOf(proposedCents) && !isOf(proposedCents - previousCents)) return null;
  return { line: lineOf(read), month, unit, change: !isOf(proposedCents) };
}
const ROUNDED = 100;

function answer({ line, month, unit, change }: Args, { items, parameters }: ChatContext): VerbAnswer | null {
  const scopes = scopesOf(line, items);
  if (!scopes || (!month && !unit)) return null;
  const of = [...new Set(scopes.flatMap((scope) => scope.items as BudgetItem[]))];
  const sum = sumOf(of);
  const cents = change ? sum.proposedCents - sum.previousCents : sum.proposedCents;
  const units = unit ? parameters.units : 1;
  const part = month ? monthlyFee(cents, units) : annualAssessment(cents, units);
  const name = of.map(({ description }) => description).slice(0, 6).join(', '); // prettier-ignore
  const divided = [unit ? `${units} units` : '', month ? '12 months' : ''].filter((words) => words !== '');
  const per = [unit ? 'a unit' : '', month ? 'a month' : 'a year'].filter((words) => words !== '');
  return {
    content: `${scopes.length === 1 && scopes[0]?.kind === 'group' ? scopes[0].name : name}: ${dollars(cents)} ${change ? 'more ' : ''}in the budget of ${parameters.year} / ${divided.join(' / ')} = ${exactDollars(part)} ${per.join(' and ')} on average.`,
    citations: of.slice(0, 8).map(lineCitation),
  };
}

export const partsOfLine: Verb<Args> = {
  name: 'line_per_month_or_unit',
  description: 'What a line or section comes to a month, a unit, or a unit and month, on average.',
  // Parsed, so that what a model leaves out has its value.
  args: Args as z.ZodType<Args>,
  slots,
  answer,
};
