import {
  annualAssessment,
  basisWords,
  divisionWords,
  formatDollars,
  formatPercent,
  isDues,
  lineAmounts,
  monthlyFee,
  ownersPay,
  ownersPayText,
} from '@hoa/budget-math';
import { z } from 'zod';
import type { ChatContext, Verb, VerbAnswer } from '../context';
import { against, dollars, previousYearOf, sumOf } from '../figures';
import { isFeeFigure } from '../question/fee-figures';
import { columnOf, knownYears, sumIn } from '../question/year-figures';
import { isOfAnother, namesOther, says, type Read } from '../question/read';

const Args = z.object({
  years: z.array(z.int()).max(8).default([]).describe('Years before that of the budget'),
});
type Args = z.infer<typeof Args>;

/** "What are we paying them": what somebody else gets. */
const PAYS_OTHERS = /\bpay(?:s|ing)? (?:them|him|her|those|that (?:guy|company|outfit|crew|vendor))\b/;

/** "The most it could be": a limit, and not what is proposed. */
const COULD = /\b(?:most|max\w*|highest)\b.*\b(?:could|can|may|might)\b/;
/** Words by which what owners pay is asked. */
const OF_DUES =
  /\b(?:dues|owners?|homeowners?|assess\w*|fees?|hoa|units?|homes?|doors?|houses?|pay(?:s|ing)?|month\w*)\b/i;

function slots(read: Read, context: ChatContext): Args | null {
  const { items, parameters } = context;
  const { years, mentions } = read;
  // "boiler service contract", "cable deal, what do we pay": of a thing that owners do not pay as dues.
  if (PAYS_OTHERS.test(read.plain) || COULD.test(read.plain) || !(says(read, 'fee') || OF_DUES.test(read.plain))) return null; // prettier-ignore
  // "What is 310 paying": an amount that owners do not pay is something else.
  if (read.quantities.some((one) => !one.percent && !isFeeFigure(one, context))) return null;
  if (isOfAnother(read) || (says(read, 'contract') && (mentions.length > 0 || namesOther(read)))) return null;
  const known = knownYears(items.filter(isDues), { parameters });
  return years.every((year) => known.includes(year)) ? { years: years.filter((year) => year < parameters.year) } : null; // prettier-ignore
}

const EACH_PAYS = /\b(?:an?|each|every|one|the average) (?:unit|home|owner|door|house|lot)s?\b.*\bpa(?:y|ys|id|ying)\b|\b(?:owners|everybody|everyone) (?:\w+ )?pa(?:y|id|ying)\b/; // prettier-ignore
/** "What is a unit paying in 2024, 2025 and 2026": known by what it says. */
export const feeOfYears = (read: Read, context: ChatContext): Args | null =>
  EACH_PAYS.test(read.plain) && read.mentions.length + read.quantities.length === 0 && !/\b(?:for|late|why|if|more|less|than)\b/.test(read.plain) && read.years.some((year) => year < context.parameters.year) && !namesOther(read) ? slots(read, context) : null; // prettier-ignore

function answer({ years }: Args, { items, parameters }: ChatContext): VerbAnswer {
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
      `Owners pay ${ownersPayText(pay)} a unit${pay.previousPerUnitCents === null || year === null ? '' : ` (${year} to ${parameters.year}, ${changeOf(pay)})`}, ${pay.stated ? 'by the budgeted dues' : 'the expenses that other income does not cover'}: ${dollars(pay.duesCents)} ${divisionWords(parameters)}. ${basisWords(parameters)}`.trim(),
      ...years.flatMap((past) => duesOf(past, { items, parameters }) ?? []),
      `That is ${cents(pay.perUnitYearCents)} a unit a year${pay.billedBy === 'equal' ? '' : ' on average'}${yearsChange(pay, parameters.units)}.`,
      `The Monthly Fee of the tile counts all expenses: ${dollars(expenses.proposedCents)} / ${units} units / 12 months = ${cents(monthly)}, ${against(monthly, expenses.previousCents > 0 && expenses.unknown.length === 0 ? monthlyFee(expenses.previousCents, units) : null, year)}; that is ${cents(annualAssessment(expenses.proposedCents, units))} a unit a year.`,
    ].join('\n'),
    citations: [],
  };
}

/** "2024: dues of $88,560 (actual), $410.00 a unit and month on average." */
function duesOf(
  year: number,
  { items, parameters }: Pick<ChatContext, 'items' | 'parameters'>,
): string | null {
  const of = { basis: undefined, budgetYear: parameters.year };
  const dues = items.filter(isDues);
  const sum = sumIn(dues, year, of);
  if (sum === null) return null;
  return `${columnOf(dues, year, of).label}: dues of ${dollars(sum)} a year, ${formatDollars(monthlyFee(sum, parameters.units), { cents: true })} a unit and month on average.`; // prettier-ignore
}

/** ", $215.56 more than before" */
function yearsChange({ duesCents, previousDuesCents }: ReturnType<typeof ownersPay>, units: number): string {
  const more = previousDuesCents === null ? 0 : Math.round((duesCents - previousDuesCents) / units);
  return more === 0 ? '' : `, ${formatDollars(Math.abs(more), { cents: true })} ${more > 0 ? 'more' : 'less'} than before`; // prettier-ignore
}

/** "+$17.96, +3.3%" */
function changeOf({ changeCents, changePercent }: ReturnType<typeof ownersPay>): string {
  const cents = changeCents ?? 0;
  const percent = changePercent === null ? '' : `, ${formatPercent(changePercent, { sign: true })}`;
  return `${cents > 0 ? '+' : ''}${formatDollars(cents, { cents: true })}${percent}`;
}

export const fee: Verb<Args> = {
  name: 'fee',
  asked: () => 'What do owners pay?',
  description: 'What owners pay a unit and bill, and how the monthly fee is computed.',
  args: Args as z.ZodType<Args>,
  slots,
  answer,
};
