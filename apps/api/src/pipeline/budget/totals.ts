import { budgetTotals, MAX_TOTAL_CENTS, type BudgetLineAmounts } from '@hoa/budget-math';
import { AppError } from '../../platform/errors/app-error';

/**
 * Totals of lines that are about to be stored. Throws where they are more than what every export, forecast and fee can
 * be computed from exactly: one amount too many would leave a budget that nothing opens any more.
 */
export function bearableTotals(lines: readonly BudgetLineAmounts[]): ReturnType<typeof budgetTotals> {
  const totals = budgetTotals(lines);
  const { income, expenses, groups } = totals;
  const all = [income, expenses, ...groups].flatMap(({ proposedCents, previousCents }) => [
    proposedCents,
    previousCents,
  ]);
  if (all.some((cents) => Math.abs(cents) > MAX_TOTAL_CENTS))
    throw new AppError(
      'invalid_request',
      'With these amounts the budget comes to more than $2,000,000,000,000. Please check them; nothing was changed.',
    );
  return totals;
}
