import { messageOf } from '@hoa/api-client/core';
import { useListParametersQuery } from '@hoa/api-client/parameters';
import { formatDollars, toCents } from '@hoa/budget-math';
import { ErrorPanel, FormField, Select, Skeleton } from '@hoa/ui';
import type { ReactNode } from 'react';
import { hasTotal, type BudgetTotal, type GeneratedBudget } from './budget-total';

export interface BudgetPickerProps {
  total: BudgetTotal;
  onBudget: (budget: GeneratedBudget) => void;
  /** The way to a new budget, where there is one from here. */
  createBudget?: ReactNode;
}

/** One of the budgets that are there. */
export function BudgetPicker({ total, onBudget, createBudget }: BudgetPickerProps) {
  const { data, error, isFetching, refetch } = useListParametersQuery();
  if (error)
    return (
      <ErrorPanel
        level={3}
        title="Your budgets could not be loaded"
        description={messageOf(error, 'You can type the total, or try again.')}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  if (!data)
    return (
      <div aria-busy>
        <Skeleton className="h-5 w-32" />
        <Skeleton className="mt-2 h-4 w-56 max-w-full" />
        <Skeleton className="mt-3 h-11 rounded-md" />
      </div>
    );
  const budgets = data.filter(hasTotal);
  if (budgets.length === 0) return <NoBudgets>{createBudget}</NoBudgets>;
  const choose = (id: string) => {
    const budget = budgets.find((candidate) => String(candidate.id) === id);
    if (budget) onBudget(budget);
  };
  return (
    <FormField label="Existing budget" hint="Take the total of one of your budgets.">
      <Select value={total.budgetId ?? ''} onChange={(event) => choose(event.target.value)}>
        <option value="" disabled>
          Choose a budget
        </option>
        {budgets.map((budget) => (
          <option key={budget.id} value={budget.id}>
            {nameOf(budget)}
          </option>
        ))}
      </Select>
    </FormField>
  );
}

function nameOf({ associationName, year, budgetTotal }: GeneratedBudget): string {
  return `${associationName || 'Unnamed Association'}, ${year}: ${formatDollars(toCents(budgetTotal))}`;
}

function NoBudgets({ children }: { children: ReactNode }) {
  return (
    <div>
      <p className="font-semibold">Existing budget</p>
      <p className="mt-1 text-sm text-ink-soft">
        You have no finished budget yet. Type the total, or create a budget first.
      </p>
      {children && <div className="mt-3">{children}</div>}
    </div>
  );
}
