import {
  allocate,
  billCents,
  isDues,
  isFlexible,
  planOf,
  roundPercent,
  percentChange,
  sumCents,
  toDecimalString,
  type Billing,
  type BudgetShortfall,
  type BudgetSurplus,
  type Cents,
  type ChoiceLine,
  type PlanKind,
  type ShortfallChoice,
  type SurplusChoice,
} from '@hoa/budget-math';
import type { Budget } from '@hoa/contracts';

/** What a choice makes of the budget: its dues, what it plans in lines of its own, and what is cut. */
export interface Covered {
  duesCents: Cents;
  plans: Record<PlanKind, Cents>;
  cutCents: Cents;
}

const NO_PLANS: Covered['plans'] = { surplus: 0, reserves: 0, capital: 0 };
export const planKinds = Object.keys(NO_PLANS) as PlanKind[];

export function coveredBy(choice: ShortfallChoice | SurplusChoice, duesCents: Cents): Covered {
  const common = { duesCents, plans: NO_PLANS, cutCents: 0 };
  switch (choice.id) {
    case 'raise-dues':
      return { ...common, duesCents: choice.duesCents };
    case 'use-surplus':
      return {
        ...common,
        duesCents: duesCents + choice.remainingCents,
        plans: { ...NO_PLANS, surplus: choice.usedCents },
      };
    case 'cut':
      return { ...common, cutCents: choice.cutCents };
    case 'phase-in':
      return {
        ...common,
        duesCents: choice.duesCents,
        plans: { ...NO_PLANS, surplus: choice.surplusCents },
      };
    default:
      return {
        ...common,
        duesCents: choice.duesCents,
        plans: { surplus: 0, reserves: choice.reservesCents, capital: choice.capitalCents },
      };
  }
}

/** Whether the budget is as a choice makes it. */
function isApplied(covered: Covered, lines: readonly ChoiceLine[]): boolean {
  const sum = (of: readonly ChoiceLine[]) => sumCents(of.map(({ proposedCents }) => proposedCents));
  return (
    sum(lines.filter(isDues)) === covered.duesCents &&
    planKinds.every((kind) => sum(lines.filter((line) => planOf(line) === kind)) === covered.plans[kind])
  );
}

const percentOf = (duesCents: Cents, beforeCents: Cents): number | null =>
  beforeCents > 0 ? roundPercent(percentChange(duesCents, beforeCents)) : null;

export function toWireShortfall(
  shortfall: BudgetShortfall | null,
  { lines, billed }: { lines: readonly ChoiceLine[]; billed: Billing },
): NonNullable<Budget['shortfall']> | null {
  if (!shortfall) return null;
  const { shortfallCents, duesCents, openingCents, workingCapitalCents, choices } = shortfall;
  return {
    amount: toDecimalString(shortfallCents),
    dues: toDecimalString(duesCents),
    opening: openingCents === null ? null : toDecimalString(openingCents),
    workingCapital: toDecimalString(workingCapitalCents),
    choices: choices.map((choice) => {
      const covered = coveredBy(choice, duesCents);
      const { surplus } = covered.plans;
      const net = covered.duesCents - duesCents + surplus + covered.cutCents - shortfallCents;
      return {
        id: choice.id,
        dues: toDecimalString(covered.duesCents),
        perUnit: toDecimalString(billCents(covered.duesCents, billed)),
        percent: percentOf(covered.duesCents, duesCents),
        ...(surplus > 0 ? { surplusUsed: toDecimalString(surplus) } : {}),
        ...(choice.id === 'cut' ? { cut: toDecimalString(choice.cutCents), cutPercent: choice.percent } : {}),
        ...(choice.id === 'phase-in' ? { years: choice.years } : {}),
        net: toDecimalString(net),
        applied: choice.id !== 'cut' && isApplied(covered, lines),
      };
    }),
  };
}

export function toWireSurplus(
  surplus: BudgetSurplus | null,
  { lines, billed }: { lines: readonly ChoiceLine[]; billed: Billing },
): NonNullable<Budget['surplus']> | null {
  if (!surplus) return null;
  const { surplusCents, duesCents, monthCents, choices } = surplus;
  const perUnit = (cents: Cents) => toDecimalString(billCents(cents, billed));
  return {
    amount: toDecimalString(surplusCents),
    dues: toDecimalString(duesCents),
    perUnit: perUnit(duesCents),
    choices: choices.map((choice) => ({
      id: choice.id,
      dues: toDecimalString(choice.duesCents),
      perUnit: perUnit(choice.duesCents),
      percent: percentOf(choice.duesCents, duesCents),
      toReserves: toDecimalString(choice.reservesCents),
      capital: toDecimalString(choice.capitalCents),
      capitalMonths: monthCents > 0 ? Math.round((choice.capitalCents / monthCents) * 10) / 10 : null,
      net: toDecimalString(choice.netCents),
      applied: isApplied(coveredBy(choice, duesCents), lines),
    })),
  };
}

/** Each flexible line's amount after a cut, in proportion; the last one takes what rounding leaves. */
export function cutLines<T extends ChoiceLine>(
  lines: readonly T[],
  cutCents: Cents,
): { line: T; cents: Cents }[] {
  const flexible = lines.filter(isFlexible);
  const shares = allocate(
    cutCents,
    flexible.map(({ proposedCents }) => proposedCents),
  );
  return flexible.map((line, index) => ({ line, cents: line.proposedCents - (shares[index] ?? 0) }));
}
