import { exact, exactDecimal, multiplyExact, roundExact } from './exact';
import { accountNumber, isAssessmentIncome, normaliseWords } from './grouping';
import { raiseInBills, type Billing } from './funds/billing';
import { isDues } from './funds/owners-pay';
import { sumCents, type Cents } from './money';
import { budgetTotals, isOperating, type BudgetLineAmounts } from './totals';

/** Income is raised by the shortfall times this. */
export const BALANCING_FACTOR = '1.05';
/** A created line's previous year is assumed to be this part of the previous expenses. */
export const CREATED_LINE_PRIOR_FACTOR = '0.95';
export const MAINTENANCE_FEES = { glCode: '6100', description: 'Maintenance Fees' } as const;

export type Balancing<T> =
  | { kind: 'balanced' }
  | {
      kind: 'raise';
      /** The income line that is raised. */
      item: T;
      fromCents: Cents;
      toCents: Cents;
      shortfallCents: Cents;
      /** What income exceeds expenses by afterwards. */
      surplusCents: Cents;
    }
  | {
      kind: 'create';
      glCode: string;
      description: string;
      proposedCents: Cents;
      /** An assumption, not a figure of any paper. */
      previousCents: Cents;
      shortfallCents: Cents;
      surplusCents: Cents;
    };

/**
 * What brings income up to expenses: nothing where it already covers them; else the maintenance, association or
 * GL 6100 income line raised by the shortfall x 1.05, or a line 6100 'Maintenance Fees' to create where there is none.
 */
export function balance<T extends BudgetLineAmounts>(items: readonly T[], billed?: Billing): Balancing<T> {
  const totals = budgetTotals(items);
  const shortfallCents = totals.shortfallCents;
  if (shortfallCents === 0) return { kind: 'balanced' };
  const item = lineToRaise(items);
  const dues = sumCents(items.filter(isDues).map(({ proposedCents }) => proposedCents));
  // Where bills are whole dollars, the dues are those of the bills.
  const isBilled = billed !== undefined && (item === undefined || isDues(item));
  const raiseCents = raiseInBills(dues, withMargin(shortfallCents), isBilled ? billed : undefined);
  const common = { shortfallCents, surplusCents: raiseCents - shortfallCents };
  if (item) {
    const fromCents = item.proposedCents;
    return { kind: 'raise', item, fromCents, toCents: fromCents + raiseCents, ...common };
  }
  return {
    kind: 'create',
    ...MAINTENANCE_FEES,
    proposedCents: raiseCents,
    previousCents: assumedPrior(items, totals.expenses.previousCents),
    ...common,
  };
}

/**
 * What the created line stood at before: nothing where other income, under names that tell nothing of dues, already paid
 * for most of the year. Assumed beside it, the year's income would be there twice.
 */
function assumedPrior(items: readonly BudgetLineAmounts[], priorExpensesCents: Cents): Cents {
  const { income, expenses } = budgetTotals(items.filter(isOperating));
  const isPaid = 2 * income.previousCents > expenses.previousCents;
  return isPaid ? 0 : times(priorExpensesCents, CREATED_LINE_PRIOR_FACTOR);
}

/** The income line that balancing raises: GL 6100, else by name, the largest of several; undefined where there is none. */
export function lineToRaise<T extends BudgetLineAmounts>(items: readonly T[]): T | undefined {
  const income = items.filter((item) => item.type === 'income' && isOperating(item));
  return (
    largest(income.filter((item) => accountNumber(item.glCode)?.startsWith(MAINTENANCE_FEES.glCode))) ??
    largest(income.filter(isAssessmentIncome)) ??
    largest(income.filter((item) => /maintenance|association/.test(normaliseWords(item.description))))
  );
}

function largest<T extends BudgetLineAmounts>(items: readonly T[]): T | undefined {
  return items.reduce<T | undefined>(
    (best, item) => (best === undefined || item.proposedCents > best.proposedCents ? item : best),
    undefined,
  );
}

/** What income is raised by for a shortfall: itself and a margin. */
export const withMargin = (shortfallCents: Cents): Cents => times(shortfallCents, BALANCING_FACTOR);

function times(cents: Cents, factor: string): Cents {
  return roundExact(multiplyExact(exact(cents), exactDecimal(factor)));
}
