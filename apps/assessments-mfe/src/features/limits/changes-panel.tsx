import {
  compareAssessments,
  increaseFigures,
  formatDollars,
  formatPercent,
  type AssessmentChanges,
  type Cents,
} from '@hoa/budget-math';
import type { ScheduleUnit } from '@hoa/contracts';
import { Card, FormField, MoneyInput } from '@hoa/ui';
import { useMemo } from 'react';
import { LimitsPanel } from './limits-panel';

export interface ChangesPanelProps {
  units: readonly ScheduleUnit[];
  now: readonly Cents[];
  /** Last year's by place, where known. */
  before: readonly (Cents | undefined)[];
  totalCents: Cents;
  lastYearTotal: string;
  lastYearProblem: string | undefined;
  onLastYearTotal: (text: string) => void;
  location: string;
  propertyType: string;
  onLocation: (location: string) => void;
  special: { cents: Cents; grossExpensesCents: Cents } | undefined;
}

/** This year beside last year: the change, the largest increase, and what the state says about it. */
export function ChangesPanel(props: ChangesPanelProps) {
  const { now, before, totalCents, special } = props;
  const changes = useMemo(() => compareAssessments({ now, before }), [now, before]);
  const known = changes.newUnits.length < now.length;
  const figures = increaseFigures(changes);
  // A unit without an amount of last year would make the year before look lower than it was.
  const complete = known && changes.newUnits.length === 0;
  return (
    <Card asChild className="space-y-5 p-5 sm:p-6">
      <section aria-label="Compared with last year">
        <div className="flex flex-wrap items-end justify-between gap-4">
          <h2 className="text-lg font-semibold">Compared with last year</h2>
          <FormField label="Last year’s total" error={props.lastYearProblem} className="w-56 max-w-full">
            <MoneyInput value={props.lastYearTotal} onValueChange={props.onLastYearTotal} />
          </FormField>
        </div>
        {known ? (
          <Summary changes={changes} units={props.units} />
        ) : (
          <p className="text-ink-soft">
            Enter last year’s total: each unit’s assessment is then worked out with the same division. Or give
            each unit’s own amount in its row.
          </p>
        )}
        <LimitsPanel
          location={props.location}
          propertyType={props.propertyType}
          onLocation={props.onLocation}
          figures={{
            ...figures,
            ...(complete ? { nowCents: totalCents } : {}),
            special,
          }}
        />
      </section>
    </Card>
  );
}

function Summary({ changes, units }: { changes: AssessmentChanges; units: readonly ScheduleUnit[] }) {
  const { comparable, largestByCents, largestByPercent, newUnits } = changes;
  const change = formatDollars(comparable.changeCents, { cents: 'if any' });
  return (
    <ul className="max-w-prose space-y-1">
      <li>
        All units together: {comparable.changeCents > 0 ? '+' : ''}
        {change}
        {comparable.changePercent === undefined
          ? ''
          : ` (${formatPercent(comparable.changePercent, { sign: true })})`}
        .
      </li>
      <li>
        {largestByCents
          ? `Largest increase: unit ${units[largestByCents.unit]?.unit ?? ''}, +${formatDollars(largestByCents.changeCents ?? 0, { cents: true })}${percentText(largestByCents.changePercent)}.`
          : 'No unit pays more than last year.'}
      </li>
      {largestByPercent && largestByPercent.unit !== largestByCents?.unit && (
        <li>
          Largest in percent: unit {units[largestByPercent.unit]?.unit}, +
          {formatDollars(largestByPercent.changeCents ?? 0, { cents: true })}
          {percentText(largestByPercent.changePercent)}.
        </li>
      )}
      {newUnits.length > 0 && (
        <li className="text-ink-soft">
          {newUnits.length.toLocaleString('en-US')} {newUnits.length === 1 ? 'unit has' : 'units have'} no
          amount of last year and {newUnits.length === 1 ? 'is' : 'are'} left out of this comparison.
        </li>
      )}
    </ul>
  );
}

const percentText = (percent: number | undefined) =>
  percent === undefined ? '' : ` (${formatPercent(percent, { sign: true })})`;
