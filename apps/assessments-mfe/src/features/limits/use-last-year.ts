import { amountEntry, type Cents } from '@hoa/budget-math';
import { useMemo } from 'react';
import type { CalculatorState } from '../calculator/state';
import type { Calculation } from '../calculator/use-calculation';
import { calculationOf } from '../results/calculation';

/** What each unit would have paid of last year's total, divided as this year's; and what is wrong with that total. */
export function useLastYear(
  { schedule, figures }: Calculation,
  { lastYearTotal }: CalculatorState,
): { before: readonly Cents[] | undefined; problem: string | undefined } {
  const { cents, problem } = amountEntry(lastYearTotal);
  const categories = figures?.categories;
  return useMemo(() => {
    if (lastYearTotal.trim() === '') return { before: undefined, problem: undefined };
    if (cents === null) return { before: undefined, problem };
    if (cents <= 0) return { before: undefined, problem: 'The total has to be above zero.' };
    const outcome = calculationOf({ schedule, totalCents: cents, categories });
    return outcome.kind === 'assessed'
      ? { before: outcome.cents, problem: undefined }
      : {
          before: undefined,
          problem: 'Last year’s total cannot be divided as this year’s is: its parts do not fit.',
        };
  }, [lastYearTotal, cents, problem, schedule, categories]);
}
