import { sumCents, type Cents } from '../money';
import { budgetTotals, isOperating, type BudgetLineAmounts } from '../totals';
import { billedDues, type Billing } from './billing';
import { isDues } from './owners-pay';
import { planOf } from './surplus';
import { monthsOf, operatingExpenses } from './working-capital';

/** A line of a budget as the choices see it. */
export type ChoiceLine = BudgetLineAmounts & {
  lineKey: string;
  /** As generation arrived at it; absent or null for lines that people added. */
  generatedCents?: Cents | null | undefined;
};

/** One way to deal with income above need: its parts add to the surplus. */
export interface SurplusChoice {
  id: 'lower-dues' | 'to-reserves' | 'keep-capital' | 'keep';
  duesCents: Cents;
  reservesCents: Cents;
  capitalCents: Cents;
  /** Income above expenses that is left without a purpose. */
  netCents: Cents;
}

export interface BudgetSurplus {
  surplusCents: Cents;
  /** The dues that the surplus is counted at. */
  duesCents: Cents;
  /** Operating expenses of a month. */
  monthCents: Cents;
  choices: SurplusChoice[];
}

/**
 * Income above the need of a budget, at the dues that were generated or at higher ones that a person set; null where there is
 * none. What earlier choices planned with it does not count, so that the choices stay the same whichever of them is in force.
 * Lower dues are what expenses and reserve contributions leave after other income: dues of whole bills where bills are whole
 * dollars. A choice that is impossible is left out.
 */
export function budgetSurplus(lines: readonly ChoiceLine[], billed?: Billing): BudgetSurplus | null {
  const own = lines.filter((line) => planOf(line) === undefined);
  const dues = own.filter(isDues);
  const { income, expenses } = budgetTotals(own);
  const proposed = sumCents(dues.map(({ proposedCents }) => proposedCents));
  const generated = sumCents(
    dues.map(({ generatedCents, proposedCents }) => generatedCents ?? proposedCents),
  );
  const duesCents = Math.max(generated, proposed);
  const surplusCents = income.proposedCents - proposed + duesCents - expenses.proposedCents;
  if (surplusCents <= 0) return null;
  const choice = (id: SurplusChoice['id'], of: Partial<SurplusChoice> = {}): SurplusChoice => {
    const all = { id, duesCents, reservesCents: 0, capitalCents: 0, ...of };
    const used = duesCents - all.duesCents + all.reservesCents + all.capitalCents;
    return { ...all, netCents: surplusCents - used };
  };
  // Dues of other funds are not the operating fund's to lower.
  const fixed = sumCents(dues.filter((line) => !isOperating(line)).map(({ proposedCents }) => proposedCents));
  const needed = Math.max(fixed, duesCents - surplusCents);
  const lowered = billed ? billedDues(needed, billed) : needed;
  return {
    surplusCents,
    duesCents,
    monthCents: monthsOf(operatingExpenses(own), 1),
    choices: [
      ...(lowered < duesCents ? [choice('lower-dues', { duesCents: lowered })] : []),
      choice('to-reserves', { reservesCents: surplusCents }),
      choice('keep-capital', { capitalCents: surplusCents }),
      choice('keep'),
    ],
  };
}
