import { useEditBudgetMutation } from '@hoa/api-client/budget';
import { useHost } from '@hoa/api-client/core';
import {
  allocate,
  formatDollars,
  formatPercent,
  groupOf,
  RESERVE_GROUP,
  sumCents,
  toCents,
  toDecimalString,
} from '@hoa/budget-math';
import type { BudgetItem, ReservePlan } from '@hoa/contracts';
import { Badge, Button } from '@hoa/ui';
import { useFailed } from '../notices/use-failed';
import { useUndoBatch } from '../notices/use-undo-batch';

export interface PlanCardsProps {
  plans: readonly ReservePlan[];
  items: readonly BudgetItem[];
  parametersId: number;
  /** Null where the budget cannot be changed. */
  revision: number | null;
}

/** Each plan’s contribution of the budget’s year and what it leads to; one click puts it into the budget. */
export function PlanCards({ plans, items, parametersId, revision }: PlanCardsProps) {
  const apply = useApplyPlan(parametersId);
  const lines = items.filter(isContribution);
  const budgeted = sumCents(lines.map(({ proposedBudget }) => toCents(proposedBudget)));
  return (
    <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
      {plans.map((plan) => {
        const isBudgeted = toCents(plan.contribution) === budgeted;
        return (
          <li key={plan.id} className="flex flex-col gap-2 rounded-lg border border-line bg-surface p-4">
            <h3 className="font-semibold">{plan.label}</h3>
            <p className="figures text-2xl font-semibold">
              {formatDollars(toCents(plan.contribution))}
              <span className="text-sm font-normal text-ink-soft"> this year</span>
            </p>
            <p className="text-sm text-ink-soft">{plan.goal}</p>
            <p className="grow text-sm">{outcomeOf(plan)}</p>
            {isBudgeted ? (
              <div>
                <Badge tone="accent">In this budget</Badge>
              </div>
            ) : (
              revision !== null &&
              lines.length > 0 && (
                <Button
                  size="sm"
                  className="self-start"
                  aria-label={`Use this contribution: ${plan.label}`}
                  loading={apply.busy}
                  onClick={() => void apply.run({ plan, lines, revision })}
                >
                  Use this contribution
                </Button>
              )
            )}
          </li>
        );
      })}
    </ul>
  );
}

function isContribution(item: BudgetItem): boolean {
  return (
    item.type === 'expense' && (item.fund ?? 'operating') === 'operating' && groupOf(item) === RESERVE_GROUP
  );
}

function outcomeOf({ firstBelowZero, lowest, years }: ReservePlan): string {
  const funded = years.at(-1)?.percentFunded ?? null;
  const end = funded === null ? '' : ` ${formatPercent(funded)} funded after ${years.length} years.`;
  return firstBelowZero === null
    ? `Never below ${formatDollars(toCents(lowest))}.${end}`
    : `Below zero in ${firstBelowZero}.${end}`;
}

/** Several reserve lines share a contribution by their present amounts. */
function useApplyPlan(parametersId: number) {
  const [edit, { isLoading }] = useEditBudgetMutation();
  const undoOf = useUndoBatch(parametersId);
  const { notify } = useHost();
  const failed = useFailed();
  const run = async (of: { plan: ReservePlan; lines: readonly BudgetItem[]; revision: number }) => {
    const shares = allocate(
      toCents(of.plan.contribution),
      of.lines.map(({ proposedBudget }) => Math.max(0, toCents(proposedBudget))),
    );
    const changes = of.lines.map(({ id, version }, index) => ({
      itemId: id,
      version,
      proposedBudget: toDecimalString(shares[index] ?? 0),
    }));
    try {
      const { batchId } = await edit({
        parametersId,
        edits: { baseRevision: of.revision, changes, origin: 'hand' },
      }).unwrap();
      notify({
        title: 'Budget updated',
        description: `The contribution to reserves is ${formatDollars(toCents(of.plan.contribution))} now.`,
        action: undoOf(batchId),
      });
    } catch (error) {
      failed('The contribution could not be changed', error);
    }
  };
  return { busy: isLoading, run };
}
