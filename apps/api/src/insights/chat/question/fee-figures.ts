import { lineAmounts, monthlyFee, ownersPay, percentChange } from '@hoa/budget-math';
import type { ChatContext } from '../context';
import { sumOf } from '../figures';
import type { Quantity } from './read';

/** An amount that the screens show as what owners pay: "is it 578 or 563?" Another would be answered as if it were. */
export function isFeeFigure(
  { value, percent }: Pick<Quantity, 'value' | 'percent'>,
  context: Pick<ChatContext, 'items' | 'parameters'>,
): boolean {
  const { items, parameters } = context;
  const pay = ownersPay(items.map(lineAmounts), parameters);
  const [now, before] = [pay.perUnitCents, pay.previousPerUnitCents ?? 0];
  if (percent) return before > 0 && Math.abs(percentChange(now, before) - value) < 0.6;
  const expenses = sumOf(items.filter(({ type }) => type === 'expense')).proposedCents;
  return [now, before, monthlyFee(expenses, parameters.units), now - before].some((cents) => Math.abs(cents / 100 - value) <= 1); // prettier-ignore
}
