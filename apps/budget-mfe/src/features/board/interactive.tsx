import { useMay } from '@hoa/api-client/access';
import { INCOME_GROUP, targetOf, whatIf, type BudgetGroup, type GroupTargets } from '@hoa/budget-math';
import type { BudgetItem, Parameters } from '@hoa/contracts';
import { Banner, Button, Card, CardHeader } from '@hoa/ui';
import { useMemo, useState } from 'react';
import { lineOf, totalsOf } from '../review/lines';
import { CategorySlider } from './category-slider';
import { TargetFeeForm } from './target-fee-form';
import { useApplyWhatIf } from './use-apply-what-if';
import { WhatIfSummary } from './what-if-summary';

export interface InteractiveProps {
  parameters: Parameters;
  items: BudgetItem[];
  revision: number;
  /** An adopted budget can be tried, not changed. */
  open: boolean;
}

/** What would happen if: a slider a category, or a fee to reach; applied or thrown away. */
export function Interactive({ parameters, items, revision, open }: InteractiveProps) {
  const [targets, setTargets] = useState<GroupTargets>({});
  const lines = useMemo(() => items.map(lineOf), [items]);
  const totals = useMemo(() => totalsOf(items), [items]);
  const groups = totals.groups.filter(({ group }) => group !== INCOME_GROUP);
  const result = useMemo(() => whatIf(lines, targets, parameters), [lines, targets, parameters]);
  const { apply, applying } = useApplyWhatIf(parameters.id, revision);
  const move = (group: BudgetGroup, cents: number) => setTargets({ ...targets, [group]: cents });
  const mayApply = useMay()('editBudget');
  const discard = () => setTargets({});
  const save = async () => {
    if (await apply(result.changes)) discard();
  };
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_19rem]">
      <div className="min-w-0 space-y-6">
        <TargetFeeForm lines={lines} billed={parameters} groups={groups} onTargets={setTargets} />
        <Card>
          <CardHeader
            title="Try it out"
            description="Move a category and see what it does to the fee. Nothing is saved until you apply it."
          />
          <ul className="space-y-5">
            {groups.map(({ group, proposedCents }) => (
              <li key={group}>
                <CategorySlider
                  label={group}
                  budgetCents={proposedCents}
                  cents={targets[group] ?? proposedCents}
                  onPercent={(percent) => move(group, targetOf(proposedCents, percent))}
                />
              </li>
            ))}
          </ul>
        </Card>
      </div>
      {/* In sight while a slider moves: beside the sliders, or at the bottom edge of a phone. */}
      <Card className="sticky bottom-2 z-10 space-y-3 max-lg:p-4 max-lg:shadow-raised lg:bottom-auto lg:top-4 lg:space-y-5">
        <WhatIfSummary result={result} totals={totals} parameters={parameters} />
        {!open && (
          <Banner>This budget is adopted. You can try things out here; to change it, reopen it first.</Banner>
        )}
        <div className="flex flex-wrap gap-3">
          {mayApply && (
            <Button
              variant="primary"
              loading={applying}
              disabled={!open || result.changes.length === 0}
              onClick={() => void save()}
            >
              Apply
            </Button>
          )}
          <Button disabled={Object.keys(targets).length === 0 || applying} onClick={discard}>
            Discard
          </Button>
        </div>
      </Card>
    </div>
  );
}
