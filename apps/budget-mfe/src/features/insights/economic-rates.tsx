import { useBudgetRatesQuery, useEconomicDataQuery } from '@hoa/api-client/economics';
import type { BudgetRate } from '@hoa/contracts';
import { Badge, Button, Card, CardHeader } from '@hoa/ui';
import { RotateCcw } from 'lucide-react';
import { Fetched } from '../notices/fetched';
import { PercentField } from '../rates/percent-field';
import { useOverrideRates } from '../rates/use-override-rates';

/** The published rates that the budget rests on, with source and date; each may be replaced for this budget. */
export function EconomicRates({ parametersId }: { parametersId: number }) {
  const query = useBudgetRatesQuery(parametersId);
  const { data: economy } = useEconomicDataQuery();
  return (
    <Card>
      <CardHeader
        title="Economic insights"
        description="What prices do, and where each figure comes from. Replace one if you know better: health and recommendations follow at once, the lines when the budget is generated again."
      />
      {economy?.live?.message && <p className="mb-4 text-sm text-ink-soft">{economy.live.message}</p>}
      <Fetched
        query={{ ...query, data: query.currentData }}
        loading="Loading the rates"
        skeletons={{ count: 3, className: 'h-20', container: 'grid gap-4 sm:grid-cols-3' }}
        failed={{ title: 'The rates could not be loaded' }}
      >
        {({ rates }) => (
          <ul className="grid gap-x-8 gap-y-5 sm:grid-cols-2 lg:grid-cols-3">
            {rates.map((rate) => (
              <li key={rate.id}>
                <Rate parametersId={parametersId} rate={rate} />
              </li>
            ))}
          </ul>
        )}
      </Fetched>
    </Card>
  );
}

function Rate({ parametersId, rate }: { parametersId: number; rate: BudgetRate }) {
  const { override } = useOverrideRates(
    parametersId,
    'Health and recommendations use it now; lines follow when the budget is generated again.',
  );
  const { id, label, percent, defaultPercent, defaultSource, asOf, source, assumption, overridden } = rate;
  return (
    <>
      <PercentField
        label={label}
        percent={percent}
        onSave={(value) => override([{ id, percent: value === defaultPercent ? null : value, was: percent }])}
      />
      <p className="mt-1.5 text-sm text-ink-soft">
        {overridden ? `Yours, in place of ${defaultPercent}% (${defaultSource})` : `${source}, ${asOf}`}
      </p>
      {assumption && !overridden && (
        <Badge tone="amber" className="mt-1">
          Assumption
        </Badge>
      )}
      {overridden && (
        <Button
          size="sm"
          variant="quiet"
          className="-ml-3"
          onClick={() => void override([{ id, percent: null, was: percent }])}
        >
          <RotateCcw aria-hidden />
          Back to {defaultPercent}%
        </Button>
      )}
    </>
  );
}
