import { useMay } from '@hoa/api-client/access';
import { useGetBudgetQuery, useGetReservesQuery } from '@hoa/api-client/budget';
import { formatDollars, formatPercent, toCents } from '@hoa/budget-math';
import type { BudgetItem, ReserveOutlook, ReservePlan } from '@hoa/contracts';
import { ChartFigure, EmptyState, FormField, Lines, Select } from '@hoa/ui';
import { Landmark } from 'lucide-react';
import { useState } from 'react';
import { Fetched } from '../notices/fetched';
import { isOpen } from '../review/use-line-actions';
import { PlanCards } from './plan-cards';
import { PlanTable } from './plan-table';

export interface ReservePlansProps {
  parametersId: number;
  items: readonly BudgetItem[];
}

const PHASES = [1, 2, 3, 4, 5, 7, 10];

/** The reserve fund over 30 years: where the budgeted contribution leads, beside three funding plans. */
export function ReservePlans({ parametersId: id, items }: ReservePlansProps) {
  const [phaseYears, setPhaseYears] = useState(1);
  const may = useMay();
  const { data: budget } = useGetBudgetQuery(id);
  const reserves = useGetReservesQuery({ parametersId: id, phaseYears });
  return (
    <Fetched
      query={reserves}
      loading="Loading the reserve plan"
      skeletons={{ count: 2, className: 'h-40 rounded-lg' }}
      failed={{ title: 'The reserve plan could not be loaded', level: 2 }}
    >
      {(outlook: ReserveOutlook) =>
        outlook.study ? (
          <Outlook
            outlook={outlook}
            study={outlook.study}
            items={items}
            revision={isOpen(budget) && may('editBudget') ? (budget?.revision ?? null) : null}
            parametersId={id}
            phase={
              <FormField label="Phase in over" hint="Reach a plan’s contribution in equal steps.">
                <Select
                  value={String(phaseYears)}
                  onChange={(event) => setPhaseYears(Number(event.target.value))}
                >
                  {PHASES.map((count) => (
                    <option key={count} value={count}>
                      {count === 1 ? 'At once' : `${count} years`}
                    </option>
                  ))}
                </Select>
              </FormField>
            }
          />
        ) : (
          <EmptyState
            icon={Landmark}
            title="No 30-year plan"
            description={`${outlook.missing ?? ''} Add a reserve study with its components, and generate the budget again.`}
          />
        )
      }
    </Fetched>
  );
}

interface OutlookProps {
  outlook: ReserveOutlook;
  study: NonNullable<ReserveOutlook['study']>;
  items: readonly BudgetItem[];
  parametersId: number;
  /** Null where the budget cannot be changed. */
  revision: number | null;
  phase: React.ReactNode;
}

function Outlook({ outlook, study, items, parametersId, revision, phase }: OutlookProps) {
  const { plans } = outlook;
  const [chosen, setChosen] = useState('budget');
  const plan = plans.find(({ id }) => id === chosen) ?? plans[0];
  return (
    <div className="space-y-6">
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_16rem]">
        <div>
          <h2 className="text-xl font-semibold">Reserves over 30 years</h2>
          <p className="mt-1 text-ink-soft">
            {study.documentName}: {dollars(study.balance)} at the beginning of {study.firstYear}
            {study.percentFunded !== null && `, ${formatPercent(study.percentFunded)} funded`}; costs rise by{' '}
            {formatPercent(study.inflation)} and balances earn {formatPercent(study.interest)} a year.
          </p>
          {study.assumptions.map((assumption) => (
            <p key={assumption} className="mt-1 text-amber">
              {assumption}
            </p>
          ))}
        </div>
        {phase}
      </div>
      <PlanCards plans={plans} items={items} parametersId={parametersId} revision={revision} />
      <BalanceChart plans={plans} />
      {plan && (
        <>
          <FormField label="Year by year" className="max-w-xs">
            <Select value={plan.id} onChange={(event) => setChosen(event.target.value)}>
              {plans.map(({ id, label }) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
            </Select>
          </FormField>
          <PlanTable plan={plan} />
        </>
      )}
    </div>
  );
}

const dollars = (money: string) => formatDollars(toCents(money));

function BalanceChart({ plans }: { plans: readonly ReservePlan[] }) {
  const [first] = plans;
  if (!first) return null;
  const series = plans.map(({ id, label }) => ({ id, label }));
  const rows = first.years.map(({ label }, index) => ({
    id: label,
    label,
    cents: plans.map(({ years }) => toCents(years[index]?.closing ?? '0.00')),
  }));
  return (
    <ChartFigure
      title="Balance at the end of each year"
      summary={plans.map(inWords).join(' ')}
      rowLabel="Year"
      series={series}
      rows={rows}
    >
      <Lines series={series} rows={rows} />
    </ChartFigure>
  );
}

function inWords({ label, firstBelowZero, lowest }: ReservePlan): string {
  return firstBelowZero === null
    ? `${label}: never below ${dollars(lowest)}.`
    : `${label}: below zero in ${firstBelowZero}.`;
}
