import {
  allocate,
  isDues,
  isFlexible,
  isPlannedSurplus,
  roundPercent,
  percentChange,
  sumCents,
  toDecimalString,
  type BudgetLineAmounts,
  type BudgetShortfall,
  type Cents,
  type ShortfallChoice,
} from '@hoa/budget-math';
import type { Budget } from '@hoa/contracts';

type Line = BudgetLineAmounts & { lineKey: string };

/** What a choice makes of the budget: its dues, its planned use of surplus, and what is cut. */
export interface Covered {
  duesCents: Cents;
  surplusCents: Cents;
  cutCents: Cents;
}

export function coveredBy(choice: ShortfallChoice, duesCents: Cents): Covered {
  switch (choice.id) {
    case 'raise-dues':
      return { duesCents: choice.duesCents, surplusCents: 0, cutCents: 0 };
    case 'use-surplus':
      return { duesCents: duesCents + choice.remainingCents, surplusCents: choice.usedCents, cutCents: 0 };
    case 'cut':
      return { duesCents, surplusCents: 0, cutCents: choice.cutCents };
    case 'phase-in':
      return { duesCents: choice.duesCents, surplusCents: choice.surplusCents, cutCents: 0 };
  }
}

export function toWireShortfall(
  shortfall: BudgetShortfall | null,
  lines: readonly Line[],
): NonNullable<Budget['shortfall']> | null {
  if (!shortfall) return null;
  const { shortfallCents, duesCents, openingCents, workingCapitalCents, choices } = shortfall;
  const sum = (of: readonly Line[]) => sumCents(of.map(({ proposedCents }) => proposedCents));
  const now = { dues: sum(lines.filter(isDues)), surplus: sum(lines.filter(isPlannedSurplus)) };
  return {
    amount: toDecimalString(shortfallCents),
    dues: toDecimalString(duesCents),
    opening: openingCents === null ? null : toDecimalString(openingCents),
    workingCapital: toDecimalString(workingCapitalCents),
    choices: choices.map((choice) => {
      const covered = coveredBy(choice, duesCents);
      const net = covered.duesCents - duesCents + covered.surplusCents + covered.cutCents - shortfallCents;
      return {
        id: choice.id,
        dues: toDecimalString(covered.duesCents),
        percent: duesCents > 0 ? roundPercent(percentChange(covered.duesCents, duesCents)) : null,
        ...(covered.surplusCents > 0 ? { surplusUsed: toDecimalString(covered.surplusCents) } : {}),
        ...(choice.id === 'cut' ? { cut: toDecimalString(choice.cutCents), cutPercent: choice.percent } : {}),
        ...(choice.id === 'phase-in' ? { years: choice.years } : {}),
        net: toDecimalString(net),
        applied:
          choice.id !== 'cut' && now.dues === covered.duesCents && now.surplus === covered.surplusCents,
      };
    }),
  };
}

/** Each flexible line's amount after a cut, in proportion; the last one takes what rounding leaves. */
export function cutLines<T extends Line>(lines: readonly T[], cutCents: Cents): { line: T; cents: Cents }[] {
  const flexible = lines.filter(isFlexible);
  const shares = allocate(
    cutCents,
    flexible.map(({ proposedCents }) => proposedCents),
  );
  return flexible.map((line, index) => ({ line, cents: line.proposedCents - (shares[index] ?? 0) }));
}
