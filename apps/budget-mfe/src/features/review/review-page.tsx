import { messageOf } from '@hoa/api-client/core';
import { useGetBudgetQuery, useListItemsQuery } from '@hoa/api-client/budget';
import { useGetParametersQuery } from '@hoa/api-client/parameters';
import type { BudgetItem, Parameters } from '@hoa/contracts';
import { Button, EmptyState, ErrorPanel, Skeleton } from '@hoa/ui';
import { Bot, FileSpreadsheet } from 'lucide-react';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { useParametersId } from '../routing/parameters-id';
import { BudgetTab } from './budget-tab';
import { ContractsTab, ForecastTab, InsightsTab } from './lazy-tabs';
import { totalsOf } from './lines';
import { ReviewHeader } from './review-header';
import { ReviewTabs } from './review-tabs';
import { SummaryTiles } from './summary-tiles';
import { isOpen } from './use-line-actions';

/** The manager's workspace. */
export function ReviewPage() {
  const id = useParametersId();
  const skip = id.value === null;
  const parameters = useGetParametersQuery(id.value ?? 0, { skip });
  const items = useListItemsQuery(id.value ?? 0, { skip });
  // `currentData`: never another budget's figures. What was loaded stays, should a later refetch fail.
  const loaded = parameters.currentData !== undefined && items.currentData !== undefined;
  const failure = id.error ?? (loaded ? null : (parameters.error ?? items.error));
  if (failure) return <LoadFailed error={failure} />;
  if (!parameters.currentData || !items.currentData) return <LoadingReview />;
  return <Review parameters={parameters.currentData} items={items.currentData} />;
}

function Review({ parameters, items }: { parameters: Parameters; items: BudgetItem[] }) {
  const { data: budget } = useGetBudgetQuery(parameters.id);
  const totals = useMemo(() => totalsOf(items), [items]);
  if (items.length === 0) return <NotGenerated parameters={parameters} />;
  return (
    <>
      <ReviewHeader parameters={parameters} editedCount={budget?.editedCount ?? 0} open={isOpen(budget)} />
      <div className="space-y-8">
        <SummaryTiles parameters={parameters} totals={totals} />
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
              content: (
                <EmptyState
                  icon={Bot}
                  title="AI Chat"
                  description="A chat is coming here in which you can ask about this budget and have lines changed."
                />
              ),
            },
          ]}
        />
      </div>
    </>
  );
}

function NotGenerated({ parameters: { id, associationName, year } }: { parameters: Parameters }) {
  return (
    <EmptyState
      level={1}
      icon={FileSpreadsheet}
      title="No budget yet"
      description={`The parameters of ${associationName}, ${year} are saved. Generate the budget from there.`}
      action={
        <Button variant="primary" asChild>
          <Link to={`/budget-parameters/${id}`}>Go to Parameters</Link>
        </Button>
      }
    />
  );
}

function LoadFailed({ error }: { error: unknown }) {
  return (
    <ErrorPanel
      level={1}
      title="Error Loading Budget"
      description={`We're unable to load your budget data: ${messageOf(error, 'no answer came')}`}
    >
      <Button variant="primary" asChild>
        <Link to="/">Return to Home</Link>
      </Button>
    </ErrorPanel>
  );
}

function LoadingReview() {
  return (
    <div role="status">
      <p className="mb-6 text-ink-soft">Loading budget data...</p>
      <div aria-hidden>
        <Skeleton className="h-9 w-80 max-w-full" />
        <Skeleton className="mt-3 h-5 w-56" />
        <div className="mt-8 grid gap-4 sm:grid-cols-3">
          <Skeleton className="h-28 rounded-lg" />
          <Skeleton className="h-28 rounded-lg" />
          <Skeleton className="h-28 rounded-lg" />
        </div>
        <Skeleton className="mt-8 h-11" />
        <div className="mt-6 space-y-3">
          {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((row) => (
            <Skeleton key={row} className="h-8" />
          ))}
        </div>
      </div>
    </div>
  );
}
