import { useGetBudgetQuery } from '@hoa/api-client/budget';
import { useRecommendationsQuery } from '@hoa/api-client/recommendations';
import type { BudgetItem, Parameters } from '@hoa/contracts';
import { Banner, Loading, Skeleton } from '@hoa/ui';
import { useState } from 'react';
import { budget as words } from '../check-reading/messages';
import { isUnreconciled } from '../check-reading/not-reconciled';
import { BUILT_IN } from '../providers/built-in';
import { ProviderSelect } from '../providers/provider-select';
import type { FiscalYear, Totals } from '../review/lines';
import { BudgetCharts } from './budget-charts';
import { EconomicRates } from './economic-rates';
import { HealthOverview } from './health-overview';
import { KpiTiles } from './kpi-tiles';
import { RecommendationsPanel } from './recommendations-panel';

export interface InsightsTabProps {
  parameters: FiscalYear & Pick<Parameters, 'id'>;
  items: BudgetItem[];
  totals: Totals;
}

/** How healthy the budget is, how it compares with prices, and what can be done about it. */
export function InsightsTab({ parameters, items, totals }: InsightsTabProps) {
  const { id } = parameters;
  const [provider, setProvider] = useState(BUILT_IN);
  const { data: budget } = useGetBudgetQuery(id);
  const query = useRecommendationsQuery(id);
  const { currentData: data } = query;
  // What is computed is there at once and stays; a model's words come when they come.
  const inWords = useRecommendationsQuery(id, { provider, skip: provider === BUILT_IN });
  const worded = provider === BUILT_IN ? query : inWords;
  return (
    <div className="space-y-8">
      {isUnreconciled(budget) ? (
        <Banner tone="attention" title={words.noScore}>
          {words.noScoreReason}
        </Banner>
      ) : data ? (
        <>
          <HealthOverview health={data.health} />
          <KpiTiles kpis={data.health.kpis} />
        </>
      ) : (
        query.isFetching && <LoadingHealth />
      )}
      <RecommendationsPanel
        recommendations={worded.currentData}
        error={worded.error}
        loading={worded.isFetching}
        choice={
          <ProviderSelect
            label="Who words the recommendations"
            caption="In the words of"
            value={provider}
            onChange={setProvider}
          />
        }
      />
      <BudgetCharts items={items} totals={totals} fiscalYear={parameters} />
      <EconomicRates parametersId={id} />
    </div>
  );
}

function LoadingHealth() {
  return (
    <Loading label="Computing the health of this budget" className="space-y-4">
      <Skeleton className="h-40 rounded-lg" />
      <div className="grid gap-4 sm:grid-cols-3">
        <Skeleton className="h-28 rounded-lg" />
        <Skeleton className="h-28 rounded-lg" />
        <Skeleton className="h-28 rounded-lg" />
      </div>
    </Loading>
  );
}
