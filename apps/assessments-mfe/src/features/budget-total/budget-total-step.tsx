import { messageOf } from '@hoa/api-client/core';
import { useListParametersQuery } from '@hoa/api-client/parameters';
import { formatDollars, toCents } from '@hoa/budget-math';
import { Button, ErrorPanel, FormField, MoneyInput, Select, Skeleton } from '@hoa/ui';
import { Link } from 'react-router-dom';
import { StepCard } from '../setup/step-card';
import {
  hasTotal,
  totalOf,
  totalProblem,
  typedTotal,
  type BudgetTotal,
  type GeneratedBudget,
} from './budget-total';

export interface BudgetTotalStepProps {
  total: BudgetTotal;
  onChange: (total: BudgetTotal) => void;
}

/** Takes the total from one of your budgets, or as you type it. */
export function BudgetTotalStep({ total, onChange }: BudgetTotalStepProps) {
  const problem = totalProblem(total);
  return (
    <StepCard
      number={2}
      title="Budget total"
      description="The yearly amount that all owners pay together."
      state={total.cents > 0 ? 'done' : 'current'}
    >
      <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
        <BudgetPicker total={total} onChange={onChange} />
        <FormField label="Budget total" hint="Or type the amount in dollars." error={problem}>
          <MoneyInput
            value={total.text}
            placeholder="650000"
            onValueChange={(text) => onChange(typedTotal(text))}
          />
        </FormField>
      </div>
    </StepCard>
  );
}

function BudgetPicker({ total, onChange }: BudgetTotalStepProps) {
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
  if (budgets.length === 0) return <NoBudgets />;
  const choose = (id: string) => {
    const budget = budgets.find((candidate) => String(candidate.id) === id);
    if (budget) onChange(totalOf(budget));
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

function NoBudgets() {
  return (
    <div>
      <p className="font-semibold">Existing budget</p>
      <p className="mt-1 text-sm text-ink-soft">
        You have no finished budget yet. Type the total, or create a budget first.
      </p>
      <Button asChild size="sm" className="mt-3">
        <Link to="/upload-documents">Create New Budget</Link>
      </Button>
    </div>
  );
}
