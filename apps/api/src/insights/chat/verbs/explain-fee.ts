import {
  feeChange,
  formatDollars,
  formatPercent,
  lineAmounts,
  ownersPay,
  ownersPayText,
} from '@hoa/budget-math';
import { z } from 'zod';
import type { ChatContext, Verb, VerbAnswer } from '../context';
import { dollars, joined, lineCitation, moversOf, previousYearOf, signed } from '../figures';
import { namesSomebody, type Read } from '../question/read';

const Args = z.object({});
type Args = z.infer<typeof Args>;

function slots(read: Read, context: ChatContext): Args | null {
  return speaksOf(read.years, context) && !namesSomebody(read) ? {} : null;
}

/** The years that the change is between; others are not its. */
function speaksOf(years: readonly number[], { parameters, items }: ChatContext): boolean {
  const before = previousYearOf(items.filter(({ type }) => type === 'income'));
  return years.every((year) => year === parameters.year || year === before || year === parameters.year - 1);
}

function answer(_args: Args, context: ChatContext): VerbAnswer | null {
  const { items, parameters } = context;
  const amounts = items.map(lineAmounts);
  const change = feeChange(amounts, parameters);
  if (!change)
    return {
      content: `Owners would pay ${ownersPayText(ownersPay(amounts, parameters))}. What they paid before is not in the documents, so the change cannot be explained.`,
      citations: [],
    };
  const { pay, steps } = change;
  const previous = pay.previousPerUnitCents ?? 0;
  const changed = pay.changeCents ?? 0;
  const year = previousYearOf(items.filter(({ type }) => type === 'income'));
  const before = year === null ? 'Before' : String(year);
  const way = changed === 0 ? 'stays the same' : changed > 0 ? 'goes up' : 'goes down';
  const cents = (amount: number) => formatDollars(amount, { cents: true });
  const plus = (amount: number) => (amount > 0 ? `+${cents(amount)}` : cents(amount));
  const most = [...steps].sort((a, b) => Math.abs(b.unitCents) - Math.abs(a.unitCents)).slice(0, 3);
  const percent = pay.changePercent === null ? '' : ` (${formatPercent(pay.changePercent, { sign: true })})`;
  const unit = parameters.units === 1 ? 'unit' : 'units';
  return {
    content: joined(
      `What owners pay ${way}: ${cents(previous)} a unit and ${pay.billing} in ${before === 'Before' ? 'the year before' : before}, ${cents(pay.perUnitCents)} in ${parameters.year}, ${plus(changed)}${percent}.`,
      `Dues are ${dollars(pay.duesCents)} a year for ${parameters.units} ${unit}, after ${dollars(pay.previousDuesCents ?? 0)}: ${signed(pay.duesCents - (pay.previousDuesCents ?? 0))}.`,
      most.length === 0
        ? ''
        : `Most of it: ${most.map(({ name, unitCents }) => `${name} ${plus(unitCents)}`).join(', ')} a unit and ${pay.billing}. The parts in the table add up to the change.`,
    ),
    citations: moversOf(items.filter(({ type }) => type === 'expense')).slice(0, 5).map(lineCitation), // prettier-ignore
    table: {
      title: `From ${cents(previous)} to ${cents(pay.perUnitCents)}`,
      columns: ['Part', 'A year', `A unit and ${pay.billing}`],
      rows: [
        { cells: [before, dollars(pay.previousDuesCents ?? 0), cents(previous)], total: true },
        ...steps.map(({ name, yearCents, unitCents }) => ({
          cells: [name, signed(yearCents), plus(unitCents)],
        })),
        { cells: [String(parameters.year), dollars(pay.duesCents), cents(pay.perUnitCents)], total: true },
      ],
    },
  };
}

export const explainFee: Verb<Args> = {
  name: 'explain_fee_change',
  asked: () => 'Why does the fee change?',
  description: 'Why what owners pay (fee, dues, assessments) changes: a waterfall whose parts add up to it.',
  args: Args,
  slots,
  answer,
};
