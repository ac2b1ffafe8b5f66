import { useGetBudgetQuery } from '@hoa/api-client/budget';
import { useMemo } from 'react';
import { NotReconciled } from '../check-reading/not-reconciled';
import { BudgetTab } from './budget-tab';
import { ChatPanel, ContractsTab, ForecastTab, InsightsTab } from './lazy-tabs';
import { totalsOf } from './lines';
import { ReviewHeader } from './review-header';
import { ReviewTabs } from './review-tabs';
import { SummaryTiles } from './summary-tiles';
import { UnitBills } from './unit-bills';
import { WithBudget, type LoadedBudget } from './with-budget';

/** The manager's workspace. */
export function ReviewPage() {
  return <WithBudget>{(loaded) => <Review {...loaded} />}</WithBudget>;
}

function Review({ parameters, items }: LoadedBudget) {
  const { budget } = useGetBudgetQuery(parameters.id, {
    selectFromResult: ({ data }) => ({ budget: data }),
  });
  const totals = useMemo(() => totalsOf(items), [items]);
  return (
    <>
      <ReviewHeader parameters={parameters} budget={budget} items={items} />
      <NotReconciled budget={budget} />
      <div className="flex flex-col gap-8">
        <SummaryTiles
          parameters={parameters}
          totals={totals}
          items={items}
          bills={<UnitBills parameters={parameters} items={items} />}
        />
        <ReviewTabs
          label="Parts of the review"
          tabs={[
            {
              id: 'budget',
              label: 'Budget',
              content: <BudgetTab parameters={parameters} budget={budget} items={items} totals={totals} />,
            },
            { id: 'contracts', label: 'Contracts', content: <ContractsTab parameters={parameters} /> },
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
            {
              id: 'chat',
              label: 'AI Chat',
              content: <ChatPanel parametersId={parameters.id} items={items} />,
            },
          ]}
        />
      </div>
    </>
  );
}
