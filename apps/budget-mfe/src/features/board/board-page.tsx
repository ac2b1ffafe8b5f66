import { useGetBudgetQuery } from '@hoa/api-client/budget';
import { useMemo } from 'react';
import { isUnreconciled, NotReconciled } from '../check-reading/not-reconciled';
import { BudgetHeader, PresentAndExport } from '../review/budget-header';
import { ForecastTab, InsightsTab } from '../review/lazy-tabs';
import { otherFundsOf, totalsOf } from '../review/lines';
import { ReviewTabs } from '../review/review-tabs';
import { isOpen } from '../review/use-line-actions';
import { WithBudget, type LoadedBudget } from '../review/with-budget';
import { AssistantPanel } from './assistant-panel';
import { BoardBudget } from './board-budget';
import { Interactive } from './interactive';

/** The budget as a board member looks at it: to read and to try, not to edit line by line. */
export function BoardPage() {
  return <WithBudget>{(loaded) => <Board {...loaded} />}</WithBudget>;
}

function Board({ parameters, items }: LoadedBudget) {
  const { data: budget } = useGetBudgetQuery(parameters.id);
  const totals = useMemo(() => totalsOf(items), [items]);
  return (
    <>
      <BudgetHeader
        parameters={parameters}
        budget={budget}
        items={items}
        actions={<PresentAndExport id={parameters.id} />}
      />
      <NotReconciled budget={budget} />
      <div className="grid items-start gap-8 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0">
          <ReviewTabs
            label="Parts of the budget"
            tabs={[
              {
                id: 'budget',
                label: 'Budget',
                content: (
                  <BoardBudget
                    parameters={parameters}
                    totals={totals}
                    otherFunds={otherFundsOf(items)}
                    isReconciled={!isUnreconciled(budget)}
                  />
                ),
              },
              {
                id: 'interactive',
                label: 'Interactive',
                content: (
                  <Interactive
                    parameters={parameters}
                    items={items}
                    revision={budget?.revision ?? 0}
                    open={isOpen(budget)}
                  />
                ),
              },
              {
                id: 'forecast',
                label: 'Forecast',
                content: <ForecastTab parameters={parameters} items={items} />,
              },
              {
                id: 'insights',
                label: 'AI Insights',
                content: <InsightsTab parameters={parameters} items={items} totals={totals} />,
              },
            ]}
          />
        </div>
        <AssistantPanel parameters={parameters} totals={totals} items={items} />
      </div>
    </>
  );
}
