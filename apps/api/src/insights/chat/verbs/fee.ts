import {
  annualAssessment,
  basisWords,
  divisionWords,
  formatDollars,
  lineAmounts,
  monthlyFee,
  ownersPay,
  ownersPayText,
} from '@hoa/budget-math';
import { z } from 'zod';
import type { ChatContext, Verb, VerbAnswer } from '../context';
import { against, dollars, previousYearOf, sumOf } from '../figures';
import { leftOver } from '../question/words';
import { yearsAsked } from '../question/years';
import { FEE, WHICH_OWNERS } from './explain-fee';

const Args = z.object({});
type Args = z.infer<typeof Args>;

const ASKING =
  /\b(?:per|a|each|every|for|one|single|of|by|owners?|homeowners?|members?|residents?|units?|homes?|doors?|months?|monthly|annual(?:ly)?|years?|yearly|next|new|current|proposed|pay(?:s|ing)?|owed?|owes|have to|has to|must|made|make|makes|up|calculat(?:e[sd]?|ion)|comput(?:e[sd]?|ed)|work(?:ed)? out|cost(?:s)?|amount|number|figure|explain|based|expected|everyone|average|total|budget(?:ed)?|come|comes|get|got|divided|formula|different|same|page|two|both|not|difference|between|right|correct|now|vs|versus|compared?|against|to|than|in|with|all|altogether)\b/;

function understand(question: string, context: ChatContext): Args | null {
  const { years, rest } = yearsAsked(question, context.parameters.year);
  const before = previousYearOf(context.items.filter(({ type }) => type === 'income'));
  if (!years.every((year) => year === context.parameters.year || year === before)) return null;
  // "why 578 and not 563": the two fees that stand on the screen.
  const figures = (rest.match(/\$?\b\d{2,5}(?:\.\d\d?)?\b/g) ?? []).map((one) =>
    Number(one.replace('$', '')),
  );
  const shown = shownFees(context);
  if (!figures.every((one) => shown.some((cents) => Math.abs(cents / 100 - one) <= 1))) return null;
  const isPerUnit =
    /\b(?:per|each|a|every) (?:unit|home|owner|door)\b.*\b(?:months?|monthly|years?|annual)|\b(?:months?|monthly)\b.*\b(?:per|each|a|every) (?:unit|home|owner|door)\b/.test(
      rest,
    );
  if (WHICH_OWNERS.test(rest) || (!FEE.test(rest) && !isPerUnit)) return null;
  return leftOver(rest.replace(/\$?\b\d{2,5}(?:\.\d\d?)?\b/g, ' '), [FEE, ASKING, /\bwhy\b/]) === ''
    ? {}
    : null;
}

function shownFees({ items, parameters }: ChatContext): number[] {
  const amounts = items.map(lineAmounts);
  const pay = ownersPay(amounts, parameters);
  const expenses = sumOf(items.filter(({ type }) => type === 'expense')).proposedCents;
  return [pay.perUnitCents, pay.previousPerUnitCents ?? 0, monthlyFee(expenses, parameters.units)];
}

function answer(_args: Args, { items, parameters }: ChatContext): VerbAnswer {
  const amounts = items.map(lineAmounts);
  const { units } = parameters;
  const pay = ownersPay(amounts, parameters);
  const expenses = sumOf(
    items.filter(({ type, fund }) => type === 'expense' && (fund ?? 'operating') === 'operating'),
  );
  const monthly = monthlyFee(expenses.proposedCents, units);
  const cents = (amount: number) => formatDollars(amount, { cents: true });
  const year = previousYearOf(items.filter(({ type }) => type === 'income'));
  return {
    content: [
      `Owners pay ${ownersPayText(pay)} a unit${pay.previousPerUnitCents === null || year === null ? '' : ` (${year} to ${parameters.year})`}, ${pay.stated ? 'by the budgeted dues' : 'the expenses that other income does not cover'}: ${dollars(pay.duesCents)} ${divisionWords(parameters)}. ${basisWords(parameters)}`.trim(),
      `That is ${cents(pay.perUnitYearCents)} a unit a year${pay.billedBy === 'equal' ? '' : ' on average'}.`,
      `The Monthly Fee of the tile counts all expenses: ${dollars(expenses.proposedCents)} / ${units} units / 12 months = ${cents(monthly)}, ${against(monthly, expenses.previousCents > 0 && expenses.unknown.length === 0 ? monthlyFee(expenses.previousCents, units) : null, year)}; that is ${cents(annualAssessment(expenses.proposedCents, units))} a unit a year.`,
    ].join('\n'),
    citations: [],
  };
}

export const fee: Verb<Args> = {
  name: 'fee',
  description: 'What owners pay a unit and bill, and how the monthly fee is computed.',
  args: Args,
  understand,
  answer,
};
