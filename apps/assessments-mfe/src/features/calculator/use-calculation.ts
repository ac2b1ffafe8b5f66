import { useHost } from '@hoa/api-client/core';
import { useListItemsQuery } from '@hoa/api-client/budget';
import { useListParametersQuery } from '@hoa/api-client/parameters';
import type { Parameters } from '@hoa/contracts';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo } from 'react';
import { figuresOf, type BudgetFigures } from '../budget-total/budget-total';
import { useAnalysis } from '../ccr-document/use-analysis';
import { calculationOf, type Outcome, type SchedulePlan } from '../results/calculation';
import type { CalculatorState } from './state';
import type { Calculator } from './use-calculator';

export interface Calculation {
  schedule: SchedulePlan;
  /** Null while there are no units, or the categories that the plan takes are still on their way. */
  outcome: Outcome | null;
  /** The chosen budget and its figures, as soon as they are here. */
  budget: Parameters | null;
  figures: BudgetFigures | null;
  /** The categories that the plan takes are still on their way. */
  waiting: boolean;
  analysing: boolean;
  calculate: () => Promise<void>;
}

/** The schedule of what was chosen: worked out again whenever a total, a row or the method changes. */
export function useCalculation({ state, dispatch, latest }: Calculator): Calculation {
  const { notify } = useHost();
  const { analyse, analysing } = useAnalysis();
  const { units, pools, gap, total } = state;
  const items = useListItemsQuery(total.budgetId ?? skipToken);
  const { budget } = useListParametersQuery(undefined, {
    selectFromResult: ({ data }) => ({ budget: data?.find(({ id }) => id === total.budgetId) ?? null }),
  });
  const figures = useMemo(
    () =>
      items.currentData && total.budgetId !== null ? figuresOf(items.currentData, budget ?? undefined) : null,
    [items.currentData, total.budgetId, budget],
  );
  const waiting = items.isLoading && takesCategories(state);
  const schedule = useMemo(() => ({ units, plan: { pools, gap } }), [units, pools, gap]);
  const outcome = useMemo(
    () =>
      units.length === 0 || waiting
        ? null
        : calculationOf({ schedule, totalCents: total.cents, categories: figures?.categories }),
    [schedule, units.length, waiting, total.cents, figures],
  );

  const outcomeNow = () => {
    const now = latest();
    return calculationOf({
      schedule: { units: now.units, plan: { pools: now.pools, gap: now.gap } },
      totalCents: now.total.cents,
      categories: figures?.categories,
    });
  };
  const calculate = async () => {
    const { documentId, origin, total: wanted } = latest();
    if (latest().units.length === 0 && documentId === null)
      return notify(origin === 'entry' ? NO_UNITS : NO_DOCUMENT);
    if (wanted.cents <= 0) return notify(NO_TOTAL);
    if (latest().units.length === 0 && documentId !== null) {
      const analysis = await analyse(documentId);
      if (analysis) dispatch({ type: 'analysed', documentId, analysis });
    }
    if (latest().units.length === 0 || latest().documentId !== documentId) return;
    if (outcomeNow().kind === 'assessed') dispatch({ type: 'set', change: { view: 'results' } });
  };
  return { schedule, outcome, budget, figures, waiting, analysing, calculate };
}

const takesCategories = ({ pools }: CalculatorState) => pools.some(({ part }) => part.kind === 'categories');

const NO_DOCUMENT = {
  title: 'Select a CC&R',
  description: 'Please select a CC&R document first',
  variant: 'destructive',
} as const;
const NO_UNITS = {
  title: 'Enter the units',
  description: 'Please paste or type the units first',
  variant: 'destructive',
} as const;
const NO_TOTAL = {
  title: 'Enter budget total',
  description: 'Please enter or select a budget total',
  variant: 'destructive',
} as const;
