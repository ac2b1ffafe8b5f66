import { useBudgetRatesQuery } from '@hoa/api-client/economics';
import { forecastBudget, formatDollars, formatPercent, percentChange } from '@hoa/budget-math';
import type { BudgetItem, BudgetScenario, Parameters } from '@hoa/contracts';
import { Banner, ChartFigure, FormField, Select, StackedColumns } from '@hoa/ui';
import { useMemo, useState } from 'react';
import { ReservePlans } from '../reserves/reserve-plans';
import { lineOf } from '../review/lines';
import { ForecastTable } from './forecast-table';
import { ScenarioRates } from './scenario-rates';
import { builtInScenarios, chartOf, ratesOf } from './scenario';

export interface ForecastTabProps {
  parameters: Pick<Parameters, 'id' | 'year' | 'units'>;
  items: BudgetItem[];
}

/** Five years of this budget under one of four scenarios. */
export function ForecastTab({ parameters, items }: ForecastTabProps) {
  const { id, year, units } = parameters;
  const { currentData, isError } = useBudgetRatesQuery(id);
  const scenarios = currentData?.scenarios ?? builtInScenarios;
  const [chosen, setChosen] = useState('standard');
  const scenario = scenarios.find((one) => one.id === chosen) ?? scenarios[0] ?? builtInScenarios[0]!;
  const forecast = useMemo(
    () =>
      forecastBudget(items.map(lineOf), {
        year,
        units,
        rates: ratesOf(scenario),
        scheduled: scenario.id === 'scheduled',
      }),
    [items, year, units, scenario],
  );
  return (
    <div className="space-y-6">
      {isError && !currentData && (
        <Banner tone="attention" title="Your own rates could not be loaded">
          The forecast shows the built-in rates. Nothing that you entered is lost.
        </Banner>
      )}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="min-w-0 space-y-6 max-lg:order-2">
          <ForecastChart forecast={forecast} scenario={scenario} />
          <ForecastTable forecast={forecast} />
        </div>
        <div className="space-y-6">
          <FormField label="Scenario" hint={scenario.description}>
            <Select value={scenario.id} onChange={(event) => setChosen(event.target.value)}>
              {scenarios.map((one) => (
                <option key={one.id} value={one.id}>
                  {one.label}
                </option>
              ))}
            </Select>
          </FormField>
          <ScenarioRates
            parametersId={id}
            scenario={scenario}
            groups={forecast.groups.map(({ group }) => group)}
            canSave={currentData !== undefined}
          />
        </div>
      </div>
      <ReservePlans parametersId={id} items={items} />
    </div>
  );
}

function ForecastChart({
  forecast,
  scenario,
}: {
  forecast: ReturnType<typeof forecastBudget>;
  scenario: BudgetScenario;
}) {
  const { series, rows } = useMemo(() => chartOf(forecast), [forecast]);
  const first = forecast.years[0];
  const last = forecast.years.at(-1);
  if (!first || !last) return null;
  const grown = percentChange(last.totalCents, first.totalCents);
  return (
    <ChartFigure
      title={`Expenses to ${last.year}`}
      summary={`${scenario.label}: from ${formatDollars(first.totalCents)} in ${first.year} to ${formatDollars(last.totalCents)} in ${last.year} (${formatPercent(grown, { sign: true })}).`}
      rowLabel="Year"
      series={series}
      rows={rows}
    >
      <StackedColumns series={series} rows={rows} />
    </ChartFigure>
  );
}
