import type { BudgetScenario } from '@hoa/contracts';
import { Button, Card, CardHeader } from '@hoa/ui';
import { RotateCcw } from 'lucide-react';
import { PercentField } from '../rates/percent-field';
import { useOverrideRates } from '../rates/use-override-rates';

export interface ScenarioRatesProps {
  parametersId: number;
  scenario: BudgetScenario;
  /** Only groups of the budget are shown. */
  groups: readonly string[];
  /** False until the budget's own rates are known: what is typed would be laid over guesses. */
  canSave: boolean;
}

/** How fast each category grows in a scenario; all but the standard one's may be replaced. */
export function ScenarioRates({ parametersId, scenario, groups, canSave }: ScenarioRatesProps) {
  const { override, saving } = useOverrideRates(parametersId, 'The forecast uses them from now on.');
  const rates = scenario.rates.filter(({ group }) => groups.includes(group));
  const changed = rates.filter(({ overridden }) => overridden);
  return (
    <Card>
      <CardHeader
        title="Growth a year"
        description={
          scenario.editable
            ? 'Assumptions that you may replace. They are saved with this budget.'
            : 'The standard projection is fixed. The other scenarios can be changed.'
        }
      />
      {scenario.editable ? (
        <div className="space-y-3">
          {rates.map(({ id, group, percent, defaultPercent, overridden }) => (
            <PercentField
              key={id}
              label={group}
              percent={percent}
              note={overridden ? `Yours; built in: ${defaultPercent}%` : undefined}
              disabled={!canSave}
              onSave={(value) =>
                override([{ id, percent: value === defaultPercent ? null : value, was: percent }])
              }
            />
          ))}
        </div>
      ) : (
        <ul className="space-y-2">
          {rates.map(({ id, group, percent }) => (
            <li key={id} className="flex justify-between gap-4">
              {group}
              <span className="figures">{percent}%</span>
            </li>
          ))}
        </ul>
      )}
      {changed.length > 0 && (
        <Button
          size="sm"
          className="mt-4"
          loading={saving}
          onClick={() => void override(changed.map(({ id, percent: was }) => ({ id, percent: null, was })))}
        >
          <RotateCcw aria-hidden />
          Back to the built-in rates
        </Button>
      )}
    </Card>
  );
}
